import { isLei } from '../../service/dataset/check-digits';
import type { ImportPart, RelationshipRow, Renewal } from '../../service/store/import-part';
import { dayOf } from '../properties';
import type { Row } from '../table';
import type { GleifContext } from './gleif-context';

/** What a record is called here, from child to parent or, where it is `turned`, from parent to child. */
type Named = readonly (readonly [type: string, isTurned: boolean])[];

/** A parent consolidates its child. A direct one is stored in both directions, as the interface names them. */
const TYPES: ReadonlyMap<string, Named> = new Map([
  [
    'IS_DIRECTLY_CONSOLIDATED_BY',
    [
      ['IS_SUBSIDIARY_OF', false],
      ['IS_DIRECT_PARENT_OF', true],
    ],
  ],
  ['IS_ULTIMATELY_CONSOLIDATED_BY', [['IS_ULTIMATE_PARENT_OF', true]]],
  ['IS_INTERNATIONAL_BRANCH_OF', [['IS_INTERNATIONAL_BRANCH_OF', false]]],
  ['IS_FUND-MANAGED_BY', [['IS_FUND_MANAGED_BY', false]]],
  ['IS_SUBFUND_OF', [['IS_SUBFUND_OF', false]]],
  ['IS_FEEDER_TO', [['IS_FEEDER_TO', false]]],
]);

const TAKEN_BACK = new Set(['ANNULLED', 'DUPLICATE', 'CANCELLED']);

/** How a delta file marks a record that is gone, in XML and as CSV. */
const DELETED = ['Extension.Deletion.DeletedAt', 'Extension.gleif:Deletion.gleif:DeletedAt'];

/** The relationships of a record of level 2; one of an unknown kind, or whose ends are no LEIs, is a problem. */
export function* relationshipRecord(row: Row, { reading }: GleifContext): Generator<ImportPart> {
  const { problems, pass } = reading;
  const kind = row.cell('Relationship.RelationshipType');
  const named = TYPES.get(kind);
  const updated = dayOf(row.cell('Registration.LastUpdateDate'));
  const ends = ['Start', 'End'].map((end) => row.cell(`Relationship.${end}Node.NodeID`));
  const [child = '', parent = ''] = ends;
  const wrong = ends.find((end) => !isLei(end));
  if (wrong !== undefined)
    problems.add(`${row.where}: Expected an LEI with right check digits, got "${wrong}"`);
  else if (named === undefined)
    problems.add(`${row.where}: Expected a relationship type of RR-CDF 2.1, got "${kind}"`);
  else if (updated === undefined)
    problems.add(
      `${row.where}: Expected \`Registration.LastUpdateDate\` to be a time, got "${row.cell('Registration.LastUpdateDate')}"`,
    );
  else {
    const source = {
      name: 'GLEIF relationship record',
      document: `https://search.gleif.org/#/record/${child}`,
    };
    const links = named.map(([type, isTurned]) => ({
      type,
      from: `lei:${isTurned ? parent : child}`,
      to: `lei:${isTurned ? child : parent}`,
    }));
    reading.renew?.({ ...source, of: `lei:${child}`, links });
    if (
      TAKEN_BACK.has(row.cell('Registration.RegistrationStatus')) ||
      DELETED.some((column) => row.cell(column))
    )
      pass('relationship records that were annulled, cancelled or deleted, or are duplicates');
    else yield* relationshipsOf(row, { links, source, updated });
  }
}

function* relationshipsOf(
  row: Row,
  {
    links,
    source,
    updated,
  }: { links: NonNullable<Renewal['links']>; source: Pick<Renewal, 'name' | 'document'>; updated: string },
): Generator<RelationshipRow> {
  const { start, end } = periodOf(row);
  // Without a last day an ended relationship would hold for ever; the register said on that day at the latest that it had ended.
  const isEnded = row.cell('Relationship.RelationshipStatus') === 'INACTIVE';
  const until = end ?? (isEnded ? updated : undefined);
  const extra = extraOf(row);
  for (const link of links)
    yield {
      kind: 'relationship',
      ...link,
      ...(start === undefined ? {} : { validSince: start }),
      ...(until === undefined ? {} : { validUntil: until }),
      ...(Object.keys(extra).length === 0 ? {} : { extra }),
      sources: [{ name: source.name, date: updated, document: source.document }],
      where: row.where,
    };
}

const NUMBERS = [1, 2, 3, 4, 5];

/** The period of the relationship itself; others are those of the accounts and of the documents that show it. */
function periodOf(row: Row): { start: string | undefined; end: string | undefined } {
  const at = NUMBERS.map((number) => `Relationship.Period.${number}`).find(
    (column) => row.cell(`${column}.periodType`) === 'RELATIONSHIP_PERIOD',
  );
  if (at === undefined) return { start: undefined, end: undefined };
  return { start: dayOf(row.cell(`${at}.startDate`)), end: dayOf(row.cell(`${at}.endDate`)) };
}

function extraOf(row: Row): Record<string, string> {
  const standard = NUMBERS.map((number) => `Relationship.Qualifiers.${number}`)
    .filter((column) => row.cell(`${column}.QualifierDimension`) === 'ACCOUNTING_STANDARD')
    .map((column) => row.cell(`${column}.QualifierCategory`));
  const shares = NUMBERS.map((number) => `Relationship.Quantifiers.${number}`)
    .filter((column) => row.cell(`${column}.QuantifierUnits`) === 'PERCENTAGE')
    .map((column) => row.cell(`${column}.QuantifierAmount`));
  return Object.fromEntries(
    [
      ['accounting_standard', standard.join(', ')],
      ['percentage', shares.join(', ')],
      ['validation', row.cell('Registration.ValidationSources')],
    ].filter(([, value]) => value !== ''),
  ) as Record<string, string>;
}
