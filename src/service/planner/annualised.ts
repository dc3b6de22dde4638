import { nameText } from '../../names/name-text';
import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import type { Vocabulary } from './vocabulary';
import type { Word } from './words';

/** What statistics offices publish at annual rates, where it is seasonally adjusted: national accounts and housing. */
const AT_ANNUAL_RATES =
  /\bgross (?:domestic|national) product\b|\bhousing units\b|\bhouses? sold\b|\bconsumption expenditures\b|\b(?:personal|disposable) income\b|\bvehicle sales\b|\bannual rate\b/i;

/**
 * The word that asks for a figure at an annual rate, where what was found is at none: the revenue of a quarter times
 * four is another figure, and a growth over a year is another than one of a quarter made one of a year.
 */
export function annualisedInVain(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { expression, evaluator }: { expression: Expression; evaluator: Evaluator },
): string | undefined {
  const text = ` ${words.map((word) => word.text).join(' ')} `;
  const said = vocabularies
    .flatMap(({ language }) => language.annualised.split('|'))
    .find((each) => text.includes(` ${nameText(each)} `));
  return said === undefined || isAtAnnualRate(expression, evaluator) ? undefined : said;
}

function isAtAnnualRate({ topic, select, aggregate }: Expression, { topics }: Evaluator): boolean {
  const field = select.at(-1) ?? aggregate?.path.at(-1) ?? '';
  // The compound growth of a span is one of a year already.
  if (field.endsWith('_annual_growth')) return true;
  const found = topics.find(topic);
  const named = found?.kind === 'named' ? found.entities : [];
  return /^latest_value(?:_history)?$/.test(field) && named.length > 0 && named.every(isPublishedSo);
}

/** Whether a series is published at an annual rate: by months or quarters, seasonally adjusted, and an amount. */
const isPublishedSo = ({ name, series }: StoredEntity): boolean =>
  AT_ANNUAL_RATES.test(name) &&
  !/not seasonally adjusted/i.test(name) &&
  series.some(({ cadence, unit }) => /^[mq]$/.test(cadence) && !/%|index/i.test(unit));
