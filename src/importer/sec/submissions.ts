import * as v from 'valibot';

import { ownValue } from '../../shared/contract/own-value';
import type { Source } from '../../shared/contract/source';
import { isEin } from '../../service/dataset/check-digits';
import { inSmallLetters, unmarked } from '../../service/dataset/everyday-name';
import type { ImportPart } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import { countryReference } from '../country-rows';
import { dayOf } from '../properties';
import type { SecContext } from './sec-context';
import { companyKey, registrantRow } from './registrant';
const text = v.nullish(v.string(), '');
const texts = v.array(v.string());

/** The list of filings of one page. */
export const filingListSchema = v.looseObject({
  accessionNumber: texts,
  filingDate: texts,
  form: texts,
  primaryDocument: texts,
});

/** What EDGAR holds of a registrant. */
export const submissionsSchema = v.looseObject({
  cik: v.union([v.string(), v.number()]),
  name: v.string(),
  entityType: text,
  sic: text,
  sicDescription: text,
  tickers: v.optional(texts, []),
  exchanges: v.optional(v.array(v.nullable(v.string())), []),
  ein: text,
  lei: text,
  website: text,
  category: text,
  fiscalYearEnd: text,
  stateOfIncorporation: text,
  addresses: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  formerNames: v.optional(v.array(v.looseObject({ name: v.string(), to: text })), []),
  filings: v.looseObject({ recent: filingListSchema }),
});

type Submissions = v.InferOutput<typeof submissionsSchema>;

const EXCHANGES: ReadonlyMap<string, readonly [mic: string, name: string]> = new Map([
  ['NYSE', ['XNYS', 'New York Stock Exchange']],
  ['Nasdaq', ['XNAS', 'Nasdaq Stock Market']],
]);

/** The company of a registrant with what the register knows of it; a person is left out, and a broken list of filings is a problem. */
export function* submissions(
  told: Submissions,
  { name: file, context }: { name: string; context: SecContext },
): Generator<ImportPart> {
  const { recent } = told.filings;
  const wrong = context.filings.learn(recent);
  if (wrong !== undefined) context.reading.problems.add(`${file}: ${wrong}`);
  const cik = String(told.cik).padStart(10, '0');
  const cited = { name: 'SEC EDGAR company register', document: registerUrl(cik) };
  const renew = (): void => context.reading.renew?.({ ...cited, of: `cik:${cik}` });
  if (!told.sic && told.tickers.length === 0) {
    renew();
    context.reading.pass('registrants without industry and ticker, such as persons');
    return;
  }
  const date = [...recent.filingDate].sort().at(-1) ?? '';
  const source = { name: cited.name, date, document: cited.document };
  if (dayOf(date) === undefined) {
    context.reading.problems.add(
      `${file}: Expected a filing with its day, which tells how old the page is, got none`,
    );
    return;
  }
  renew();
  const about = { sources: [source], where: file };
  const row = registrantRow(
    { cik, name: told.name, tickers: told.tickers, properties: factsOf(told) },
    about,
  );
  yield { ...row, properties: { ...row.properties, ...latestReports(told, { cik, context }) } };
  yield* linksOf(told, { cik, about, context });
}

function registerUrl(cik: string): string {
  return `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik}`;
}

function factsOf(told: Submissions) {
  const { ein, formerNames, fiscalYearEnd, category } = told;
  const seat = told.addresses['business'] ?? {};
  const part = (name: string): string => {
    const value = ownValue(seat, name);
    return typeof value === 'string' ? value : '';
  };
  const [city, state] = [inSmallLetters(part('city').trim()), part('stateOrCountry')];
  const place = stateName(state) ?? (part('stateOrCountryDescription') || part('country'));
  const zip = /[^0-]/.test(part('zipCode')) ? part('zipCode') : '';
  const lines = [part('street1'), part('street2')].map((line) => inSmallLetters(line));
  return {
    ein: isEin(ein) ? ein.replace(/^\d\d/, '$&-') : undefined,
    sic_code: told.sic,
    sic_description: told.sicDescription.replace(/\s+/g, ' ').trim(),
    headquarters: city && place && stateName(state) ? `${city}, ${place}` : undefined,
    headquarters_address: [...lines, city, place, zip].filter(Boolean).join(', '),
    state_of_incorporation: stateName(told.stateOfIncorporation),
    fiscal_year_end: /^\d{4}$/.test(fiscalYearEnd) ? fiscalYearEnd.replace(/^\d\d/, '$&-') : undefined,
    filer_category: category.replace(/<br\s*\/?>/g, ', '),
    website: told.website,
    exchange: EXCHANGES.get(told.exchanges[0] ?? '')?.[1],
    former_names: formerNames.map(
      ({ name, to }) => `${unmarked(name)} (in filings until ${dayOf(to) ?? 'an unknown day'})`,
    ),
  };
}

const REPORTS = [
  ['latest_annual_report', /^(10-K|20-F|40-F)(405|T)?$/],
  ['latest_quarterly_report', /^10-QT?$/],
] as const;

/** The days of the newest reports, each sourced by the report itself. */
function latestReports(
  { name, filings }: Submissions,
  { cik, context }: { cik: string; context: SecContext },
) {
  const { form, filingDate, accessionNumber } = filings.recent;
  return Object.fromEntries(
    REPORTS.flatMap(([property, wanted]) => {
      const at = form.findIndex((each) => wanted.test(each));
      const date = filingDate[at];
      if (date === undefined) return [];
      const document = context.filings.urlOf(cik, accessionNumber[at] ?? '');
      const sources: readonly Source[] = [
        { name: `${inSmallLetters(name)} Form ${form[at] ?? ''}`, date, document },
      ];
      return [[property, { value: date, sources }]];
    }),
  );
}

function* linksOf(
  { stateOfIncorporation, exchanges }: Submissions,
  {
    cik,
    about,
    context,
  }: { cik: string; about: { sources: readonly Source[]; where: string }; context: SecContext },
): Generator<ImportPart> {
  const from = companyKey(cik);
  if (stateName(stateOfIncorporation) !== undefined) {
    yield* context.countries.of('US', about);
    yield { kind: 'relationship', type: 'IS_REGISTERED_IN', from, to: countryReference('US'), ...about };
  }
  const [mic, name] = EXCHANGES.get(exchanges[0] ?? '') ?? [];
  if (mic === undefined || name === undefined) return;
  const key = `exchange:${mic}`;
  const properties = { mic: { value: mic, sources: about.sources } };
  yield {
    kind: 'entity',
    key,
    id: naturalId(key),
    type: 'Exchange',
    name,
    identifiers: [`mic:${mic}`],
    properties,
    ...about,
  };
  yield { kind: 'relationship', type: 'LISTED_ON', from, to: key, ...about };
}

const STATES =
  'AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware DC:District_of_Columbia FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode_Island SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington WV:West_Virginia WI:Wisconsin WY:Wyoming';

const NAMES: ReadonlyMap<string, string> = new Map(
  STATES.split(' ').map((each) => [each.slice(0, 2), each.slice(3).replaceAll('_', ' ')] as const),
);

/** The name of a state of the United States by EDGAR's code; undefined for a code of another place. */
function stateName(code: string | null | undefined): string | undefined {
  return code ? NAMES.get(code) : undefined;
}
