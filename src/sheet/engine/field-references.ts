import type { LexerTreeBuilder } from '@univerjs/engine-formula';

import { tokens } from '../../shared/formula/tokens';

type Nodes = ReturnType<LexerTreeBuilder['sequenceNodesBuilder']>;

/**
 * Lets the engine see the cell in `A2.Revenue`, so that it follows inserted rows, moves and renamed sheets. What reads
 * the pieces of a formula takes `A2.Revenue` for one name; so the engine reads `A2+1111111` in its place, as long to
 * the letter, and each piece gets its own text back.
 */
export function seeFieldReferences(lexer: LexerTreeBuilder, isName: (text: string) => boolean): void {
  const read = lexer.sequenceNodesBuilder.bind(lexer);
  lexer.sequenceNodesBuilder = (formula) => {
    const masked = withoutFields(formula, isName);
    const nodes = read(masked);
    return masked === formula ? nodes : restored(nodes, formula);
  };
}

/** The formula with a sum of the same length in place of each chain of fields. */
export function withoutFields(formula: string, isName: (text: string) => boolean = () => false): string {
  const isBare = !formula.startsWith('=');
  const found = tokens(isBare ? `=${formula}` : formula).slice(isBare ? 1 : 0);
  return found
    .map((token) => {
      if (token.kind === 'call' && token.of !== undefined)
        return `${token.of.cell}+${token.text.slice(token.of.cell.length + 1)}`;
      if (token.kind !== 'field' || isName(token.text)) return token.text;
      return `${token.cell}+${'1'.repeat(token.text.length - token.cell.length - 1)}`;
    })
    .join('');
}

function restored(nodes: Nodes, formula: string): Nodes {
  // The pieces leave out a formula's first sign, and nothing else.
  let at = formula.startsWith('=') ? 1 : 0;
  return nodes?.map((node) => {
    const length = typeof node === 'string' ? node.length : node.token.length;
    const text = formula.slice(at, at + length);
    at += length;
    return typeof node === 'string' ? text : { ...node, token: text };
  });
}
