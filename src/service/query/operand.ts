import type { Operand, Operator } from './tree';

const QUOTED = /^"((?:[^"\\]|\\.)*)"?$/s;

/**
 * Reads the value of a filter:
 *
 *     operand = quoted / group *( " OR " group )
 *     group   = value *( ( " AND " / "," ) value )
 *
 * A quoted value is one value whatever it holds. A comma inside a number (`1,000`) or after an ordering operator joins
 * nothing.
 */
export function readOperand(written: string, operator: Operator): Operand {
  const trimmed = written.trim();
  const quoted = QUOTED.exec(trimmed);
  if (quoted !== null) return oneValue((quoted[1] ?? '').replace(/\\(.)/gs, '$1'));
  if (operator !== '=' && operator !== '!=') return oneValue(trimmed);
  const commas = /,(?!\d{3}(?!\d))/.test(trimmed);
  const anyOf = trimmed
    .split(/\s+OR\s+/)
    .map((group) => group.split(/\s+AND\s+|,(?!\d{3}(?!\d))/).map((value) => value.trim()))
    .map((group) => group.filter((value) => value !== ''))
    .filter((group) => group.length > 0);
  return { text: trimmed, anyOf, commas };
}

function oneValue(text: string): Operand {
  return { text, anyOf: text === '' ? [] : [[text]], commas: false };
}
