import { readOperand } from './operand';
import { fieldKey } from './field-key';
import { isOption, segments, type IsField, type Segment } from './segments';
import type { Expression, Filter, Order } from './tree';

/** Longer inputs are no expressions. */
const MOST_LETTERS = 4000;

/**
 * Reads an expression (§4.6); never throws. The segments are read as
 *
 *     filter = *( step "." ) field operator value     steps before a filter lead to its field
 *     select = *( step "." )                          steps that no filter follows are shown
 *     order  = "order_by=" field [ "ASC" / "DESC" ] *( "," … )
 *     limit  = "limit=" digits
 *     return = "return(" field *( ( "," / ";" ) field ) ")"
 *
 * in any order: an option between steps and their filter does not part them. Of two limits or returns the last counts.
 */
export function parseExpression(input: string, isField: IsField): Expression {
  const { topic, segments: found } = segments(input.slice(0, MOST_LETTERS).trim(), isField);
  const reader = new Reader();
  for (const segment of found) reader.read(segment);
  return reader.expression(unquoted(topic));
}

class Reader {
  private readonly filters: Filter[] = [];
  private readonly orders: Order[] = [];
  private steps: string[] = [];
  private limit: number | undefined;
  private returns: readonly string[] | undefined;

  read(segment: Segment): void {
    if (segment.kind === 'step') this.steps.push(segment.name);
    else if (segment.kind === 'return') this.returns = listed(segment.fields);
    else if (isOption(segment.field)) this.readOption(fieldKey(segment.field), segment.value);
    else this.readFilter(segment);
  }

  expression(topic: string): Expression {
    return {
      topic,
      filters: this.filters,
      select: this.steps,
      orders: this.orders,
      ...(this.limit === undefined ? {} : { limit: this.limit }),
      ...(this.returns === undefined ? {} : { returns: this.returns }),
    };
  }

  private readOption(name: string, value: string): void {
    if (name === 'return') this.returns = listed(value.replace(/^\(|\)$/g, ''));
    else if (name === 'limit' || name === 'top') this.limit = readLimit(value) ?? this.limit;
    else this.orders.push(...listed(unquoted(value)).map(readOrder));
  }

  private readFilter({ field, operator, value }: Segment & { kind: 'filter' }): void {
    this.filters.push({ path: [...this.steps, field], operator, operand: readOperand(value, operator) });
    this.steps = [];
  }
}

function readLimit(value: string): number | undefined {
  const digits = /^\d{1,6}$/.exec(unquoted(value).replace(/,/g, ''));
  return digits === null ? undefined : Number(digits[0]);
}

function readOrder(key: string): Order {
  const found = /^(-?)(.*?)(?:\s+(asc|desc|ascending|descending))?$/is.exec(key);
  const [, minus = '', field = '', word = ''] = found ?? [];
  const descends = word === '' ? minus === '-' : /^desc/i.test(word);
  return { path: field.trim().split('.'), direction: descends ? 'DESC' : 'ASC' };
}

/** The semicolon parts the arguments of a formula where the comma is a decimal sign, so it comes from habit. */
function listed(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function unquoted(text: string): string {
  return readOperand(text, '>').text;
}
