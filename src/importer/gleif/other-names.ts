import type { Row } from '../table';
import { completePlaces } from './place-defaults';

/** What a body is called beside its legal name. */
export type OtherNames = {
  /** Names it trades under, which a question may mean. */
  aliases: readonly string[];
  /** Its legal name in other languages and letters. */
  furtherNames: readonly string[];
  /** Names that it gave up: another may bear them now, so no search takes them for it. */
  former: readonly string[];
};

const COLUMNS = [
  'Entity.OtherEntityNames.OtherEntityName',
  'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName',
];

/** The other names of a record, each once, by what they are to it. */
export function otherNames(row: Row): OtherNames {
  const legalName = row.cell('Entity.LegalName');
  const names = COLUMNS.flatMap((column) => completePlaces(row, column))
    .map((column) => ({ name: row.cell(column), type: row.cell(`${column}.type`) }))
    .filter(({ name }) => name !== legalName);
  const of = (isWanted: (type: string) => boolean): string[] => [
    ...new Set(names.filter(({ type }) => isWanted(type)).map(({ name }) => name)),
  ];
  const isTrading = (type: string): boolean => type === 'TRADING_OR_OPERATING_NAME';
  const isFormer = (type: string): boolean => type === 'PREVIOUS_LEGAL_NAME';
  return {
    aliases: of(isTrading),
    furtherNames: of((type) => !isTrading(type) && !isFormer(type)),
    former: of(isFormer),
  };
}
