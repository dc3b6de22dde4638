import { Button, mergeClasses } from '@fluentui/react-components';
import { useCallback, useEffect, type ReactElement } from 'react';

import type { NumericalObservation } from '../../../shared/contract/observation';
import type { EntityHead } from '../../runtime/knowledge';
import { FailureNotice } from '../shared/FailureNotice';
import { InsertNotice } from '../shared/InsertNotice';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { SwitchedOff } from '../shared/SwitchedOff';
import { useInsert } from '../shared/use-insert';
import { useSwitchedOff } from '../shared/use-switched-off';
import { useTask } from '../shared/use-task';
import { chartPoints } from './chart-points';
import { isAmount } from './field';
import { seriesFormula } from './field-formulas';
import type { ObservationEntry } from './load-profile';
import { Loading } from './Loading';
import { SeriesFigures } from './SeriesFigures';

/** An opened series: chart, figures, and the formula that spills it. */
export function SeriesView({ head, entry }: { head: EntityHead; entry: ObservationEntry }): ReactElement {
  const { texts, runtime } = usePane();
  const styles = useStyles();
  const { task, run } = useTask<NumericalObservation | undefined>();
  const { type, id: observation } = entry;
  const load = useCallback(
    () =>
      run((signal) =>
        runtime.knowledge.observation({ id: head.id, type, observation }, { person: true, signal }),
      ),
    [runtime, head.id, type, observation, run],
  );
  useEffect(load, [load]);
  const points = task.state === 'done' ? chartPoints(task.value?.data ?? []) : [];
  return (
    <div className={styles.stack} style={{ paddingInlineStart: 24, paddingBottom: 8 }}>
      {task.state === 'running' ? <Loading /> : null}
      {task.state === 'failed' ? <FailureNotice failure={task.failure} onRetry={load} /> : null}
      {task.state === 'done' && points.length === 0 ? <span>{texts.lookup.noPoints}</span> : null}
      {points.length > 0 ? <SeriesFigures name={entry.name} unit={entry.unit} points={points} /> : null}
      <SeriesInsert formula={seriesFormula(head.id, entry, isAmount(entry))} />
    </div>
  );
}

function SeriesInsert({ formula }: { formula: string }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { outcome, insert } = useInsert();
  const off = useSwitchedOff()(formula);
  return (
    <div className={styles.stack}>
      <code className={mergeClasses(styles.code, styles.codeBox)}>{formula}</code>
      <div>
        <Button size="small" disabled={off !== ''} onClick={() => insert(() => [[{ formula }]])}>
          {texts.lookup.insertSeries}
        </Button>
      </div>
      <SwitchedOff names={off} />
      <InsertNotice outcome={outcome} />
    </div>
  );
}
