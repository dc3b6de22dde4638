import { parseMoment } from '../query/moment';
import { parseQuantity } from '../query/quantity';
import { nameText } from '../../shared/names/name-text';
import { withoutProtocol } from '../query/compared-text';
import type { Condition } from '../store/collection';
import type { DatasetReader } from './dataset-reader';

/** A range of a field's values; they lie between the first and the last, both included. */
export type Range = { code: number; first: string; last: string; entities: number };

/** The ranges of the fields that many entities have, in the order of their values. */
export type FieldCodes = ReadonlyMap<string, readonly Range[]>;

/** The codes of what every entity has, beside those of fields. */
export const TYPE = '#type';
export const PROMINENCE = '#prominence';

/** Columns that are kept: as many as this many bytes hold, and as many as one filter may need. */
const MOST_BYTES = 64_000_000;
const LEAST = 8;

/** The codes of all entities in a field, a byte for each, read when first asked for. */
export class FieldColumns {
  readonly #columns = new Map<string, Promise<Uint8Array>>();
  readonly #most: number;

  constructor(private readonly reader: DatasetReader) {
    this.#most = Math.max(LEAST, MOST_BYTES / (reader.dataset.figures.entities ?? 1));
  }

  of(field: string): Promise<Uint8Array> {
    const column = this.#columns.get(field) ?? this.#read(field);
    // Those that were asked for last stand last.
    this.#columns.delete(field);
    this.#columns.set(field, column);
    for (const old of this.#columns.keys()) if (this.#columns.size > this.#most) this.#columns.delete(old);
    return column;
  }

  async #read(field: string): Promise<Uint8Array> {
    try {
      const [row] = await this.reader.rows<{ codes: Buffer }>(
        'select codes from $s.coded where field = $1',
        [field],
      );
      return row?.codes ?? new Uint8Array();
    } catch (error) {
      this.#columns.delete(field);
      throw error;
    }
  }
}

/** Reads the ranges of a version once. */
export async function readFieldCodes(reader: DatasetReader): Promise<FieldCodes> {
  const rows = await reader.rows<Range & { field: string }>(
    'select field, code, first, last, entities from $s.code order by field, code',
  );
  const codes = new Map<string, Range[]>();
  for (const { field, ...range } of rows) {
    const own = codes.get(field);
    if (own === undefined) codes.set(field, [range]);
    else own.push(range);
  }
  return codes;
}

/** Whether the values of a range meet a comparison: none, all, or one must look. */
export type Meeting = 'none' | 'all' | 'some';

type Compared = Pick<Condition, 'operator'> & { value: string; kind: 'n' | 'd' | 't' };

/** For each code from 0, which no value has, whether its values meet a comparison; nothing where this is not told by ranges. */
export function meetingOf(
  ranges: readonly Range[],
  { value, operator, kind }: Compared,
): readonly Meeting[] | undefined {
  const judge = { n: numberJudge, d: dayJudge, t: textJudge }[kind](
    value,
    operator === '!=' ? '=' : operator,
  );
  if (judge === undefined) return undefined;
  const meeting: Meeting[] = Array.from({ length: 256 }, () => 'none');
  for (const range of ranges) meeting[range.code] = judge(range);
  return meeting;
}

type Judge = (range: Range) => Meeting;

type Operator = Exclude<Condition['operator'], '!='>;

/** What both ends meet is met between them, but for what is equal to one value. */
function numberJudge(value: string, operator: Operator): Judge | undefined {
  const asked = parseQuantity(value);
  if (asked === undefined) return undefined;
  return ({ first, last }) => {
    const sides = [Number(first), Number(last)].map((end) => Math.sign(end - asked));
    return judged(sides, operator);
  };
}

/** If both ends lie on one side of the bound, everything between them does. */
function judged([first = 0, last = 0]: readonly number[], operator: Operator): Meeting {
  const [isFirst, isLast] = [meets(first, operator), meets(last, operator)];
  if (first === last) return isFirst ? 'all' : 'none';
  if (operator === '=') return 'some';
  return isFirst && isLast ? 'all' : isFirst || isLast ? 'some' : 'none';
}

function meets(side: number, operator: Operator): boolean {
  if (side === 0) return operator === '=' || operator.endsWith('=');
  return operator.startsWith(side < 0 ? '<' : '>');
}

/** A day known by its month alone is compared by month; values in the month of the bound are looked up. */
function dayJudge(value: string, operator: Operator): Judge | undefined {
  const asked = parseMoment(value);
  if (asked === undefined) return undefined;
  const side = (day: string, length: number): number => {
    const common = Math.min(day.length, asked.length, length);
    const [one, two] = [day.slice(0, common), asked.slice(0, common)];
    return one < two ? -1 : one > two ? 1 : 0;
  };
  return ({ first, last }) => {
    if (first === last) return meets(side(first, Infinity), operator) ? 'all' : 'none';
    const sides = [side(first, 7), side(last, 7)];
    return sides.includes(0) && asked.length > 7 ? 'some' : judged(sides, operator);
  };
}

function textJudge(value: string, operator: Operator): Judge | undefined {
  const text = nameText(withoutProtocol(value));
  if (operator !== '=' || text === '') return undefined;
  const asked = Buffer.from(text);
  return ({ first, last }) =>
    judged(
      [first, last].map((end) => Buffer.from(end).compare(asked)),
      '=',
    );
}
