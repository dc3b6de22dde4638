import { statSync } from 'node:fs';

import { ownParts } from '../service/dataset/own-parts';
import { Problems } from '../service/dataset/files/problems';
import type { ImportPart, ImportReport, Sink } from '../service/store/import-part';
import type { Group, RegisterName } from './arguments';
import type { BuiltIn } from './built-in-parts';
import { readGleif } from './gleif/read-gleif';
import { readSec } from './sec/read-sec';
import { readEcb } from './statistics/read-ecb';
import { readFred } from './statistics/read-fred';
import { readSdmx } from './statistics/read-sdmx';
import { readWorldBank } from './statistics/read-world-bank';
import { inputFiles, inputOfOwn } from './input-files';
import { Progress, type Clock } from './progress';
import type { Reading, ReadRegister } from './reading';

const READERS = new Map<RegisterName, ReadRegister>([
  ['gleif', readGleif],
  ['sec', readSec],
  ['sdmx', readSdmx],
  ['worldbank', readWorldBank],
  ['fred', readFred],
  ['ecb', readEcb],
]);

/** As many problems say what is wrong with files of which next to nothing can be read. */
const SHOWN = 5;

/** The parts of an import beside its rows: target, listeners, and a signal that ends it. */
export type ImportOptions = {
  sink: Sink;
  /** The built-in dataset, where the registers' rows are added to it. */
  builtIn?: BuiltIn | undefined;
  /** Whether it is loaded though a register gave nothing, or more bad rows than good ones. @default false */
  isLossAllowed?: boolean | undefined;
  /** Whether such a loss is only told, as a problem, since nothing is written. @default false */
  isDry?: boolean | undefined;
  /** Whether rows replace those of the served dataset, which stays otherwise. @default false */
  isUpdate?: boolean | undefined;
  /** How a firm's own files write numbers and dates (BCP 47). @default as each of them shows */
  locale?: string | undefined;
  clock: Clock;
  tell: (line: string) => void;
  signal: AbortSignal;
};

/** What an import did: the sink's report, with what the reading found and passed over. */
export type Outcome = ImportReport & {
  rows: number;
  seconds: number;
  passed: ReadonlyMap<string, number>;
};

/**
 * Reads all files into the sink. If it fails, or if a register gave next to nothing, it throws and the served dataset
 * stays as it was.
 */
export async function runImport(groups: readonly Group[], options: ImportOptions): Promise<Outcome> {
  const { sink, builtIn, clock, tell, signal } = options;
  const problems = new Problems();
  const passed = new Map<string, number>();
  const indicators = new Map<string, { name: string; unit: string }>();
  try {
    const sources = groups.map((group) => sourceOf(group, problems, options));
    const began = clock();
    for (const part of builtIn?.entities() ?? []) {
      signal.throwIfAborted();
      learn(indicators, part);
      await sink.write(part);
    }
    // Only the files are measured by their bytes.
    const progress = new Progress(
      sources.reduce((sum, { size }) => sum + size, 0),
      { clock, tell },
    );
    let renewed = 0;
    const reading: Reading = {
      problems,
      onBytes: (count) => progress.addBytes(count),
      known: (identifier) => indicators.get(identifier),
      ...(options.isUpdate === true && sink.renew !== undefined
        ? {
            renew: (renewal) => {
              renewed += 1;
              sink.renew?.(renewal);
            },
          }
        : {}),
      pass: (reason) => passed.set(reason, (passed.get(reason) ?? 0) + 1),
    };
    const gave: Gave[] = [];
    for (const { register, read } of sources) {
      const [problemsBefore, rows] = [problems.count, { entities: 0, all: 0 }];
      renewed = 0;
      for await (const part of read(reading)) {
        signal.throwIfAborted();
        builtIn?.note(part);
        await sink.write(part);
        progress.addRow();
        rows.all += 1;
        if (part.kind === 'entity') rows.entities += 1;
      }
      // A record that is taken back has no rows.
      const all = Math.max(rows.all, renewed);
      gave.push({ register, ...rows, all, bad: problems.count - problemsBefore });
    }
    const isAlone = builtIn === undefined && options.isUpdate !== true;
    const loss = options.isLossAllowed === true ? undefined : lossOf(gave, isAlone);
    if (loss !== undefined && options.isDry === true) problems.add(loss);
    else if (loss !== undefined) throw new Error([loss, ...problems.kept.slice(0, SHOWN)].join('\n  '));
    for (const part of builtIn?.points() ?? []) {
      signal.throwIfAborted();
      await sink.write(part);
    }
    signal.throwIfAborted();
    tell('All rows are read; references are resolved and indexes built.');
    const report = await sink.finish();
    return {
      ...report,
      problems: [...problems.kept, ...report.problems].slice(0, Math.max(problems.kept.length, 1_000)),
      problemCount: problems.count + report.problemCount,
      ...{ rows: progress.rows, seconds: (clock() - began) / 1_000, passed },
    };
  } catch (error) {
    // Where the database is gone too, the next import goes on with what this one left, or clears it away.
    await (signal.aborted && sink.pause !== undefined ? sink.pause() : sink.abandon()).catch(() => undefined);
    throw error;
  }
}

/** FRED's tables name their series by number alone; what the dataset calls those is known. */
function learn(indicators: Map<string, { name: string; unit: string }>, part: ImportPart): void {
  if (part.kind !== 'entity' || part.type !== 'MacroIndicator') return;
  const unit = part.properties?.['unit']?.value;
  for (const identifier of part.identifiers ?? [])
    indicators.set(identifier, { name: part.name, unit: typeof unit === 'string' ? unit : '' });
}

type SourceFiles = {
  register: RegisterName;
  size: number;
  read: (reading: Reading) => AsyncIterable<ImportPart>;
};

function sourceOf(
  { register, files: named }: Group,
  problems: Problems,
  { locale, tell }: ImportOptions,
): SourceFiles {
  if (register === 'own') {
    const files = inputOfOwn(named, problems);
    return {
      register,
      size: sizeOf(files.map(({ path }) => path)),
      read: (reading) => ownParts(files, { ...reading, locale, note: tell }),
    };
  }
  const files = inputFiles(named);
  const read = READERS.get(register);
  if (read === undefined) throw new Error(`Expected a register that is known, got ${register}`);
  return { register, size: sizeOf(files), read: (reading) => read(files, reading) };
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** What the files of one register gave: rows, entities among them, and what could not be read. */
type Gave = { register: RegisterName; all: number; entities: number; bad: number };

/** Why what was read would be next to nothing in place of what is served; nothing where it is not. */
function lossOf(gave: readonly Gave[], isAlone: boolean): string | undefined {
  const counted = (count: number): string => count.toLocaleString('en-US');
  const poor = gave.find(({ all, bad }) => all === 0 || bad > all);
  if (poor !== undefined)
    return (
      `${poor.register}: Expected more rows that can be read than rows that cannot, got ${counted(poor.all)} and ` +
      `${counted(poor.bad)}${ALLOWED}`
    );
  if (isAlone && gave.every(({ entities }) => entities === 0))
    return `Expected entities, because --only leaves out the built-in dataset, got none${ALLOWED}`;
  return undefined;
}

const ALLOWED = '; --allow-loss loads it all the same';
