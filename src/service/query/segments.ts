import { fieldKey } from './field-key';
import { timeStep } from './period';
import type { Operator } from './tree';
import { ownValue } from '../../shared/contract/own-value';

/** Judges whether a field of this key (see `fieldKey`) may be asked of any entity. */
export type IsField = (key: string) => boolean;

/** A piece of an expression between two cuts; `at` is where it starts, counted in characters from 0. */
export type Segment =
  | { kind: 'call'; name: string; written: string; isClosed: boolean; at: number }
  | { kind: 'filter'; field: string; operator: Operator; value: string; at: number; joined?: string }
  | { kind: 'step'; name: string; at: number }
  /** What is none of these. */
  | { kind: 'rest'; written: string; at: number };

const CALL =
  /\s*(?:(return|count|sum|total|average|avg|mean|median|minimum|min|maximum|max|is)\s*|(order_by|sort_by|group_by|limit|top|offset|skip|as_of|at))\(/iuy;
const FILTER = /\s*([\p{L}_][\p{L}\p{N}_ &-]{0,60}?)\s*(!=|<>|≠|>=|≥|<=|≤|==|=|>|<)\s*/uy;
const STEP = /\s?([\p{L}_][\p{L}\p{N}_ &-]{0,60}?)\s*(?=\.|$)/uy;
/** Up to where a time may end, which may hold dots itself: `31.12.2024`. */
const TIME_ENDS = /\s*(?:(?<!\.)\.(?!\.)|$)/g;
const MOST_OF_TIME = 25;
const QUOTED = /"(?:[^"\\]|\\.)*"/suy;
const JOINT = /\s+(and)\s+/iuy;
const BEFORE_QUOTE = /(?:\s(?:OR|AND)\s+|,\s*)$/;

const OPERATORS: Readonly<Record<string, Operator>> = {
  '<>': '!=',
  '≠': '!=',
  '≥': '>=',
  '≤': '<=',
  '==': '=',
};

const OPTIONS = new Set([
  ...['order_by', 'sort_by', 'sort', 'orderby', 'limit', 'top', 'return', 'offset', 'skip', 'at', 'as_of'],
  'group_by',
]);

/** Judges whether a field name is one of the words that steer a query instead of filtering it. */
export function isOption(field: string): boolean {
  return OPTIONS.has(fieldKey(field));
}

/**
 * Cuts an expression into its topic and segments:
 *
 *     expression = ( topic / "(" expression ")" ) *( "." segment )
 *     segment    = call "(" text ")" / field operator value / step
 *
 * - A dot cuts only before a call, a word with an operator, or a known or underscored field, since names have dots too.
 * - A time is a step only after another step. `AND` before a known field and an operator cuts as a dot does.
 */
export function segments(text: string, isField: IsField): { topic: string; segments: Segment[] } {
  const cutter = new Cutter(text, isField);
  const topic = cutter.topic();
  const found: Segment[] = [];
  for (let segment = cutter.next(); segment !== undefined; segment = cutter.next()) found.push(segment);
  return { topic, segments: found };
}

class Cutter {
  private at = 0;
  private afterStep = false;

  constructor(
    private readonly text: string,
    private readonly isField: IsField,
  ) {}

  /** What the expression is about: names, or another expression in brackets. */
  topic(): string {
    const close = this.text.startsWith('(') ? closing(this.text, 1) : undefined;
    const isWhole = close !== undefined && /^\s*(?:\.|$)/.test(this.text.slice(close + 1));
    if (!isWhole) return this.value();
    this.at = close + 1;
    return this.text.slice(0, close + 1);
  }

  /** The text up to the next cut; a quoted text is passed over whole, as are those that a joining word leads to. */
  value(): string {
    const start = this.at;
    this.at += this.quoteLength();
    while (this.at < this.text.length && this.cutLength() === 0) {
      this.at += 1;
      if (this.text[this.at] === '"' && BEFORE_QUOTE.test(this.text.slice(start, this.at).slice(-8)))
        this.at += this.quoteLength();
    }
    return this.text.slice(start, this.at).trim();
  }

  next(): Segment | undefined {
    if (this.at >= this.text.length) return undefined;
    const rest = this.rest();
    if (rest !== undefined) return rest;
    const joined = JOINT_WORD.exec(this.text.slice(this.at, this.at + 12))?.[1];
    this.at += this.cutLength();
    const segment = this.segmentAt(this.at);
    if (segment === undefined) return undefined;
    this.at = segment.end;
    this.afterStep = segment.found.kind === 'step';
    if (segment.found.kind === 'filter')
      return { ...segment.found, value: this.value(), ...(joined === undefined ? {} : { joined }) };
    return segment.found;
  }

  /** The text before the next cut, where it is more than dots. */
  private rest(): Segment | undefined {
    const start = this.at;
    this.afterStep &&= this.cutLength() > 0;
    const written = this.value().replace(/^[.\s]+/, '');
    return written === '' ? undefined : { kind: 'rest', written, at: start };
  }

  /** How long the quoted text is that begins here. */
  private quoteLength(): number {
    const { text, at } = this;
    return text[at] === '"' ? (match(QUOTED, text, at)?.[0].length ?? 0) : 0;
  }

  /** How long the cut at this place is; 0 where there is none. */
  private cutLength(): number {
    const { text, at } = this;
    if (text[at] === '.') return this.segmentAt(at + 1) === undefined ? 0 : 1;
    const joint = text[at] === ' ' ? match(JOINT, text, at) : null;
    if (joint === null) return 0;
    const filter = this.filterAt(at + joint[0].length);
    return filter !== undefined && this.isKnown(filter.found.field) ? joint[0].length : 0;
  }

  private segmentAt(at: number): { found: Segment; end: number } | undefined {
    return this.callAt(at) ?? this.filterAt(at) ?? this.stepAt(at);
  }

  private callAt(at: number): { found: Segment; end: number } | undefined {
    const call = match(CALL, this.text, at);
    if (call === null) return undefined;
    const start = at + call[0].length;
    const close = closing(this.text, start);
    const end = close ?? this.unclosedEnd(start);
    const written = this.text.slice(start, end);
    const name = (call[1] ?? call[2] ?? '').toLowerCase();
    const found: Segment = { kind: 'call', name, written, isClosed: close !== undefined, at };
    return { found, end: Math.min(this.text.length, close === undefined ? end : end + 1) };
  }

  /** A bracket that nothing closes ends where an option or another call begins, else with the text. */
  private unclosedEnd(start: number): number {
    const rest = this.text.slice(start);
    const next =
      /\.\s*(?:(?:order_by|sort_by|group_by|limit|top|offset|at|as_of)\s*=|(?:return|is|count)\s*\()/i.exec(
        rest,
      );
    return next === null ? this.text.length : start + next.index;
  }

  private filterAt(at: number): { found: Segment & { kind: 'filter' }; end: number } | undefined {
    const filter = match(FILTER, this.text, at);
    const [whole = '', field = '', written = ''] = filter ?? [];
    if (filter === null || (/[ &-]/.test(field) && !this.isKnown(field))) return undefined;
    const operator = ownValue(OPERATORS, written) ?? (written as Operator);
    return { found: { kind: 'filter', field, operator, value: '', at }, end: at + whole.length };
  }

  private stepAt(at: number): { found: Segment; end: number } | undefined {
    const time = this.afterStep ? this.timeAt(at) : undefined;
    if (time !== undefined) return time;
    const [whole = '', name = ''] = match(STEP, this.text, at) ?? [];
    const isStep = /^[a-z]+(_[a-z0-9]+)+$/.test(name) || this.isKnown(name);
    return name !== '' && isStep ? { found: { kind: 'step', name, at }, end: at + whole.length } : undefined;
  }

  private timeAt(at: number): { found: Segment; end: number } | undefined {
    const text = this.text.slice(at, at + MOST_OF_TIME);
    const isWhole = at + text.length === this.text.length;
    for (const { index: end } of [...text.matchAll(TIME_ENDS)].reverse()) {
      const name = timeStep(text.slice(0, end).trim());
      if (name !== undefined && (isWhole || end < text.length))
        return { found: { kind: 'step', name, at }, end: at + end };
    }
    return undefined;
  }

  private isKnown(field: string): boolean {
    return isOption(field) || this.isField(fieldKey(field));
  }
}

const JOINT_WORD = /^\s+(and)\s/i;

/** Where the bracket that was opened before `start` closes; nothing where it does not. */
function closing(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '"') at += Math.max(0, (match(QUOTED, text, at)?.[0].length ?? 1) - 1);
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && depth === 0) return at;
    else if (text[at] === ')') depth -= 1;
  }
  return undefined;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
