import { openEntries } from '../../service/reading/open-entries';
import type { ImportPart } from '../../service/store/import-part';
import { CountryRows } from '../country-rows';
import { UnfitFile, type Reading } from '../reading';
import { headerOf, tableRows, type TableRow } from '../table';
import type { GleifContext } from './gleif-context';
import { Isins } from './isins';
import { LegalForms } from './legal-forms';
import { leiRecord } from './lei-record';
import { relationshipRecord } from './relationship-record';

/** A file of the register: how it is told by its header, and what is made of its rows. Those that others need stand first. */
type Kind = {
  wanted: readonly string[];
  read: (row: TableRow, context: GleifContext) => Iterable<ImportPart>;
};

const KINDS: readonly Kind[] = [
  {
    wanted: ['ELF Code', 'Entity Legal Form name Local name'],
    read: (row, { forms }) => forms.learn(row),
  },
  { wanted: ['LEI', 'ISIN'], read: (row, { isins, reading }) => isins.learn(row, reading.problems) },
  {
    wanted: ['LEI', 'Entity.LegalName', 'Entity.LegalAddress.Country', 'Registration.LastUpdateDate'],
    read: leiRecord,
  },
  {
    wanted: [
      'Relationship.StartNode.NodeID',
      'Relationship.EndNode.NodeID',
      'Relationship.RelationshipType',
      'Registration.LastUpdateDate',
    ],
    read: relationshipRecord,
  },
];

/**
 * Reads GLEIF's files: LEI records (LEI-CDF level 1), relationship records (level 2), and, where they are given, the list of legal
 * forms (ELF) and the pairs of ISIN and LEI. They are told by their headers and read in the order in which they need each other.
 */
export async function* readGleif(files: readonly string[], reading: Reading): AsyncGenerator<ImportPart> {
  const found = await Promise.all(files.map(async (file) => ({ file, kind: await kindOf(file, reading) })));
  const context: GleifContext = {
    forms: new LegalForms(),
    isins: new Isins(),
    countries: new CountryRows(),
    reading,
  };
  for (const kind of KINDS)
    for (const { file } of found.filter((each) => each.kind === kind))
      for await (const entry of openEntries(file, reading))
        for await (const row of tableRows(entry, { problems: reading.problems, wanted: kind.wanted }))
          yield* kind.read(row, context);
}

async function kindOf(file: string, { problems }: Reading): Promise<Kind> {
  const header = await headerOf(file, problems);
  const kind = KINDS.find(({ wanted }) => wanted.every((column) => header.includes(column)));
  if (kind === undefined)
    throw new UnfitFile(
      `${file}: Expected GLEIF’s LEI records, relationship records, legal forms or ISIN–LEI pairs as CSV, got the columns ${header.slice(0, 5).join(', ')}`,
    );
  return kind;
}
