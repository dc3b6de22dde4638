import { lazy, Suspense } from 'react';

import type { Workbench } from '../../workbook/workbench';
import type { ActivityPanel } from '../activity/activity-panel';
import { type Loaded, notLoaded } from '../shared/not-loaded';

/** The panels of the workbook actions; their code is loaded when Activity is first rendered. */
export function workbookPanels(workbench: () => Promise<Workbench>): readonly ActivityPanel[] {
  const Panel = lazy(() => loadPanel(workbench).catch(notLoaded));
  return [
    {
      id: 'workbook',
      title: ({ workbook }) => workbook.title,
      Panel: () => (
        <Suspense fallback={null}>
          <Panel />
        </Suspense>
      ),
    },
  ];
}

async function loadPanel(workbench: () => Promise<Workbench>): Promise<Loaded> {
  const [{ WorkbookPanel }, opened] = await Promise.all([
    import(/* webpackChunkName: "workbook" */ './WorkbookPanel'),
    workbench(),
  ]);
  return { default: () => <WorkbookPanel workbench={opened} /> };
}
