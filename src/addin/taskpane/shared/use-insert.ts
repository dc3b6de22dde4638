import { useCallback, useState } from 'react';

import type { CellPlace } from '../../../shared/formula/address';
import type { Block } from '../../workbook/excel/content';
import { writeAtSelection, type WriteOptions } from '../../workbook/insert/insert';
import type { Texts } from '../texts/en';
import { usePane } from './pane-context';

/** What became of the last insertion. */
export type InsertState =
  | { state: 'idle' }
  | { state: 'written'; address: string }
  | { state: 'occupied'; address: string; filled: number; replace: () => void }
  | { state: 'failed'; message: string };

/** Inserting at a cell, by default the selected one, with its outcome as a message. */
export type InsertControl = { outcome: InsertState; insert: (build: Build, at?: string) => void };

/** What to write, which may depend on where, and on code that is only loaded when it is needed. */
type Build = (anchor: CellPlace) => Block | Promise<Block>;

/** Writes blocks at the selection; filled cells are replaced only once the person says so. */
export function useInsert(): InsertControl {
  const { announce, texts } = usePane();
  const [outcome, setOutcome] = useState<InsertState>({ state: 'idle' });

  const insert = useCallback(
    (build: Build, at?: string) => {
      const attempt = async (replace?: string): Promise<void> => {
        const next = await write(
          build,
          { at, ...(replace !== undefined && { replace }) },
          (address) => void attempt(address),
        );
        setOutcome(next);
        announce(sentenceOf(next, texts));
      };
      void attempt();
    },
    [announce, texts],
  );

  return { outcome, insert };
}

type Written = Exclude<InsertState, { state: 'idle' }>;

/** `options.replace` is the one address whose content the person agreed to replace: meanwhile another cell may be selected. */
async function write(
  build: Build,
  options: WriteOptions,
  again: (address: string) => void,
): Promise<Written> {
  try {
    const result = await writeAtSelection(build, options);
    const { address } = result;
    if (result.written) return { state: 'written', address };
    return { state: 'occupied', address, filled: result.filled, replace: () => again(address) };
  } catch (error) {
    return { state: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function sentenceOf(outcome: Written, { insert }: Texts): string {
  switch (outcome.state) {
    case 'written':
      return insert.written(outcome.address);
    case 'occupied':
      return insert.occupied(outcome.filled, outcome.address);
    case 'failed':
      return `${insert.failed}. ${outcome.message}`;
  }
}
