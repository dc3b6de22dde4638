import { useEffect, useState } from 'react';

import type { ActivityState } from '../../runtime/activity';
import { usePane } from '../shared/pane-context';

/** How often the service is probed while a person waits for it. */
const PROBE_MS = 30_000;
/** So long at the most: then the person may say again that she waits. */
const LONGEST_WAIT_MS = 2 * 60 * 60_000;

/** The cells that the service did not answer, and their filling. */
export type Filling = {
  cells: number;
  /** A person wants them filled; it happens as soon as the service answers. */
  isWanted: boolean;
  hasFailed: boolean;
  fill: () => void;
};

/** Fills the cells that the service did not answer once a person says so and it answers again. */
export function useFilling({ needs, since }: NonNullable<ActivityState['unanswered']>): Filling {
  const { runtime } = usePane();
  const { refresher } = runtime;
  const [cells, setCells] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isBack = since === undefined;
  useEffect(() => {
    let isCurrent = true;
    refresher.unanswered().then(
      (unanswered) => isCurrent && setCells(unanswered.cells.length),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [refresher, needs, since]);
  useEffect(() => {
    if (!isWanted || isBack) return undefined;
    const probe = () => void refresher.unanswered().then((unanswered) => unanswered.probe());
    const timer = setInterval(probe, PROBE_MS);
    const end = setTimeout(() => setWanted(false), LONGEST_WAIT_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [refresher, isWanted, isBack]);
  useEffect(() => {
    if (!isWanted || !isBack) return;
    // With the script of the workbook actions, which reads the sheets.
    import(/* webpackChunkName: "actions" */ '../../workbook/unreachable/retry-cells')
      .then(({ fillUnanswered }) => fillUnanswered(runtime))
      .catch(() => setFailed(true))
      .finally(() => setWanted(false));
  }, [runtime, isWanted, isBack]);
  const fill = () => {
    setFailed(false);
    setWanted(true);
  };
  return { cells, isWanted, hasFailed, fill };
}
