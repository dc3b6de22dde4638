import { useCallback, useState } from 'react';

import type { CellPlace } from '../../formula/address';
import type { Block } from '../../workbook/excel/content';
import { writeAtSelection } from '../../workbook/insert/insert';
import { usePane } from './pane-context';

/** What became of the last insertion. */
export type InsertState =
  | { state: 'idle' }
  | { state: 'written'; address: string }
  | { state: 'occupied'; address: string; filled: number; replace: () => void }
  | { state: 'failed'; message: string };

/** Inserting at the selection, with its outcome as a message. */
export type InsertControl = { outcome: InsertState; insert: (build: (anchor: CellPlace) => Block) => void };

/** Writes blocks at the selection; filled cells are replaced only once the person says so. */
export function useInsert(): InsertControl {
  const { announce, texts } = usePane();
  const [outcome, setOutcome] = useState<InsertState>({ state: 'idle' });

  const attempt = useCallback(
    async (build: (anchor: CellPlace) => Block, replace?: string) => {
      try {
        const result = await writeAtSelection(build, replace === undefined ? {} : { replace });
        const { address } = result;
        if (result.written) {
          setOutcome({ state: 'written', address });
          announce(texts.insert.written(address));
        } else {
          // Meanwhile another cell may be selected, whose content nobody agreed to replace.
          const again = (): void => void attempt(build, address);
          setOutcome({ state: 'occupied', address, filled: result.filled, replace: again });
          announce(texts.insert.occupied(result.filled, address));
        }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        setOutcome({ state: 'failed', message });
        announce(`${texts.insert.failed}. ${message}`);
      }
    },
    [announce, texts],
  );

  return { outcome, insert: useCallback((build) => void attempt(build), [attempt]) };
}
