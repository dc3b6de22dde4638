import { parse, type AstExpression } from '@borgar/fx';

import { tokens, type Token } from './tokens';

const TYPES: Readonly<Record<Token['kind'], string>> = {
  start: 'fx_prefix',
  call: 'func',
  operator: 'operator',
  text: 'string',
  number: 'number',
  boolean: 'bool',
  error: 'error',
  space: 'whitespace',
  name: 'range_named',
  table: 'structured',
  reference: 'range',
  field: 'range',
  unknown: 'unknown',
};

/**
 * A formula as a tree; undefined where it is none, or holds what no formula on cells of this workbook does. Of the fields of
 * a card only its cell is kept.
 */
export function treeOf(formula: string): AstExpression | undefined {
  const pieces = tokens(formula);
  const kept = pieces.filter(({ kind }, index) => kind !== 'space' || pieces[index - 1]?.kind !== 'call');
  try {
    // Beside slips, what is nested too deeply to be read is no formula for us.
    return parse(
      kept.map((token) => ({
        type: TYPES[token.kind],
        value: token.kind === 'field' ? token.cell : token.text,
      })),
    );
  } catch {
    return undefined;
  }
}
