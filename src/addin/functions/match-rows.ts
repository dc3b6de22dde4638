import type { Cell, Grid } from '../cells/cell';
import { checkSize } from '../cells/result-size';
import { cellText } from '../cells/text';
import { numberCell } from '../cells/value';
import type { EntitySummary } from '../../shared/contract/entity';
import type { EntityType } from '../../shared/contract/entity-type';
import { OTHER_BODY } from '../../shared/names/closeness';
import { identify } from '../../shared/names/entity-identification';
import type { Verdict } from '../../shared/names/entity-identification';
import { nearestRunnerUp } from '../../shared/names/candidate-ranking';
import type { ScoredCandidate } from '../../shared/names/candidate-ranking';
import { coreText } from '../../shared/names/legal-form';
import { nameText } from '../../shared/names/name-text';
import { askTexts } from '../runtime/aliases';
import type { FunctionContext } from './call/context';
import { nameFailure } from './names/name-failure';
import { searchOf } from '../cells/typed-name';

/** What MATCH tells of each name. */
export const MATCH_COLUMNS = ['id', 'matched name', 'type', 'confidence', 'runner-up'] as const;

/** One row for each name, so that the result lines up with the list; a blank name has a blank row. */
export function matchRows(
  context: FunctionContext,
  names: readonly (string | undefined)[],
  types: readonly EntityType[],
): Promise<Grid> {
  checkSize(names.length, MATCH_COLUMNS.length);
  const single = names.length === 1;
  return Promise.all(
    names.map((name): Promise<Cell[]> => {
      if (name === undefined) return Promise.resolve(['']);
      const row = matchRow(context, name, types);
      return single ? row : row.catch((error: unknown) => [context.failures.asCell(error)]);
    }),
  );
}

async function matchRow(
  context: FunctionContext,
  name: string,
  types: readonly EntityType[],
): Promise<Cell[]> {
  const { host, knowledge, waiter } = context;
  const found = await knowledge.search(searchOf(name, types, 1), waiter);
  const verdict = await verdictOf(context, name, found);
  if (verdict.kind !== 'match') {
    const nearest = found.length > 0 ? nearestRunnerUp(name, found) : await ofOtherForm(context, name, types);
    const isFar = found.length === 0 && nearest.length > 0;
    const reason = nameFailure({ name, types }, isFar ? { kind: 'far', nearest } : verdict);
    const score = numberCell(nearest[0]?.closeness ?? 0, host, '0.00');
    const matched = verdict.kind === 'several' ? 'several matches' : 'no match';
    return [context.failures.asCell(reason), matched, '', score, told(nearest)];
  }
  const { entity, closeness } = verdict;
  return [
    cellText(entity.id),
    cellText(entity.name),
    cellText(entity.entity_type),
    numberCell(closeness, host, '0.00'),
    told(nearestRunnerUp(name, found, verdict).slice(0, 1)),
  ];
}

/**
 * What is called so but for the legal form, where the service finds nothing by the whole name, since it knows that Deutsche
 * Bank is no Ltd: another body, and told as such.
 */
async function ofOtherForm(
  { knowledge, waiter }: FunctionContext,
  name: string,
  types: readonly EntityType[],
): Promise<readonly ScoredCandidate[]> {
  const text = nameText(name);
  const core = coreText(text);
  if (core === text) return [];
  const found = await knowledge.search(searchOf(core, types, 1), waiter);
  return nearestRunnerUp(core, found).map(({ entity, closeness }) => ({
    entity,
    closeness: Math.min(OTHER_BODY, closeness),
  }));
}

function verdictOf(
  { knowledge, settings, waiter }: FunctionContext,
  name: string,
  found: readonly EntitySummary[],
): Promise<Verdict> {
  const lead = identify(name, found);
  if (lead.kind === 'settled') return Promise.resolve(lead.verdict);
  return lead.settle(askTexts(knowledge, waiter, settings.serviceAddress));
}

function told(nearest: readonly ScoredCandidate[]): Cell {
  return cellText(
    nearest.map(({ entity, closeness }) => `${entity.name} (${closeness.toFixed(2)})`).join('; '),
  );
}
