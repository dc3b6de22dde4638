import type { EntityType } from '../../shared/contract/entity-type';
import type { Source } from '../../shared/contract/source';
import { isLei } from '../../service/dataset/check-digits';
import type { EntityRow, ImportPart, RelationshipRow } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import { countryName, countryReference } from '../country-rows';
import { dayOf, propertiesOf } from '../properties';
import type { Row } from '../table';
import { completePlaces } from './place-defaults';
import { otherNames } from './other-names';
import type { GleifContext } from './gleif-context';

/** Records that GLEIF itself takes back: what they say was never so, or is said by another record. */
const TAKEN_BACK = new Set(['ANNULLED', 'DUPLICATE', 'CANCELLED']);

const TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['FUND', 'Organization'],
  ['RESIDENT_GOVERNMENT_ENTITY', 'Organization'],
  ['INTERNATIONAL_ORGANIZATION', 'IntergovernmentalOrganization'],
]);

/** The entity of a record of level 1, its country and its successors; a row without number, name or day is a problem. */
export function* leiRecord(row: Row, context: GleifContext): Generator<ImportPart> {
  const { problems, pass } = context.reading;
  const [lei, name] = [row.cell('LEI'), row.cell('Entity.LegalName')];
  const updated = dayOf(row.cell('Registration.LastUpdateDate'));
  const problem = !isLei(lei)
    ? `Expected an LEI with right check digits, got "${lei}"`
    : name === ''
      ? 'Expected `Entity.LegalName` to be a text, got nothing'
      : updated === undefined
        ? `Expected \`Registration.LastUpdateDate\` to be a time, got "${row.cell('Registration.LastUpdateDate')}"`
        : undefined;
  if (problem !== undefined || updated === undefined) {
    problems.add(`${row.where}: ${problem ?? ''}`);
    return;
  }
  const source = { name: 'GLEIF LEI record', document: `https://search.gleif.org/#/record/${lei}` };
  context.reading.renew?.({ ...source, of: `lei:${lei}`, keeps: keptIn(row, context) });
  if (TAKEN_BACK.has(row.cell('Registration.RegistrationStatus'))) {
    pass('LEI records that were annulled, cancelled or are duplicates');
    return;
  }
  const sources: readonly Source[] = [{ name: source.name, date: updated, document: source.document }];
  yield entityOf(row, sources, context);
  yield* countriesOf(row, sources, context);
  yield* successorsOf(row, sources);
}

/** What a file that is not there tells of records, beside what it depends on. */
function keptIn(row: Row, { forms, isins, bics }: GleifContext): Record<string, string> {
  // Of a form that the list has no code for, the record alone says the name.
  const isListed = !/^(8888|9999)?$/.test(row.cell('Entity.LegalForm.EntityLegalFormCode'));
  return {
    ...(forms.isKnown || !isListed ? {} : { legal_form: 'legal_form_code' }),
    ...(isins.isKnown ? {} : { isin: 'lei' }),
    ...(bics.isKnown ? {} : { bics: 'lei' }),
  };
}

function entityOf(row: Row, sources: readonly Source[], { forms, isins, bics }: GleifContext): EntityRow {
  const [lei, name] = [row.cell('LEI'), row.cell('Entity.LegalName')];
  const { aliases, furtherNames, former } = otherNames(row);
  const form = row.cell('Entity.LegalForm.EntityLegalFormCode');
  const [authority, number] = ['ID', 'EntityID'].map((end) =>
    row.cell(`Entity.RegistrationAuthority.RegistrationAuthority${end}`),
  );
  const own = isins.of(lei);
  const isActive = row.cell('Entity.EntityStatus') !== 'INACTIVE';
  const hasNumber = Boolean(authority) && Boolean(number) && !/^RA(888888|999999)$/.test(authority ?? '');
  return {
    kind: 'entity',
    key: `lei:${lei}`,
    id: naturalId(`lei:${lei}`),
    type: TYPES.get(row.cell('Entity.EntityCategory')) ?? 'Company',
    name,
    aliases,
    ...(furtherNames.length > 0 ? { furtherNames } : {}),
    prominence: isActive ? 0.2 : 0.05,
    identifiers: [
      `lei:${lei}`,
      ...own.map((isin) => `isin:${isin}`),
      ...(hasNumber ? [`registration:${authority}/${number}`] : []),
    ],
    properties: propertiesOf(
      {
        lei,
        legal_name: name,
        legal_name_language: row.cell('Entity.LegalName.xmllang'),
        former_names: former,
        country: countryName(row.cell('Entity.LegalAddress.Country')),
        registered_address: addressOf(row, 'LegalAddress'),
        headquarters: seatOf(row),
        headquarters_address: addressOf(row, 'HeadquartersAddress'),
        jurisdiction: row.cell('Entity.LegalJurisdiction'),
        registration_authority: authority,
        registration_number: number,
        entity_category: row.cell('Entity.EntityCategory'),
        legal_form: forms.nameOf(form) ?? row.cell('Entity.LegalForm.OtherLegalForm'),
        legal_form_code: form,
        entity_status: row.cell('Entity.EntityStatus'),
        lei_status: row.cell('Registration.RegistrationStatus'),
        lei_next_renewal: dayOf(row.cell('Registration.NextRenewalDate')),
        isin: own.length === 1 ? own[0] : own,
        bics: bics.of(lei),
      },
      sources,
    ),
    sources,
    where: row.where,
  };
}

function addressOf(row: Row, which: string): string {
  const part = (name: string): string => row.cell(`Entity.${which}.${name}`);
  const lines = [1, 2, 3].map((number) => part(`AdditionalAddressLine.${number}`));
  const town = [part('PostalCode'), part('City')].filter(Boolean).join(' ');
  const country = countryName(part('Country')) ?? part('Country');
  return [part('FirstAddressLine'), ...lines, town, part('Region').replace(/^[A-Z]{2}-/, ''), country]
    .filter(Boolean)
    .join(', ');
}

function seatOf(row: Row): string | undefined {
  const [city, country] = ['City', 'Country'].map((part) => row.cell(`Entity.HeadquartersAddress.${part}`));
  const name = countryName(country ?? '');
  return city && name ? `${city}, ${name}` : undefined;
}

function* countriesOf(
  row: Row,
  sources: readonly Source[],
  { countries }: GleifContext,
): Generator<ImportPart> {
  const { where } = row;
  const from = `lei:${row.cell('LEI')}`;
  const law = row.cell('Entity.LegalJurisdiction').slice(0, 2) || row.cell('Entity.LegalAddress.Country');
  for (const [type, code] of [
    ['IS_REGISTERED_IN', law],
    ['HAS_HEADQUARTERS_IN', row.cell('Entity.HeadquartersAddress.Country')],
  ] as const) {
    if (countryName(code) === undefined) continue;
    yield* countries.of(code, { sources, where });
    yield { kind: 'relationship', type, from, to: countryReference(code), sources, where };
  }
}

function* successorsOf(row: Row, sources: readonly Source[]): Generator<RelationshipRow> {
  const { where } = row;
  const places = completePlaces(row, 'Entity.SuccessorEntity', '.SuccessorLEI');
  for (const place of ['Entity.SuccessorEntity', ...places]) {
    const successor = row.cell(`${place}.SuccessorLEI`);
    if (successor === '') continue;
    const to = `lei:${successor}`;
    yield {
      kind: 'relationship',
      type: 'IS_SUCCEEDED_BY',
      from: `lei:${row.cell('LEI')}`,
      to,
      sources,
      where,
    };
  }
}
