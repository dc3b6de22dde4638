import { tokenize } from '@borgar/fx';

import { sheetOf } from './sheet-name';

/** A piece of a formula. */
export type Token =
  /** Cells of this workbook, which move with their rows and columns; corners keep their dollar signs. */
  | { kind: 'reference'; text: string; sheet: string | undefined; first: string; last: string | undefined }
  /** Fields of the card in a cell, as `A2.ceo.[Full name]`; it may also be the name of a range, as `Q1.Sales`. */
  | { kind: 'field'; text: string; cell: string; fields: readonly string[] }
  /** The name of a function before its parenthesis; of one of a card, as `A2.ceo.figure`, with the fields of the card before it. */
  | { kind: 'call'; text: string; of?: Extract<Token, { kind: 'field' }> }
  /** A constant in quotes; `value` is without them. */
  | { kind: 'text'; text: string; value: string }
  /** Columns of a table. */
  | { kind: 'table'; text: string }
  /** The name of a range, of a formula, or of a variable of LET or LAMBDA. */
  | { kind: 'name'; text: string }
  | { kind: 'number' | 'boolean' | 'error' | 'operator' | 'space' | 'start'; text: string }
  /** What is no part of a formula on cells of this workbook: other workbooks, DDE, several sheets at once, slips. */
  | { kind: 'unknown'; text: string };

type Kind = Token['kind'];

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['fx_prefix', 'start'],
  ['func', 'call'],
  ['operator', 'operator'],
  ['string', 'text'],
  ['number', 'number'],
  ['bool', 'boolean'],
  ['error', 'error'],
  ['whitespace', 'space'],
  ['newline', 'space'],
  ['range_named', 'name'],
  ['structured', 'table'],
]);

const CORNER = String.raw`\$?[A-Za-z]{0,3}\$?\d{0,7}`;
const REFERENCE = new RegExp(`^(?:(?<qualifier>.*)!)?(?<first>${CORNER})(?::(?<last>${CORNER}))?$`, 's');
const NAME = String.raw`[\p{L}_\\][\p{L}\p{N}_?\\]*`;
const FIELD = new RegExp(
  String.raw`(?<cell>(?:(?:'(?:[^']|'')+'|${NAME})!)?\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6})(?<fields>(?:\.(?:${NAME}|\[[^\]]+\]))+)(?![\p{L}\p{N}_.!])`,
  'uy',
);

/** The pieces of a formula, in order; joined they are the formula. */
export function tokens(formula: string): Token[] {
  const found: Token[] = [];
  const raw = tokenize(formula, { negativeNumbers: false, withLocation: false });
  for (let index = 0, at = 0; index < raw.length; index++) {
    const { type, value: text, unterminated } = raw[index] ?? { type: '', value: '' };
    // The library knows no fields of cards, and parts them at odd places.
    const field = type === 'string' ? undefined : fieldAt(formula, at);
    if (field !== undefined) {
      const after = formula.slice(at + field.text.length);
      return [...found, after.startsWith('(') ? callOf(field) : field, ...rest(after)];
    }
    found.push(unterminated === true ? { kind: 'unknown', text } : tokenOf(type, text, found.at(-1)));
    at += text.length;
  }
  return found.map((token, index) =>
    token.kind === 'name' && opensCall(found, index) ? { ...token, kind: 'call' } : token,
  );
}

function tokenOf(type: string, text: string, before: Token | undefined): Token {
  if (type === 'range' || type === 'range_beam') return referenceOf(text, before);
  const kind = KINDS.get(type) ?? 'unknown';
  // `'[Rates.xlsx]Today'!Euro` is a name of another workbook, and `cmd|'/c calc'!A0` a DDE link.
  const isOutside =
    (kind === 'name' || kind === 'table') && (/^'?[^!]*\[[^!]*!/s.test(text) || isLink(before));
  if (isOutside || (kind === 'operator' && text === '!')) return { kind: 'unknown', text };
  if (kind === 'text') return { kind, text, value: text.slice(1, -1).replaceAll('""', '"') };
  return { kind, text } as Token;
}

function referenceOf(text: string, before: Token | undefined): Token {
  const { qualifier, first, last } = REFERENCE.exec(text)?.groups ?? {};
  const sheet = qualifier === undefined ? undefined : sheetOf(qualifier);
  // Another workbook, or several sheets at once: neither moves with cells of one sheet.
  const isElsewhere = sheet !== undefined && /[[\]:|]/.test(sheet);
  if (first === undefined || first === '' || isElsewhere || isLink(before)) return { kind: 'unknown', text };
  return { kind: 'reference', text, sheet, first, last };
}

/** Whether what stands before a reference makes it one of something else: a broken or a foreign qualifier. */
function isLink(before: Token | undefined): boolean {
  return before?.kind === 'unknown' || before?.kind === 'error';
}

function fieldAt(formula: string, at: number): Extract<Token, { kind: 'field' }> | undefined {
  FIELD.lastIndex = at;
  const match = FIELD.exec(formula);
  const { cell, fields } = match?.groups ?? {};
  if (match === null || cell === undefined || fields === undefined) return undefined;
  const names = [...fields.matchAll(/\.(?:\[([^\]]+)\]|([^.[]+))/g)].map(
    ([, long, short]) => long ?? short ?? '',
  );
  return { kind: 'field', text: match[0], cell, fields: names };
}

/** The last field before a parenthesis is a function of the card. */
function callOf(field: Extract<Token, { kind: 'field' }>): Token {
  const { text, cell, fields } = field;
  return { kind: 'call', text, of: { kind: 'field', text, cell, fields } };
}

/** What follows is read as a formula of its own, whose beginning is taken off again. */
function rest(text: string): Token[] {
  return text === '' ? [] : tokens(`=${text}`).slice(1);
}

/** A person may put a space between a function's name and its parenthesis; Excel takes it out. */
function opensCall(all: readonly Token[], index: number): boolean {
  const next = all.slice(index + 1).find(({ kind }) => kind !== 'space');
  return next?.text === '(';
}

/** The arguments of a call as they are written, and where it ends. */
export function argumentsAt(all: readonly Token[], call: number): { texts: string[]; end: number } {
  const texts = [''];
  let depth = 0;
  for (let at = call + 1; at < all.length; at++) {
    const { kind, text = '' } = all[at] ?? { kind: 'space' };
    if (kind === 'operator' && /^[)}]$/.test(text)) depth -= 1;
    if (depth === 0 && text === ')') return { texts: texts.map((each) => each.trim()), end: at + 1 };
    if (kind === 'operator' && text === ',' && depth === 1) texts.push('');
    else if (depth > 0) texts.push(`${texts.pop() ?? ''}${text}`);
    if (kind === 'operator' && /^[({]$/.test(text)) depth += 1;
  }
  return { texts, end: all.length };
}
