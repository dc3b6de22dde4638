import { Button, Checkbox } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';

import type { CoverageChoice } from '../../workbook/coverage/coverage';
import type { RequestRange } from '../../workbook/plan/plan-coverage';
import type { Workbench } from '../../workbook/workbench';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

type SearchProps = { texts: readonly string[]; cost: RequestRange; workbench: Workbench };

/** What finding the selected entities will cost, before anything is sent. */
export function CoverageSearch({ texts, cost, workbench }: SearchProps): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const isEmpty = texts.length === 0;
  return (
    <div className={styles.stack}>
      <strong>{isEmpty ? workbook.selectEntities : workbook.searchCost(texts.length, cost)}</strong>
      <GoCancel canGo={!isEmpty} go={() => void workbench.searchCoverage()} cancel={workbench.dismiss} />
    </div>
  );
}

/** Properties to tick, and what the grid of them will cost. */
export function CoverageTicks({
  choice,
  workbench,
}: {
  choice: CoverageChoice;
  workbench: Workbench;
}): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const cost = useGridCost(workbench, ticked);
  const { unmatched, properties, entities } = choice;
  const tick = (name: string, checked: boolean): void =>
    setTicked((now) => (checked ? [...now, name] : now.filter((each) => each !== name)));
  return (
    <div className={styles.stack}>
      {unmatched.length > 0 ? <span>{workbook.unmatched(unmatched.join(', '))}</span> : null}
      <div role="group" aria-label={workbook.tick} className={styles.tight}>
        {properties.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={ticked.includes(name)}
            onChange={(_, { checked }) => tick(name, checked === true)}
          />
        ))}
      </div>
      <strong>{cost === undefined ? null : workbook.gridCost(cost)}</strong>
      <GoCancel
        canGo={ticked.length > 0 && entities.length > 0}
        go={() => void workbench.coverage(ticked)}
        cancel={workbench.dismiss}
      />
    </div>
  );
}

/** What the grid of the ticked properties will cost; undefined until that is reckoned. */
function useGridCost(workbench: Workbench, ticked: readonly string[]): RequestRange | undefined {
  const [cost, setCost] = useState<RequestRange | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const show = (reckoned: RequestRange | undefined): void => {
      if (isCurrent) setCost(reckoned);
    };
    workbench.coverageCost(ticked).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [workbench, ticked]);
  return cost;
}

function GoCancel({
  canGo,
  go,
  cancel,
}: {
  canGo: boolean;
  go: () => void;
  cancel: () => void;
}): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <Button appearance="primary" disabled={!canGo} onClick={go}>
        {workbook.go}
      </Button>
      <Button onClick={cancel}>{workbook.cancel}</Button>
    </div>
  );
}
