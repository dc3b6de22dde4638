import type { Collection } from './collection';
import { cityKeyOf } from './cities';
import { plainText } from '../../src/service/dataset/everyday-name';
import { companyKey, seatOf, type CompanyRow } from './company-table';

/** Links a company to its seat, registration, auditor and listing. */
export function linkCompany(collection: Collection, row: CompanyRow, filing: string | undefined): void {
  const key = companyKey(row.cik);
  const city = cityKeyOf(collection, ...(seatOf(row) ?? (['', ''] as const)));
  if (city) collection.link('HAS_HEADQUARTERS_IN', key, city, { sources: [filing ?? 'fortune-2025'] });
  if (filing && row.state_inc) linkRegistration(collection, key, row.state_inc, filing);
  if (filing && row.auditor) linkAuditor(collection, key, row.auditor, filing);
  if (row.f_ceo) collection.link('IS_MEMBER_OF', key, 'group:Fortune 500', { sources: ['fortune-2025'] });
  const exchange = row.exchange === 'NYSE' ? 'exchange:XNYS' : 'exchange:XNAS';
  collection.link('LISTED_ON', key, exchange, { sources: ['edgar'] });
}

/** The four firms that audit nearly all large issuers, however a filing sets their names. */
const AUDITORS = ['Deloitte & Touche LLP', 'Ernst & Young LLP', 'KPMG LLP', 'PricewaterhouseCoopers LLP'];

/** The name of an auditor as it is written, however a filing sets it. */
export function auditorName(written: string): string {
  const name = plainText(written);
  return AUDITORS.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name;
}

function linkAuditor(collection: Collection, key: string, auditor: string, filing: string): void {
  const name = auditorName(auditor);
  if (!AUDITORS.includes(name)) return;
  const firm = `org:auditor:${name}`;
  const sources = [filing];
  const aliases = [name.replace(/ LLP$/, ''), AUDITOR_NAMES[name]];
  const facts = { aliases, description: 'Audit firm', prominence: 0.5, sources };
  collection.entity(firm, 'Organization', name, facts);
  collection.link('AUDITS', firm, key, { sources });
}

const AUDITOR_NAMES: Readonly<Record<string, string>> = {
  'Ernst & Young LLP': 'EY',
  'PricewaterhouseCoopers LLP': 'PwC',
};

function linkRegistration(collection: Collection, key: string, state: string, filing: string): void {
  const found = collection
    .ofType('CountrySubdivision')
    .find((part) => part.key.startsWith('subdivision:US-') && part.name === state);
  if (!found) return;
  collection.link('IS_REGISTERED_IN', key, found.key, { sources: [filing] });
  collection.link('IS_REGISTERED_IN', key, 'country:US', { sources: [filing] });
}
