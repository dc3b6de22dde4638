import { Button } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

import type { WorkbenchState } from '../../workbook/workbench-state';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { CellList } from './CellList';

type Confirm = Extract<WorkbenchState, { step: 'confirm' }>;
type PlanProps = { state: Confirm; go: () => void; cancel: () => void };

/** What an action will cost, and which formulas of the log it will write, before it does anything. */
export function PlanView({ state, ...buttons }: PlanProps): ReactElement {
  if (state.action === 'unfreeze') return <UnfreezeView plan={state.plan} {...buttons} />;
  if (state.action === 'repair') return <RepairView plan={state.plan} {...buttons} />;
  return <CostView state={state} {...buttons} />;
}

type Buttons = Omit<PlanProps, 'state'>;

function CostView({
  state,
  ...buttons
}: Buttons & { state: Exclude<Confirm, { action: 'unfreeze' | 'repair' }> }): ReactElement {
  const { workbook } = usePane().texts;
  const { cells, entities, unknownCells } = state.plan;
  const cost = { from: state.plan.requests, to: state.plan.mostRequests };
  const isLink = state.action === 'link';
  const planned = isLink ? workbook.planLinks(cells, cost) : workbook.plan(cells, entities, cost);
  const said = cells > 0 ? planned : isLink ? workbook.noNumbers : workbook.noCells;
  return (
    <Confirmation canGo={cells > 0} {...buttons}>
      <strong>{said}</strong>
      {state.action === 'changes' ? <span>{workbook.freshCostsNothing}</span> : null}
      {unknownCells > 0 ? <span>{workbook.unknownCells(unknownCells)}</span> : null}
      {state.action === 'changes' ? <Formulas title={workbook.willRun} formulas={state.formulas} /> : null}
    </Confirmation>
  );
}

type UnfreezeProps = Buttons & { plan: Extract<Confirm, { action: 'unfreeze' }>['plan'] };

function UnfreezeView({ plan: { formulas, left }, ...buttons }: UnfreezeProps): ReactElement {
  const { workbook } = usePane().texts;
  const foreign = formulas.filter(({ isMarked }) => !isMarked).length;
  return (
    <Confirmation canGo={formulas.length > 0} {...buttons}>
      <strong>{workbook.willRestore(formulas.length)}</strong>
      {foreign > 0 ? <span>{workbook.unmarked(foreign)}</span> : null}
      <Formulas title={workbook.willWrite} formulas={formulas} />
      {left.length > 0 ? <span>{workbook.left(left.length)}</span> : null}
      <CellList lines={left.map(({ address, reason }) => ({ address, text: workbook.reasons[reason] }))} />
    </Confirmation>
  );
}

type RepairProps = Buttons & { plan: Extract<Confirm, { action: 'repair' }>['plan'] };

function RepairView({ plan: { formulas, left }, ...buttons }: RepairProps): ReactElement {
  const { workbook } = usePane().texts;
  const isEmpty = formulas.length + left.length === 0;
  return (
    <Confirmation canGo={formulas.length > 0} {...buttons}>
      <strong>{isEmpty ? workbook.nothingBroken : workbook.willRepair(formulas.length)}</strong>
      {formulas.length > 0 ? <Formulas title={workbook.willWrite} formulas={formulas} /> : null}
      {left.length > 0 ? <span>{workbook.unrepaired(left.length)}</span> : null}
      <CellList
        lines={left.map(({ address, reason }) => ({ address, text: workbook.unrepairedReasons[reason] }))}
      />
    </Confirmation>
  );
}

type FormulasProps = { title: string; formulas: readonly { address: string; formula: string }[] };

function Formulas({ title, formulas }: FormulasProps): ReactElement {
  return (
    <>
      <span>{title}</span>
      <CellList lines={formulas.map(({ address, formula }) => ({ address, text: formula }))} />
    </>
  );
}

type ConfirmationProps = Buttons & { canGo: boolean; children: ReactNode };

function Confirmation({ canGo, go, cancel, children }: ConfirmationProps): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  return (
    <div className={styles.stack}>
      {children}
      <div className={styles.row}>
        <Button appearance="primary" disabled={!canGo} onClick={go}>
          {workbook.go}
        </Button>
        <Button onClick={cancel}>{workbook.cancel}</Button>
      </div>
    </div>
  );
}
