import { uniqBy } from 'es-toolkit/array';

import { plainText } from '../../src/service/dataset/everyday-name';
import type { CompanyRow } from './company-table';
import { list, table, texts } from './table';

/** Names by which people know a company whose listed name says something else. */
const ALIASES = table('company-aliases', { ...texts('ticker'), aliases: list });

/** The name as people say it: share classes and articles in brackets are the list's, not the company's. */
export function nameOf({ name }: Pick<CompanyRow, 'name'>): string {
  const [, before = name, bracket] = /^(.*?)(?: \((.*)\))?$/.exec(name) ?? [];
  return bracket === 'The' ? `The ${before}` : before;
}

/** Every other name that a search should find the company by; its ticker among them. */
export function namesOf(row: CompanyRow): string[] {
  const name = nameOf(row);
  const registered = tidy(row.sec_name);
  const short = withoutForm(name);
  const listed = [short, row.ticker, row.ticker.replace('.', '-'), registered, withoutForm(registered)];
  const legal = row.legal_name ? plainText(row.legal_name) : '';
  const known = ALIASES().find(({ ticker }) => ticker === row.ticker)?.aliases ?? [];
  const all = [...listed, legal, ...known, name.replace('’', "'")].filter(Boolean);
  return uniqBy(all, (alias) => alias.toLowerCase()).filter((alias) => alias !== name);
}

/** Whether the register keeps the spelling of the issuer, so that the name is its legal one to the letter. */
export const isOwnSpelling = (registered: string): boolean =>
  /[a-z]/.test(registered) && /(,? Inc\.|,? Ltd\.| plc| N\.V\.)$/.test(registered);

/** EDGAR adds a state or a marker to namesakes, `CORP /DE/`; it is no part of the name. */
const tidy = (text: string): string => text.replace(/\s*[/\\]\s*[A-Z]{2,3}\s*[/\\]?$/, '').trim();

const FORM =
  /,? (Inc\.?|INC\.?|Incorporated|Corp\.?|CORP\.?|Corporation|Company|Companies|COMPANIES|Co\.?|CO\.?|Group|Holdings|plc|PLC|Ltd\.?)$/;

function withoutForm(text: string): string {
  const whole = text.replace(/^The /, '').replace(FORM, '').replace(/ &$/, '');
  return whole.length > 2 ? whole : text;
}
