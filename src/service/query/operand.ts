import type { Operand, Operator } from './tree';

const QUOTED = /^"((?:[^"\\]|\\.)*)"?$/s;

/**
 * Reads the value of a filter:
 *
 *     operand = value *( " OR " group ) / group *( " OR " group )
 *     group   = value *( ( " AND " / "," ) value )
 *
 * A quoted value is one value whatever it holds. A comma inside a number (`1,000`) or after an ordering operator joins
 * nothing.
 */
export function readOperand(written: string, operator: Operator): Operand {
  const trimmed = written.trim();
  const quoted = QUOTED.exec(trimmed);
  if (quoted !== null) return oneValue(plain(quoted[1] ?? ''));
  if (operator !== '=' && operator !== '!=') return oneValue(trimmed);
  const { text, held } = withoutQuoted(trimmed);
  const commas = COMMA.test(text);
  const anyOf = text
    .split(/\s+OR\s+/)
    .map((group) => group.split(/\s+AND\s+|,(?!\d{3}(?!\d))/).map((value) => value.trim()))
    .map((group) => group.filter((value) => value !== ''))
    .filter((group) => group.length > 0);
  return { text: trimmed, anyOf: anyOf.map((group) => group.map((value) => restored(value, held))), commas };
}

/** Several texts that `OR` joins, each quoted or plain: the names before the first clause. */
export function readAlternatives(written: string): string[] {
  const { text, held } = withoutQuoted(written.trim());
  return text
    .split(/\s+OR\s+/)
    .map((value) => restored(value.trim(), held))
    .filter((value) => value !== '');
}

/** A dot, a comma, a quote or a joining word inside one value would be read as what it looks like. */
export function quotedWhereNeeded(text: string): string {
  const isPlain = !/[.,"\\()]|(^|\s)(AND|OR)(\s|$)|^\s|\s$|^[=<>]/.test(text);
  return isPlain ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

const COMMA = /,(?!\d{3}(?!\d))/;

const plain = (quoted: string): string => quoted.replace(/\\(.)/gs, '$1');

/** Stands for a quoted text while the text around it is cut; a private character, which no name holds. */
const MARK = '\uE000';

function withoutQuoted(text: string): { text: string; held: string[] } {
  const held: string[] = [];
  const marked = text.replace(
    /(?<=^|,\s*|\sOR\s+|\sAND\s+)"(?:[^"\\]|\\.)*"(?=\s*(?:,|$)|\s+(?:OR|AND)\s)/gs,
    (quoted) => {
      held.push(plain(quoted.slice(1, -1)));
      return `${MARK}${held.length - 1}${MARK}`;
    },
  );
  return { text: marked, held };
}

function restored(value: string, held: readonly string[]): string {
  return value.replace(new RegExp(`^${MARK}(\\d+)${MARK}$`), (mark, at: string) => held[Number(at)] ?? mark);
}

function oneValue(text: string): Operand {
  return { text, anyOf: text === '' ? [] : [[text]], commas: false };
}
