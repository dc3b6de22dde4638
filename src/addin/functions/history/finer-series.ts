import type { ListedSeries } from '../../../shared/names/series-name';
import { frequencyCalled, isCoarser, type Frequency } from '../../cells/calendar';

/**
 * Takes the finer series of what a coarse one measures where shorter periods are asked for than it has: quarters of `Revenue`
 * are in `Revenue (quarterly)`, as services name what they keep by years and by quarters.
 */
export function finerSeries(
  asked: Frequency | undefined,
): (named: ListedSeries, listed: readonly ListedSeries[]) => ListedSeries {
  return (named, listed) => {
    const own = frequencyCalled(named.cadence ?? '');
    if (asked === undefined || own === undefined || !isCoarser(own, asked)) return named;
    const finer = listed.filter(
      (each) => each.type === named.type && each.unit === named.unit && isOf(each, named, asked),
    );
    return finer.length === 1 ? (finer[0] ?? named) : named;
  };
}

function isOf({ name }: ListedSeries, { name: coarse }: ListedSeries, asked: Frequency): boolean {
  const [, base, word] = /^(.+) \(([^()]+)\)$/.exec(name) ?? [];
  return base === coarse && word !== undefined && frequencyCalled(word) === asked;
}
