import type { Evaluator } from '../query/evaluate';
import { groundsOf } from '../query/fact';
import type { Plan } from './compile';
import type { Language } from './language/language';
import { isPlan, type Planned, type Refusal } from './plan-result';
import type { Vocabulary } from './vocabulary';
import { isOneOf, wordsOf } from './words';

/** Of how many years the newest month or quarter of a name may be: of the newest figure's, or of the one before. */
const MOST_YEARS = 2;

/** Any year, for what a question is about whichever it is of. */
const A_YEAR = 2020;

type Sources = { evaluator: Evaluator; read: (text: string) => Planned | Refusal };

/**
 * A month or a quarter without a year, `inflation in March`, is the newest of that name that is held, and the answer says
 * of which year it is. Where a year stands anywhere else, or nothing is held of the newest, nothing is read so.
 */
export function ofUnsaidYear(
  question: string,
  refusal: Planned | Refusal,
  vocabularies: readonly Vocabulary[],
  { evaluator, read }: Sources,
): Planned | undefined {
  if (isPlan(refusal) || refusal.kind !== 'word') return undefined;
  const [word = '', ...others] = refusal.words;
  const words = wordsOf(question);
  const isPart = vocabularies.some(({ language }) => isPartOfYear(word.toLowerCase(), language));
  const isOnce = words.filter(({ written }) => written === word).length === 1;
  if (others.length > 0 || !isPart || !isOnce || words.some(({ text }) => /\d{4}/.test(text)))
    return undefined;
  const isQuarter = vocabularies.some(({ language }) => isOneOf(language.quarter, word.toLowerCase()));
  const before = words[words.findIndex(({ written }) => written === word) - 1]?.written ?? '';
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');
  const inYear = (year: number): Planned | undefined => {
    const found = read(question.replace(pattern, `${word} ${year}`));
    return isPlan(found) && found.lacking === undefined ? found : undefined;
  };
  const newest = newestYear(inYear(A_YEAR), evaluator);
  for (let year = newest; year > newest - MOST_YEARS; year -= 1) {
    const found = inYear(year);
    if (found === undefined || !plansOf(found).some((plan) => isHeld(plan, evaluator))) continue;
    // Of a quarter which one it is stands before it.
    const written = /^\p{L}+$/u.test(word) && isQuarter ? `${before} ${word}` : word;
    return { ...found, read: [...(found.read ?? []), { written, as: `${written} ${year}` }] };
  }
  return undefined;
}

const isPartOfYear = (text: string, { months, quarter }: Language): boolean =>
  /^(?:q[1-4]|[1-4]q)$/.test(text) || isOneOf(quarter, text) || months.some((names) => isOneOf(names, text));

/** A plan and those that stand in where it finds nothing. */
const plansOf = (found: Planned | undefined): readonly Pick<Plan, 'expression'>[] =>
  found === undefined ? [] : [found, ...found.others];

/** The year of the newest figure of what is asked about, and none where nothing was named. */
function newestYear(found: Planned | undefined, { topics }: Evaluator): number {
  const dates = plansOf(found).flatMap(({ expression: { topic, also = [] } }) =>
    [topic, ...also].flatMap((name) => {
      const about = topics.find(name);
      const [entity] = about?.kind === 'named' ? about.entities : [];
      return entity?.series.flatMap(({ dates }) => dates.at(-1) ?? []) ?? [];
    }),
  );
  return Math.max(0, ...dates.map((date) => Number(date.slice(0, 4))));
}

/** Whether a figure is held of then: who did something in a month need not have done so in the newest. */
const isHeld = ({ expression }: Pick<Plan, 'expression'>, evaluator: Evaluator): boolean =>
  expression.aggregate === undefined &&
  evaluator
    .run(expression)
    .rows.some(({ cells }) =>
      cells.some(({ facts }) => facts.flatMap(groundsOf).some(({ value }) => value.kind === 'point')),
    );
