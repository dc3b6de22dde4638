import type { Evaluator, Result } from '../query/evaluate';
import type { Fact } from '../query/fact';
import type { Expression } from '../query/tree';
import type { StoredEntity, StoredRelationship } from '../store/stored';
import { joinNames } from './format-value';
import { fieldLabel, spoken } from './phrase';
import type { Statement } from './statement';

/** What a membership of which no day is known may have been at any time, so that it is neither told nor passed over. */
export function undatedNames(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { at = [], aggregate, claim, ...untimed } = expression;
  if (at.length === 0 || claim !== undefined || aggregate?.by !== undefined) return [];
  const edgeOf = edgeReader(expression, result, evaluator);
  if (edgeOf === undefined) return [];
  const told = new Set(result.rows.map(({ entity }) => entity));
  const { rows } = evaluator.run(untimed);
  const left = rows.filter((row) => {
    const edge = told.has(row.entity) ? undefined : edgeOf(row);
    return edge !== undefined && edge.validSince === undefined && edge.validUntil === undefined;
  });
  const names = joinNames([...new Set(left.map(({ entity }) => spoken(entity)))]);
  const content = `The embedded dataset does not say since when that has been so of ${names}, which is left out.`;
  return left.length === 0 ? [] : [{ content, facts: [] }];
}

type EdgeOf = (row: Result['rows'][number]) => StoredRelationship | undefined;

/** What joins a row to what it was asked by: the walk that led to it, or what it was narrowed by. */
function edgeReader(
  { filters, select }: Expression,
  { topics }: Result,
  evaluator: Evaluator,
): EdgeOf | undefined {
  if (topics.length === 1 && select.length === 1 && filters.length === 0)
    return ({ subject }) => (subject.field === 'name' ? undefined : edgeIn(subject));
  const { reader, means } = evaluator;
  const filter = filters.find(({ path, operator }) => operator === '=' && path.join() === 'member_of');
  if (topics.length > 0 || filter === undefined) return undefined;
  const groups = new Set(filter.operand.anyOf.flat().flatMap((name) => [...means.namer(name)]));
  return ({ entity }) =>
    reader
      .read(entity, ['member_of'])
      .filter(({ value }) => value.kind === 'entity' && groups.has(value.entity))
      .map(edgeIn)[0];
}

const edgeIn = ({ value }: Fact): StoredRelationship | undefined =>
  value.kind === 'entity' ? value.edge : undefined;

/** Since when is not known of something that is held, or of nothing since nothing is. */
export function sinceRefusal(
  { select, filters }: Expression,
  subject: StoredEntity | undefined,
  { reader, means }: Evaluator,
): string | undefined {
  const [field = '', last, ...others] = reader.steps(select);
  const named = filters.find(({ path }) => path.join('.') === `${field}.name`);
  const way = last === undefined ? filters[0]?.path[0] : field;
  if (subject === undefined || others.length > 0 || way === undefined) return undefined;
  if ((last ?? field) !== 'since') return undefined;
  const filter = named ?? filters.find(({ path }) => path.join('.') === `${way}.name`);
  const wanted =
    filter === undefined
      ? undefined
      : new Set(filter.operand.anyOf.flat().flatMap((name) => [...means.namer(name)]));
  const held = reader
    .read(subject, [way])
    .filter(({ value }) => value.kind === 'entity' && (wanted === undefined || wanted.has(value.entity)));
  const whom = spoken(subject);
  const group =
    filter === undefined ? '' : spoken({ name: [...(wanted ?? [])][0]?.name ?? filter.operand.text });
  if (held.length === 0)
    return filter === undefined
      ? `it has no ${fieldLabel(way)} of ${whom}.`
      : way === 'member_of'
        ? `it does not list ${whom} as a member of ${group}.`
        : `it does not list ${group} as ${fieldLabel(way)} of ${whom}.`;
  const names = joinNames(
    held.flatMap(({ value }) => (value.kind === 'entity' ? [spoken(value.entity)] : [])),
  );
  return way === 'member_of'
    ? `it does not say since when ${whom} has been a member of ${names}.`
    : `it does not say since when ${names} has been ${fieldLabel(way)} of ${whom}.`;
}
