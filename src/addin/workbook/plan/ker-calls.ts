import type { AstExpression } from '@borgar/fx';

import type { SheetArea } from '../../../shared/formula/area';
import { kerFunction } from '../../../shared/formula/ker-formula';
import { referredArea } from '../../../shared/formula/reference';
import { tokens } from '../../../shared/formula/tokens';
import { treeOf } from '../../../shared/formula/tree';

/** One call of a function of this add-in in a formula. */
export type KerCall = {
  /** As `PROP`. */
  name: string;
  arguments: readonly (AstExpression | null)[];
  /** Whether it is made whatever the formula's other parts give. */
  isSure: boolean;
};

/** The calls of a formula; undefined where it cannot be read. */
export function kerCalls(formula: string): readonly KerCall[] | undefined {
  // A card's field is not the card, and the tree keeps only its cell.
  if (tokens(formula).some(({ kind }) => kind === 'field')) return undefined;
  const tree = treeOf(formula);
  if (tree === undefined) return undefined;
  const calls: KerCall[] = [];
  collect(tree, true, calls);
  return calls;
}

/** Those that calculate some of their arguments only, after the first. */
const CHOOSING = new Set(['IF', 'IFS', 'IFERROR', 'IFNA', 'SWITCH', 'CHOOSE']);

function collect(node: AstExpression | null, isSure: boolean, calls: KerCall[]): void {
  switch (node?.type) {
    case 'CallExpression': {
      const callee = node.callee as typeof node.callee | AstExpression;
      const name = callee.type === 'Identifier' ? callee.name.toUpperCase() : '';
      if (callee.type !== 'Identifier') collect(callee, false, calls);
      const ker = kerFunction(name);
      node.arguments.forEach((argument, at) =>
        collect(argument, isSure && (at === 0 || !CHOOSING.has(name)), calls),
      );
      if (ker !== undefined) calls.push({ name: ker, arguments: node.arguments, isSure });
      break;
    }
    case 'UnaryExpression':
    case 'BinaryExpression':
      for (const argument of node.arguments) collect(argument, isSure, calls);
      break;
    case 'ArrayExpression':
      for (const element of node.elements.flat()) collect(element, isSure, calls);
      break;
    case 'LambdaExpression':
      collect(node.body, false, calls);
      break;
    case 'LetExpression':
      // What a variable is never used for is not calculated.
      for (const { init } of node.declarations) collect(init, false, calls);
      collect(node.body, isSure, calls);
      break;
    default:
  }
}

/** The areas that the arguments of a call refer to. */
export function areasOf(call: KerCall, sheet: string): SheetArea[] {
  return call.arguments
    .flatMap((argument) => references(argument))
    .flatMap((text) => {
      const area = referredArea(text, sheet);
      return area === undefined ? [] : [area];
    });
}

function references(node: AstExpression | null): string[] {
  if (node?.type === 'ReferenceIdentifier') return isCells(node.kind) ? [node.value] : [];
  if (node?.type === 'BinaryExpression' && node.operator === '&') return node.arguments.flatMap(references);
  if (node?.type === 'CallExpression') return node.arguments.flatMap(references);
  return [];
}

/** A `beam` is a whole column or row. */
export function isCells(kind: string): boolean {
  return kind === 'range' || kind === 'beam';
}
