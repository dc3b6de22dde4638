import { uniqBy } from 'es-toolkit/array';

import { readAlternatives, readOperand } from './operand';
import { fieldKey } from './field-key';
import { isOption, segments, type IsField, type Segment } from './segments';
import { timeStep } from './period';
import { faultAt, type SyntaxFault } from './syntax-fault';
import type { Expression, Filter, Order, Summary } from './tree';

/** Longer inputs are no expressions. */
const MOST_LETTERS = 4000;

/** How many expressions may stand within each other. */
const MOST_WITHIN = 3;

/** What was read of a text, and where it was not written as it should be. */
export type Parsed = { expression: Expression; slips: readonly SyntaxFault[]; written?: string };

/**
 * Reads an expression (§4.6) and never throws. Segments come in any order, and what does not fit is listed in the slips:
 *
 *     topic  = name *( " OR " name ) / "(" expression ")"   the inner part is evaluated first
 *     filter = *( step "." ) field operator value     steps before a filter lead to its field
 *     select = *( step "." )                          steps without a filter are shown
 *     order  = "order_by=" field [ "ASC" / "DESC" ] *( "," … )     the first of repeated fields counts
 *     limit  = "limit=" digits        offset = "offset=" digits       the last of each counts
 *     at     = "at=" time *( ( "," / " OR " ) time )
 *     return = "return(" field *( ( "," / ";" ) field ) ")"        the last counts
 *     group  = "group_by=" field                      one figure for each group
 *     figure = ( "count" / "sum" / "average" / "median" / "minimum" / "maximum" ) "(" field ")"
 *     claim  = "is(" field operator value ")"
 */
export function readExpression(input: string, isField: IsField, depth = 0): Parsed {
  const text = input.slice(0, MOST_LETTERS).trim();
  const { topic, segments: found } = segments(text, isField);
  const reader = new Reader(isField);
  if (/^"(?:[^"\\]|\\.)*$/s.test(topic))
    reader.slips.push(faultAt(0, topic, 'the quotation mark is not closed'));
  for (const segment of found) reader.read(segment);
  const isWithin = topic.startsWith('(') && topic.endsWith(')') && depth < MOST_WITHIN;
  const inner = isWithin ? readExpression(topic.slice(1, -1), isField, depth + 1) : undefined;
  if (inner === undefined || !hasBody(inner.expression))
    return { expression: reader.expression(topic), slips: reader.slips, written: text };
  const slips = inner.slips.map((slip) => ({ ...slip, at: slip.at + 1 }));
  return {
    expression: { ...reader.expression(topic), topic: inner.expression.topic, within: inner.expression },
    slips: [...slips, ...reader.slips],
    written: text,
  };
}

/** Whether an expression is more than a name, which may stand in brackets too. */
const hasBody = ({ topic: _topic, also: _also, filters, select, orders, ...options }: Expression): boolean =>
  filters.length + select.length + orders.length + Object.keys(options).length > 0;

/** The figures by what they may be called. */
const SUMMARIES: ReadonlyMap<string, Summary> = new Map<string, Summary>([
  ['count', 'count'],
  ['sum', 'sum'],
  ['total', 'sum'],
  ['average', 'average'],
  ['avg', 'average'],
  ['mean', 'average'],
  ['median', 'median'],
  ['minimum', 'minimum'],
  ['min', 'minimum'],
  ['maximum', 'maximum'],
  ['max', 'maximum'],
]);

class Reader {
  readonly slips: SyntaxFault[] = [];
  private readonly filters: Filter[] = [];
  private readonly orders: Order[] = [];
  private steps: string[] = [];
  private groups: readonly string[] | undefined;
  private options: Pick<
    Expression,
    'limit' | 'offset' | 'returns' | 'at' | 'isAnyTime' | 'aggregate' | 'claim'
  > = {};

  constructor(private readonly isField: IsField) {}

  read(segment: Segment): void {
    if (segment.kind === 'step') this.steps.push(segment.name);
    else if (segment.kind === 'rest') this.slips.push(unread(segment));
    else if (segment.kind === 'call') this.readCall(segment);
    else if (isOption(segment.field)) this.readOption(segment);
    else this.readFilter(segment);
  }

  expression(written: string): Expression {
    const [topic = '', ...also] = readAlternatives(written);
    this.moveTime();
    return {
      topic: also.length === 0 ? readOperand(written, '>').text : topic,
      ...(also.length === 0 ? {} : { also }),
      filters: this.filters,
      select: this.steps,
      orders: uniqBy(this.orders, ({ path }) => columnKey(path)),
      ...this.options,
      ...(this.groups === undefined
        ? {}
        : { aggregate: { summary: 'count', path: [], ...this.options.aggregate, by: this.groups } }),
    };
  }

  /** `revenue.2017.return(name, revenue)` lists other columns than the step's, so that its time is that of them all. */
  private moveTime(): void {
    const time = timeStep(this.steps.at(-1) ?? '');
    const { returns, aggregate, claim, at } = this.options;
    const isListed = [returns, aggregate, claim, this.groups].some((part) => part !== undefined);
    if (time === undefined || !isListed) return;
    this.steps.pop();
    if (at === undefined) this.options.at = [time];
    else
      this.slips.push({
        ...faultAt(0, time, 'a time stands beside at=; write one of the two'),
        isRefused: true,
      });
  }

  private readCall({ name, written, isClosed, at }: Segment & { kind: 'call' }): void {
    if (!isClosed) this.slips.push(faultAt(at, `${name}(${written}`, 'the bracket is not closed'));
    const summary = SUMMARIES.get(name);
    if (summary !== undefined) {
      const path =
        summary === 'count'
          ? []
          : written
              .trim()
              .split('.')
              .filter((step) => step !== '');
      if (path.length === 0 && summary !== 'count')
        this.slips.push(faultAt(at, `${name}()`, 'it names no field, so the rows are counted'));
      this.options.aggregate = { summary: path.length === 0 ? 'count' : summary, path };
    } else if (name === 'is') this.readClaim(written, at);
    else if (name !== 'return') this.readCalledOption(name, written, at);
    else this.readReturn(written, at);
  }

  /** `limit(5)` and `order_by(revenue, desc)` are how a graph query would say `limit=5` and `order_by=revenue DESC`. */
  private readCalledOption(field: string, written: string, at: number): void {
    const value = written.replaceAll(/\s*[,;]\s*(asc|desc|ascending|descending)\b/gi, ' $1').trim();
    this.slips.push(
      faultAt(at, `${field}(${written})`, `is written with a sign; read as “${field}=${value}”`),
    );
    this.readOption({ kind: 'filter', field, operator: '=', value, at });
  }

  private readReturn(written: string, at: number): void {
    const fields = listed(written)
      .map((field) => this.unnested(field, at))
      .filter((field) => field !== '');
    const isUnnamed =
      fields.length < written.split(/[,;]/).length || fields.some((each) => /^\.|\.\.|\.$/.test(each));
    if (isUnnamed && fields.length > 0)
      this.slips.push({ ...faultAt(at, `return(${written})`, 'a column has no name'), isRefused: true });
    if (fields.length > 0) this.options.returns = uniqBy(fields, (column) => columnKey(column.split('.')));
    else this.slips.push({ ...faultAt(at, 'return()', 'it lists no field'), isRefused: true });
  }

  /** `ceo(name)` is how a graph query would ask for `ceo.name`. */
  private unnested(field: string, at: number): string {
    const [, outer, inner] = /^([^()]+)\(([^()]*)\)?$/.exec(field) ?? [];
    if (outer === undefined) return field.replaceAll(/[()]/g, '').trim();
    const path = [outer, inner ?? '']
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join('.');
    this.slips.push(faultAt(at, field, `a field has no brackets; read as “${path}”`));
    return path;
  }

  private readClaim(written: string, at: number): void {
    const { segments: found } = segments(`_.${written}`, this.isField);
    const claimed = new Reader(this.isField);
    for (const segment of found) claimed.read(segment);
    const [claim] = claimed.filters;
    if (claim !== undefined) this.options.claim = claim;
    else this.slips.push(faultAt(at, `is(${written})`, 'it makes no claim, such as is(field=value)'));
  }

  private readTimes(written: string): void {
    const times = written.split(/ or /i);
    this.options.at = times.flatMap(listed);
    if (times.length > 1) this.options.isAnyTime = true;
    else delete this.options.isAnyTime;
  }

  private readOption({ field, value, at }: Segment & { kind: 'filter' }): void {
    const name = fieldKey(field);
    const written = readOperand(value, '>').text;
    if (name === 'return') this.readReturn(value.replace(/^\(|\)$/g, ''), at);
    else if (name === 'at' || name === 'as_of') this.readTimes(written);
    else if (name === 'group_by') this.groups = written.trim().split('.');
    else if (name === 'limit' || name === 'top') this.readNumber('limit', { field, written, at });
    else if (name === 'offset' || name === 'skip') this.readNumber('offset', { field, written, at });
    // An operator, or a mark of quoting, is no field, and printed it would be read as one.
    else this.orders.push(...listed(written.replaceAll(/[=<>!"\\]/g, ' ')).map(readOrder));
  }

  private readNumber(
    option: 'limit' | 'offset',
    { field, written, at }: { field: string; written: string; at: number },
  ): void {
    const digits = /^\d{1,6}$/.exec(written.replace(/,/g, ''));
    if (digits !== null) this.options[option] = Number(digits[0]);
    else this.slips.push(faultAt(at, `${field}=${written}`, 'it is not a whole number, so it is ignored'));
  }

  private readFilter({ field, operator, value, at, joined }: Segment & { kind: 'filter' }): void {
    if (joined === 'and') this.slips.push(faultAt(at, joined, 'joins clauses only in capitals; read as AND'));
    if (/^"(?:[^"\\]|\\.)*$/s.test(value))
      this.slips.push(faultAt(at, `${field}${operator}${value}`, 'the quotation mark is not closed'));
    this.filters.push({ path: [...this.steps, field], operator, operand: readOperand(value, operator) });
    this.steps = [];
  }
}

/** What is neither used nor refused would be dropped. */
const unread = ({ written, at }: Segment & { kind: 'rest' }): SyntaxFault => ({
  ...faultAt(at, written, 'it is no field, condition or time'),
  isRefused: true,
});

function readOrder(key: string): Order {
  const found = /^(-?)(.*?)(?:\s+(asc|desc|ascending|descending))?$/is.exec(key);
  const [, minus = '', field = '', word = ''] = found ?? [];
  const descends = word === '' ? minus === '-' : /^desc/i.test(word);
  return { path: field.trim().split('.'), direction: descends ? 'DESC' : 'ASC' };
}

/** What is listed twice would be read of every row twice, and says nothing more. */
function columnKey(path: readonly string[]): string {
  return path.map(fieldKey).join('.');
}

/** The semicolon parts the arguments of a formula where the comma is a decimal sign, so it comes from habit. */
function listed(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
