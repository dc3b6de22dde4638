import { tokens, type Token } from '../../shared/formula/tokens';

/** The functions that KER's cards bring, by the name after the dot. */
const DOT_FUNCTIONS: ReadonlyMap<string, string> = new Map([['figure', 'KER.FIGURE']]);

/** A card's function as Excel runs it: `A2.figure("Revenue")` is `KER.FIGURE(A2,"Revenue")`, the card being its first argument. */
export function withDotFunctions(found: readonly Token[]): readonly Token[] {
  return found.flatMap((token, index) => {
    if (token.kind === 'call') {
      const name = dotFunctionOf(token);
      return name === undefined ? token : { kind: 'call', text: name };
    }
    const before = found[index - 1];
    const card = token.text === '(' && before !== undefined ? cardBefore(before) : undefined;
    if (card === undefined) return token;
    const isEmpty = found.slice(index + 1).find(({ kind }) => kind !== 'space')?.text === ')';
    return [token, ...card, ...(isEmpty ? [] : [{ kind: 'operator', text: ',' } as const])];
  });
}

function dotFunctionOf(token: Token): string | undefined {
  if (token.kind !== 'call') return undefined;
  return DOT_FUNCTIONS.get(token.of?.fields.at(-1)?.toLowerCase() ?? '');
}

/** What stands before the last dot of a function of KER's cards: a cell, or fields of its card. */
function cardBefore(token: Token): Token[] | undefined {
  if (token.kind !== 'call' || token.of === undefined || dotFunctionOf(token) === undefined) return undefined;
  const { cell, fields } = token.of;
  const inner = fields.slice(0, -1);
  if (inner.length === 0) return tokens(`=${cell}`).slice(1);
  const text = [cell, ...inner.map((name) => `[${name}]`)].join('.');
  return [{ kind: 'field', text, cell, fields: inner }];
}
