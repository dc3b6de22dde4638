import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { WorkbenchState } from '../../workbook/workbench-state';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

type Confirm = Extract<WorkbenchState, { step: 'confirm' }>;
type PlanProps = { state: Confirm; go: () => void; cancel: () => void };

/** What a refresh or a comparison will cost, before anything is sent. */
export function PlanView({ state: { action, plan }, go, cancel }: PlanProps): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const { cells, entities, requests, credits, unknownCells } = plan;
  return (
    <div className={styles.stack}>
      <strong>{cells === 0 ? workbook.noCells : workbook.plan(cells, entities, requests, credits)}</strong>
      {action === 'changes' ? <span>{workbook.freshCostsNothing}</span> : null}
      {unknownCells > 0 ? <span>{workbook.unknownCells(unknownCells)}</span> : null}
      <div className={styles.row}>
        <Button appearance="primary" disabled={cells === 0} onClick={go}>
          {workbook.go}
        </Button>
        <Button onClick={cancel}>{workbook.cancel}</Button>
      </div>
    </div>
  );
}
