import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';

import { notLoaded } from '../shared/not-loaded';
import { usePane } from '../shared/pane-context';
import { Working } from '../shared/Working';
import type { CellPanelProps } from './CellPanel';

// With the script that reads formulas, which no other tab needs.
const CellPanel = lazy<ComponentType<CellPanelProps>>(() =>
  import(/* webpackChunkName: "cell" */ './CellPanel').then(
    ({ CellPanel: Panel }) => ({ default: Panel }),
    notLoaded,
  ),
);

/** The Cell tab: the sources of the selected cell, updated while the tab is shown. */
export function CellTab({ shown }: { shown: boolean }): ReactElement | null {
  const { texts } = usePane();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <Suspense fallback={<Working label={texts.common.loading} />}>
      <CellPanel shown={shown} />
    </Suspense>
  );
}
