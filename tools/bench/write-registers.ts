import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

import { CONCEPTS } from '../../src/importer/sec/concepts';
import { seeded, world } from './store/world';

/** Empty columns of GLEIF's file of level 1, which has 338, most of them without a value in most rows. */
const EMPTY = 300;

const RECORD = [
  ...['LEI', 'Entity.LegalName', 'Entity.LegalName.xmllang', 'Entity.LegalAddress.FirstAddressLine'],
  ...['Entity.LegalAddress.City', 'Entity.LegalAddress.Region', 'Entity.LegalAddress.Country'],
  ...['Entity.LegalAddress.PostalCode', 'Entity.HeadquartersAddress.FirstAddressLine'],
  ...['Entity.HeadquartersAddress.City', 'Entity.HeadquartersAddress.Region'],
  ...['Entity.HeadquartersAddress.Country', 'Entity.HeadquartersAddress.PostalCode'],
  ...['Entity.RegistrationAuthority.RegistrationAuthorityID'],
  ...['Entity.RegistrationAuthority.RegistrationAuthorityEntityID', 'Entity.LegalJurisdiction'],
  ...['Entity.EntityCategory', 'Entity.LegalForm.EntityLegalFormCode', 'Entity.EntityStatus'],
  ...['Registration.InitialRegistrationDate', 'Registration.LastUpdateDate'],
  ...['Registration.RegistrationStatus', 'Registration.NextRenewalDate', 'Registration.ManagingLOU'],
  ...['Registration.ValidationSources'],
];

const LINK = [
  ...['Relationship.StartNode.NodeID', 'Relationship.StartNode.NodeIDType', 'Relationship.EndNode.NodeID'],
  ...['Relationship.EndNode.NodeIDType', 'Relationship.RelationshipType', 'Relationship.RelationshipStatus'],
  ...['Relationship.Period.1.startDate', 'Relationship.Period.1.endDate', 'Relationship.Period.1.periodType'],
  ...['Relationship.Qualifiers.1.QualifierDimension', 'Relationship.Qualifiers.1.QualifierCategory'],
  ...['Relationship.Quantifiers.1.MeasurementMethod', 'Relationship.Quantifiers.1.QuantifierAmount'],
  ...['Relationship.Quantifiers.1.QuantifierUnits', 'Registration.InitialRegistrationDate'],
  ...['Registration.LastUpdateDate', 'Registration.RegistrationStatus', 'Registration.NextRenewalDate'],
  ...['Registration.ManagingLOU', 'Registration.ValidationSources', 'Registration.ValidationDocuments'],
  ...['Registration.ValidationReference'],
];

const COUNTRIES = ['US', 'DE', 'GB', 'FR', 'IN', 'IT', 'NL', 'LU', 'JP', 'CN', 'SE', 'CA'];

/** The LEI of a number, with its check digits (ISO 17442). */
export function leiOf(at: number): string {
  const body = `5493${String(at).padStart(14, '0')}`;
  const rest = BigInt(`${body.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))}00`) % 97n;
  return `${body}${String(98n - rest).padStart(2, '0')}`;
}

/** Writes lines until a file has so many bytes, or lines below its header, and tells how many there are. */
async function writeLines(
  file: string,
  most: number,
  lines: Iterable<string>,
  unit: 'bytes' | 'lines' = 'bytes',
): Promise<number> {
  const stream: WriteStream = createWriteStream(file);
  let [written, count] = [0, 0];
  for (const line of lines) {
    written += line.length + 1;
    count += 1;
    if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    if ((unit === 'bytes' ? written : count - 1) >= most) break;
  }
  stream.end();
  await finished(stream);
  return count;
}

const cells = (values: readonly string[]): string =>
  values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',');

function* names(): Generator<string> {
  for (const part of world(10_000_000))
    if (part.kind === 'entity' && part.type === 'Company') yield part.name;
}

/** Which records are written: all below a number, or those of it that a day has changed, each tenth of which is renamed. */
type Chosen = { empty?: number; isWanted?: (at: number) => boolean; updated?: string };

function* records({
  empty = EMPTY,
  isWanted = () => true,
  updated = '2026-01-03',
}: Chosen = {}): Generator<string> {
  yield cells([...RECORD, ...Array.from({ length: empty }, (_, at) => `Entity.OtherEntityNames.${at}`)]);
  const random = seeded(1);
  let at = -1;
  for (const called of names()) {
    at += 1;
    const country = COUNTRIES[Math.floor(random() * COUNTRIES.length)] ?? '';
    if (!isWanted(at)) continue;
    const name = updated !== '2026-01-03' && at % 10 === 0 ? `New ${called}` : called;
    const place = [
      `${1 + (at % 99)} Main Street, Floor "${at % 9}"`,
      'Somewhere',
      `${country}-A`,
      country,
      String(10_000 + at),
    ];
    const dates = [
      '2018-03-16T06:13:33+01:00',
      `${updated}T09:24:14+01:00`,
      'ISSUED',
      '2027-03-16T00:00:00+01:00',
    ];
    yield `${cells([leiOf(at), name, 'en', ...place, ...place, 'RA000548', `REG${at}`, country, '', '2JZ4', 'ACTIVE', ...dates, leiOf(0), 'FULLY_CORROBORATED'])}${',""'.repeat(empty)}`;
  }
}

function* relationships(count: number): Generator<string> {
  yield cells(LINK);
  const random = seeded(2);
  for (let at = 0; ; at += 1) {
    // A hundredth names what is in no file, as in the real one.
    const [child, parent] = [at % count, Math.floor(count * random() * 1.01)];
    const type = at % 2 === 0 ? 'IS_DIRECTLY_CONSOLIDATED_BY' : 'IS_ULTIMATELY_CONSOLIDATED_BY';
    const dates = [
      '2017-02-25T02:08:00.000Z',
      '2026-01-12T21:13:00.000Z',
      'PUBLISHED',
      '2027-03-29T00:38:00.000Z',
    ];
    yield cells([
      ...[leiOf(child), 'LEI', leiOf(parent), 'LEI', type, 'ACTIVE', '2018-03-15T21:30:34.488Z', ''],
      ...['RELATIONSHIP_PERIOD', '', '', '', '', '', ...dates, leiOf(0), 'FULLY_CORROBORATED'],
      ...['SUPPORTING_DOCUMENTS', ''],
    ]);
  }
}

const TAGS = CONCEPTS.map(({ tags, unit }) => ({
  tag: tags[0] ?? '',
  unit: unit === 'USD/share' ? 'USD/shares' : unit,
}));

/** What a company reported in fifteen years: each figure in its own filing and again in those of the next year. */
function factsOf(cik: number, name: string): string {
  const random = seeded(cik);
  const filed = (unit: string) =>
    Array.from({ length: 15 * 4 * 2 }, (_, at) => {
      const [year, quarter] = [2010 + (at >> 3), (at >> 1) & 3];
      const months =
        [
          ['01-01', '03-31'],
          ['04-01', '06-30'],
          ['07-01', '09-30'],
          ['01-01', '12-31'],
        ][quarter] ?? [];
      const again = at % 2;
      const form = quarter === 3 ? '10-K' : '10-Q';
      return {
        ...{ start: `${year}-${months[0] ?? ''}`, end: `${year}-${months[1] ?? ''}` },
        val: unit === 'USD' ? Math.round(1e9 * random()) : Number((10 * random()).toFixed(2)),
        accn: `${String(cik).padStart(10, '0')}-${String((year + again) % 100).padStart(2, '0')}-${String(100_000 + at)}`,
        ...{ fy: year + again, fp: quarter === 3 ? 'FY' : `Q${quarter + 1}`, form },
        filed: `${year + again + (quarter === 3 ? 1 : 0)}-${['05', '08', '11', '02'][quarter] ?? ''}-01`,
      };
    });
  const told = TAGS.map(({ tag, unit }): [string, object] => [
    tag,
    { label: tag, description: null, units: { [unit]: filed(unit) } },
  ]);
  // Three quarters of a real document are tags that nobody carries.
  const others = Array.from({ length: 3 * TAGS.length }, (_, at): [string, object] => [
    `OtherTag${at}`,
    { label: 'Other', description: 'A line that is not carried', units: { USD: filed('USD') } },
  ]);
  return JSON.stringify({
    cik,
    entityName: name,
    facts: { 'us-gaap': Object.fromEntries<object>([...told, ...others]) },
  });
}

/** Writes files of GLEIF's shape of so many entities, and those of a day in which so many of them changed or were new. */
export async function writeGleif(
  folder: string,
  { size, changed }: { size: number; changed: number },
): Promise<{ whole: string[]; day: string[] }> {
  const [level1, level2, day] = ['lei2.csv', 'rr.csv', 'lei2-day.csv'].map((name) => join(folder, name));
  const every = Math.floor((size * 1.1) / changed);
  const [isOld, isChanged] = [(at: number) => at < size, (at: number) => at % every === 0];
  await writeLines(level1 ?? '', size, records({ empty: 0, isWanted: isOld }), 'lines');
  await writeLines(level2 ?? '', size, relationships(size), 'lines');
  await writeLines(
    day ?? '',
    changed,
    records({ empty: 0, isWanted: isChanged, updated: '2026-01-04' }),
    'lines',
  );
  return { whole: [level1 ?? '', level2 ?? ''], day: [day ?? ''] };
}

/** Writes files of GLEIF's and the SEC's shapes, of about so many bytes in all, and gives what an import of them names. */
export async function writeRegisters(
  folder: string,
  bytes: number,
): Promise<{ gleif: string[]; sec: string[] }> {
  const [level1, level2] = [join(folder, 'lei2.csv'), join(folder, 'rr.csv')];
  const count = (await writeLines(level1, bytes * 0.5, records())) - 1;
  await writeLines(level2, bytes * 0.15, relationships(count));
  const [sec, tickers] = [join(folder, 'companyfacts'), new Map<string, object>()];
  mkdirSync(sec);
  let [cik, written] = [1_000_000, 0];
  for (const name of names()) {
    if (written >= bytes * 0.35) break;
    const facts = factsOf((cik += 1), name);
    written += facts.length;
    writeFileSync(join(sec, `CIK${String(cik).padStart(10, '0')}.json`), facts);
    tickers.set(String(tickers.size), { cik_str: cik, ticker: `T${cik}`, title: name.toUpperCase() });
  }
  writeFileSync(join(sec, 'company_tickers.json'), JSON.stringify(Object.fromEntries(tickers)));
  return { gleif: [level1, level2], sec: [sec] };
}
