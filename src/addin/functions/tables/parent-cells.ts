import { flagArgument, requiredRange } from '../../cells/argument';
import type { Cell, Result } from '../../cells/cell';
import { isoDate, localDay } from '../../cells/date';
import { cellText } from '../../cells/text';
import type { RelatedEntity } from '../../../shared/contract/entity';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS, type Link } from '../../../shared/formula/function-table';
import { say } from '../../../shared/messages/message';
import type { FunctionContext } from '../call/context';
import type { PromiseOrValue } from '../call/promise-or-value';
import { cellGrid } from '../cells/cell-grid';
import { namer } from '../names/entity-resolution';
import { subjectOf } from '../names/entity-label';

const MOST_NAMES = 3;

/** What `KER.PARENT` is called with. */
export type ParentArguments = { entity: unknown; ultimate: unknown };

/** The parent companies of some entities, in the shape of their range. */
export function parentCells(
  context: FunctionContext,
  { entity, ultimate }: ParentArguments,
): PromiseOrValue<Result> {
  const links = FUNCTIONS.PARENT.requests.links;
  const link = flagArgument(ultimate, 'ultimate', false) ? links.set : links.unset;
  const named = namer(context, { types: [] });
  return cellGrid(context, requiredRange(entity, 'entity'), (text) =>
    named.together(text, (id) => parentCell(context, { id, text }, link)),
  );
}

async function parentCell(
  { knowledge, waiter }: FunctionContext,
  { id, text }: { id: string; text: string },
  link: Link,
): Promise<Cell> {
  const related = await knowledge.relationship({ id, ...link }, waiter);
  const parents = new Map(related.filter(isCurrent).map((parent) => [parent.id, parent.name]));
  const [name, ...others] = [...parents.values()];
  if (name !== undefined && others.length === 0) return cellText(name);
  const subject = subjectOf(knowledge, id, text);
  if (name === undefined) throw new Failure('absent', say(FUNCTIONS.PARENT.empty, subject));
  const names = [name, ...others].slice(0, MOST_NAMES);
  throw new Failure(
    'no-match',
    say('{} has {} parent companies: {}. KER.RELATED lists them', subject, parents.size, names),
  );
}

/** A parent until an earlier day has sold the company. */
function isCurrent({ properties: { valid_until: until } }: RelatedEntity): boolean {
  return !until || until.slice(0, 10) >= isoDate(localDay(Date.now()));
}
