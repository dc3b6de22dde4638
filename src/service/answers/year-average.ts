import type { Fact } from '../query/fact';
import { isOfDays, pointFact } from '../query/series-fact';
import type { StoredEntity, StoredSeries } from '../store/stored';
import { citedTogether } from './fact-sentence';
import { formatFact } from './format-value';
import type { Statement } from './statement';

/** What has a price on each day, of which a year has none of its own. */
const PRICED: ReadonlySet<string> = new Set(['ForeignExchangeRate', 'Commodity']);

/**
 * Beside the price or rate of a year's last month or day, which is what is held at a year, the average over that year:
 * whoever names a year may mean either. Nothing where a month or day was asked for, or the year is not over.
 */
export function yearAverage(
  entity: StoredEntity,
  fact: Fact,
  at: readonly string[] | undefined,
): Statement | undefined {
  const [year = '', ...others] = at ?? [];
  const { value } = fact;
  if (!PRICED.has(entity.type) || others.length > 0 || !/^\d{4}$/.test(year)) return undefined;
  if (fact.grounds !== undefined || value.kind !== 'point' || value.series.cadence !== 'm') return undefined;
  if (!value.date.startsWith(`${year}-12`)) return undefined;
  const which = `That is of one ${isOfDays(value.series) ? 'day' : 'month'} alone`;
  const facts = averagedOf(entity, fact, year);
  if (facts.length === 0) return { content: ` ${which}; the average of ${year} is not held.`, facts };
  const sum = facts.reduce((all, each) => all + (each.value.kind === 'point' ? each.value.number : 0), 0);
  const mean = `**${shown({ ...fact, value: { ...value, number: sum / facts.length } })}**`;
  // One source is named once.
  const source = citedTogether(facts);
  const cited = source === citedTogether([fact]) ? '' : source;
  return { content: ` ${which}; over the 12 months of ${year} it was ${mean} on average${cited}.`, facts };
}

/** A rate's unit stands in the sentence before. */
const shown = (fact: Fact): string =>
  fact.subject.type === 'ForeignExchangeRate' && fact.value.kind === 'point'
    ? String(Number(fact.value.number.toPrecision(6)))
    : formatFact(fact);

/** What averages of months are called among the grounds, so that they are no figures of the line before. */
const FIELD = 'average of the month';

/** The twelve averages of months of a year, of the line that the figure is of or of another in the same terms. */
function averagedOf(entity: StoredEntity, { value }: Fact, year: string): Fact[] {
  const own = value.kind === 'point' ? value.series : undefined;
  const lines = [...(own === undefined ? [] : [own]), ...entity.series];
  const line = lines.find(
    (each) => each.cadence === 'm' && !isOfDays(each) && placesOf(each, year).length === 12,
  );
  return line === undefined
    ? []
    : placesOf(line, year).flatMap((at) => pointFact(entity, { series: line, at, field: FIELD }));
}

const placesOf = ({ dates }: StoredSeries, year: string): number[] =>
  dates.flatMap((date, at) => (date.startsWith(`${year}-`) ? [at] : []));
