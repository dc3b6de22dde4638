import { CellValueType, type ICellData } from '@univerjs/core';

import type { CellInput } from '../../sheet/cells/cell-input';

/**
 * What Excel makes of a typed text: "=…", "@…" and a non-numeric "+…" or "-…" are formulas, an apostrophe or the
 * format "@" gives text. Numbers and booleans become values.
 */
export function cellFrom(value: CellInput, format: string): ICellData {
  const blank: ICellData = { v: null, f: null, si: null, p: null, t: null, custom: null };
  if (value === null || value === '') return blank;
  if (typeof value === 'number') return { ...blank, v: value, t: CellValueType.NUMBER };
  if (typeof value === 'boolean') return { ...blank, v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  const text = value;
  if (format === '@') return { ...blank, v: text, t: CellValueType.STRING };
  if (text.startsWith("'")) return { ...blank, v: text.slice(1), t: CellValueType.FORCE_STRING };
  if (text.startsWith('=') && text.length > 1) return { ...blank, f: text };
  return parsed(text, blank);
}

function parsed(text: string, blank: ICellData): ICellData {
  const number = asNumber(text);
  if (number !== undefined) return { ...blank, ...number };
  if (/^(true|false)$/i.test(text)) {
    return { ...blank, v: /^true$/i.test(text) ? 1 : 0, t: CellValueType.BOOLEAN };
  }
  if (/^[+-]./.test(text)) return { ...blank, f: `=${text}` };
  if (/^@./.test(text)) return { ...blank, f: `=${text.slice(1)}` };
  return { ...blank, v: text, t: CellValueType.STRING };
}

function asNumber(text: string): ICellData | undefined {
  const trimmed = text.trim();
  if (/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed)) {
    return { v: Number(trimmed), t: CellValueType.NUMBER };
  }
  if (/^[+-]?\d+(\.\d+)?%$/.test(trimmed)) {
    return { v: Number(trimmed.slice(0, -1)) / 100, t: CellValueType.NUMBER, s: { n: { pattern: '0%' } } };
  }
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed);
  if (!date) return undefined;
  const serial =
    Math.round(Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3])) / 86_400_000) + 25_569;
  return serial > 60
    ? { v: serial, t: CellValueType.NUMBER, s: { n: { pattern: 'yyyy-mm-dd' } } }
    : undefined;
}
