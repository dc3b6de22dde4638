import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

import * as v from 'valibot';

import { nameText, squeezed } from '../../src/shared/names/name-text';
import { table, texts } from '../dataset/table';

/**
 * Two letters are a legal form only where names end with them as such; the list holds many that do so only in registers
 * (`SI`, `OK`, `PR`), and what is called `OK` is not to lose its name.
 */
const TWO_LETTERS = new Set(
  'ab ac ad ae ag as bt bv ca co cv ds ek eg ev hb hf ik kb kd kf kg kk ks ky lc lp na nv og oe oo oy pc pt sa sd sc se sk sl ss to uu ou tu'.split(
    ' ',
  ),
);

/** Abbreviations of the list that are everyday words, parts of names, or offices, and never tell a legal form. */
const WORDS = new Set(
  (
    'and son sons pac mut per cti ctr soc multi dba bund canton kanton cantone distretto district bezirk commune comune gemeinde ' +
    'embassy ambassade botschaft ambasciate trust society association chartered cooperation cooperative coop assn assoc ' +
    'fund fdn fond ste societe sole series bank railroad municipal foundation partnership partnerships persero perum ' +
    'procuration prokura procura powerofatt indivisions undivided trustco consorzio prst uchr ust fon abv aut emc ong ngo ' +
    'sap sat sic sir sip sit bas cos cob dpu oth aif cis spar fcr fcp fab fa fof foc fup pool rai raz mbe bbl ebi pps ' +
    'region kommun kommune kunta kraj business estado ente gen gar sie sec scoop sha fim ike cdc mps mutua mutuelle iam hmd spe scp ' +
    'national federal state public private other branch insurance stock corporationsole'
  ).split(' '),
);

/** Forms of offices, funds, banks, schools, clubs: they are part of what such a body is called. */
const BODIES =
  /bank|insur|assur|trust|fund|fond|credit|caisse|school|church|relig|parish|paroisse|catholi|govern|minist|munici|union|club|administr|office|foundation|fundaci|museum|univers|hospital|agenc|district|depart|condomin|railroad|service|mutual|pension|household|natural|person|farm|agricult|series|foreign|branch|succurs|succ |filial|zweig|autre|other|etranger|ausland|estero|\bof\b|\bfor\b|\bor\b|\bwith\b|\bby\b|\bde droit\b|profit|domestic/;

/** A form that is written out is one of a company only where it says so; the list has those of every legal person. */
const COMPANY =
  /aktie|akcie|akcij|akcyj|anonim|anonym|limit|compan|corporat|incorp|bolag|selska[bp]|osakeyhtio|spolka|vennootschap|gesellschaft|kabushi|kaisha|berhad|responsab|akcionar|rucenimomezenym|obmedzenym|会社|公司|회사|акционер|ответственност/;
const WRITTEN_OUT = 9;

/**
 * What the list lacks or writes otherwise, the countries whose companies use an English form for their own (`add`), and those that have a
 * form only as a translation, for professions or for companies of other countries, where it would hide a difference (`remove`):
 * Siemens Ltd is not Siemens AG, Prudential plc not Prudential Inc., nor Microsoft SA Microsoft Corp.
 */
const CHANGES = table('legal-forms', {
  change: v.picklist(['add', 'remove']),
  ...texts('forms', 'countries'),
});

const list = brotliDecompressSync(readFileSync('tools/dataset/inputs/elf-1.6.tsv.br')).toString('utf8');
writeFileSync(
  'src/shared/names/legal-form-table.json',
  `${JSON.stringify(formsByCountries(countriesByForm(list)), null, 2)}\n`,
);

/** The forms without their spaces, of a list that has a line for each text with its countries (ISO 3166-1) after a tab. */
function countriesByForm(list: string): [form: string, countries: string][] {
  const countriesOf = new Map<string, Set<string>>();
  const add = (form: string, countries: string): void => {
    const known = countriesOf.get(form) ?? new Set();
    for (const country of countries.split(' ')) known.add(country);
    countriesOf.set(form, known);
  };
  for (const line of list.trim().split('\n')) {
    const [form = '', countries = ''] = line.split('\t');
    const text = nameText(form);
    if (isForm(text)) add(squeezed(text), countries);
  }
  for (const { change, forms, countries } of CHANGES())
    for (const form of forms.split(' ')) {
      if (change === 'add') add(form, countries);
      else for (const country of countries.split(' ')) countriesOf.get(form)?.delete(country);
    }
  return [...countriesOf].map(([form, countries]) => [form, [...countries].sort().join(' ')]);
}

/** The same by the countries, which many forms share. */
function formsByCountries(forms: readonly [form: string, countries: string][]): Record<string, string> {
  const found = new Map<string, string[]>();
  for (const [form, countries] of forms.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    found.set(countries, [...(found.get(countries) ?? []), form]);
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([countries, known]) => [countries, known.join(' ')]));
}

/** Whether a text of the list is what names of companies end with. */
function isForm(text: string): boolean {
  const form = squeezed(text);
  const isLong = form.length > 30 || text.split(' ').length > 5;
  if (isLong || /\p{N}/u.test(form) || WORDS.has(form) || BODIES.test(text)) return false;
  if (form.length >= WRITTEN_OUT && !COMPANY.test(form)) return false;
  // A single letter is none, and letters of Japanese and Arabic seals stand for whole words elsewhere.
  return form.length > 2 || (form.length === 2 && TWO_LETTERS.has(form));
}
