import { useEffect, useState } from 'react';

import type { Failure } from '../../../shared/contract/failure';
import type { Runtime } from '../../runtime/runtime';
import { selectedEvidence, type SelectedEvidence } from '../../workbook/provenance/selected-provenance';
import { onCellsChanged } from '../../workbook/excel/change-listener';
import { onSelectionMoved } from '../../workbook/insert/insert';
import { usePane } from '../shared/pane-context';
import { toFailure } from '../shared/task';

/** The provenance of the selected cell, as far as it was read. */
export type Selected =
  | { state: 'reading' }
  | { state: 'read'; evidence: SelectedEvidence | undefined }
  | { state: 'failed'; failure: Failure };

/** So long nothing more is to happen to cells before the selected one is read again: a fill or a freeze tells of many. */
const QUIET_MS = 200;

/**
 * Follows the selection, what runs in it and what becomes of its content, while it is shown. What was read stays until the next is, and while one is
 * read no other is: who goes through cells by arrow keys must not fill Excel's queue.
 */
export function useSelectedEvidence(shown: boolean): { selected: Selected; again: () => void } {
  const { runtime } = usePane();
  const [selected, setSelected] = useState<Selected>({ state: 'reading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!shown) return undefined;
    const reader = startReading(runtime, setSelected);
    const stopMoves = onSelectionMoved(reader.read);
    const stopRuns = runtime.activity.subscribe(reader.readAfterRuns);
    const stopChanges = onCellsChanged(reader.readWhenQuiet);
    return () => {
      reader.end();
      stopMoves();
      stopRuns();
      stopChanges();
    };
  }, [runtime, shown, tries]);
  return { selected, again: () => setTries(tries + 1) };
}

function startReading({ knowledge, activity }: Runtime, tell: (selected: Selected) => void) {
  let [isReading, isOutdated, isOver] = [false, false, false];
  let calls = activity.get().total.calls;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const settle = (selected: Selected): void => {
    isReading = false;
    if (isOver) return;
    tell(selected);
    if (!isOutdated) return;
    isOutdated = false;
    read();
  };
  const read = (): void => {
    if (isReading) {
      isOutdated = true;
      return;
    }
    isReading = true;
    selectedEvidence(knowledge.known).then(
      (evidence) => settle({ state: 'read', evidence }),
      (error: unknown) => settle({ state: 'failed', failure: toFailure(error) }),
    );
  };
  read();
  return {
    read,
    readAfterRuns: () => {
      const { recalculation, total } = activity.get();
      if (recalculation.running || total.calls === calls) return;
      calls = total.calls;
      read();
    },
    readWhenQuiet: () => {
      clearTimeout(quiet);
      quiet = setTimeout(read, QUIET_MS);
    },
    end: () => {
      clearTimeout(quiet);
      isOver = true;
    },
  };
}
