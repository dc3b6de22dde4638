import { isMissing } from '../../shared/contract/missing';
import { MAX_TEXT } from './text';

const DEEPEST = 4;

/** Any JSON value as one line that a person can read: `a; b` for lists, `name: Series A, amount: 10` for objects. */
export function readable(value: unknown, depth = 0): string {
  if (isMissing(value)) return '';
  if (!isContainer(value)) return String(value);
  if (depth >= DEEPEST) return '…';
  return Array.isArray(value) ? joined(value, depth) : fields(value, depth);
}

/** Whether a value holds others. */
function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function joined(items: readonly unknown[], depth: number): string {
  const nested = items.some(isContainer);
  return gathered(items, (item) => readable(item, depth + 1), nested ? ' | ' : '; ');
}

function fields(object: object, depth: number): string {
  return gathered(Object.entries(object), ([key, value]) => field(key, value, depth), ', ');
}

function field(key: string, value: unknown, depth: number): string {
  const text = readable(value, depth + 1);
  if (text === '') return '';
  return typeof value === 'object' && !Array.isArray(value) ? `${key}: (${text})` : `${key}: ${text}`;
}

/** Joins the texts that are not empty, and stops once the result is longer than any cell. */
function gathered<T>(items: readonly T[], textOf: (item: T) => string, separator: string): string {
  const parts: string[] = [];
  let length = 0;
  for (const item of items) {
    const text = textOf(item);
    if (text === '') continue;
    parts.push(text);
    length += text.length + separator.length;
    if (length > 2 * MAX_TEXT) break;
  }
  return parts.join(separator);
}
