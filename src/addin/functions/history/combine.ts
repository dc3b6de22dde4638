import { isAmount, isRatio } from '../../cells/unit';
import { say, type Sentence } from '../../../shared/messages/message';
import type { Frequency } from '../../cells/calendar';
import type { Figure, Measured } from './figures';
import type { Aggregate } from './options';
import { rowName, type How, type Rows, type RowValue } from './row-value';
import { valuesIn } from './frequency-words';

/** The figures of one row that become one value. */
export type Combining = {
  measured: Measured;
  aggregate: Aggregate;
  used: readonly Figure[];
  /** How many shorter periods the row has; undefined where days and weeks vary, or nobody tells. */
  parts: number | undefined;
  /** What the row lacks to be made so, in words. */
  isWhole: (how: How) => Sentence | undefined;
};

/** One value of several; a quarter that is missing is never summed into a year. */
export function combined({ measured, aggregate, used, parts, isWhole }: Combining): RowValue {
  const how = howOf(measured, aggregate, { count: used.length, parts });
  if (typeof how === 'object') return { value: undefined, gap: how.gap };
  const missing = isWhole(how);
  if (missing !== undefined) return { value: undefined, gap: missing };
  const lack = (how === 'last' ? used.at(-1) : used.find((each) => each.lack !== undefined))?.lack;
  if (lack !== undefined) return { value: undefined, gap: lack, isReported: true };
  const last = used.at(-1);
  if (how === 'last' || how === 'own') return { value: last?.value ?? 0, used: used.slice(-1), how };
  const sum = used.reduce((total, { value }) => total + value, 0);
  return { value: how === 'sum' ? sum : sum / used.length, used, how };
}

type Parts = { count: number; parts: number | undefined };

function howOf(measured: Measured, aggregate: Aggregate, { count, parts }: Parts): How | { gap: Sentence } {
  const {
    kind,
    unit,
    series: { name },
    grain,
  } = measured;
  const isOnly = grain === undefined && count === 1;
  if (aggregate === 'last' || aggregate === 'average') return aggregate;
  if (aggregate === 'none')
    return isOnly
      ? 'own'
      : { gap: say('{} has {}. Omit aggregate=none to combine them', name, valuesIn(grain)) };
  if (aggregate === 'auto') {
    if (kind === 'level') return 'last';
    if (kind !== 'flow' || !isAmount(unit)) return isOnly ? 'own' : { gap: unsaid(measured) };
  }
  return summed(measured, parts);
}

/** How values become one was not said; who asks for one figure cannot say it. */
function unsaid({ asked, grain, series: { name } }: Measured): Sentence {
  return asked?.isFigure === true
    ? say(
        '{} has {}. Specify one of their periods, or use KER.HISTORY with aggregate=last or average',
        name,
        valuesIn(grain),
      )
    : say('{} has {}. Set aggregate=last, average or sum', name, valuesIn(grain));
}

function summed(
  { kind, unit, series: { name } }: Measured,
  parts: number | undefined,
): How | { gap: Sentence } {
  if (kind === 'level')
    return { gap: say('{} is a level and cannot be summed. Try aggregate=last or average', name) };
  if (isRatio(unit))
    return { gap: say('{} is in {} and cannot be summed. Try aggregate=average', name, unit ?? '') };
  if (parts !== undefined) return 'sum';
  return { gap: say('The values of {} may be incomplete, so they are not summed', name) };
}

/** Which parts of a row are there, and which it takes. */
type Wholeness = {
  row: number;
  has: ReadonlySet<number>;
  parts: number;
  grain: Frequency;
  how: How;
  rows: Rows;
};

/** What a row lacks of its parts; of the last alone where that is what counts. */
export function describeMissingParts({ row, has, parts, grain, how, rows }: Wholeness): Sentence | undefined {
  const wanted = Array.from({ length: parts }, (_, at) => row * parts + at);
  const missing = (how === 'last' ? wanted.slice(-1) : wanted).filter((bucket) => !has.has(bucket));
  if (missing.length === 0) return undefined;
  const names = missing.map((bucket) => rowName(bucket, { ...rows, frequency: grain }));
  const first = names.slice(0, 3).join(', ');
  const listed = names.length > 3 ? say('{} and more', first) : first;
  const values = [rowName(row, rows), has.size, parts, listed] as const;
  return grain === 'Q'
    ? say('{} has {} of {} quarters: {} missing', ...values)
    : say('{} has {} of {} months: {} missing', ...values);
}
