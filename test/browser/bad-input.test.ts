import type { Browser } from 'playwright-core';

import { openBrowser } from './open-browser';
import { type Front, openFront } from './front';
import { KeyWatch } from './key-watch';
import { openKeyedServer, type OpenServer, openTrialServer } from './open-trial-server';
import { OWN_KEY } from './shared';
import { TrialPage } from './trial-page';

jest.setTimeout(240_000);

const WRONG_KEY = 'analyst-key-wrong-0815';
const PROP = '=KER.PROP("Boeing","employee_count")';

let browser: Browser;
/** One address for all servers of this file, so that the browser knows the scripts of each. */
let front: Front;

beforeAll(async () => {
  browser = await openBrowser();
  front = await openFront((await openTrialServer()).url);
});
afterAll(async () => {
  await Promise.all([browser.close(), front.close()]);
});

/** What a cell shows, and the sentence behind it. */
async function told(trial: TrialPage, cell: string): Promise<string> {
  return `${await trial.cell(cell)} ${(await trial.message(cell)) ?? ''}`.trim();
}

/** Enters a formula and waits until everything has settled. */
async function settle(trial: TrialPage, cell: string, formula: string): Promise<string> {
  await trial.enter(cell, formula);
  await trial.idle();
  return told(trial, cell);
}

async function recalculate(trial: TrialPage): Promise<void> {
  await trial.select('A1');
  await trial.page.keyboard.press('Control+Alt+F9');
  await trial.idle();
}

/** A formula that cannot be answered, and what its cell says. */
const UNANSWERABLE: [name: string, formula: string, says: string | RegExp][] = [
  [
    'a limit of 250',
    '=KER.SEARCH("apple","Company",250)',
    '#VALUE! KER.SEARCH: limit must be 1 to 100, got 250',
  ],
  [
    'a name with no match',
    '=KER.ENTITY("Qqxzzyv Unheard")',
    '#N/A The service has no entity named "Qqxzzyv Unheard". Check the spelling, or search for part of the name',
  ],
  [
    'an unknown property',
    '=KER.PROP("Boeing","staff_of_moon")',
    '#N/A Boeing has no property "staff_of_moon". KER.FIELDS lists what it has',
  ],
  [
    'an unknown id',
    '=KER.PROP("00000000-0000-4000-8000-000000000000","name")',
    /^#N\/A localhost:\d+ has no entity 00000000-0000-4000-8000-000000000000\. Find its id with KER\.SEARCH\.$/,
  ],
  [
    'a malformed expression',
    '=KER.QUERY("companies.(revenue>>")',
    /^#N\/A No rows match: the bracket at position 11 is not closed$/,
  ],
  [
    'a type that is none of the 38',
    '=KER.SEARCH("apple","Compny")',
    '#VALUE! KER.SEARCH: type must be one of the 38 types of KER.TYPES, such as "Company", got "Compny"',
  ],
  [
    'a date in no known form',
    '=KER.SERIES("Apple","Revenue","3/12/2022")',
    '#VALUE! KER.SERIES: from must be an unambiguous date, 2022-03-12 or 2022-12-03, got "3/12/2022"',
  ],
  [
    'a series whose name is an empty cell',
    '=KER.LATEST("USD/EUR",Z90)',
    '#VALUE! KER.LATEST: observation must not be blank',
  ],
  ['a grid larger than Excel takes', '=KER.PROP(C5:H900,C5:H900)', /^#VALUE! KER\.PROP: .*[\d,]+ cells/],
  [
    'a name of 30,000 characters',
    '=KER.ENTITY(REPT("qx zv ",5000))',
    /^#VALUE! KER\.ENTITY: localhost:\d+ rejected the request as too long \(431\)\. Shorten the text\.$/,
  ],
];

const FIRST_ROW = 40;

describe('a sheet on a service', () => {
  let trial: TrialPage;
  beforeAll(async () => {
    trial = await TrialPage.open(browser, { url: front.url });
  });

  describe('where formulas cannot be answered', () => {
    beforeAll(async () => {
      await trial.write(
        `A${FIRST_ROW}:B${FIRST_ROW + UNANSWERABLE.length - 1}`,
        UNANSWERABLE.map(([, formula]) => [formula, '=KER.PROP("Boeing","ticker")']),
      );
      await trial.idle();
    });

    it.each(UNANSWERABLE.map(([name, , says], index) => ({ name, says, row: FIRST_ROW + index })))(
      'says what to do, and leaves the cell beside it alone: $name',
      async ({ says, row }) => {
        const shown = await told(trial, `A${row}`);
        if (typeof says === 'string') expect(shown).toBe(says);
        else expect(shown).toMatch(says);
        expect(await trial.cell(`B${row}`)).toBe('BA');
      },
    );
  });

  describe('which is down', () => {
    it('is named in every cell that asks, spares the others, and is asked again when it is back', async () => {
      await front.close();
      await trial.outlast(() => trial.enter('C28', '=KER.PROP("PepsiCo","ticker")'));
      await trial.idle();
      expect(await told(trial, 'C28')).toMatch(
        /^#N\/A localhost:\d+ has not responded since \d\d:\d\d\. Refresh when it is back\.$/,
      );
      expect(await trial.cell(`B${FIRST_ROW}`)).toBe('BA');

      await front.reopen();
      await recalculate(trial);
      expect(await trial.cell(`B${FIRST_ROW}`)).toBe('BA');
      expect(await trial.cell('C28')).toBe('PEP');
    });
  });

  describe('which holds back', () => {
    /** Answers the next requests in the service's place as one does whose rate limit is reached. */
    async function limitRate(requests: number, retryAfter: string): Promise<void> {
      await trial.page.route(
        '**/v1/**',
        (route) =>
          route.fulfill({
            status: 429,
            headers: { 'Retry-After': retryAfter },
            json: { error: 'rate_limit_exceeded', message: 'Too many requests' },
          }),
        { times: requests },
      );
    }

    it('is waited for while its rate limit holds, and every cell gets its value', async () => {
      await limitRate(4, '1');
      const names = ['Boeing', 'Chevron', 'Pfizer', 'Intel', 'IBM'];
      await trial.write(
        'A28:A32',
        names.map((name) => [`=KER.PROP("${name}","ticker")`]),
      );
      await trial.idle();
      expect((await trial.read('A28:A32')).flat()).toEqual(['BA', 'CVX', 'PFE', 'INTC', 'IBM']);
    });

    it('is not waited for where its rate limit holds longer than a cell may wait', async () => {
      await limitRate(1, '7200');
      expect(await settle(trial, 'B28', '=KER.PROP("Nike","ticker")')).toMatch(
        /^#N\/A localhost:\d+ is at its rate limit until \d\d:\d\d\. Refresh then\.$/,
      );
      expect(await trial.cell('A28')).toBe('BA');
    });
  });
});

describe('the key', () => {
  let server: OpenServer;
  let trial: TrialPage;
  let watch: KeyWatch;
  let before: Record<string, number>;
  beforeAll(async () => {
    server = await openKeyedServer();
    await front.close();
    await front.reopen(server.url);
    before = await server.requests();
    trial = await TrialPage.open(browser, { url: front.url });
    watch = new KeyWatch(trial.page, [OWN_KEY, WRONG_KEY]);
    await trial.pane.getByRole('tab', { name: 'Settings' }).click();
  });

  async function enter(key: string, reply: string): Promise<void> {
    await trial.pane.getByLabel('Key', { exact: true }).click();
    await trial.page.keyboard.press('Control+A');
    await trial.page.keyboard.type(key);
    await trial.page.keyboard.press('Enter');
    await trial.pane.getByRole('tabpanel').getByText(reply).waitFor();
  }

  it('is asked for where there is none, without a request', async () => {
    expect(await settle(trial, 'A28', PROP)).toBe('#N/A No API key. Open KER ▸ Settings.');
    expect(await server.requests()).toEqual(before);
  });

  it('is not kept where the service rejects it', async () => {
    await enter(WRONG_KEY, 'The service rejected the key');
    await recalculate(trial);
    expect(await told(trial, 'A28')).toBe('#N/A No API key. Open KER ▸ Settings.');
  });

  it('gives every cell its value once it is right', async () => {
    await enter(OWN_KEY, 'The service accepts the key. Saved.');
    await recalculate(trial);
    expect(await trial.cell('A28')).toBe('172,000');
    expect(await trial.cell('H5')).toBe('164,000');
  });

  it('is named as the reason where the service takes it no longer, and what is known stays', async () => {
    // The one behind the trial's own key takes no other.
    const { url } = await openTrialServer();
    await front.close();
    await front.reopen(url);
    expect(await settle(trial, 'B28', '=KER.PROP("Chevron","ticker")')).toMatch(
      /^#N\/A localhost:\d+ rejected the API key \(401\)\. Check the key in KER ▸ Settings\.$/,
    );
    await recalculate(trial);
    expect(await trial.cell('A28')).toBe('172,000');
  });

  it('appears in no address, body, console line, cell or message', async () => {
    const cells = (await trial.read('A1:J40')).flat();
    expect(await watch.leaks([...cells, (await trial.message('B28')) ?? ''])).toEqual([]);
    expect(watch.requests).toBeGreaterThan(20);
  });
});
