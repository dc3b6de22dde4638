import { Button, Checkbox, Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';

import type { Scope } from '../../workbook/excel/scope';
import type { Workbench } from '../../workbook/workbench';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useSubscribed } from '../shared/use-subscribed';
import { ActionStatus } from './ActionStatus';
import { MoreActions } from './MoreActions';
import { RepairNotice } from './RepairNotice';

const SCOPES: readonly Scope[] = ['selection', 'sheet', 'workbook'];

/** The actions on the workbook: which cells, what to do, and what became of it. */
export function WorkbookPanel({ workbench }: { workbench: Workbench }): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const [scope, setScope] = useState<Scope>('workbook');
  const [hideLog, setHideLog] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const state = useSubscribed(workbench, workbench.get);
  const disabled = state.step === 'running';
  return (
    <div className={styles.stack} ref={place}>
      <RepairNotice workbench={workbench} state={state} place={place} />
      <Field label={workbook.scope}>
        <RadioGroup
          layout="horizontal"
          value={scope}
          onChange={(_, { value }) => setScope(SCOPES.find((each) => each === value) ?? 'workbook')}
        >
          {SCOPES.map((each) => (
            <Radio key={each} value={each} label={workbook.scopes[each]} />
          ))}
        </RadioGroup>
      </Field>
      <div className={styles.row}>
        <Button disabled={disabled} onClick={() => void workbench.planRefresh(scope)}>
          {workbook.refresh}
        </Button>
        <Button disabled={disabled} onClick={() => void workbench.freeze(scope, hideLog)}>
          {workbook.freeze}
        </Button>
        <Button disabled={disabled} onClick={() => void workbench.planUnfreeze()}>
          {workbook.unfreeze}
        </Button>
      </div>
      <Checkbox
        label={workbook.hideLog}
        checked={hideLog}
        onChange={(_, { checked }) => setHideLog(checked === true)}
      />
      <MoreActions workbench={workbench} disabled={disabled} scope={scope} />
      <ActionStatus state={state} workbench={workbench} />
    </div>
  );
}
