import { lazy, Suspense, type ComponentType } from 'react';

import type { Workbench } from '../../workbook/workbench';
import type { ActivityPanel } from '../activity/activity-panel';

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

type Loaded = { default: ComponentType };

async function loadPanel(workbench: () => Promise<Workbench>): Promise<Loaded> {
  const [{ WorkbookPanel }, opened] = await Promise.all([
    import(/* webpackChunkName: "workbook" */ './WorkbookPanel'),
    workbench(),
  ]);
  return { default: () => <WorkbookPanel workbench={opened} /> };
}

/** Without this, a script that could not be loaded would take the whole pane down. */
function notLoaded(error: unknown): Loaded {
  const reason = error instanceof Error ? error.message : String(error);
  return { default: () => <span role="alert">{reason}</span> };
}
