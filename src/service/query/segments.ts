import { fieldKey } from './field-key';
import type { Operator } from './tree';

/** Judges whether a field of this key (see `fieldKey`) may be asked of any entity. */
export type IsField = (key: string) => boolean;

/** A piece of an expression between two cuts. */
export type Segment =
  | { kind: 'return'; fields: string }
  | { kind: 'filter'; field: string; operator: Operator; value: string }
  | { kind: 'step'; name: string };

const RETURN = /\s*return\s*\(([^)]*)\)?/iuy;
const FILTER = /\s*([\p{L}_][\p{L}\p{N}_ -]{0,60}?)\s*(!=|<>|≠|>=|≥|<=|≤|==|=|>|<)\s*/uy;
const STEP = /\s?([\p{L}_][\p{L}\p{N}_ -]{0,60}?|\d{4})\s*(?=\.|$)/uy;
const QUOTED = /"(?:[^"\\]|\\.)*"/suy;

const OPERATORS: Readonly<Record<string, Operator>> = {
  '<>': '!=',
  '≠': '!=',
  '≥': '>=',
  '≤': '<=',
  '==': '=',
};

const OPTIONS = new Set(['order_by', 'sort_by', 'sort', 'orderby', 'limit', 'top', 'return']);

/** Judges whether a field name is one of the words that steer a query instead of filtering it. */
export function isOption(field: string): boolean {
  return OPTIONS.has(fieldKey(field));
}

/**
 * Cuts an expression into its topic and segments:
 *
 *     expression = topic *( "." segment )
 *     segment    = "return(" fields ")" / field operator value / step
 *
 * Dots occur inside names, numbers and domains, so a dot cuts only where what follows starts a segment: `return(`, a
 * word before an operator, or a whole word that is a known field (or is spelt like one, with an underscore). A year
 * is a step only after another step. `AND` before a known field and an operator cuts as a dot does.
 */
export function segments(text: string, isField: IsField): { topic: string; segments: Segment[] } {
  const cutter = new Cutter(text, isField);
  const topic = cutter.value();
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

  /** The text up to the next cut; a quoted text runs to its closing quote. */
  value(): string {
    const start = this.at;
    this.at = start + (match(QUOTED, this.text, start)?.[0].length ?? 0);
    while (this.at < this.text.length && this.cutLength() === 0) this.at += 1;
    return this.text.slice(start, this.at).trim();
  }

  next(): Segment | undefined {
    if (this.at >= this.text.length) return undefined;
    this.at += this.cutLength();
    const segment = this.segmentAt(this.at);
    if (segment === undefined) return undefined;
    this.at = segment.end;
    this.afterStep = segment.found.kind === 'step';
    if (segment.found.kind === 'filter') return { ...segment.found, value: this.value() };
    this.value();
    return segment.found;
  }

  /** How long the cut at this place is; 0 where there is none. */
  private cutLength(): number {
    const { text, at } = this;
    if (text[at] === '.') return this.segmentAt(at + 1) === undefined ? 0 : 1;
    if (!text.startsWith(' AND ', at)) return 0;
    const filter = this.filterAt(at + 5);
    return filter !== undefined && this.isKnown(filter.found.field) ? 5 : 0;
  }

  private segmentAt(at: number): { found: Segment; end: number } | undefined {
    const returned = match(RETURN, this.text, at);
    if (returned !== null) {
      return { found: { kind: 'return', fields: returned[1] ?? '' }, end: at + returned[0].length };
    }
    return this.filterAt(at) ?? this.stepAt(at);
  }

  private filterAt(at: number): { found: Segment & { kind: 'filter' }; end: number } | undefined {
    const filter = match(FILTER, this.text, at);
    const [whole = '', field = '', written = ''] = filter ?? [];
    if (filter === null || (/[ -]/.test(field) && !this.isKnown(field))) return undefined;
    const operator = OPERATORS[written] ?? (written as Operator);
    return { found: { kind: 'filter', field, operator, value: '' }, end: at + whole.length };
  }

  private stepAt(at: number): { found: Segment; end: number } | undefined {
    const [whole = '', name = ''] = match(STEP, this.text, at) ?? [];
    const isStep = /^\d/.test(name)
      ? this.afterStep
      : /^[a-z]+(_[a-z0-9]+)+$/.test(name) || this.isKnown(name);
    return name !== '' && isStep ? { found: { kind: 'step', name }, end: at + whole.length } : undefined;
  }

  private isKnown(field: string): boolean {
    return isOption(field) || this.isField(fieldKey(field));
  }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
