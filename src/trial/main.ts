import type { IWorkbookData } from '@univerjs/core';

import { addExcelFunctions } from '../sheet/engine/excel-functions';
import { registerErrorCodes } from '../sheet/cells/error-code-registration';
import { bootEngine } from '../sheet/engine/univer';
import { lockWorkbook } from './autosave/tab-lock';
import type { SavedWorkbook } from './autosave/saved-workbook';
import { type Opening, WorkbookKeeper } from './autosave/workbook-keeper';
import { WorkbookStore } from './autosave/workbook-store';
import { measureFilledCells } from '../sheet/engine/measured-cells';
import { showValueFormats } from '../sheet/engine/value-formats';
import { parseFunctionsFile } from '../sheet/functions/metadata';
import type { TrialHost } from './host';
import { drawCharts } from './page/chart-strip';
import { showCellCards } from './page/cell-card';
import { copyWhatIsShown } from './page/copied-cells';
import { showErrorTips } from './page/error-tip';
import { drawFileTools } from './page/file-tools';
import { showLoops } from './page/loop-notice';
import { listenToKeys, parseShortcutsFile } from './page/page-keys';
import { PaneFrame } from './page/pane-frame';
import { drawRibbon } from './page/ribbon';
import { readRibbonLayout } from './page/ribbon-layout';
import { restFrames } from './page/resting-frames';
import { drawSheetBar } from './page/sheet-bar';
import { followSheetLinks } from './page/sheet-links';
import { SAMPLE_STYLES, sampleDocument, sampleSheet } from './page/sample-sheet';
import { followColourScheme } from './page/theme';
import { createTrial } from './page/trial';

import './page/page.css';

const UNIT_ID = 'workbook';
const SHEET_ID = 'comparison';

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`Expected the page to have #${id}, got none`);
  return found;
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`Expected ${path} from the server, got status ${response.status}`);
  return response;
}

async function start(): Promise<void> {
  const [opening, functionsFile, shortcutsFile, manifest] = await Promise.all([
    openKept(),
    fetched('/functions.json').then(async (response) => parseFunctionsFile(await response.json())),
    fetched('/shortcuts.json').then(async (response) => parseShortcutsFile(await response.json())),
    fetched('/manifest.xml').then(async (response) =>
      new DOMParser().parseFromString(await response.text(), 'application/xml'),
    ),
  ]);
  const layout = readRibbonLayout(manifest);
  const ribbon = element('ribbon', HTMLElement);
  const frame = element('pane', HTMLIFrameElement);
  const pane = new PaneFrame(frame, element('divider', HTMLElement));

  restFrames();
  registerErrorCodes();
  const engine = bootEngine('sheet');
  // The engine's services exist only once a workbook does; it calculates in a later task, when all is in place.
  const { kept } = opening;
  const workbook = engine.api.createWorkbook(kept ? { ...kept.snapshot, id: UNIT_ID } : sampleWorkbook());
  addExcelFunctions(engine.injector);
  showValueFormats(engine);
  measureFilledCells(engine);
  const { host, functions, circular } = createTrial({ engine, unitId: UNIT_ID, pane, ribbon });
  functions.register(functionsFile, layout.namespace);
  host.document.restore(kept?.document ?? sampleDocument(SHEET_ID));
  if (kept?.active !== undefined) workbook.setActiveSheet(kept.active);
  followColourScheme(engine);
  showErrorTips(engine, host.cells);
  showCellCards(engine, host);
  followSheetLinks(engine);
  copyWhatIsShown(engine, host.cells);
  drawRibbon(ribbon, { layout, host, report });
  showLoops(element('loops', HTMLElement), engine, circular);
  const strip = element('charts', HTMLElement);
  host.document.onChange(() => drawCharts(strip, host));
  offerRecalculation(host);
  listenToKeys({ engine, host, frame, ribbon, report, shortcuts: shortcutsFile.shortcuts });
  const keeper = new WorkbookKeeper({ engine, document: host.document, ...opening });
  const bar = element('sheet-bar', HTMLElement);
  drawSheetBar(bar, { engine, host });
  drawFileTools(bar, { host, keeper, say });
  say(kept?.notice ?? '');
  (window as Window & { trialHost?: TrialHost }).trialHost = host;
  element('loading', HTMLElement).remove();
  pane.open('/taskpane.html');
  host.recalculate('Full');
}

/** The workbook that this browser keeps, or the one that the page before handed over; undefined for the sample. */
async function openKept(): Promise<Opening & { kept: SavedWorkbook | undefined }> {
  const [store, isClaimed] = await Promise.all([WorkbookStore.open(), lockWorkbook()]);
  const handedOver = await store?.handedOver();
  const kept = handedOver ?? (isClaimed ? await store?.current() : undefined);
  const { name = 'KER trial', changed = false } = kept ?? {};
  return { store, isClaimed, kept, opened: { name, changed, isHandedOver: handedOver !== undefined } };
}

function sampleWorkbook(): Partial<IWorkbookData> {
  return {
    id: UNIT_ID,
    name: 'Trial',
    styles: SAMPLE_STYLES,
    sheetOrder: [SHEET_ID],
    sheets: { [SHEET_ID]: sampleSheet(SHEET_ID) },
  };
}

function offerRecalculation(host: TrialHost): void {
  element('recalculate', HTMLButtonElement).addEventListener('click', () => host.recalculate('Full'));
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'F9' || !event.ctrlKey || !event.altKey) return;
    event.preventDefault();
    host.recalculate('Full');
  });
}

function report(error: unknown): void {
  document.getElementById('loading')?.remove();
  say(error instanceof Error ? error.message : String(error));
}

function say(sentence: string): void {
  element('status', HTMLElement).textContent = sentence;
}

void start().catch(report);
