import * as v from 'valibot';

import type { CollectedEntity, Collection } from './collection';
import type { Inputs } from './inputs';
import { table, texts } from './table';

const text = v.string();
const person = v.object({
  name: text,
  title: text,
  ceo: v.boolean(),
  cfo: v.boolean(),
  director: v.boolean(),
});

/** A large US company: the SEC's own list, a ranking by revenue (`f_…`), and for some the last annual report. */
const companySchema = v.object({
  cik: text,
  ticker: text,
  name: text,
  sec_name: text,
  exchange: text,
  hq_city: text,
  hq_region: text,
  gics_sub: text,
  /** Tables that agree, by fact. */
  verified: v.record(text, v.array(text)),
  fortune_rank: v.number(),
  website: v.nullable(text),
  zip: text,
  f_rev: v.nullable(v.number()),
  f_emp: v.nullable(v.number()),
  f_ceo: v.nullable(text),
  lei: v.optional(text),
  /** The fund whose report names the identifier, and the day of the report. */
  lei_src: v.optional(v.tuple([text, text])),
  filing: v.optional(v.object({ filed: text })),
  legal_name: v.optional(text),
  state_inc: v.optional(text),
  address: v.optional(text),
  ein: v.optional(text),
  auditor: v.optional(text),
  people: v.optional(v.array(person)),
  employees10k: v.optional(v.number()),
  series: v.optional(v.record(text, v.array(v.tuple([text, v.number()])))),
});

/** A row of the table of companies. */
export type CompanyRow = v.InferOutput<typeof companySchema>;

/** Someone who signed an annual report. */
export type Signatory = v.InferOutput<typeof person>;

/** The key of a company's entity by its SEC central index key. */
export const companyKey = (cik: string): string => `company:${cik}`;

/** The table of companies. A row of Fortune's whose columns slipped loses all that came from there. */
export const readCompanies = (inputs: Inputs): CompanyRow[] =>
  inputs
    .lines('companies.jsonl', companySchema)
    .map((row) => (isSlipped(row) ? { ...row, f_rev: null, f_emp: null, f_ceo: null, website: null } : row));

/** Whether a row holds an amount or a count where its chief executive should be. */
const isSlipped = ({ f_ceo }: CompanyRow): boolean => /\d/.test(f_ceo ?? '');

/** City and state of the address on a filing's cover, `…, Arlington, VA, 22202`. */
export function filedSeat(address: string): readonly [city: string, state: string] {
  const [city = '', state = ''] = address.split(', ').slice(-3);
  return [city, STATES[state] ?? state];
}

const STATES: Readonly<Record<string, string>> = {
  ...{ AR: 'Arkansas', CA: 'California', NY: 'New York', VA: 'Virginia' },
};

/** City and state of a company as its filing has them, else as two tables do. */
export const seatOf = ({ address, verified, hq_city, hq_region }: CompanyRow) =>
  address ? filedSeat(address) : verified['hq'] ? ([hq_city, hq_region] as const) : undefined;

/** The company with a ticker, which a builder relies on. */
export function companyOf(collection: Collection, ticker: string): CollectedEntity {
  const found = collection.ofType('Company').find(({ key }) => collection.text(key, 'ticker') === ticker);
  if (found === undefined) throw new Error(`Expected a company with the ticker ${ticker}, got none`);
  return found;
}

/** Where EDGAR lists what a company has filed, on forms of a kind. */
export const edgarPage = (cik: string, form?: string): string =>
  `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik}${form ? `&type=${form}` : ''}`;

/** Names what a company announced itself in a current report, under the number that its reports are filed under. */
export function announcementOf(
  collection: Collection,
  company: CollectedEntity,
  { key, date, of = '' }: { key: string; date: string; of?: string },
): string {
  const { name: publisher } = company;
  const cik = collection.statements.get(company.key)?.filer ?? cikOf(company);
  const document = edgarPage(cik, '8-K');
  return collection.source(key, { name: `${publisher} announcement${of}`, date, document, publisher });
}

/** The SEC's central index key of a listed company, as its natural key holds it. */
export const cikOf = ({ key }: CollectedEntity): string => key.slice('company:'.length);

const foreignCompanySchema = v.object({
  name: text,
  country: text,
  ticker: v.optional(text),
  aliases: v.array(text),
  legal_name: v.optional(text),
  exchange_mic: v.optional(text),
  headquarters_city: v.optional(text),
  headquarters_country: v.optional(text),
  website: v.optional(text),
  isin: v.optional(text),
  /** Where the identifier stands beside the company. */
  isin_checked: v.optional(v.array(text)),
  lei: v.optional(text),
  sources: v.array(v.object({ name: text, date: text, url: text })),
});

/** A large company that is listed first outside the United States. */
export type ForeignCompany = v.InferOutput<typeof foreignCompanySchema>;

/** Reads the best-known companies of other countries. */
export const readForeignCompanies = (inputs: Inputs): ForeignCompany[] =>
  inputs.lines('foreign-companies.jsonl', foreignCompanySchema);

/** Companies, by number or name, whose place of incorporation or seat a register or list has otherwise than they do themselves. */
const MISPLACED = table('misplaced-companies', texts('id', 'company', 'cover'));

export const isMisplaced = (id: string): boolean => MISPLACED().some((each) => each.id === id);
