import { tokens, type Token } from '../../shared/formula/tokens';

type Element = string | number | boolean;

/** The rows of an array literal such as `{"a, b",1;TRUE,"c"}`; what stands in quotes is text and parts nothing. */
export function arrayElements(literal: string): Element[][] {
  const inner = tokens(`=${literal.trim().slice(1, -1)}`).slice(1);
  if (inner.length === 0) return [];
  return split(inner, ';').map((row) => split(row, ',').map(constant));
}

function split(parts: readonly Token[], mark: string): Token[][] {
  const groups: Token[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'operator' && part.text === mark) groups.push([]);
    else groups.at(-1)?.push(part);
  }
  return groups;
}

function constant(parts: readonly Token[]): Element {
  const [only, ...others] = parts.filter(({ kind }) => kind !== 'space');
  if (only?.kind === 'text' && others.length === 0) return only.value;
  if (only?.kind === 'boolean') return only.text.toLowerCase() === 'true';
  const text = parts
    .map((part) => part.text)
    .join('')
    .trim();
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
}
