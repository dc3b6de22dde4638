import type { CollectedLink, Collection } from '../collection';
import { cikOf, companyOf } from '../company-of';
import { personKey } from '../officers';

/** Ends the terms of officers who have been followed, and adds who followed them, by the company's own announcement. */
export function addSuccessions(collection: Collection): void {
  for (const succession of SUCCESSIONS) addSuccession(collection, succession);
}

function addSuccession(collection: Collection, succession: Succession): void {
  const [ticker, type, , after, announced, from] = succession;
  const company = companyOf(collection, ticker);
  const source = collection.source(`succession:${ticker}:${type}:${from}`, {
    name: `${company.name} announcement`,
    date: announced,
    document: `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cikOf(company)}&type=8-K`,
    publisher: company.name,
  });
  const links = [...collection.relationships.values()].filter(
    (link) => link.type === type && link.to === company.key,
  );
  for (const link of links) end(collection, link, { succession, source });
  const role = type === 'IS_CEO_OF' ? 'Chief Executive Officer' : 'Chief Financial Officer';
  for (const name of after) {
    const person = personKey(collection, name, source);
    const known = links.find((link) => link.from === person);
    if (known) setSince(known, from, source);
    else collection.link(type, person, company.key, { sources: [source], since: from, role });
  }
}

function end(
  collection: Collection,
  link: CollectedLink,
  { succession, source }: { succession: Succession; source: string },
): void {
  const [, , before, after, , from] = succession;
  const { name } = collection.known(link.from);
  if (after.includes(name)) return;
  if (name !== before) throw new Error(`Expected ${before} to be followed, got ${name}`);
  link.until = from;
  link.sources = [...link.sources, source];
}

function setSince(link: CollectedLink, from: string, source: string): void {
  link.since = from;
  link.sources = [...link.sources, source];
}

/** Ticker, office, predecessor, successors, day of the announcement, day of the change. */
type Succession = readonly [
  ticker: string,
  type: 'IS_CEO_OF' | 'IS_CFO_OF',
  before: string,
  after: readonly string[],
  announced: string,
  from: string,
];

const SUCCESSIONS: readonly Succession[] = [
  ['AAPL', 'IS_CFO_OF', 'Luca Maestri', ['Kevan Parekh'], '2024-08-26', '2025-01-01'],
  ['UNH', 'IS_CEO_OF', 'Andrew Witty', ['Stephen Hemsley'], '2025-05-13', '2025-05-13'],
  ['WMT', 'IS_CEO_OF', 'Doug McMillon', ['John Furner'], '2025-11-14', '2026-02-01'],
  ['BRK.B', 'IS_CEO_OF', 'Warren Buffett', ['Greg Abel'], '2025-05-05', '2026-01-01'],
  ['TGT', 'IS_CEO_OF', 'Brian Cornell', ['Michael Fiddelke'], '2025-08-20', '2026-02-01'],
  ['PG', 'IS_CEO_OF', 'Jon R. Moeller', ['Shailesh Jejurikar'], '2025-07-28', '2026-01-01'],
  ['ORCL', 'IS_CEO_OF', 'Safra Catz', ['Clay Magouyrk', 'Mike Sicilia'], '2025-09-22', '2025-09-22'],
  ['CRM', 'IS_CFO_OF', 'Amy Weaver', ['Robin L. Washington'], '2025-02-05', '2025-03-21'],
  ['KVUE', 'IS_CEO_OF', 'Thibaut Mongon', ['Kirk Perry'], '2025-07-14', '2025-07-14'],
];
