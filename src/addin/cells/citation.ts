import type { Source } from '../../shared/contract/source';
import { timeOf } from './date';

/** The newest of some sources; those without a readable date are the oldest. Undefined where there are none. */
export function newestSource(sources: readonly Source[] | null | undefined): Source | undefined {
  return sources?.reduce<Source | undefined>(
    (newest, source) => (newest === undefined || dayOfSource(source) > dayOfSource(newest) ? source : newest),
    undefined,
  );
}

function dayOfSource({ date }: Source): number {
  return timeOf(date) ?? Number.NEGATIVE_INFINITY;
}

/** A source as one line: name, date, link. */
export function citation(source: Source): string {
  return [source.name, source.date ?? '', documentText(source)].filter((part) => part !== '').join(', ');
}

/** The link of a source, or the recorded call that it came from; blank where it has neither. */
export function documentText({ document }: Source): string {
  if (document === null || document === undefined) return '';
  if (typeof document === 'string') return document;
  const params = Object.entries(document.params ?? {}).map(([key, value]) => `${key}=${text(value)}`);
  return params.length === 0 ? document.endpoint : `${document.endpoint}?${params.join('&')}`;
}

/** The link of a source where it is one that a person can open. */
export function documentLink(source: Source): string | undefined {
  const document = documentText(source);
  return /^https?:\/\//i.test(document) ? document : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
