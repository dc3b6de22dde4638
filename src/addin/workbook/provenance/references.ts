import { kerFunction } from '../../../shared/formula/ker-formula';
import { tokens, type Token } from '../../../shared/formula/tokens';

/** Cells that a formula reads; of a card's field, as `A2.ceo`, its cell and the field. */
export type Reference = { text: string; field: string | undefined };

/** What a formula reads itself; what its KER functions read, they tell by what they asked. */
export type References = {
  cells: readonly Reference[];
  /** Whether it reads names or tables too, of which the formula tells no cells. */
  hasMore: boolean;
};

/** The cells that a formula reads. */
export function referencesIn(formula: string): References {
  const cells: Reference[] = [];
  let hasMore = false;
  /** For each open parenthesis, whether what stands in it belongs to a KER function. */
  const open: boolean[] = [];
  let before: Token | undefined;
  for (const token of tokens(formula)) {
    const isKers = open.at(-1) ?? false;
    if (token.text === '(') {
      const calls = before?.kind === 'call' ? kerFunction(before.text) !== undefined : false;
      open.push(isKers || calls);
    } else if (token.text === ')') open.pop();
    else if (!isKers) {
      if (token.kind === 'reference') cells.push({ text: token.text, field: undefined });
      if (token.kind === 'field') cells.push({ text: token.cell, field: token.fields[0] });
      if (token.kind === 'name' || token.kind === 'table') hasMore = true;
    }
    if (token.kind !== 'space') before = token;
  }
  return { cells, hasMore };
}
