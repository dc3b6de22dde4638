import type { Evaluator, Result } from '../query/evaluate';
import { momentOf } from '../query/period';
import { parseQuantity } from '../query/quantity';
import type { Expression, Filter } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { formatNumber, joinNames } from './format-value';
import { momentLabel, pathLabel, setPhrase, spoken, timePhrase } from './phrase';
import type { Statement } from './statement';

/** As many names as a note tells, and as many of them where there are more. */
const MOST_NAMED = 12;
const SOME_NAMED = 8;

/** Beyond this many a collection is not looked through entity by entity, but only its most prominent ones. */
const MOST_LOOKED_AT = 2000;
const PROMINENT = 50;

const isKnown = ({ operator, operand }: Filter): boolean => operator === '=' && operand.text === '*';

const isFigure = ({ path, operator, operand }: Filter): boolean =>
  /^[<>]=?$/.test(operator) && path.length === 1 && parseQuantity(operand.text) !== undefined;

/** What has a date has one by its nature, and a name everything has. */
const NO_FIGURES: ReadonlySet<string> = new Set(['name', 'id', 'date', 'since', 'until', 'founded', 'type']);

/**
 * Of a collection that is narrowed or ranked by a figure, those that meet every other condition and lack the figure:
 * they are neither above nor below, may be the first, and are not passed over.
 */
export function lackingFigures(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { filters, orders, topic, at = [] } = expression;
  if (result.topics.length > 0) return [];
  const [order] = orders;
  const ranked = order === undefined || order.path.length > 1 ? [] : [order.path];
  // What a time is not known of is neither so then nor otherwise.
  const denied = at.length === 0 ? [] : filters.filter(isDenied);
  const paths = [...[...filters.filter(isFigure), ...denied].map(({ path }) => path), ...ranked];
  const figures = [...new Map(paths.map((path) => [path.join('.'), path])).values()].filter(
    ([field = '']) => !NO_FIGURES.has(field),
  );
  if (figures.length === 0) return [];
  const [only = []] = figures;
  const others = filters.filter((filter) => isPlain(filter) && !denied.includes(filter));
  const whole: Expression = {
    topic,
    filters: others,
    select: [],
    orders: [],
    returns: ['name'],
    ...(denied.length > 0 ? { at } : {}),
  };
  // Of a ranking alone it is known already.
  const isRanking = figures.length === 1 && only === order?.path && filters.every(isPlain);
  const left = isRanking ? [...new Set(result.unranked?.() ?? [])] : [];
  const held = left.length + result.total();
  if (isRanking && result.unranked !== undefined && held <= MOST_LOOKED_AT) {
    const of = `the ${formatNumber(held)} ${setPhrase(whole, evaluator.means)}`;
    return left.length === 0 ? [] : [statementOf(only, expression, { left, count: left.length, of })];
  }
  const { rows, total } = evaluator.run({ ...whole, limit: MOST_LOOKED_AT });
  const all = total();
  const looked = all > rows.length ? rows.slice(0, PROMINENT) : rows;
  // What has to be so at each of several times has to be known of each.
  const isAtEach = expression.isAnyTime !== true && filters.some(isFigure);
  const times = isAtEach ? at.map((time) => [time]) : [at];
  const readers = (times.length === 0 ? [[]] : times).map((those) =>
    evaluator.reader.at(those.map(momentOf), at.length > 0),
  );
  return figures.flatMap((path) => {
    const steps = evaluator.reader.steps(path);
    const lacking = looked.filter(({ entity }) =>
      readers.some((reader) => reader.read(entity, steps).length === 0),
    );
    const known = [...new Set(lacking.map(({ entity }) => entity))];
    if (known.length === 0) return [];
    const of = `the ${formatNumber(all)} ${setPhrase(whole, evaluator.means)}`;
    const count = looked.length < all ? undefined : known.length;
    return [statementOf(path, expression, { left: known, count, of })];
  });
}

const isDenied = ({ path, operator }: Filter): boolean =>
  operator === '!=' && path.length === 1 && (path[0] === 'currency' || path[0] === 'languages');

const isPlain = (filter: Filter): boolean => !isFigure(filter) && !isKnown(filter);

type LeftOut = { left: readonly StoredEntity[]; count: number | undefined; of: string };

function statementOf(
  path: readonly string[],
  { at = [], filters, isAnyTime }: Expression,
  { left, count, of }: LeftOut,
): Statement {
  const isAtEach = isAnyTime !== true && at.length > 1 && filters.some(isFigure);
  const when = isAtEach ? ` for each of ${joinNames(at.map(momentLabel))}` : timePhrase(at);
  const whom = whomOf(left, count, of);
  const are = left.length === 1 ? 'it is' : 'they are';
  const content = `\nThe embedded dataset has no ${pathLabel(path)}${when} of ${whom}, so that ${are} left out.`;
  return { content, facts: [] };
}

/** Few by name; of many how many they are, with the most prominent of them. */
function whomOf(lacking: readonly StoredEntity[], count: number | undefined, of: string): string {
  const names = lacking.map(spoken);
  const some = joinNames(names.slice(0, SOME_NAMED));
  if (count === undefined) return `some of ${of}, among them ${some}`;
  if (count <= MOST_NAMED) return `${joinNames(names)} of ${of}`;
  return `${formatNumber(count)} of ${of}, among them ${some}`;
}
