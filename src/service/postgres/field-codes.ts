import { parseMoment } from '../query/moment';
import { parseQuantity } from '../query/quantity';
import { nameText } from '../../shared/names/name-text';
import { withoutProtocol } from '../query/compared-text';
import type { Condition } from '../store/collection';
import { LAYOUT } from './control-schema';
import type { DatasetReader } from './dataset-reader';

/** The codes of what every entity has, beside those of fields. */
export const TYPE = '#type';
export const PROMINENCE = '#prominence';

/** A range of a field's values; they lie between the first and the last, both included. */
export type Range = { code: number; first: string; last: string; entities: number };

/** A field that many entities have: the code of each by its number, 0 without a value, and the ranges in the order of values. */
export type CodedField = { codes: Uint16Array; ranges: readonly Range[] };

/** Fields that are kept: as many as this many bytes hold, and as many as one filter may need. */
const MOST_BYTES = 32_000_000;
const LEAST = 8;

/** The fields of a version whose values have codes. */
export class FieldCodes {
  readonly #fields = new Map<string, Promise<CodedField>>();
  readonly #most: number;

  private constructor(
    private readonly reader: DatasetReader,
    private readonly known: ReadonlySet<string>,
  ) {
    this.#most = Math.max(LEAST, MOST_BYTES / (2 * (reader.dataset.figures.entities ?? 1)));
  }

  static async read(reader: DatasetReader): Promise<FieldCodes> {
    const rows =
      reader.dataset.layout < LAYOUT
        ? []
        : await reader.rows<{ field: string }>('select field from $s.coded');
    return new FieldCodes(reader, new Set(rows.map(({ field }) => field)));
  }

  /** Reads as many as are kept, one after another, before a filter needs them. */
  async warmUp(): Promise<void> {
    for (const field of [...this.known].slice(0, this.#most)) await this.of(field);
  }

  async of(field: string): Promise<CodedField | undefined> {
    if (!this.known.has(field)) return undefined;
    const coded = this.#fields.get(field) ?? this.#read(field);
    // Those that were asked for last stand last.
    this.#fields.delete(field);
    this.#fields.set(field, coded);
    for (const old of this.#fields.keys()) if (this.#fields.size > this.#most) this.#fields.delete(old);
    return coded;
  }

  async #read(field: string): Promise<CodedField> {
    try {
      const [row] = await this.reader.rows<{ codes: Buffer; ranges: string }>(
        'select codes, ranges from $s.coded where field = $1',
        [field],
      );
      const codes = new Uint16Array(new Uint8Array(row?.codes.swap16() ?? []).buffer);
      return { codes, ranges: JSON.parse(row?.ranges ?? '[]') as Range[] };
    } catch (error) {
      this.#fields.delete(field);
      throw error;
    }
  }
}

/** Whether the values of a range meet a comparison: none, all, or one must look. */
export type Meeting = 'none' | 'all' | 'some';

type Compared = Pick<Condition, 'operator'> & { value: string; kind: 'n' | 'd' | 't' };

/** Whether the values of each range meet a comparison; nothing where ranges do not tell. */
export function meetingOf(
  ranges: readonly Range[],
  { value, operator, kind }: Compared,
): Meeting[] | undefined {
  const judge = { n: numberJudge, d: dayJudge, t: textJudge }[kind](
    value,
    operator === '!=' ? '=' : operator,
  );
  return judge && ranges.map(judge);
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
