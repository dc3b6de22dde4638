import type { Evaluator } from '../query/evaluate';
import type { Expression, Filter } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import type { Vocabulary } from './vocabulary';
import { isOneOf, findPhrase, type Word } from './words';

/**
 * A question may name no time and still not mean the newest figure: “did Netflix have negative cash flow” asks of all
 * its years, and “USD/TRY annual average” of each.
 */
export function ofUnsaidTimes(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { expression, evaluator }: { expression: Expression; evaluator: Evaluator },
): Expression {
  const { at = [] } = expression;
  const [first] = words;
  const isPast =
    at.length === 0 && vocabularies.some(({ language }) => isOneOf(language.pastAsks, first?.text ?? ''));
  if (isPast && expression.claim !== undefined) return everSince(expression, expression.claim, evaluator);
  const isYearly = vocabularies.some(
    ({ language }) => findPhrase(words, language.yearlyAverages) !== undefined,
  );
  return ofOneMonth(isYearly ? ofEachYear(expression, evaluator) : expression, evaluator);
}

/**
 * The points of one month, where there is one, as the figure of that month: by `monthly average` a line of single days may
 * be meant as little as by the month alone.
 */
function ofOneMonth(expression: Expression, evaluator: Evaluator): Expression {
  const { select, aggregate, at = [] } = expression;
  const [month = '', ...others] = at;
  const line = select.at(-1) ?? '';
  const isOfMonth = /^\d{4}-\d{2}$/.test(month) && others.length === 0;
  if (!isOfMonth || aggregate !== undefined || !line.endsWith('_history')) return expression;
  if (evaluator.run(expression).rows.length !== 1) return expression;
  const own = { ...expression, select: [...select.slice(0, -1), line.replace(/_history$/, '')] };
  return evaluator.run(own).rows.length === 1 ? own : expression;
}

/** The claim of a company's figure as one of all that are held. */
function everSince(expression: Expression, claim: Filter, { topics, reader }: Evaluator): Expression {
  const found = topics.find(expression.topic);
  const [field = '', ...others] = claim.path;
  const line = `${field}_history`;
  const isFirm = found?.kind === 'named' && found.entities[0]?.type === 'Company';
  // What came to be on a day has no line of figures.
  const isBound = /^[<>]=?$/.test(claim.operator) && others.length === 0 && !/^(?:since|until)$/.test(field);
  const isPlain = expression.also === undefined && expression.orders.length === 0;
  if (!isFirm || !isBound || !isPlain || field.endsWith('_history') || !reader.isField(line))
    return expression;
  return { ...expression, claim: { ...claim, path: [line] } };
}

/** The average of all points as one of each year that has points of its months. */
function ofEachYear(expression: Expression, { topics }: Evaluator): Expression {
  const { aggregate, topic, at = [] } = expression;
  const found = topics.find(topic);
  const [entity] = found?.kind === 'named' ? found.entities : [];
  const isOfPoints = aggregate?.summary === 'average' && aggregate.path.at(-1)?.endsWith('_history') === true;
  if (!isOfPoints || entity === undefined) return expression;
  const [from, to, ...others] = at.length === 1 ? (at[0] ?? '').split('..').map(Number) : [];
  const isSpan = from !== undefined && to !== undefined && others.length === 0 && from > 0 && to >= from;
  const held = monthlyYears(entity);
  // Of figures of whole years the one average is asked for.
  const years = at.length === 0 || held.length === 0 ? held : isSpan ? yearsOf(from, to) : [];
  return years.length === 0 ? expression : { ...expression, at: years };
}

function monthlyYears({ series }: StoredEntity): string[] {
  const years = series
    .filter(({ cadence }) => cadence === 'm')
    .flatMap(({ dates }) => [dates[0], dates.at(-1)])
    .map((date = '') => Number(date.slice(0, 4)));
  if (years.length === 0) return [];
  return yearsOf(Math.min(...years), Math.max(...years));
}

/** The most years of a span: of `2010..2099` none is held beyond those. */
const MOST_YEARS = 100;

const yearsOf = (from: number, to: number): string[] =>
  Array.from({ length: Math.min(MOST_YEARS, to - from + 1) }, (_, at) => String(from + at));
