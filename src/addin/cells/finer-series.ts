import { frequencyCalled, isCoarser, type Frequency } from './calendar';
import type { ObservationListing } from '../../shared/contract/observation';
import { readPeriod } from '../../shared/periods/written-period';

type ListedSeries = ObservationListing & { type: string };

/**
 * Replaces a series by its finer one, such as `Revenue` by `Revenue (quarterly)`, if the formula wants shorter
 * periods than the series has.
 */
export function finerSeries(asked: Frequency | undefined, wanted: string) {
  return {
    name: asked === 'Q' ? `${wanted} (quarterly)` : wanted,
    instead(named: ListedSeries, listed: readonly ListedSeries[]): ListedSeries {
      const own = frequencyCalled(named.cadence ?? '');
      if (asked === undefined || own === undefined || !isCoarser(own, asked)) return named;
      const finer = listed.filter(
        (each) => each.type === named.type && each.unit === named.unit && isOf(each, named, asked),
      );
      return finer.length === 1 ? (finer[0] ?? named) : named;
    },
  };
}

function isOf({ name }: ListedSeries, { name: coarse }: ListedSeries, asked: Frequency): boolean {
  const [, base, word] = /^(.+) \(([^()]+)\)$/.exec(name) ?? [];
  return base === coarse && word !== undefined && frequencyCalled(word) === asked;
}

/** The frequency of one period as it is typed: a year is one of annual values, a quarter of quarterly ones. */
export function periodFrequency(period: string): 'A' | 'Q' | undefined {
  const read = readPeriod(period);
  if (read === undefined) return /^FQ/i.test(period) ? 'Q' : undefined;
  if (read.quarter !== undefined) return 'Q';
  return read.month === undefined ? 'A' : undefined;
}
