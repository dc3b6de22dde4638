import type { Engine } from './engines/engine';
import { openFirefox } from './engines/firefox';
import { installedProgram } from './engines/processes';
import { TrialInEngine } from './engines/trial-in-engine';
import { openWebKit } from './engines/webkit';
import { openKeyedServer, type OpenServer } from './open-trial-server';
import { OWN_KEY } from './shared';

jest.setTimeout(300_000);

const firefox = installedProgram('firefox-esr');
const driver = installedProgram('WebKitWebDriver');
const display = installedProgram('Xvfb');

/** The engines beside Chromium that Excel runs its add-ins in, each by the packages of Debian that bring it. */
const ENGINES = [
  { name: 'Firefox', packages: 'firefox-esr', open: firefox && (() => openFirefox(firefox)) },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver and xvfb',
    open: driver && display && (() => openWebKit({ driver, display })),
  },
];

let server: OpenServer;
beforeAll(async () => {
  server = await openKeyedServer();
});

describe.each(ENGINES)('in $name', ({ packages, open }) => {
  if (!open) {
    it.skip(`is not tried: ${packages} not installed`, () => undefined);
    return;
  }
  let engine: Engine;
  let trial: TrialInEngine;

  beforeAll(async () => {
    engine = await open();
    trial = await TrialInEngine.open(engine, server.url);
  });
  afterAll(() => engine.close());

  it('a cell says that there is no key, and the pane takes one', async () => {
    expect(await trial.message('B5')).toMatch(/key/i);
    await trial.press('Settings');
    await trial.fillSecret(OWN_KEY);
    await trial.press('Test and save');
    await trial.says('The service accepts the key. Saved.');
  });

  it('the sample model is calculated', async () => {
    await trial.recalculate();
    expect(await trial.read('A5:B5')).toEqual([['Apple', 'AAPL']]);
    const shown = (await trial.read('A1:H40')).flat().filter((text) => text !== '');
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter((text) => text.startsWith('#'))).toEqual([]);
  });

  it('a cell shows a value, a table spills, and an error says what is wrong', async () => {
    await trial.type('A60', '=KER.PROP("Walmart","website")');
    await trial.type('A61', '=KER.PROP("Walmart","moons")');
    await trial.type('C60', '=KER.SEARCH("Apple",,3)');
    expect(await trial.read('A60:A61')).toEqual([['walmart.com'], ['#N/A']]);
    expect(await trial.message('A61')).toContain('moons');
    expect((await trial.read('C60:F63')).flat()).not.toContain('');
  });

  it('the workbook is frozen into values, and restored', async () => {
    const formulas = await trial.typed(61, 'ABCDE');
    expect(formulas.filter((text) => text.startsWith('=KER.')).length).toBeGreaterThan(10);
    await trial.command('freezeWorkbook');
    await trial.says('converted to values');
    expect((await trial.typed(61, 'ABCDE')).filter((text) => text.startsWith('=KER.'))).toEqual([]);

    await trial.command('unfreeze');
    await trial.says('These formulas will be written');
    await trial.press('Go');
    await trial.says('formulas restored');
    await trial.idle();
    expect(await trial.typed(61, 'ABCDE')).toEqual(formulas);
  });

  it('a reopened workbook has its key, its cells ask nothing again, and the key can be forgotten', async () => {
    const before = await server.requests();
    await trial.load();
    expect([await trial.read('A5:B5'), await trial.message('B5')]).toEqual([[['Apple', 'AAPL']], undefined]);
    expect(await server.requests()).toEqual(before);

    const stored = await trial.storedTexts();
    expect(stored).toContain('ker.key');
    expect(stored).not.toContain(OWN_KEY);
    await trial.press('Settings');
    await trial.says('1234, remembered on this computer, encrypted');
    await trial.press('Remove key');
    await trial.says('Key removed, with the values fetched with it.');
    expect(await trial.storedTexts()).not.toContain('ker.key');
  });
});
