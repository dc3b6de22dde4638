import { quoteText } from '../../shared/formula/text-constant';
import { tokens, type Token } from '../../shared/formula/tokens';
import { withDotFunctions } from './dot-functions';

/** The functions that stand for what Excel's grammar has beyond functions. */
export type SyntaxFunctions = { anchor: string; field: string; single: string };

/** Without these there is nothing to rewrite: most formulas of a model have none, and reading one takes as long as calling its function. */
const BEYOND_FUNCTIONS = /[#@{]|\d\.|[\d.]e[-+]?\d|[-+*/^&=<>(,;]\s*[-+]\s*[\p{L}_\\]/iu;

const ENGINE: SyntaxFunctions = { anchor: 'ANCHORARRAY', field: 'FIELDVALUE', single: 'SINGLE' };

/**
 * Rewrites Excel syntax that the engine lacks, as Excel stores it: `A1#` becomes `ANCHORARRAY(A1)`, `@F(A1)` becomes
 * `SINGLE(F(A1))`. `A1.field` becomes `FIELDVALUE(A1,"field")`, unless `isName` knows it as a name of the workbook.
 */
export function toEngineSyntax(formula: string, isName: (text: string) => boolean = () => false): string {
  if (!BEYOND_FUNCTIONS.test(formula)) return formula;
  const found = withDotFunctions(tokens(formula)).map((token): Token => {
    return token.kind === 'field' && isName(token.text) ? { kind: 'name', text: token.text } : token;
  });
  return withFunctions(found, ENGINE, (token, index) => {
    // The engine's lexer takes the sign for a part of the name.
    if (token.kind === 'name' && isSigned(found, index)) return `(${token.text})`;
    // The engine's lexer makes one quote of two; in an array the text would seem to end there.
    if (token.kind === 'text' && inArray(found, index)) return `"${token.value.replaceAll('"', '""""')}"`;
    return token.kind === 'number' ? writtenOut(token.text) : token.text;
  });
}

/** Whether a plus or minus right before a piece is its sign, and no operation. */
function isSigned(all: readonly Token[], index: number): boolean {
  const [sign, before] = all
    .slice(0, index)
    .filter(({ kind }) => kind !== 'space')
    .slice(-2)
    .toReversed();
  if (sign?.kind !== 'operator' || !/^[-+]$/.test(sign.text)) return false;
  return before?.kind === 'start' || (before?.kind === 'operator' && !/^[)}%#]$/.test(before.text));
}

/** The digits of a number with an exponent: `12000` for `1.2E4`. */
function writtenOut(number: string): string {
  const [, whole = '', decimals = '', exponent] = /^(\d*)\.?(\d*)e([-+]?\d+)$/i.exec(number) ?? [];
  if (exponent === undefined) return number;
  const [digits, point] = [whole + decimals, whole.length + Number(exponent)];
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  return point >= digits.length
    ? digits.padEnd(point, '0')
    : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The formula with functions in place of `#`, fields and `@`; what else a piece becomes, `textOf` says. */
export function withFunctions(
  found: readonly Token[],
  functions: SyntaxFunctions,
  textOf: (token: Token, index: number) => string,
): string {
  const parts = found.map(
    (token, index) => syntaxOf(token, index, { all: found, functions }) ?? textOf(token, index),
  );
  // From the last to the first, so that what an outer call holds is rewritten already.
  for (let index = found.length - 1; index >= 0; index--) {
    const end = found[index]?.text === '@' ? endOfCall(found, index + 1) : undefined;
    if (end === undefined) continue;
    parts[index] = `${functions.single}(`;
    parts[end] = `${parts[end] ?? ''})`;
  }
  return parts.join('');
}

type Context = { all: readonly Token[]; functions: SyntaxFunctions };

function syntaxOf(token: Token, index: number, { all, functions }: Context): string | undefined {
  if (isAnchor(token) && all[index + 1]?.text === '#') return `${functions.anchor}(${token.text})`;
  if (token.text === '#' && isAnchor(all[index - 1])) return '';
  if (token.kind !== 'field') return undefined;
  return token.fields.reduce((inner, name) => `${functions.field}(${inner},${quoteText(name)})`, token.cell);
}

/** Whether a spill may be named by this: a cell, or a name of one. */
function isAnchor(token: Token | undefined): boolean {
  return token?.kind === 'reference' || token?.kind === 'name';
}

function inArray(all: readonly Token[], index: number): boolean {
  return (
    all.findLastIndex(({ text }, at) => at < index && text === '{') >
    all.findLastIndex(({ text }, at) => at < index && text === '}')
  );
}

/** The place of the parenthesis that closes the call at this place; undefined where there is no call. */
function endOfCall(all: readonly Token[], start: number): number | undefined {
  if (all[start]?.kind !== 'call') return undefined;
  let depth = 0;
  for (let index = start + 1; index < all.length; index++) {
    const { kind, text } = all[index] ?? { kind: 'unknown', text: '' };
    if (kind !== 'operator') continue;
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (text === ')' && depth === 0) return index;
  }
  return undefined;
}
