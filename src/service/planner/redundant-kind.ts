import type { EntityType } from '../../shared/contract/entity-type';
import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import type { ValuePart } from './question-parts';
import type { Word } from './words';

/** Fields that only say of what kind it is what another leads to. */
const KINDS: ReadonlyMap<string, EntityType> = new Map<string, EntityType>([
  ['company', 'Company'],
  ['companies', 'Company'],
  ['country', 'Country'],
]);

/**
 * A step that names again what another leads to is none: `a director of which companies`, `the capital of what country`.
 * Before it, `on the boards of which companies`, it is left out where what it leads to has nothing of the kind.
 */
export function withoutKind(value: ValuePart, { reader }: Evaluator): ValuePart {
  const { set, way, fields } = value;
  const [first = '', last = '', ...others] = [...way, ...fields];
  const [entity] = set.named?.length === 1 ? (set.named[0] ?? []) : [];
  if (entity === undefined || last === '' || others.length > 0 || fields.length !== 1) return value;
  const leadsTo = (field: string, type: EntityType | undefined): boolean => {
    const facts = type === undefined ? [] : reader.read(entity, reader.steps([field]));
    return (
      facts.length > 0 &&
      facts.every((fact) => fact.value.kind === 'entity' && fact.value.entity.type === type)
    );
  };
  if (leadsTo(first, KINDS.get(last))) return { ...value, way: [], fields: [first] };
  const isNowhere = KINDS.has(first) && reader.read(entity, reader.steps([first, last])).length === 0;
  return isNowhere && leadsTo(last, KINDS.get(first)) ? { ...value, way: [] } : value;
}

/** Whether what a company has is told where the company is asked for: `of which companies is Tim Cook a director`. */
export const tellsOfFirm = ({ select }: Expression, words: readonly Word[]): boolean =>
  select.length === 2 &&
  KINDS.get(select[0] ?? '') === 'Company' &&
  /^(?:of|at|for|on|in|von|bei) (?:which|what|welche[mnrs]?)$/.test(
    words
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' '),
  );
