import { useEffect, useState } from 'react';

import type { CellPlace } from '../../../shared/formula/address';
import { onSelectionMoved, selectedCell } from '../../workbook/insert/insert';

/** Where an insertion would go. */
export type Selection = { address: string; place: CellPlace };

/** The selected cell, followed while the component is shown; undefined where the host does not tell. */
export function useSelection(): Selection | undefined {
  const [selection, setSelection] = useState<Selection>();
  useEffect(() => {
    let shown = true;
    const update = (): void => {
      selectedCell().then(
        (cell) => {
          if (shown) setSelection(cell);
        },
        () => setSelection(undefined),
      );
    };
    update();
    const stop = onSelectionMoved(update);
    return () => {
      shown = false;
      stop();
    };
  }, []);
  return selection;
}
