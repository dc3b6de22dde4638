import { Button, MessageBar, MessageBarBody, ProgressBar } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';

import type { Workbench } from '../../workbook/workbench';
import type { WorkbenchState } from '../../workbook/workbench-state';
import { FailureNotice } from '../shared/FailureNotice';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { CoverageSearch, CoverageTicks } from './CoverageViews';
import { LinkChoice } from './LinkChoice';
import { OutcomeView } from './OutcomeView';
import { PlanView } from './PlanView';
import { failureReason } from './failure-reason';

type StatusProps = { state: WorkbenchState; workbench: Workbench };

/** What the running action does, what it waits for, or what it has done. */
export function ActionStatus({ state, workbench }: StatusProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { step } = state;
  // A ribbon command opens the pane at its top, perhaps only later, and the plan's buttons may stand below the fold.
  useEffect(() => {
    const element = place.current;
    if (step === 'idle' || element === null) return undefined;
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [step]);
  return (
    <div role="status" aria-live="polite" ref={place} style={{ scrollMarginBlock: '48px 12px' }}>
      <Status state={state} workbench={workbench} />
    </div>
  );
}

function Status({ state, workbench }: StatusProps): ReactElement | null {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  if (state.step === 'idle') return null;
  if (state.step === 'running') return <Running state={state} stop={workbench.stop} />;
  if (state.step === 'confirm') {
    return <PlanView state={state} go={() => void workbench.go()} cancel={workbench.dismiss} />;
  }
  if (state.step === 'coverage-search') {
    return <CoverageSearch texts={state.texts} cost={state.cost} workbench={workbench} />;
  }
  if (state.step === 'link-choice') return <LinkChoice proposals={state.proposals} workbench={workbench} />;
  if (state.step === 'coverage-choice') return <CoverageTicks choice={state.choice} workbench={workbench} />;
  return (
    <div className={styles.stack}>
      {state.step === 'failed' ? (
        <Failed state={state} />
      ) : (
        <OutcomeView outcome={state.outcome} workbench={workbench} />
      )}
      <div>
        <Button size="small" onClick={workbench.dismiss}>
          {workbook.close}
        </Button>
      </div>
    </div>
  );
}

type Failed = Extract<WorkbenchState, { step: 'failed' }>;

function Failed({ state: { action, failure } }: { state: Failed }): ReactElement {
  const { workbook } = usePane().texts;
  if (failure.failure !== undefined) return <FailureNotice failure={failure.failure} />;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {workbook.failed(workbook.names[action], failureReason(failure, workbook))}
      </MessageBarBody>
    </MessageBar>
  );
}

type Running = Extract<WorkbenchState, { step: 'running' }>;

function Running({ state, stop }: { state: Running; stop: () => void }): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const { progress, action } = state;
  const name = progress ? workbook.phases[progress.phase] : workbook.names[action];
  return (
    <div className={styles.stack}>
      <span>{progress ? `${name}: ${progress.done} / ${progress.total}` : name}</span>
      <ProgressBar
        aria-label={name}
        {...(progress && progress.total > 0 && { value: progress.done / progress.total })}
      />
      <div>
        <Button size="small" onClick={stop}>
          {workbook.stop}
        </Button>
      </div>
    </div>
  );
}
