import { LONGEST_FORMULA } from '../../../shared/formula/limits';
import { referenceIn, type Reference } from '../../../shared/formula/reference';
import { quoteSheet } from '../../../shared/formula/sheet-name';
import { tokens, type Token } from '../../../shared/formula/tokens';

/** A reference as Excel keeps it now: its sheet, and the address without dollar signs; undefined where it is gone. */
export type LiveReference = { sheet: string; first: string; last: string | undefined } | undefined;

/** CHOOSE takes 254 values; beyond them, and beyond what a formula may hold, references are kept as they were. */
const MOST_REFERENCES = 250;
const FRAME = '=CHOOSE(1,)'.length;

/**
 * A formula that shows the frozen cell and contains every reference of the frozen formula, so that Excel moves them
 * with edits. Only the first value of CHOOSE is calculated, and all references are absolute so that sorting keeps
 * them.
 */
export function liveFormula(
  anchor: string,
  spill: string | undefined,
  formula: { text: string; sheet: string },
): string {
  const held = [anchor, ...(spill === undefined ? [] : [spill])];
  const others = referencesOf(formula.text).map((each) => absolute(each, formula.sheet));
  const all = [...held, ...others].join(',');
  if (others.length === 0 && spill === undefined) return `=${anchor}`;
  const fits = others.length <= MOST_REFERENCES && FRAME + all.length <= LONGEST_FORMULA;
  return `=CHOOSE(1,${fits ? all : held.join(',')})`;
}

/** The references that a live formula holds on to now, in the order in which they were given. */
export function liveReferences(live: string): LiveReference[] {
  const inner = /^=CHOOSE\(1,(.*)\)$/is.exec(live)?.[1] ?? live.slice(1);
  return splitArguments(inner).map((text) => {
    const [token] = tokens(text);
    if (token?.kind !== 'reference' || token.sheet === undefined || token.text !== text) return undefined;
    return { sheet: token.sheet, first: bare(token.first), last: token.last && bare(token.last) };
  });
}

/** Where a formula stands, and what there has the look of a card's field and is the name of a range, as `Q1.Sales`. */
type Surroundings = { sheet: string; isName: (text: string) => boolean };

/** The formula with its references where they are now; each keeps its own dollar signs. */
export function withReferences(
  formula: string,
  now: readonly LiveReference[],
  { sheet, isName }: Surroundings,
): string {
  const pieces = tokens(formula);
  // A log of an earlier version does not hold on to the cells of cards.
  const held = [referenceIn, ownReference].find((each) => countOf(pieces, each) === now.length);
  if (held === undefined) return formula;
  let next = 0;
  return pieces
    .map((token) => {
      const reference = held(token);
      if (reference === undefined) return token.text;
      const to = moved(reference, now[next++], sheet);
      if (token.kind === 'reference') return to;
      return isName(token.text) ? token.text : to + token.text.slice(reference.text.length);
    })
    .join('');
}

/** How many references a formula has; a live formula holds on to all of them or to none. */
export function referenceCount(formula: string): number {
  return countOf(tokens(formula), referenceIn);
}

function ownReference(token: Token): Reference | undefined {
  return token.kind === 'reference' ? token : undefined;
}

function countOf(pieces: readonly Token[], held: (token: Token) => Reference | undefined): number {
  return pieces.filter((token) => held(token) !== undefined).length;
}

function referencesOf(formula: string): Reference[] {
  return tokens(formula).flatMap((token) => referenceIn(token) ?? []);
}

function absolute({ sheet, first, last }: Reference, home: string): string {
  const corners = [first, last].flatMap((corner) => (corner === undefined ? [] : [fixed(corner)]));
  return `${quoteSheet(sheet ?? home)}!${corners.join(':')}`;
}

function moved(token: Reference, now: LiveReference, home: string): string {
  if (now === undefined) return '#REF!';
  const first = dollars(now.first, token.first);
  const last = now.last === undefined ? undefined : dollars(now.last, token.last ?? token.first);
  const qualifier = token.sheet !== undefined || now.sheet !== home ? `${quoteSheet(now.sheet)}!` : '';
  return `${qualifier}${first}${last === undefined ? '' : `:${last}`}`;
}

/** `B2` as `$B$2`. */
function fixed(corner: string): string {
  return bare(corner).replace(/[A-Za-z]+|\d+/g, '$$$&');
}

function bare(corner: string): string {
  return corner.replaceAll('$', '');
}

/** The corner with the dollar signs of another. */
function dollars(corner: string, like: string): string {
  const column = /^\$[A-Za-z]/.test(like) ? '$' : '';
  const row = /\$\d/.test(like) ? '$' : '';
  return corner
    .replace(/^[A-Za-z]+/, `${column === '' ? '' : '$$'}$&`)
    .replace(/\d+$/, `${row === '' ? '' : '$$'}$&`);
}

/** Splits at commas outside of quoted sheet names. */
function splitArguments(text: string): string[] {
  return text.match(/(?:'(?:[^']|'')*'|[^,'])+/g) ?? [];
}
