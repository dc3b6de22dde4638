import type { Browser } from 'playwright-core';

import { englishWordIn } from '../shared/messages/english-words';
import { openBrowser } from './open-browser';
import { openTrialServer } from './open-trial-server';
import { TrialPage, type TrialWindow } from './trial-page';
import { WorkbookSteps } from './workbook-steps';

jest.setTimeout(180_000);

let browser: Browser;
let trial: TrialPage;
let steps: WorkbookSteps;

beforeAll(async () => {
  const [opened, server] = await Promise.all([openBrowser(), openTrialServer()]);
  browser = opened;
  trial = await TrialPage.open(browser, { url: server.url, locale: 'de-DE' });
  steps = new WorkbookSteps(trial);
});
afterAll(() => browser.close());

/** Ctrl+Z, until everything that follows from it is calculated. */
const undo = async (): Promise<void> => {
  await trial.page.evaluate(() => (window as unknown as TrialWindow).trialHost.api.undo());
  await trial.idle();
};

describe('where Office speaks German', () => {
  it.each([
    [
      '=KER.SEARCH("Apple","Compny")',
      /^KER\.SEARCH: Das Argument type muss einer der 38 Typen aus KER\.TYPES/,
    ],
    [
      '=KER.PROP("Qxzzy Vwk","cik")',
      /^Der Dienst hat keine Entität namens „Qxzzy Vwk“\. Prüfen Sie die Schreibweise, /,
    ],
    [
      '=KER.LATEST("Apple Inc.","Revenue",1999)',
      /^Revenue hat keinen Wert am 31\.12\.1999 oder davor\. Die Zeitreihe beginnt mit dem 26\.09\.2015$/,
    ],
    ['=KER.NUMBER("1,234")', /^KER\.NUMBER: „1,234“ kann 1234 oder 1,234 sein\./],
  ])('%s tells in German why it has no value', async (formula, sentence) => {
    await trial.write('A40', [[formula]]);
    await trial.idle();
    const told = (await trial.message('A40')) ?? '';
    expect(told).toMatch(sentence);
    expect(englishWordIn(told)).toBeUndefined();
  });

  it('offers in the pane to repair #NAME?, enters those formulas alone, and one undo takes that back', async () => {
    await trial.write('A40:A43', [
      ['=NO_SUCH_NAME'],
      ['=_xldudf_KER_PROP("Apple Inc.","cik")'],
      ['="_xldudf_KER_PROP()"'],
      ['=[2]!_xldudf_KER_PROP("Apple Inc.","name")'],
    ]);
    await trial.idle();
    const before = await steps.formulas();
    await trial.pane.getByRole('tab', { name: 'Aktivität' }).click();
    const notice = trial.pane.getByRole('group').filter({ hasText: '2 Zellen zeigen #NAME?' });
    await notice.waitFor();
    await trial.screenshot('repair-offered-de.png');
    await notice.getByRole('button', { name: 'Reparieren…' }).click();
    await steps.says('2 Formeln neu eingeben?');
    await steps.says('=KER.PROP("Apple Inc.","name")');
    await trial.screenshot('repair-planned-de.png');
    await steps.press('Los');
    await steps.says('2 Formeln neu eingegeben.');
    await trial.idle();
    expect(await trial.read('A40:A43')).toEqual([
      ['#NAME?'],
      ['0000320193'],
      ['_xldudf_KER_PROP()'],
      ['Apple Inc.'],
    ]);
    const after = await steps.formulas();
    const changed = Object.keys(before).filter((place) => after[place] !== before[place]);
    expect(changed).toHaveLength(2);
    await steps.press('Schließen');
    await undo();
    expect(await steps.formulas()).toEqual(before);
  });

  it('takes a freeze back with one undo, and a new sheet with one', async () => {
    await trial.write('A40:A43', [[''], [''], [''], ['']]);
    await trial.idle();
    const [before, shown] = [await steps.formulas(), await trial.read('A4:H14')];
    await steps.press('Einfrieren');
    await steps.says(/Formeln in Werte umgewandelt/);
    expect(await steps.sheets()).toContain('KER Freeze Log');
    await steps.press('Schließen');
    await undo();
    expect(await steps.formulas()).toEqual(before);
    expect(await steps.sheets()).toEqual(['Comparison']);
    expect(await trial.read('A4:H14')).toEqual(shown);

    await steps.press('Neues Blatt');
    await trial.pane.getByRole('menuitem', { name: 'Makro-Übersicht' }).click();
    await steps.says(/Das neue Blatt/);
    expect(await steps.sheets()).toHaveLength(2);
    await undo();
    expect(await steps.sheets()).toEqual(['Comparison']);
    expect(await steps.formulas()).toEqual(before);
  });

  it('has no other faults than what the engine says of a sheet that went away', () => {
    // Of its formulas, and now and then of a drawing of it that was still due.
    const own = /^Dependency tree not found|of 'this\._worksheetData' as it is null/;
    expect(trial.problems.filter((problem) => !own.test(problem))).toEqual([]);
  });
});
