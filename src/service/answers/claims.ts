import { uniqBy } from 'es-toolkit/array';

import { isBound } from '../query/conditions';
import type { Evaluator } from '../query/evaluate';
import type { Result } from '../query/result';
import type { Fact } from '../query/fact';
import type { Row } from '../query/row';
import { isOfDays } from '../query/series-fact';
import { sizeOf } from '../query/summarise';
import type { Expression, Filter } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { derivedStatement } from './derived';
import { cited, citedTogether, factSentence, sinceSentence } from './fact-sentence';
import { formatFact, formatNumber, joinNames, joinSome } from './format-value';
import { leftOut } from './missing-data';
import { figureOf, pathLabel, spoken } from './labels';
import { setPhrase } from './set-phrase';
import { remark, type Statement } from './statement';
import { boundText, LENGTHS, COMPARISON_WORDS, stretches } from './summary';
import { momentLabel, timePhrase, yearOf } from './times';

/** What becomes of a claim: whether it is so, of whom or when where that differs, and the figures that tell. */
export function claimStatements(result: Result, expression: Expression): Statement[] {
  const { rows, verdict = 'unknown', unjudged = [] } = result;
  const { claim, at } = expression;
  const [origin] = result.topics;
  const isOfSteps = claim?.path.at(-1)?.endsWith('_step_change_history') === true;
  if (isOfSteps && verdict !== 'yes' && origin !== undefined) {
    const moved = claim.operator.startsWith('>') ? 'rise' : 'fall';
    const facts = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.facts)).slice(0, 1);
    return [{ content: `**No.** ${origin.name} did not ${moved}${timePhrase(at)}.`, facts }];
  }
  const no = result.isOver === true ? 'No longer' : 'No';
  const word = { yes: 'Yes', no, partly: 'In part', unknown: 'Not known of each' }[verdict];
  const told = rows.map((row) => ofRow(row, expression, result));
  const [first, ...others] = uniqBy(told, ({ content }) => content);
  if (first === undefined) return [];
  // What is so of some of several is neither.
  const isMixed = isOfBoth(rows) && new Set(rows.map(({ entity }) => entity)).size > 1;
  const sorted = sortedOut(rows, expression);
  // Which of several it is is said by itself.
  const isChoice =
    verdict === 'yes' && (claim?.operand.anyOf.length ?? 0) > 1 && claim?.path.join() !== 'name';
  const says = isMixed ? sorted || '**In part.** ' : isChoice ? '' : `**${word}.** ${sorted}`;
  const lacking = unjudged.map(({ entity, time }) => lackingAt(entity, time, expression));
  return [{ ...first, content: `${says}${first.content}` }, ...others, ...lacking];
}

const lackingAt = (entity: StoredEntity, time: string, { claim }: Expression): Statement =>
  remark(
    `The embedded dataset has no ${pathLabel(claim?.path ?? [])} of ${spoken(entity)}${timePhrase([time])}.`,
  );

/** Whether it is so of some and not so of others. */
const isOfBoth = (rows: readonly Row[]): boolean =>
  [true, false].every((so) => rows.some(({ isSo }) => isSo === so));

/** As many as are sorted by whether it is so of them. */
const MOST_SORTED = 12;

/** Of which of several it is so and of which not, or when; nothing where it is the same of all. */
function sortedOut(rows: readonly Row[], { at = [] }: Expression): string {
  if (!isOfBoth(rows) || rows.length > MOST_SORTED) return '';
  const entities = new Set(rows.map(({ entity }) => entity));
  const isOfOne = entities.size === 1;
  if (!isOfOne && entities.size < rows.length) return '';
  const [so, not] = [true, false].map((is) =>
    joinNames(
      rows.filter(({ isSo }) => isSo === is).map((row) => (isOfOne ? timeOf(row) : spoken(row.entity))),
    ),
  );
  if (isOfOne) return `It was so in ${so ?? ''}, and not in ${not ?? ''}. `;
  const verb = at.length > 0 ? 'was' : 'is';
  return `It ${verb} so of ${so ?? ''}, and not of ${(not ?? '').replace(/\.$/, '')}. `;
}

const timeOf = ({ time = '' }: Row): string => momentLabel(time);

/** The sentence of what a claim is judged by. */
function ofRow(
  { entity, cells, beside = [], subject, isSo, within }: Row,
  { claim }: Expression,
  result: Result,
): Statement {
  const column = claim?.path.join('_');
  const cell =
    [...cells, ...beside].find((each) => each.column === column && column !== 'name') ??
    cells.find((each) => each.column !== 'name');
  const facts = cell?.facts ?? [];
  const [first] = facts;
  const field = first?.field ?? '';
  const [origin] = result.topics;
  if (first !== undefined && claim !== undefined && within !== undefined)
    return {
      content: withinText(entity, first, { claim, within }),
      facts: within.met.length > 0 ? [first, ...within.met] : [first],
    };
  if (
    first !== undefined &&
    (field === 'since' || field === 'until') &&
    origin !== undefined &&
    subject.field !== 'name'
  )
    return { content: sinceSentence(origin, { field: subject.field, entity, fact: first }), facts };
  if (first === undefined && claim?.path.join('.') === 'name') {
    const names = joinNames(claim.operand.anyOf.flat());
    return { content: `${spoken(entity)} is ${isSo === true ? '' : 'not '}one of ${names}.`, facts };
  }
  const nearest = isSo === false && facts.length > MOST_DENIED ? nearestTo(facts, claim) : undefined;
  if (nearest !== undefined) {
    const which = claim?.operator.startsWith('>') === true ? 'highest' : 'lowest';
    const told = factSentence(entity, field, [nearest]);
    return { content: `The ${which} of its ${facts.length} figures: ${told}`, facts: [nearest] };
  }
  const worked = first === undefined || facts.length > 1 ? undefined : derivedStatement(entity, field, first);
  return { content: worked?.content ?? factSentence(entity, field, facts), facts };
}

/** The most figures listed for something that was never true. */
const MOST_DENIED = 12;

/** Of figures of which none meets a bound the one that comes nearest to it. */
function nearestTo(facts: readonly Fact[], claim: Expression['claim']): Fact | undefined {
  if (claim === undefined || !isBound(claim)) return undefined;
  const sign = claim.operator.startsWith('>') ? 1 : -1;
  const sizeIn = (fact: Fact): number => Number(sizeOf(fact)) * sign;
  return facts.reduce((best, fact) => (sizeIn(fact) > sizeIn(best) ? fact : best));
}

/** In how many parts of a time a bound was met, and how far the figure went. */
function withinText(
  entity: StoredEntity,
  most: Fact,
  { claim, within }: { claim: Filter; within: NonNullable<Row['within']> },
): string {
  const { all, met, time } = within;
  const { operator, operand } = claim;
  const series = most.value.kind === 'point' ? most.value.series : undefined;
  const length =
    series === undefined || isOfDays(series) ? 'figures' : (LENGTHS.get(series.cadence) ?? 'days');
  const of = `${all.length} ${length} of ${momentLabel(time)}`;
  const count =
    met.length === 0
      ? `none of the ${of}`
      : met.length === all.length
        ? `all ${of}`
        : `**${met.length}** of the ${of}`;
  const when = met.length === 0 || met.length === all.length ? '' : `, ${stretches(met)}`;
  const bound = `${COMPARISON_WORDS.get(operator) ?? operator} ${boundText(most, operand.text)}`;
  const end = operator.startsWith('>') ? 'highest' : 'lowest';
  return `${figureOf(entity, most.field)} was ${bound} in ${count}${when}; the ${end} was **${formatFact(most)}** (${yearOf(most)})${cited(most)}.`;
}

/** The most exceptions that are named, with their figures. */
const MOST_NAMED = 30;
const MOST_TOLD = 10;

/** Whether something is so of all of a kind: of how many it is, of which not, and of which nobody knows. */
export function allStatements(result: Result, expression: Expression, evaluator: Evaluator): Statement[] {
  const { rows, verdict = 'unknown' } = result;
  const { claim, at = [] } = expression;
  if (claim === undefined || rows.length === 0) return [];
  const { claim: _claim, ...all } = expression;
  const left = leftOut({ ...all, filters: [...all.filters, claim] }, result, evaluator);
  const { offset = 0, limit = Infinity } = expression;
  const count = Math.min(limit, Math.max(0, result.total() - offset));
  const not = rows.filter(({ isSo }) => isSo !== true);
  const denied = [...new Set(not.map(({ entity }) => entity))];
  const known = new Set(rows.map(({ entity }) => entity)).size;
  const isWhole = known === count;
  const of = `the ${formatNumber(count)} ${setPhrase(all, evaluator.means)}`;
  const so = known - denied.length;
  const many = denied.length === 0 && isWhole ? 'all' : so === 0 ? 'none' : `**${formatNumber(so)}**`;
  const word = verdict !== 'yes' ? 'No' : isWhole ? 'Yes' : 'Yes, as far as it is known';
  const names = joinSome(
    denied.map((entity) => deniedOf(entity, not, at)),
    MOST_NAMED,
  );
  const except = so === 0 || denied.length === 0 ? '' : `, and not of ${names.replace(/\.$/, '')}`;
  const figures = isBound(claim) ? not.slice(0, MOST_TOLD).flatMap(toldOf) : [];
  const facts = [rows.find(({ isSo }) => isSo === true), ...not].flatMap((row) => row?.cells ?? []);
  const bearing = facts.flatMap((cell) => (cell.column === 'name' ? [] : cell.facts));
  const source = figures.length > 0 ? '' : citedTogether(bearing.slice(0, 1));
  const content = `**${word}.** It ${at.length > 0 ? 'was' : 'is'} so of ${many} of ${of}${except}${source}.`;
  return [{ content, facts: bearing }, ...figures, ...left];
}

/** An exception, with the times where several were asked for. */
function deniedOf(entity: StoredEntity, not: readonly Row[], at: readonly string[]): string {
  const times = not.flatMap((row) => (row.entity === entity ? (row.time ?? []) : []));
  return at.length > 1 && times.length > 0
    ? `${spoken(entity)} (${times.map(momentLabel).join(', ')})`
    : spoken(entity);
}

function toldOf({ entity, cells, within }: Row): Statement[] {
  const facts = cells.find(({ column }) => column !== 'name')?.facts ?? [];
  const [first] = facts;
  return first === undefined || within !== undefined
    ? []
    : [{ content: factSentence(entity, first.field, facts), facts }];
}
