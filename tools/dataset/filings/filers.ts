import type { Collection } from '../collection';
import { companyKey } from '../company-table';
import type { FiledFigures, Figures, Registrant } from './figure-rows';

/**
 * Which registrant files the figures of each company, by the company's key. A holding company that is put above another goes
 * on under its ticker, and of the two the one with more figures is taken.
 */
export function filersOf(collection: Collection, filed: FiledFigures): Map<string, string> {
  const bearers = companiesByTicker(collection);
  const counts = figureCounts([...filed.annual, ...filed.quarterly]);
  const filers = new Map<string, string>();
  for (const [cik, count] of counts) {
    const key = companyOfRegistrant(collection, filed.registrants.get(cik), bearers) ?? companyKey(cik);
    if (count > (counts.get(filers.get(key) ?? '') ?? 0)) filers.set(key, cik);
  }
  return filers;
}

function companyOfRegistrant(
  collection: Collection,
  registrant: Registrant | undefined,
  bearers: ReadonlyMap<string, string>,
): string | undefined {
  if (registrant === undefined || collection.entities.has(companyKey(registrant.cik))) return undefined;
  return bearers.get(registrant.ticker ?? '');
}

function companiesByTicker(collection: Collection): Map<string, string> {
  return new Map(
    [...collection.entities.values()]
      .filter(({ type }) => type === 'Company')
      .map(({ key }) => [collection.text(key, 'ticker') ?? key, key]),
  );
}

function figureCounts(lines: readonly Figures[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { cik, data } of lines) counts.set(cik, (counts.get(cik) ?? 0) + data.length);
  return counts;
}
