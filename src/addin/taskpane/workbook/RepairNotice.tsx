import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { useEffect, useState, type ReactElement, type RefObject } from 'react';

import type { Workbench } from '../../workbook/workbench';
import type { WorkbenchState } from '../../workbook/workbench-state';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

type RepairProps = {
  workbench: Workbench;
  state: WorkbenchState;
  /** Where a person looks when it may be offered. */
  place: RefObject<Element | null>;
};

/** Offers to mend the cells that show #NAME? because the add-in was not there when Excel looked for its functions. */
export function RepairNotice({ workbench, state, place }: RepairProps): ReactElement | null {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const isIdle = state.step === 'idle';
  const broken = useBroken(workbench, isIdle, useSeen(place));
  // While it is planned, done or told the action itself says what is broken.
  if (!isIdle || broken === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={styles.wrap}>
        <MessageBarTitle>{workbook.broken(broken)}</MessageBarTitle> {workbook.brokenText}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => void workbench.planRepair()}>
          {workbook.repair}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** How often a place came into sight: its tab is mounted from the start, and seen when a person opens it. */
function useSeen(place: RefObject<Element | null>): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setTimes((before) => before + 1);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return times;
}

/** The cells that are broken, looked for whenever a person looks here, and after whatever may have mended some. */
function useBroken(workbench: Workbench, isIdle: boolean, seen: number): number {
  const [broken, setBroken] = useState(0);
  useEffect(() => {
    if (!isIdle || seen === 0) return undefined;
    const leaving = new AbortController();
    workbench.broken(leaving.signal).then(
      (count) => {
        if (!leaving.signal.aborted) setBroken(count ?? 0);
      },
      // Excel refuses while a person edits a cell; who looks again asks again.
      () => undefined,
    );
    return () => leaving.abort();
  }, [workbench, isIdle, seen]);
  return broken;
}
