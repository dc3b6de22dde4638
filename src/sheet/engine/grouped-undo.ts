import {
  type IMutationInfo,
  type IUndoRedoItem,
  LocalUndoRedoService,
  UniverInstanceType,
  type Workbook,
} from '@univerjs/core';

/**
 * The engine's undo, which puts what is done between two moments into one step. The engine's own way to do so takes what
 * was done back in the order in which it was done, which undoes a cell on a sheet that is gone by then.
 */
export class GroupedUndo extends LocalUndoRedoService {
  private open = 0;
  private readonly steps: IUndoRedoItem[] = [];

  override pushUndoRedo(step: IUndoRedoItem): void {
    if (this.open > 0) this.steps.push(step);
    else super.pushUndoRedo(step);
  }

  private activeSheet(): string | undefined {
    const unit = this._univerInstanceService.getCurrentUnitOfType<Workbook>(UniverInstanceType.UNIVER_SHEET);
    return unit?.getActiveSheet().getSheetId();
  }

  /** From now on all is one step, until what it returns is called; a group within another belongs to that. */
  readonly group = (): (() => void) => {
    this.open += 1;
    const before = this.activeSheet();
    return () => {
      this.open -= 1;
      if (this.open > 0) return;
      const steps = this.steps.splice(0);
      for (const unitID of new Set(steps.map((step) => step.unitID))) {
        const own = steps.filter((step) => step.unitID === unitID);
        super.pushUndoRedo({
          unitID,
          undoMutations: withoutGone(
            own.toReversed().flatMap(({ undoMutations }) => undoMutations),
            { unitId: unitID, subUnitId: before },
          ),
          redoMutations: own.flatMap(({ redoMutations }) => redoMutations),
        });
      }
    };
  };
}

const REMOVE_SHEET = 'sheet.mutation.remove-sheet';
const SHOW_SHEET = 'sheet.operation.set-worksheet-active';

type OnSheet = { unitId: string; subUnitId?: string | undefined };

/**
 * A sheet that goes away need not be cleared first, and may not be the one that is shown: the engine would go on to draw
 * it. The one that was shown before is shown again.
 */
function withoutGone(mutations: readonly IMutationInfo[], shown: OnSheet): IMutationInfo[] {
  const sheetOf = ({ params }: IMutationInfo) => (params as OnSheet).subUnitId;
  const gone = new Set(mutations.filter(({ id }) => id === REMOVE_SHEET).map(sheetOf));
  if (gone.size === 0) return [...mutations];
  const rest = mutations.filter((mutation) => mutation.id === REMOVE_SHEET || !gone.has(sheetOf(mutation)));
  return shown.subUnitId === undefined ? rest : [{ id: SHOW_SHEET, params: shown }, ...rest];
}
