import { Button, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { InsertNotice } from '../shared/InsertNotice';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { SwitchedOff } from '../shared/SwitchedOff';
import { useInsert } from '../shared/use-insert';
import { useSwitchedOff } from '../shared/use-switched-off';

/** What is inserted, where another formula stands beside it: two buttons of one name could not be told apart. */
type FormulaInsertProps = { formula: string; name?: string; action?: string };

/** A formula in full and the button that writes it at the selection. */
export function FormulaInsert({ formula, name, action }: FormulaInsertProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { outcome, insert } = useInsert();
  const off = useSwitchedOff()(formula);
  return (
    <div className={styles.stack}>
      <div
        role="group"
        aria-label={name ?? texts.ask.formula}
        className={mergeClasses(styles.code, styles.codeBox)}
        tabIndex={0}
      >
        {formula}
      </div>
      <div>
        <Button size="small" disabled={off !== ''} onClick={() => insert(() => [[{ formula }]])}>
          {action ?? texts.ask.insertFormula}
        </Button>
      </div>
      <SwitchedOff names={off} />
      <InsertNotice outcome={outcome} />
    </div>
  );
}
