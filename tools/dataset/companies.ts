import { type Collection, type GivenProperty, scale } from './collection';
import { auditorName, linkCompany } from './company-links';
import { companyKey, edgarPage, filedSeat, seatOf, type CompanyRow } from './company-table';
import { inSmallLetters, plainText } from '../../src/service/dataset/everyday-name';
import { isOwnSpelling, nameOf, namesOf } from './company-names';
import { isLei } from '../../src/service/dataset/check-digits';
import { addOfficers } from './officers';

/** Adds the companies with their filings' facts, seats, industries, listings and officers, and the list that ranks them by revenue. */
export function addCompanies(collection: Collection, companies: readonly CompanyRow[]): void {
  collection.entity('group:Fortune 500', 'Group', 'Fortune 500', {
    aliases: ['Fortune500', 'Fortune 500 2025'],
    description: 'US companies by revenue, as Fortune ranked them in 2025',
    ...{ prominence: 0.6, sources: ['fortune-2025'], properties: { website: 'fortune.com' } },
  });
  for (const row of companies) {
    const filing = addFiling(collection, row);
    addCompany(collection, row, filing);
    linkCompany(collection, row, filing);
    addOfficers(collection, row, filing);
  }
}

function addFiling(collection: Collection, row: CompanyRow): string | undefined {
  const { cik, legal_name, filing } = row;
  if (!filing || !legal_name) return undefined;
  return collection.source(`10-K/${cik}/${filing.filed}`, {
    name: `${nameOf(row)} Form 10-K`,
    date: filing.filed,
    document: edgarPage(cik, '10-K'),
    publisher: 'SEC EDGAR',
  });
}

function addCompany(collection: Collection, row: CompanyRow, filing: string | undefined): void {
  const sources = ['edgar'];
  const fromFiling = (value: string | undefined): GivenProperty =>
    filing && value ? [value, filing] : undefined;
  collection.entity(companyKey(row.cik), 'Company', nameOf(row), {
    aliases: namesOf(row),
    description: describe(row),
    prominence: scale(row.f_rev, [5e9, 7e11], [0.65, 1]),
    sources,
    properties: {
      legal_name: legalName(row, filing),
      ticker: row.ticker,
      fortune_500_rank: row.f_ceo ? [row.fortune_rank, 'fortune-2025'] : undefined,
      cik: row.cik,
      lei: leiOf(collection, row),
      headquarters_address: fromFiling(row.address && plainText(row.address)),
      headquarters: fromFiling(row.address && filedSeat(row.address).join(', ')) ?? listedSeat(row),
      website: [row.website, 'fortune-2025'],
      employee_count: employees(row, filing),
      revenue: revenue(row, filing),
      state_of_incorporation: fromFiling(row.state_inc),
      ein: fromFiling(row.ein),
      auditor: fromFiling(row.auditor && auditorName(row.auditor)),
    },
  });
}

const listedSeat = ({ verified, hq_city, hq_region }: CompanyRow): GivenProperty =>
  verified['hq'] ? [`${hq_city}, ${hq_region}`, 'fortune-2025'] : undefined;

function describe(row: CompanyRow): string {
  const seat = seatOf(row);
  return `US listed company${seat ? ` with headquarters in ${seat.join(', ')}` : ''}`;
}

/** A filing names its issuer; EDGAR's register does so reliably only where it keeps the issuer's own spelling. */
function legalName({ legal_name, sec_name }: CompanyRow, filing: string | undefined): GivenProperty {
  if (filing && legal_name)
    return [inSmallLetters(plainText(legal_name).replace(/\/[A-Z]{2}\/?$/, '')), filing];
  return isOwnSpelling(sec_name) ? sec_name : undefined;
}

function leiOf(collection: Collection, { lei, lei_src }: CompanyRow): GivenProperty {
  if (!lei || !lei_src || !isLei(lei)) return undefined;
  const [fund, date] = lei_src;
  // The day is the end of the period that the form reports on; it is filed up to two months later.
  const key = collection.source(`n-port/${fund}/${date}`, {
    name: `${fund} Form N-PORT for the period to ${date}`,
    document: 'https://www.sec.gov/edgar/search/#/forms=NPORT-P',
    publisher: 'SEC EDGAR',
  });
  return [lei, key];
}

/** The filing's number where the other table is near it; a number far off was read from the wrong sentence. */
function employees({ employees10k, f_emp }: CompanyRow, filing: string | undefined): GivenProperty {
  const near = employees10k && f_emp && Math.abs(employees10k / f_emp - 1) < 0.05;
  return near && filing ? [employees10k, filing] : [f_emp, 'fortune-2025'];
}

function revenue({ series, f_rev }: CompanyRow, filing: string | undefined): GivenProperty {
  const last = series?.['Revenues']?.at(-1);
  return last && filing ? [last[1], filing] : [f_rev, 'fortune-2025-revenue'];
}
