import type { Collection } from './collection';
import { companyKey, type CompanyRow, type Signatory } from './company-table';
import { table, texts } from './table';
import { plainText } from '../../src/service/dataset/everyday-name';

/** Lines of a signature page that are not people. */
const NOT_A_PERSON =
  /^(Expiration Date|Part III|Senior Vice President|On Financial Statement Schedule|Union Pacific Corporation)$/;

/** Who signs as principal officer only by power of attorney, or reads so because two columns run together. */
const MISREAD_OFFICER = new Set(['Lynn J. Good', 'Stayce D. Harris', 'Akhil Johri']);
const NOT_DIRECTORS = new Set(['Thomas Roos', 'Nicolás A. Fehring']);

/** One person whom two tables or two filings write differently. */
const SAME_PERSON = table('same-person', texts('written', 'name'));

/**
 * Adds a company's officers and directors, without a day since when: neither table says when they took office. Known
 * successions carry the day itself.
 */
export function addOfficers(collection: Collection, row: CompanyRow, filing: string | undefined): void {
  const people = (row.people ?? []).filter(({ name }) => !NOT_A_PERSON.test(name));
  if (filing) for (const person of people) addSignatory(collection, row.cik, person, filing);
  if (!people.some(({ ceo, name }) => ceo && !MISREAD_OFFICER.has(name))) addListedChief(collection, row);
}

function addSignatory(collection: Collection, cik: string, signatory: Signatory, filing: string): void {
  const { name, title, ceo, cfo, director } = signatory;
  const person = personKey(collection, name, filing);
  const attributes = { sources: [filing] };
  const company = companyKey(cik);
  const misread = MISREAD_OFFICER.has(name);
  if (ceo && !misread)
    collection.link('IS_CEO_OF', person, company, { ...attributes, role: 'Chief Executive Officer' });
  if (cfo && !misread)
    collection.link('IS_CFO_OF', person, company, { ...attributes, role: 'Chief Financial Officer' });
  if (director && !NOT_DIRECTORS.has(name)) {
    collection.link('IS_BOARD_MEMBER_OF', person, company, { ...attributes, role: boardRole(title) });
  }
  if (!ceo && !cfo && !director)
    collection.link('WORKS_AT', person, company, { ...attributes, role: plainRole(title) });
}

function addListedChief(collection: Collection, row: CompanyRow): void {
  for (const name of (row.f_ceo ?? '').split(/ & | and /).filter(Boolean)) {
    const person = personKey(collection, name, 'fortune-2025');
    collection.link('IS_CEO_OF', person, companyKey(row.cik), {
      sources: ['fortune-2025'],
      role: 'Chief Executive Officer',
    });
  }
}

/** Adds a person by name, once, and gives the key. */
export function personKey(collection: Collection, written: string, source: string): string {
  const text = plainText(written);
  const name = SAME_PERSON().find((each) => each.written === text)?.name ?? personName(text);
  return collection.entity({
    key: `person:${withoutInitials(name)}`,
    type: 'Person',
    name,
    aliases: [personName(text), withoutInitials(name)],
    prominence: 0.4,
    sources: [source],
  });
}

/** A name that stood in capitals, as its bearer writes it: McCarthy, Jr. */
const personName = (name: string): string =>
  name
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/ ([JS])R\b/, (_, letter: string) => ` ${letter}r`);

const withoutInitials = (name: string): string =>
  name.replace(/ [A-Z]\.(?= )/g, '').replace(/,? J[Rr]\.?$/, '');

function boardRole(title: string): string {
  if (/Executive Chair/.test(title)) return 'Executive Chair';
  return /Chair(man)?( of the Board)?/.test(title) ? 'Chair of the Board' : 'Director';
}

/** The title without what a signature page adds to it, unless that is all of it. */
function plainRole(title: string): string {
  const role = plainText(title)
    .replace(/ (PRINCIPAL [A-Z ]+|DIRECTORS):$/, '')
    .replace(/ ?\([Pp]rincipal .*\)$/, '');
  return role || plainText(title).replace(/[()]/g, '');
}
