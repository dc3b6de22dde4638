import type { ActionFailure } from '../../workbook/excel/action-failure';
import type { CellChange } from '../../workbook/changes/cell-change';
import type { Outcome } from '../../workbook/workbench-state';
import type { Texts } from '../texts/en';
import type { CellLine } from './CellList';

/** What is said of an outcome: a sentence, and cells below a note. */
export type OutcomeWords = { sentence: string; note?: string; lines: readonly CellLine[] };

/** An outcome in words. */
export function outcomeText(outcome: Outcome, words: Texts['workbook']): OutcomeWords {
  const changes = (cells: readonly CellChange[]): CellLine[] =>
    cells.map(({ address, before, after, cause }) => {
      const text = words.fromTo(before, after);
      return { address, text: cause === undefined ? text : `${text} (${words.causes[cause]})` };
    });
  switch (outcome.action) {
    case 'refresh': {
      const { changed, unchanged, failed, kept, uncalled, edited } = outcome.result;
      return {
        sentence: words.refreshed(changed.length, unchanged, failed.length),
        ...(kept.length > 0 && { note: words.kept(kept.length) }),
        lines: [
          ...changes([...changed, ...failed]),
          ...kept.map((address) => ({ address, text: words.notRefreshed })),
          ...uncalled.map((address) => ({ address, text: words.uncalled })),
          ...edited.map((address) => ({ address, text: words.edited })),
        ],
      };
    }
    case 'freeze': {
      const { frozen, live, readers } = outcome.result;
      return {
        sentence:
          isWhole(outcome.result) && frozen + live.length === 0 ? words.noCells : words.frozen(frozen),
        ...(live.length > 0 && { note: words.live(live.length) }),
        lines: [
          ...live.map(({ address, value, isProtected }) => ({
            address,
            text: isProtected ? words.sheetProtected : words.shows(value),
          })),
          ...readers.map((address) => ({ address, text: words.readsSpill })),
        ],
      };
    }
    case 'unfreeze': {
      const { restored, left } = outcome.result;
      return {
        sentence:
          isWhole(outcome.result) && restored + left.length === 0
            ? words.nothingFrozen
            : words.restored(restored),
        note: words.left(left.length),
        lines: left.map(({ address, reason }) => ({ address, text: words.reasons[reason] })),
      };
    }
    case 'audit':
      return { sentence: words.audited(outcome.result.cells, outcome.result.rows), lines: [] };
    case 'changes': {
      const { since, changed, unchanged, failed, skipped, refused } = outcome.result;
      const listed = changed.length + failed.length;
      if (isWhole(outcome.result) && listed + unchanged + skipped.length + refused.length === 0) {
        return { sentence: words.nothingToCompare[since], lines: [] };
      }
      return {
        sentence:
          isWhole(outcome.result) && listed + skipped.length + refused.length === 0
            ? words.nothingChanged
            : words.refreshed(changed.length, unchanged, failed.length),
        ...(skipped.length > 0 && { note: words.skipped(skipped.length) }),
        lines: [
          ...changes([...changed, ...failed]),
          ...skipped.map((address) => ({ address, text: words.notCompared })),
          ...refused.map((address) => ({ address, text: words.refused })),
        ],
      };
    }
    case 'coverage': {
      const { filled, missing, failed } = outcome.result;
      return { sentence: words.covered(filled, missing, failed), lines: [] };
    }
    case 'repair': {
      const { repaired, left, still } = outcome.result;
      const untouched = left.length + still.length;
      return {
        sentence:
          isWhole(outcome.result) && repaired + untouched === 0
            ? words.nothingBroken
            : words.repaired(repaired),
        ...(untouched > 0 && { note: words.unrepaired(untouched) }),
        lines: [
          ...left.map(({ address, reason }) => ({ address, text: words.unrepairedReasons[reason] })),
          ...still.map((address) => ({ address, text: words.stillBroken })),
        ],
      };
    }
    case 'link':
    case 'unlink': {
      const { linked, left } = outcome.result;
      return {
        sentence: outcome.action === 'link' ? words.linked(linked) : words.unlinked(linked),
        lines: left.map((address) => ({ address, text: words.unlinkedCell })),
      };
    }
    case 'template':
      return { sentence: words.names.template, lines: [] };
  }
}

/** Whether an action came to its end: only then does it know that there is nothing. */
function isWhole({ stopped, failure }: { stopped: boolean; failure?: ActionFailure | undefined }): boolean {
  return !stopped && failure === undefined;
}
