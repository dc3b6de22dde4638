import { plainText } from '../../src/service/dataset/everyday-name';
import type { Collection, LinkFacts } from './collection';
import { companyKey, type CompanyRow, type Signatory } from './company-table';
import { table, texts } from './table';

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
  const link = (type: string, role: string): void =>
    collection.link(type, person, companyKey(cik), { sources: [filing], role });
  if (ceo && !MISREAD_OFFICER.has(name)) link('IS_CEO_OF', 'Chief Executive Officer');
  if (cfo && !MISREAD_OFFICER.has(name)) link('IS_CFO_OF', 'Chief Financial Officer');
  if (director && !NOT_DIRECTORS.has(name)) link('IS_BOARD_MEMBER_OF', boardRole(title));
  if (!ceo && !cfo && !director) link('WORKS_AT', plainRole(title));
}

function addListedChief(collection: Collection, row: CompanyRow): void {
  for (const name of (row.f_ceo ?? '').split(/ & | and /).filter(Boolean)) {
    const person = personKey(collection, name, 'fortune-2025');
    const facts = { sources: ['fortune-2025'], role: 'Chief Executive Officer' };
    collection.link('IS_CEO_OF', person, companyKey(row.cik), facts);
  }
}

/** Adds a person by name, once, and gives the key. */
export function personKey(collection: Collection, written: string, source: string): string {
  const text = plainText(written);
  const name = SAME_PERSON().find((each) => each.written === text)?.name ?? personName(text);
  return collection.entity(`person:${withoutInitials(name)}`, 'Person', name, {
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

const OFFICES = ['IS_CEO_OF', 'IS_CFO_OF', 'WORKS_AT', 'IS_BOARD_MEMBER_OF', 'RECEIVED_AWARD'];

/** Describes every person by the weightiest office, from its sources, and lets chief executives share their company's standing. */
export function describePeople(collection: Collection): void {
  const links = [...collection.relationships.values()].filter(({ type }) => OFFICES.includes(type));
  links.sort(
    (a, b) =>
      Number(Boolean(a.until)) - Number(Boolean(b.until)) ||
      OFFICES.indexOf(a.type) - OFFICES.indexOf(b.type),
  );
  for (const { type, from, to, role, until, since, sources } of links) {
    const [latest] = sources
      .map((key) => collection.published(key).date ?? '')
      .sort()
      .reverse();
    const person = collection.known(from);
    const { name, prominence } = collection.known(to);
    if (person.description === undefined) {
      person.description =
        type === 'RECEIVED_AWARD'
          ? `Laureate of the ${name}`
          : officeOf({ role, name, since, until, latest });
      person.sources = sources;
    }
    if (type === 'IS_CEO_OF') person.prominence = Math.max(person.prominence, 0.65 * prominence);
  }
}

/** Filings and lists say who held an office on their day, and no more; only an announcement says since when. */
function officeOf({
  role = 'Officer',
  name,
  since,
  until,
  latest = '',
}: Pick<LinkFacts, 'role' | 'since' | 'until'> & { name: string; latest: string | undefined }): string {
  const office = `${role} of ${name}`;
  if (until !== undefined) return `${office} until ${until}`;
  return since === undefined ? `${office}, as of ${latest}` : `${office} since ${since}`;
}
