import { mountPane } from '../../../../src/addin/taskpane/mount';
import type { ActivityPanel } from '../../../../src/addin/taskpane/activity/activity-panel';
import { workbookPanels } from '../../../../src/addin/taskpane/workbook/workbook-panels';
import { openWorkbench } from '../../../../src/addin/workbook/open-workbench';
import { createFixtureRuntime, DEFAULT_CONTROLS, tellActivity, type Controls } from './fixture-runtime';
import { installSheet, type SheetStub } from './sheet-stub';

/** What a test finds on the page's window. */
export type HarnessWindow = {
  start: (change: Partial<Controls>, language: string) => Promise<void>;
  controls: Controls;
  sheet: SheetStub;
  tellActivity: () => void;
  hacked?: unknown;
};

const brokenPanel: ActivityPanel = {
  id: 'broken',
  title: () => 'Breaks on purpose',
  Panel: () => {
    if (harness.controls.broken !== undefined) throw new Error(harness.controls.broken);
    return null;
  },
};

const harness: HarnessWindow = {
  controls: { ...DEFAULT_CONTROLS },
  sheet: { cells: {}, shown: {}, formats: {}, selection: { row: 1, column: 1 }, selected: [], moved: [] },
  tellActivity,
  start: async (change, language) => {
    Object.assign(harness.controls, change);
    installSheet(harness.sheet, language);
    const runtime = createFixtureRuntime(harness.controls);
    const panels = [
      ...(harness.controls.broken === undefined ? [] : [brokenPanel]),
      ...(harness.controls.workbench
        ? workbookPanels(() => Promise.resolve(openWorkbench(runtime, {})))
        : []),
    ];
    await mountPane(document.getElementById('pane')!, runtime, { version: '1.0.0', language, panels });
  },
};

Object.assign(window, harness, { harness });
