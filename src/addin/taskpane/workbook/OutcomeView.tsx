import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { Workbench } from '../../workbook/workbench';
import type { Outcome } from '../../workbook/workbench-state';
import { usePane } from '../shared/pane-context';
import { CellList } from './CellList';
import { failureReason } from './failure-reason';
import { outcomeText } from './outcome-text';

type OutcomeProps = { outcome: Outcome; workbench: Workbench };

/** What an action has done: a sentence, and the cells to look at. */
export function OutcomeView({ outcome, workbench }: OutcomeProps): ReactElement {
  const { workbook } = usePane().texts;
  const { sentence, note, lines } = outcomeText(outcome, workbook);
  const failure = 'failure' in outcome.result ? outcome.result.failure : undefined;
  const sheet = 'sheet' in outcome.result ? outcome.result.sheet : undefined;
  const unrun = outcome.action === 'audit' ? outcome.result.unknown : 0;
  return (
    <>
      <strong>{sentence}</strong>
      {sheet === undefined ? null : <span>{workbook.onSheet(sheet)}</span>}
      {outcome.result.stopped ? <span>{workbook.stopped}</span> : null}
      {failure === undefined ? null : <span>{workbook.endedEarly(failureReason(failure, workbook))}</span>}
      {note === undefined || lines.length === 0 ? null : <span>{note}</span>}
      <CellList lines={lines} />
      {unrun > 0 ? <Unrun count={unrun} recalculate={() => void workbench.audit(true)} /> : null}
    </>
  );
}

function Unrun({ count, recalculate }: { count: number; recalculate: () => void }): ReactElement {
  const { workbook } = usePane().texts;
  return (
    <>
      <span>
        {workbook.unrun(count)} {workbook.recalculateCost(count)}
      </span>
      <div>
        <Button onClick={recalculate}>{workbook.recalculate}</Button>
      </div>
    </>
  );
}
