import type { OnBytes } from '../service/dataset/files/open-entries';
import type { Problems } from '../service/dataset/files/problems';
import type { ImportPart, Renewal } from '../service/store/import-part';

/** What a register tells while its files are read. */
export type Reading = {
  problems: Problems;
  onBytes?: OnBytes;
  /** Told of each row that is rightly left out, by the reason, such as `persons`. */
  pass: (reason: string) => void;
  /** Told of each record before its rows. */
  renew?: (renewal: Renewal) => void;
  /** What the store already calls what has an identifier, and its unit, for tables that tell neither. */
  known?: (identifier: string) => { name: string; unit: string } | undefined;
};

/** Makes parts of a register's files, one after another, at constant memory; a file of another shape throws. */
export type ReadRegister = (files: readonly string[], reading: Reading) => AsyncIterable<ImportPart>;

/** The same reading for files that are read twice: each time counts half of the bytes. */
export function inTwoPasses({ onBytes, ...reading }: Reading): Reading {
  return onBytes === undefined ? reading : { ...reading, onBytes: (count) => onBytes(count / 2) };
}

/** The file is none of the register's, or is broken: an import of half of it would look like a whole one. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
}
