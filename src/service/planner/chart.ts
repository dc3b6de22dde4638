import { ownValue } from '../../shared/contract/own-value';
import type { Light, Part } from './question-parts';
import { PLAIN, type Join } from './join';
import type { Span } from './spans';
import type { Work } from './work';

/** A part that some neighbouring words were read as, and what that reading costs: the lower, the likelier. */
export type Item = {
  part: Part;
  cost: number;
  /** The word before it that was passed over last, and the one behind it. */
  led?: Light;
  trailed?: Light;
  /** The words that it leaves unexplained, where that was allowed, as a sum of the powers of two of their places. */
  skipped?: number;
};

/** A word that a reading may leave unexplained, and what that costs. */
export type Skip = { at: number; cost: number };

/** What was read of every run of words. */
export type Chart = {
  /** The readings of the words from `start` up to `end`, the likeliest first. */
  at: (start: number, end: number) => readonly Item[];
  /** Whether the bound on work was reached, so that readings may be missing. */
  isCut: boolean;
};

/** By what sums of the same costs may differ. */
const NOISE = 1e-9;

/** What a span costs by itself, so that one long name beats two short ones. */
const A_SPAN = 0.3;

/**
 * The most readings of one run of words, and the most attempts to join two: what keeps the work from exploding. Questions
 * of ten words take up to 600 attempts.
 */
const MOST = { readings: 8, joins: 1500, partialJoins: 3000 } as const;

/**
 * Reads bottom up: gets spans with their senses, gives every typed part that neighbouring parts make, for each run of
 * words the likeliest few. The work is bounded by the cube of the words and a number of joins, which count as steps.
 */
export function readChart(
  length: number,
  spans: readonly Span[],
  join: Join,
  { work, skips = [] }: { work: Work; skips?: readonly Skip[] },
): Chart {
  const cells = new Map<number, Item[]>();
  const place = (start: number, end: number): number => start * (length + 1) + end;
  let joins = 0;
  let isCut = false;
  for (const { start, end, sense } of spans) {
    const isLight = sense.part.kind === 'light';
    add(cells, place(start, end), { part: sense.part, cost: sense.cost + (isLight ? 0 : A_SPAN) });
  }
  for (const { at, cost } of skips)
    add(cells, place(at, at + 1), { part: { kind: 'light', light: 'the' }, cost, skipped: 2 ** at });
  const mostJoins = skips.length > 0 ? MOST.partialJoins : MOST.joins;
  const ends = endsOf(length, spans);
  for (let width = 2; width <= length && !isCut; width += 1) {
    for (let start = 0; start + width <= length && !isCut; start += 1) {
      const end = start + width;
      for (let middle = start + 1; middle < end && !isCut; middle += 1) {
        const [lefts, rights] = [cells.get(place(start, middle)), cells.get(place(middle, end))];
        if (lefts === undefined || rights === undefined) continue;
        for (const left of lefts)
          for (let at = 0; at < rights.length; at += 1) {
            const right = rights[at];
            if (right === undefined) break;
            if (isMetElsewhere(left, right) || (left.led !== undefined && start > ends.head)) continue;
            const base = left.cost + right.cost;
            const room = roomIn(cells.get(place(start, end))) - base;
            // Of a full cell no reading is worth making that would be dearer than its last; those behind are dearer still.
            if (room < 0) {
              joins += rights.length - at;
              if (joins > mostJoins) isCut = true;
              break;
            }
            joins += 1;
            if (joins > mostJoins) isCut = true;
            if (isCut) break;
            for (const { cost, ...joined } of join(left.part, right.part, room)) {
              if (isPreposition(joined.trailed) && end < ends.tail) continue;
              const trailed = joined.trailed ?? (joined.led === undefined ? undefined : right.trailed);
              const skipped = (left.skipped ?? 0) + (right.skipped ?? 0);
              const item = {
                ...{ ...joined, cost: base + cost },
                ...(trailed === undefined ? {} : { trailed }),
                ...(skipped === 0 ? {} : { skipped }),
              };
              add(cells, place(start, end), item);
            }
          }
      }
    }
  }
  work.spend(joins);
  return { at: (start, end) => cells.get(place(start, end)) ?? [], isCut };
}

/** Words that stand before what they belong to: one that nothing follows is passed over at the end of a question alone. */
const PREPOSITIONS: ReadonlySet<Light> = new Set<Light>([
  ...(['of', 'in', 'for', 'at', 'on', 'to', 'from', 'by', 'possessive'] as const),
]);

const isPreposition = (light: Light | undefined): boolean => light !== undefined && PREPOSITIONS.has(light);

/** Up to where a question begins with nothing but words that may be passed over, and from where on it ends with such. */
function endsOf(length: number, spans: readonly Span[]): { head: number; tail: number } {
  const isLight = new Set(
    spans.flatMap(({ start, end, sense }) =>
      sense.part.kind === 'light' ? Array.from({ length: end - start }, (_, at) => start + at) : [],
    ),
  );
  let [head, tail] = [0, length];
  while (isLight.has(head)) head += 1;
  while (isLight.has(tail - 1)) tail -= 1;
  return { head, tail };
}

/**
 * Whether two readings make what the cell is given anyway, at no higher cost, so that they need not be tried: a word that is
 * passed over between two parts is passed over before the second, one before both of them last, one behind both likewise.
 */
function isMetElsewhere(left: Item, right: Item): boolean {
  if (left.led !== undefined && PLAIN.has(left.led)) return true;
  if (right.trailed !== undefined && left.part.kind !== 'light') return true;
  // Some are not passed over where they would stand before a whole question.
  return (
    left.trailed !== undefined &&
    right.part.kind !== 'light' &&
    (right.part.kind !== 'root' || PLAIN.has(left.trailed))
  );
}

/** What a reading may cost so that a cell keeps it, with what sums may differ by; every rule costs something or nothing. */
function roomIn(items: readonly Item[] | undefined): number {
  const last = items === undefined || items.length < MOST.readings ? undefined : items.at(-1);
  return last === undefined ? Infinity : last.cost + NOISE;
}

/** Keeps the likeliest readings of a cell, and of those that are the same the cheaper. */
function add(cells: Map<number, Item[]>, place: number, made: Item): void {
  let item = made;
  const items = cells.get(place);
  if (items === undefined) {
    cells.set(place, [item]);
    return;
  }
  const last = items.at(-1);
  if (items.length >= MOST.readings && last !== undefined && last.cost <= item.cost) return;
  const same = items.findIndex(({ part }) => part.kind === item.part.kind && isSame(part, item.part));
  const known = items[same];
  if (known !== undefined) {
    // Of two ways that cost the same the one that may be joined with more is kept.
    const passed =
      known.cost > item.cost + NOISE ? item : known.cost < item.cost - NOISE ? known : commonOf(known, item);
    if (known.cost <= item.cost) {
      items[same] = passed === known ? known : { ...passed, ...meaningOf(known) };
      return;
    }
    items.splice(same, 1);
    item = passed === item ? item : { ...passed, ...meaningOf(item) };
  }
  const at = items.findIndex(({ cost }) => cost > item.cost);
  items.splice(at < 0 ? items.length : at, 0, item);
  if (items.length > MOST.readings) items.pop();
}

/** What was read, what that costs and what it leaves. */
const meaningOf = ({ part, cost, skipped }: Item): Item => ({
  ...{ part, cost },
  ...(skipped === undefined ? {} : { skipped }),
});

/** What two ways to one part have in common of what they passed over. */
const commonOf = (one: Item, other: Item): Pick<Item, 'led' | 'trailed'> => ({
  ...(one.led !== undefined && one.led === other.led ? { led: one.led } : {}),
  ...(one.trailed !== undefined && one.trailed === other.trailed ? { trailed: one.trailed } : {}),
});

/** Whether nothing that two parts say differs. Most differ soon, so that they are compared rather than written down. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (isEntity(one)) return isEntity(other) && one.id === other.id;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  for (const name in one)
    if (!isSame(ownValue(one as Held, name), ownValue(other as Held, name))) return false;
  return Object.keys(one).join() === Object.keys(other).join();
}

type Held = Readonly<Record<string, unknown>>;

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  // The bearers of one name: the likeliest and how many there are tell two lists apart.
  return isEntity(one[0]) ? isSame(one[0], other[0]) : one.every((each, at) => isSame(each, other[at]));
}

function isEntity(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'prominence' in value;
}
