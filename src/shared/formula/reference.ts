import { parseArea, splitAddress } from './address';
import type { SheetArea } from './area';
import { tokens, type Token } from './tokens';

/** Cells that a formula refers to. */
export type Reference = Extract<Token, { kind: 'reference' }>;

/** Excel's sheet. */
export const WHOLE_SHEET = { rows: 1_048_576, columns: 16_384 };

/** The cells that a piece of a formula refers to; of a card's field or function, its cell. Undefined where it has none. */
export function referenceIn(token: Token): Reference | undefined {
  if (token.kind === 'reference') return token;
  const field = token.kind === 'call' ? token.of : token;
  if (field?.kind !== 'field') return undefined;
  const { sheet, range } = splitAddress(field.cell);
  return { kind: 'reference', text: field.cell, sheet, first: range, last: undefined };
}

/** What in a formula has the look of a card's field or function; it may be a name of the workbook, as `FY24.Sales`. */
export function fieldsIn(formula: string): string[] {
  if (!/\d\.[\p{L}_\\[]/u.test(formula)) return [];
  return tokens(formula).flatMap((token) =>
    token.kind !== 'reference' && referenceIn(token) !== undefined ? [token.text] : [],
  );
}

/** The area that the text of a reference in a formula of this sheet means; undefined where it means none. */
export function referredArea(text: string, sheet: string): SheetArea | undefined {
  const { sheet: named = sheet, range } = splitAddress(text);
  const area = parseArea(range, WHOLE_SHEET);
  // A spread takes more memory: V8 gives each such object a hidden class of its own.
  return area && Object.assign({ sheet: named }, area);
}
