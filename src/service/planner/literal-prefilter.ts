/** What a piece of a pattern matches, where that is a few texts, and texts of which one stands in whatever it matches. */
type Piece = { exact?: readonly string[] | undefined; needs?: readonly string[] | undefined };

/** The most texts that are told apart while pieces are put together. */
const MOST = 8;

/** How many texts weigh as much as one letter that each of fewer would be longer. */
const PER_LETTER = 60;

/** The length from which on it makes no difference how long a text is. */
const LONG = 5;

/**
 * Texts in small letters of which one stands in every text that a pattern matches, letters being the same in both cases:
 * what has none of them needs no pattern compiled to see that it does not match. Nothing where there are no such texts.
 */
export function triggersOf(source: string): readonly string[] | undefined {
  const texts = needed(alternatives({ source: source.toLowerCase(), at: 0 }));
  return texts?.filter((text, at) =>
    texts.every((other, place) => place === at || !text.includes(other) || (other === text && place > at)),
  );
}

/** A pattern that is read, and how far. */
type Reader = { source: string; at: number };

/** What a sticky pattern matches where the reader is, which goes on behind it. */
function next(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const [said] = pattern.exec(reader.source) ?? [];
  reader.at += said?.length ?? 0;
  return said;
}

function alternatives(reader: Reader): Piece {
  const each = [sequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    each.push(sequence(reader));
  }
  return either(each);
}

/** What one of several matches. */
function either(each: readonly Piece[]): Piece {
  const exact = each.flatMap((piece) => piece.exact ?? []);
  const needs = each.map(needed);
  const isExact = each.every((piece) => piece.exact !== undefined) && exact.length <= MOST;
  return {
    exact: isExact ? exact : undefined,
    needs: needs.includes(undefined) ? undefined : needs.flatMap((texts) => texts ?? []),
  };
}

function sequence(reader: Reader): Piece {
  let run: readonly string[] = [''];
  let isWhole = true;
  let best: readonly string[] | undefined;
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const piece = repeated(reader);
    best = better(best, piece.needs);
    const { exact } = piece;
    if (exact !== undefined && run.length * exact.length <= MOST) {
      run = run.flatMap((text) => exact.map((further) => text + further));
      continue;
    }
    best = better(best, run);
    run = exact ?? [''];
    isWhole = false;
  }
  return { exact: isWhole ? run : undefined, needs: better(best, run) };
}

/** What says how often the piece before it stands. */
const TIMES = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

/** One atom with what says how often it stands. */
function repeated(reader: Reader): Piece {
  const piece = atom(reader);
  const said = next(reader, TIMES);
  if (said === undefined) return piece;
  if (said.startsWith('?'))
    return { exact: piece.exact === undefined ? undefined : [...new Set(['', ...piece.exact])] };
  return /^(?:\+|\{[1-9])/.test(said) ? { needs: needed(piece) } : {};
}

/** Letters that mean themselves, of which a sign behind would be about the last alone. */
const LETTERS = /[^\\[\](){}.*+?^$|]+(?![?*+{])/y;

/** A class, or a letter by itself or behind a backslash. */
const ONE = /\[(?:\\.|[^\]\\])*\]|\\p\{[^}]*\}|\\?[^]/y;

/** Letters, a class, or what stands in brackets. */
function atom(reader: Reader): Piece {
  if (reader.source[reader.at] === '(') return bracketed(reader);
  const letters = next(reader, LETTERS);
  if (letters !== undefined) return { exact: [letters] };
  const said = next(reader, ONE) ?? '';
  if (/^(?:\^|\$|\\b)$/.test(said)) return { exact: [''] };
  if (/^(?:\[.*|\.|\\[dswp].*)$/u.test(said)) return {};
  return { exact: [said.replace('\\', '')] };
}

const OPENING = /\((?:\?(?:<?[=!]|:))?/y;

function bracketed(reader: Reader): Piece {
  const opening = next(reader, OPENING) ?? '';
  const inside = alternatives(reader);
  reader.at += 1;
  // What stands around is looked at, and is no part of what is matched here.
  return /[=!]$/.test(opening) ? { exact: [''] } : inside;
}

const needed = ({ exact, needs }: Piece): readonly string[] | undefined => better(needs, exact);

/** Of two the one by which fewer texts are taken for possible. */
function better(
  known: readonly string[] | undefined,
  further: readonly string[] | undefined,
): readonly string[] | undefined {
  if (further === undefined || further.includes('')) return known;
  return known === undefined || worth(further) > worth(known) ? further : known;
}

const worth = (texts: readonly string[]): number =>
  Math.min(LONG, ...texts.map(({ length }) => length)) - texts.length / PER_LETTER;
