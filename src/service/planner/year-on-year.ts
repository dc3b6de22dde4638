import { fieldSpec } from '../query/field-table';
import { EACH_YEAR } from '../query/period';
import { ENGLISH } from './language/english';
import { GERMAN } from './language/german';
import { ECONOMY } from './rules/moves';
import type { RootPart } from './question-parts';
import type { Span } from './spans';
import { isOneOf, type Word } from './words';

/** Whether the growth of each year was asked for, and not that of all together. */
const saysEachYear = (spans: readonly Span[]): boolean =>
  spans.some(
    ({ sense: { part } }) =>
      (part.kind === 'change' && part.isEachYear === true) ||
      (part.kind === 'times' && part.at.includes(EACH_YEAR)),
  );

/** As many words as stand between: `annual net income growth`. */
const MOST_BETWEEN = 4;

/** `Annual revenue growth`, in which what grows parts the growth from the word that says of which years it is. */
function saysAnnual(words: readonly Word[]): boolean {
  return [ENGLISH, GERMAN].some(({ annual, growth, summaries: { average } }) =>
    words.some(
      ({ text }, at) =>
        isOneOf(annual, text) &&
        !isOneOf(`${average}|compound`, words[at - 1]?.text ?? '') &&
        words.slice(at + 1, at + 2 + MOST_BETWEEN).some((word) => isOneOf(growth, word.text)),
    ),
  );
}

/** Whether each figure of a field is one of growth over a year. */
const isOverYear = (field: string): boolean => fieldSpec(field)?.isOverYear === true;

/** Whether growth was said by a word for what each of several years has: `growth 2018 versus 2019`. */
const saysRate = (spans: readonly Span[]): boolean =>
  spans.some(({ sense: { part } }) => part.kind === 'change' && part.isRate === true);

/** Whether a figure is asked to have moved one way in each of several years, which its first and its last do not tell. */
export const movesEachYear = ({ root }: RootPart, spans: readonly Span[]): boolean =>
  root.kind === 'value' &&
  root.goes !== undefined &&
  spans.some(({ sense: { part } }) => part.kind === 'times' && part.at.includes(EACH_YEAR));

/** Growth over several years, year on year, as that of each: `revenue growth year on year, last three years`. */
export function eachYearGrown(part: RootPart, words: readonly Word[], spans: readonly Span[]): RootPart {
  const { root } = part;
  const isOfYears = saysEachYear(spans) || saysAnnual(words);
  if (root.kind !== 'value' || root.summary !== undefined) return part;
  const { change, ...value } = root;
  if (change !== 'growth') return part;
  const at = value.at.length > 0 ? value.at : value.set.at;
  const isLong =
    at.some((time) => time.includes('..') || /^last \d+ years$/.test(time) || time === EACH_YEAR) ||
    at.length > 1;
  const [field = '', ...others] = value.fields;
  const isOne = others.length + value.way.length === 0 && value.compare === undefined;
  // What prices rose by is said of a year over the year before anyway.
  if (isOne && isOverYear(field) && isOfYears) return { ...part, root: value };
  const forward = at.length === 2 ? [...at].sort() : at;
  const isOfTwo = at.length === 2 && at.every((time) => /^(?:FY)?\d{4}$/.test(time)) && saysRate(spans);
  // The growth of an economy is held as a figure of its own.
  if (isOfTwo && isOne && field === 'gdp')
    return { ...part, root: { ...value, fields: [ECONOMY], at: forward } };
  const isOfEach = root.isRate === true && (isLong || at.length > 1);
  return ((isLong && isOfYears) || isOfTwo || isOfEach) && isOne
    ? {
        ...part,
        root: { ...value, fields: [`${field}_yearly_growth`], at: isOfTwo || isOfEach ? forward : value.at },
      }
    : part;
}
