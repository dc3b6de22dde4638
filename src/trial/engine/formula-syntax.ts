import { quoteText } from '../../formula/text-constant';
import { tokens, type Token } from '../../formula/tokens';

/**
 * Rewrites what Excel's grammar has and the engine's has not, the way Excel stores it itself: `A1#` becomes
 * `ANCHORARRAY(A1)`, `A1.field` becomes `FIELDVALUE(A1,"field")` and `@F(A1)` becomes `SINGLE(F(A1))`. The cell keeps
 * the text that was typed.
 */
export function toEngineSyntax(formula: string): string {
  const found = tokens(formula);
  const parts = found.map((token, index) => partOf(token, index, found));
  // From the last to the first, so that what an outer call holds is rewritten already.
  for (let index = found.length - 1; index >= 0; index--) {
    const end = found[index]?.text === '@' ? endOfCall(found, index + 1) : undefined;
    if (end === undefined) continue;
    parts[index] = 'SINGLE(';
    parts[end] = `${parts[end] ?? ''})`;
  }
  return parts.join('');
}

function partOf(token: Token, index: number, all: readonly Token[]): string {
  if (token.kind === 'reference' && all[index + 1]?.text === '#') return `ANCHORARRAY(${token.text})`;
  if (token.text === '#' && all[index - 1]?.kind === 'reference') return '';
  if (token.kind === 'field') {
    return token.fields.reduce((inner, name) => `FIELDVALUE(${inner},${quoteText(name)})`, token.cell);
  }
  // The engine's lexer makes one quote of two; in an array the text would seem to end there.
  if (token.kind === 'text' && inArray(all, index)) {
    return `"${token.value.replaceAll('"', '""""')}"`;
  }
  return token.text;
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
