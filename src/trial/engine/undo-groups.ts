import { type IDisposable, type Injector, IUndoRedoService } from '@univerjs/core';

/**
 * Puts what is done between two moments into one step for undo. The engine takes one such group at a time, so a group that
 * begins within another belongs to that.
 */
export function undoGroups(injector: Injector, unitId: string): () => () => void {
  let open = 0;
  let group: IDisposable | undefined;
  return () => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- it is to be replaced; the version of the engine is fixed
    group ??= injector.get(IUndoRedoService).__tempBatchingUndoRedo(unitId);
    open += 1;
    return () => {
      open -= 1;
      if (open > 0) return;
      group?.dispose();
      group = undefined;
    };
  };
}
