import { isBound } from '../query/conditions';
import type { Evaluator, Result } from '../query/evaluate';
import type { Row } from '../query/row';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { citedTogether, factSentence } from './fact-sentence';
import { formatNumber, joinSome } from './format-value';
import { leftOut } from './lacking';
import { setPhrase, spoken } from './phrase';
import type { Statement } from './statement';
import { momentLabel } from './times';

/** As many exceptions as are named, and as many of which the figure is told. */
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
    denied.map((entity) => named(entity, not, at)),
    MOST_NAMED,
  );
  const except = so === 0 || denied.length === 0 ? '' : `, and not of ${names.replace(/\.$/, '')}`;
  const figures = isBound(claim) ? not.slice(0, MOST_TOLD).flatMap(told) : [];
  const facts = [rows.find(({ isSo }) => isSo === true), ...not].flatMap((row) => row?.cells ?? []);
  const bearing = facts.flatMap((cell) => (cell.column === 'name' ? [] : cell.facts));
  const source = figures.length > 0 ? '' : citedTogether(bearing.slice(0, 1));
  const content = `**${word}.** It ${at.length > 0 ? 'was' : 'is'} so of ${many} of ${of}${except}${source}.`;
  return [{ content, facts: bearing }, ...figures, ...left];
}

/** An exception, with the times where several were asked for. */
function named(entity: StoredEntity, not: readonly Row[], at: readonly string[]): string {
  const times = not.flatMap((row) => (row.entity === entity ? (row.time ?? []) : []));
  return at.length > 1 && times.length > 0
    ? `${spoken(entity)} (${times.map(momentLabel).join(', ')})`
    : spoken(entity);
}

function told({ entity, cells, within }: Row): Statement[] {
  const facts = cells.find(({ column }) => column !== 'name')?.facts ?? [];
  const [first] = facts;
  return first === undefined || within !== undefined
    ? []
    : [{ content: factSentence(entity, first.field, facts), facts }];
}
