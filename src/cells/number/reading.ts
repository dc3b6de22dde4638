import { amountsIn } from './amount';
import type { Amount } from './amount';

/** What a text says about one quantity. */
export type Reading = {
  /** The number; the middle of a range. */
  value: number;
  /** Undefined where the text gives only a highest number ("up to 50"). */
  low: number | undefined;
  /** Undefined where the text gives only a lowest number ("more than 50"). */
  high: number | undefined;
  /** ISO 4217 code. */
  currency: string | undefined;
  approximate: boolean;
};

const ABOUT =
  /[~≈±]|(?<!\p{L})(about|around|approx|approximately|circa|ca|c\.|nearly|almost|close to|roughly|some|est|estimated|rund|etwa|env|environ|aprox)(?!\p{L})/iu;
const AT_LEAST =
  /(>|≥|(?<!\p{L})(more than|over|above|at least|exceeding|minimum|min|mehr als|plus de)(?!\p{L}))[^\d]*$/iu;
const AT_MOST =
  /(<|≤|(?<!\p{L})(less than|under|below|up to|at most|no more than|maximum|max|weniger als|bis zu)(?!\p{L}))[^\d]*$/iu;
const JOINS = /^ ?(-|–|—|to|until|through|bis|and) ?$/i;
const LONGEST = 2_000;

/**
 * Reads the quantity in a text such as "~$12.5M", "about 3 billion" or "between 10 and 20 million"; undefined where
 * there is none. Of several numbers it takes the first that has a currency, a magnitude or a percent sign, else the
 * first that does not look like a year; what stands in brackets after it ("€36M ($37.2M)") is a second way to say it.
 */
export function readNumber(input: string): Reading | undefined {
  const line = input.slice(0, LONGEST).normalize('NFKC').replace(/[−‐‑]/g, '-').replace(/\s+/g, ' ').trim();
  // Accountants write a negative number in brackets: (1,234).
  const negative = /^[^\d(]*\([^()]*\d[^()]*\)[^\d]*$/.test(line) && !/[~≈]/.test(line);
  const text = negative ? line.replace(/[()]/g, '') : line;
  const amounts = outsideBrackets(text, amountsIn(text));
  const amount = best(amounts);
  if (amount === undefined) return undefined;
  const [low, high] = rangeOf(text, amounts, amount);
  const scale = high.scale ?? 1;
  const currency = low.currency ?? high.currency;
  if (low !== high) {
    const [from, to] = [low.number * (low.scale ?? scale), high.number * scale].map(exact);
    if (from !== undefined && to !== undefined) {
      return { value: exact((from + to) / 2), low: from, high: to, currency, approximate: true };
    }
  }
  return bounded(text, amount, exact(amount.number * scale * (negative ? -1 : 1)));
}

function bounded(text: string, amount: Amount, value: number): Reading {
  const [before, after] = [text.slice(0, amount.start), text.slice(amount.end)];
  const atLeast =
    !AT_MOST.test(before) && (AT_LEAST.test(before) || /^ ?(\+|or more|plus(?!\p{L}))/iu.test(after));
  const atMost = AT_MOST.test(before) || /^ ?or less/i.test(after);
  return {
    value,
    low: atMost ? undefined : value,
    high: atLeast ? undefined : value,
    currency: amount.currency,
    approximate: atLeast || atMost || ABOUT.test(before) || /^ ?(or so|approx|\(est|est\.)/i.test(after),
  };
}

/** Numbers in brackets count only where there is none outside. */
function outsideBrackets(text: string, amounts: readonly Amount[]): readonly Amount[] {
  const outside = amounts.filter(({ start }) => {
    const before = text.slice(0, start);
    return before.lastIndexOf('(') <= before.lastIndexOf(')');
  });
  return outside.length > 0 ? outside : amounts;
}

function best(amounts: readonly Amount[]): Amount | undefined {
  return (
    amounts.find(({ currency, scale }) => currency !== undefined || scale !== undefined) ??
    amounts.find(({ text }) => !/^(1[89]|20)\d\d$/.test(text)) ??
    amounts[0]
  );
}

/** The two ends of the range that an amount belongs to; the amount twice where it belongs to none. */
function rangeOf(text: string, amounts: readonly Amount[], amount: Amount): readonly [Amount, Amount] {
  const at = amounts.indexOf(amount);
  const [previous, next] = [amounts[at - 1], amounts[at + 1]];
  if (next !== undefined && joined(text, amount, next)) return [amount, next];
  if (previous !== undefined && joined(text, previous, amount)) return [previous, amount];
  return [amount, amount];
}

function joined(text: string, low: Amount, high: Amount): boolean {
  const between = text.slice(low.end, high.start);
  if (!JOINS.test(between)) return false;
  return !/and/i.test(between) || /between[^\d]*$/i.test(text.slice(0, low.start));
}

/** 37.2 × 1,000,000 is 37,200,000.000000004 in floating point; fifteen digits are what Excel keeps. */
function exact(value: number): number {
  return Number(value.toPrecision(15));
}
