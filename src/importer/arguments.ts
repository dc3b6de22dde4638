import { parseArgs } from 'node:util';

import { conventionOf } from '../service/dataset/files/convention';

/** What can be imported: a firm's own files, or those of a register. */
export const REGISTERS = ['own', 'gleif', 'sec', 'sdmx', 'worldbank', 'fred', 'ecb'] as const;

/** Registers whose records say what they replace. */
const UPDATED: ReadonlySet<RegisterName> = new Set(['gleif', 'sec']);

/** In place of registers: the built-in dataset alone. */
const BUILT_IN = 'built-in';

/** A firm's own files, or those of a register. */
export type RegisterName = (typeof REGISTERS)[number];

/** Files of one register. */
export type Group = { register: RegisterName; files: readonly string[] };

/** What the command line asks for. */
export type Arguments = {
  groups: readonly Group[];
  /** Reads and checks everything and writes nothing. */
  dryRun: boolean;
  /** The address of the database; `KER_STORE` where it is not given. */
  store: string | undefined;
  rollback: boolean;
  /** Replaces records of the served dataset, which stays otherwise. */
  update: boolean;
  /** Without the built-in dataset. */
  only: boolean;
  /** Loads also what is next to nothing. */
  allowLoss: boolean;
  /** How a firm's own files write numbers and dates (BCP 47); as each of them shows where it is not given. */
  locale: string | undefined;
  download: boolean;
  /** Who fetches, an address at which a register can ask. */
  contact: string | undefined;
  /** Where files are put that are fetched. */
  folder: string;
};

/** What is wrong with the command line. */
export class WrongArguments extends Error {
  override readonly name = 'WrongArguments';
}

/** The command line in a few lines. */
export const USAGE = `npm run import -- REGISTER FILES… [REGISTER FILES…] [options]
npm run import -- built-in [options]       loads the built-in dataset alone

  own FOLDER|FILES   your own entities, relationships and series (docs/service.md)
  gleif FILES        LEI records, relationship records, LEI–ISIN and LEI–BIC pairs, legal forms
  sec FILES          company_tickers, submissions, companyfacts, single files or the archives
  sdmx FILES         SDMX-CSV of ECB and Eurostat
  worldbank FILES    indicators as JSON of the API, or CSV
  fred FILES         series as CSV
  ecb FILES          the ECB's euro reference rates, eurofxref-hist

  --store ADDRESS    postgres://…; otherwise KER_STORE
  --dry-run          read and check everything, write nothing
  --update           change only the records in these files of gleif and sec; all else stays as it is served
  --only             without the built-in dataset
  --allow-loss       load a register without rows, or with more bad than good ones
  --locale LOCALE    how your own files write numbers and dates, such as de-DE; otherwise as each file shows
  --download         fetch the register's files first; FILES are then its parts
  --contact ADDRESS  your address, which the registers require
  --folder FOLDER    folder of fetched files (registers)
  --rollback         serve the previous dataset again`;

/** Reads a command line; a name of a register begins its files. */
export function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv): Arguments {
  const { values, positionals } = parsed(args);
  const groups: { register: RegisterName; files: string[] }[] = [];
  const isBuiltIn = positionals.length === 1 && positionals[0] === BUILT_IN;
  if (isBuiltIn && values.only === true)
    throw new WrongArguments(`Expected ${BUILT_IN} without --only, got both: nothing would be imported`);
  for (const word of isBuiltIn ? [] : positionals) {
    const register = REGISTERS.find((name) => name === word);
    if (register !== undefined) groups.push({ register, files: [] });
    else if (groups.length === 0)
      throw new WrongArguments(`Expected one of ${REGISTERS.join(', ')} first, got "${word}"`);
    else groups.at(-1)?.files.push(word);
  }
  const { download = false, rollback = false, update = false, contact, locale } = values;
  if (groups.length === 0 && !rollback && !isBuiltIn)
    throw new WrongArguments(`Expected one of ${REGISTERS.join(', ')}, or ${BUILT_IN}, got nothing`);
  const other = groups.find(({ register }) => !UPDATED.has(register));
  if (update && (isBuiltIn || other !== undefined))
    throw new WrongArguments(
      `Expected --update with ${[...UPDATED].join(' or ')}, got ${other?.register ?? BUILT_IN}: import it as a whole`,
    );
  if (update && (values.only === true || values['dry-run'] === true))
    throw new WrongArguments('Expected --update without --only and --dry-run, got both');
  const empty = groups.find(({ files }) => files.length === 0);
  if (empty !== undefined && !download)
    throw new WrongArguments(`Expected files after ${empty.register}, got none`);
  if (download && contact === undefined)
    throw new WrongArguments(
      'Expected --contact with an address at which a register can reach you, got none',
    );
  if (locale !== undefined && conventionOf(locale) === undefined)
    throw new WrongArguments(`Expected --locale to be a language and region such as de-DE, got "${locale}"`);
  return {
    groups,
    ...{ download, rollback, update, contact, locale },
    dryRun: values['dry-run'] ?? false,
    store: values.store ?? environment['KER_STORE'],
    only: values.only ?? false,
    allowLoss: values['allow-loss'] ?? false,
    folder: values.folder ?? 'registers',
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        store: { type: 'string' },
        rollback: { type: 'boolean' },
        update: { type: 'boolean' },
        only: { type: 'boolean' },
        'allow-loss': { type: 'boolean' },
        locale: { type: 'string' },
        download: { type: 'boolean' },
        contact: { type: 'string' },
        folder: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongArguments((error as Error).message.split('. ', 1).join(''));
  }
}
