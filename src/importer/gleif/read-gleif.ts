import { isBic, isIsin } from '../../service/dataset/check-digits';
import { openEntries, type Entry } from '../../service/dataset/files/open-entries';
import type { ImportPart } from '../../service/store/import-part';
import { CountryRows } from '../country-rows';
import { UnfitFile, type Reading } from '../reading';
import { headerOf, tableRows, type Row } from '../table';
import { xmlRecords, xmlRootOf, type RecordShape } from '../xml-records';
import type { GleifContext } from './gleif-context';
import { IssuerCodes } from './issuer-codes';
import { LegalForms } from './legal-forms';
import { LEI_RECORDS, RELATIONSHIP_RECORDS } from './gleif-documents';
import { leiRecord } from './lei-record';
import { relationshipRecord } from './relationship-record';

/**
 * A kind of file: how its header or root identifies it, and what its rows become. Files that others need come first.
 */
type Kind = {
  wanted: readonly string[];
  /** How it stands in XML; what has none is published as CSV alone. */
  shape?: RecordShape;
  read: (row: Row, context: GleifContext) => Iterable<ImportPart>;
};

const KINDS: readonly Kind[] = [
  {
    wanted: ['ELF Code', 'Entity Legal Form name Local name'],
    read: (row, { forms }) => forms.learn(row),
  },
  { wanted: ['LEI', 'ISIN'], read: (row, { isins, reading }) => isins.learn(row, reading.problems) },
  { wanted: ['LEI', 'BIC'], read: (row, { bics, reading }) => bics.learn(row, reading.problems) },
  {
    wanted: ['LEI', 'Entity.LegalName', 'Entity.LegalAddress.Country', 'Registration.LastUpdateDate'],
    shape: LEI_RECORDS,
    read: leiRecord,
  },
  {
    wanted: [
      'Relationship.StartNode.NodeID',
      'Relationship.EndNode.NodeID',
      'Relationship.RelationshipType',
      'Registration.LastUpdateDate',
    ],
    shape: RELATIONSHIP_RECORDS,
    read: relationshipRecord,
  },
];

/** A file with what it is, and how its rows are had. */
type Found = {
  file: string;
  kind: Kind;
  rowsOf: (entry: Entry) => AsyncIterable<Row>;
};

/**
 * Reads GLEIF's files, as CSV or XML: LEI records, relationship records, legal forms (ELF) and pairs of LEI with ISIN or BIC.
 * It recognises each file by its beginning, and reads them in the order in which they need each other.
 */
export async function* readGleif(files: readonly string[], reading: Reading): AsyncGenerator<ImportPart> {
  const found = await Promise.all(files.map((file) => findOut(file, reading)));
  const context: GleifContext = {
    forms: new LegalForms(),
    // Of an issuer with more securities nobody can tell the share from its bonds.
    isins: new IssuerCodes({
      ...{ column: 'ISIN', most: 8 },
      isValid: isIsin,
      wanted: 'an ISIN with a right check digit',
    }),
    bics: new IssuerCodes({
      ...{ column: 'BIC', most: Infinity },
      isValid: isBic,
      wanted: 'a BIC of 8 or 11 characters',
    }),
    countries: new CountryRows(),
    reading,
  };
  for (const kind of KINDS)
    for (const { file, rowsOf } of found.filter((each) => each.kind === kind))
      for await (const entry of openEntries(file, reading))
        for await (const row of rowsOf(entry)) yield* kind.read(row, context);
}

async function findOut(file: string, { problems }: Reading): Promise<Found> {
  const root = await xmlRootOf(file);
  const header = root === undefined ? await headerOf(file, problems) : [];
  for (const kind of KINDS) {
    const { wanted, shape } = kind;
    if (root === undefined && wanted.every((column) => header.includes(column)))
      return { file, kind, rowsOf: (entry) => tableRows(entry, { problems, wanted }) };
    if (shape !== undefined && root === shape.root)
      return { file, kind, rowsOf: (entry) => xmlRecords(entry, { problems, shape }) };
  }
  throw new UnfitFile(
    `${file}: Expected GLEIF’s LEI records or relationship records, as CSV or XML, or legal forms or LEI–ISIN or LEI–BIC pairs as CSV, got ${root === undefined ? `the columns ${header.slice(0, 5).join(', ')}` : `XML of ${root}`}`,
  );
}
