import type { Browser, FrameLocator, Locator, Route } from 'playwright-core';

import { until } from '../until';
import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { resizePane, sticksOut } from './pane-width';
import { TrialPage, type TrialWindow } from './trial-page';

jest.setTimeout(180_000);

type Reply = { status: number; body: unknown; contentType?: string } | 'lost';

/** A word of 3,000 letters, which nothing can break but the pane. */
const LONG = 'Longword'.repeat(375);
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const found = (number: number, name: string) => ({ id: idOf(number), name, entity_type: 'Company' });

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;
let pane: FrameLocator;
/** What the network answers to a path in place of the service; nothing where it is the service's turn. */
let failing: { path: RegExp; reply: Reply } | undefined;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
  trial = await TrialPage.open(browser, { url: server.url });
  pane = trial.pane;
  await trial.page.route('**/v1/**', answer);
});
afterAll(() => browser.close());
beforeEach(() => {
  failing = undefined;
});

async function answer(route: Route): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  if (!failing?.path.test(path)) return route.continue();
  const { reply } = failing;
  if (reply === 'lost') return route.abort('connectionrefused');
  const { status, body, contentType = 'application/json' } = reply;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return route.fulfill({ status, body: text, contentType });
}

function shown(text: string | RegExp): Locator {
  return pane.getByRole('tabpanel').getByText(text);
}

async function openTab(name: string): Promise<void> {
  await pane.getByRole('tab', { name }).click();
}

async function search(name: string): Promise<void> {
  await openTab('Lookup');
  const back = pane.getByRole('button', { name: 'Search results' });
  if (await back.isVisible()) await back.click();
  await pane.getByRole('searchbox', { name: 'Name' }).fill(name);
  await trial.page.keyboard.press('Enter');
}

async function open(name: string): Promise<void> {
  await search(name);
  const insert = pane.getByRole('button', { name: `Insert formula: ${name}`, exact: true });
  await pane.getByRole('listitem').filter({ has: insert }).getByRole('button').first().click();
}

const validation = { detail: [{ loc: ['query', 'name'], msg: 'Name is odd', type: 'value_error' }] };
const internal = { error: { error_type: 'internal_server_error', message: 'Oops' }, response_type: 'ERROR' };

describe('cells that the service does not answer', () => {
  it('are filled when it answers again, and no others, after one click', async () => {
    const { page } = trial;
    failing = { path: /./, reply: 'lost' };
    await trial.outlast(async () => {
      await trial.enter('A34', '=KER.PROP("Walmart","website")');
      await trial.enter('A35', '=KER.PROP("Intel","website")');
    });
    const notice = pane.getByRole('group').filter({ hasText: 'The service has not responded since' });
    await notice.getByText('2 cells show no value because of this.').waitFor();
    // The pane hears of a failure from the function, before the sheet has its cell's error.
    await trial.idle();
    expect(await trial.message('A34')).toMatch(/not responded since|cannot be reached/);
    await notice.getByRole('button', { name: 'Fill them when it is back' }).click();
    await pane.getByText('The cells fill when the service is back.').waitFor();

    const called = () => page.evaluate(() => (window as unknown as TrialWindow).trialHost.calls.calls);
    const before = await called();
    failing = undefined;
    await trial.enter('A36', '=KER.PROP("Netflix","website")');
    await page.waitForFunction(() => {
      const { trialHost } = window as unknown as TrialWindow;
      return ['A34', 'A35'].every((at) => /\.com$/.test(trialHost.read(at)[0]?.[0] ?? ''));
    });
    await trial.idle();
    await pane.getByRole('group').filter({ hasText: 'The service is back.' }).waitFor({ state: 'detached' });
    expect((await called()) - before).toBe(3);
  });
});

describe('a search that the service does not answer', () => {
  it.each<[string, Reply, string]>([
    ['a rejected key', { status: 401, body: '' }, 'The service rejected the key'],
    [
      'an empty balance',
      { status: 402, body: '<html>Pay</html>', contentType: 'text/html' },
      'no credit left',
    ],
    ['a refused request', { status: 422, body: validation }, 'The service refused the request'],
    ['a page in place of JSON', { status: 200, body: '<html>Hello</html>' }, 'The answer could not be read'],
    ['an internal failure', { status: 500, body: internal }, 'The service failed'],
    ['no connection', 'lost', 'The service cannot be reached'],
  ])('says so and can be tried again: %s', async (name, reply, sentence) => {
    failing = { path: /^\/v1\/entities$/, reply };
    const ask = () => search(`Visa ${name}`);
    await (reply === 'lost' ? trial.outlast(ask) : ask());
    await shown(sentence).waitFor();
    failing = undefined;
    await pane.getByRole('button', { name: 'Try again' }).click();
    await shown(/^\d+ match|Nothing found/).waitFor();
  });
});

describe('a profile that the service does not answer', () => {
  it('says that the entity is unknown, and opens once it is known', async () => {
    failing = { path: /\/introspection$/, reply: { status: 404, body: { detail: 'Not Found' } } };
    await open('Adobe Inc.');
    await shown('The service does not know this entity').waitFor();
    failing = undefined;
    await pane.getByRole('button', { name: 'Try again' }).click();
    await pane.getByRole('heading', { name: 'Properties' }).waitFor();
  });

  it('says once that the projection failed', async () => {
    failing = { path: /^\/v1\/entities\/[^/]+$/, reply: { status: 500, body: internal } };
    await open('Oracle Corporation');
    await shown('The service failed').waitFor();
    await until(async () => expect(await shown('The service failed').count()).toBe(1));
    failing = undefined;
    await pane.getByRole('button', { name: 'Try again' }).click();
    await pane.getByRole('heading', { name: 'Properties' }).waitFor();
  });

  it('says at the series that its points did not come', async () => {
    await open('Apple Inc.');
    await pane.getByRole('heading', { name: 'Properties' }).waitFor();
    failing = { path: /^\/v1\/entities\/[^/]+$/, reply: { status: 422, body: validation } };
    await pane
      .getByRole('button', { name: /^Chart: / })
      .first()
      .click();
    await shown('The service refused the request').waitFor();
    failing = undefined;
    await pane.getByRole('button', { name: 'Try again' }).click();
    await pane.getByRole('img', { name: /^Line chart/ }).waitFor();
  });
});

describe('a question that the service does not answer', () => {
  it.each<[string, string, Reply, string]>([
    ['prose', 'Who runs Visa?', { status: 500, body: internal }, 'The service failed'],
    [
      'rows',
      'companies.limit=2',
      { status: 200, body: { results: [{ error: 'This question is too complex' }], entities: null } },
      'The service declined to answer',
    ],
  ])('says so and can be tried again: %s', async (_, input, reply, sentence) => {
    await openTab('Ask');
    failing = { path: /^\/v1\/knowledge\//, reply };
    await pane.getByRole('textbox', { name: 'Question or expression' }).fill(input);
    await trial.page.keyboard.press('Enter');
    await shown(sentence).waitFor();
    failing = undefined;
    await pane.getByRole('button', { name: 'Try again' }).click();
    await pane.getByRole('heading', { name: 'Answer' }).waitFor();
  });
});

describe('an answer that is larger or odder than any', () => {
  async function answerSearch(name: string, entities: unknown[]): Promise<void> {
    failing = { path: /^\/v1\/entities$/, reply: { status: 200, body: { entities } } };
    await search(name);
    await shown(entities.length === 1 ? '1 match' : `${entities.length} matches`).waitFor();
  }
  const results = (): Locator => pane.getByRole('region', { name: 'Results' }).getByRole('listitem');

  it('is drawn a hundred matches at a time', async () => {
    const entities = Array.from({ length: 5000 }, (_, number) => found(number, `Many ${number}`));
    await answerSearch('Many', entities);
    await until(async () => expect(await results().count()).toBe(100));
    await pane.getByRole('button', { name: 'Show more' }).click();
    await until(async () => expect(await results().count()).toBe(200));
  });

  it('is shown as it is where an id comes twice, and leaves nothing behind', async () => {
    await answerSearch('Twice', [found(1, 'Twice A'), found(1, 'Twice B'), found(1, 'Twice C')]);
    await until(async () => expect(await results().count()).toBe(3));
    await answerSearch('Once', [found(1, 'Once')]);
    await until(async () => expect(await results().count()).toBe(1));
  });

  it('calls what has no name that could be seen by its id', async () => {
    await answerSearch('Nameless', [found(1, ''), found(2, '\u200b ')]);
    await pane.getByRole('button', { name: `Insert formula: ${idOf(1)}` }).waitFor();
    await pane.getByRole('button', { name: `Insert formula: ${idOf(2)}` }).waitFor();
  });

  it('stays within the pane, and turns the direction of no other words, in a profile', async () => {
    await resizePane(trial, 320, 900);
    await answerSearch('Long', [{ ...found(1, `Prey ${LONG}`), description: LONG }]);
    await serveOddProfile();
    await results().getByRole('button').first().click();
    await pane.getByRole('heading', { name: 'Properties' }).waitFor();
    expect(await sticksOut(trial)).toEqual([]);
    // Each once, though each is listed twice.
    await until(async () => expect(await pane.getByRole('checkbox', { name: 'Select Odd' }).count()).toBe(1));
    await until(async () =>
      expect(await pane.getByRole('checkbox', { name: 'Select Points' }).count()).toBe(1),
    );
    const source = shown('ecruos live').first();
    expect(await placesOf(source, ', Nov 1, 2024')).toEqual(['Nov', '2024']);
  });

  it('shows nothing twice where the service heeds no offset', async () => {
    const list = pane.getByRole('list', { name: 'Has a (outgoing)', exact: true });
    const more = pane.getByRole('button', { name: 'Show more: Has a (outgoing)', exact: true });
    await until(async () => expect(await list.locator('> li').count()).toBe(10));
    await more.click();
    await more.waitFor({ state: 'detached' });
    await until(async () => expect(await list.locator('> li').count()).toBe(10));
  });

  it('shows the figures of a series of 200,000 points', async () => {
    await pane.getByRole('button', { name: 'Chart: Points' }).click();
    await shown('200,000').waitFor();
  });
});

/** A profile whose every text is as odd as can be. */
async function serveOddProfile(): Promise<void> {
  const sources = [
    { name: '\u202eecruos live', date: '2024-11-01', document: 'javascript:window.hacked=1' },
    { name: LONG, date: LONG, document: { endpoint: LONG, params: {} } },
  ];
  const data = Array.from({ length: 200_000 }, (_, value) => ({
    time: new Date(value * 86_400_000).toISOString(),
    value,
  }));
  const related = { ...found(2, LONG), entity_type: LONG, properties: { id: idOf(3), sources } };
  const ten = Array.from({ length: 10 }, () => related);
  const listing = { id: idOf(9), name: 'Points', description: LONG, unit: LONG };
  await trial.page.route('**/v1/entities/**', (route) => {
    if (route.request().url().endsWith('/introspection')) {
      const relationships = { outgoing: ['HAS_A', 'HAS_A', LONG], incoming: [] };
      const numerical_observations = { FinancialMetric: [listing, listing] };
      return route.fulfill({
        json: { properties: ['odd', 'odd', LONG], relationships, numerical_observations },
      });
    }
    const isSeries = route.request().postData()?.includes('"FinancialMetric"') === true;
    const series = { id: idOf(9), name: 'Points', type: 'FinancialMetric', properties: {}, data };
    const value = { value: LONG, sources };
    return route.fulfill({
      json: {
        ...found(1, 'Prey'),
        properties: { odd: value, [LONG]: value },
        relationships: { outgoing: { HAS_A: ten, [LONG]: [related] }, incoming: {} },
        numerical_observations: isSeries ? [series] : [],
      },
    });
  });
}

/** Month and year of a date behind a source, in the order in which they stand on the screen. */
async function placesOf(source: Locator, date: string): Promise<string[]> {
  return source.evaluate((element, text) => {
    const node = [...(element.parentElement?.childNodes ?? [])].find((each) => each.textContent === text);
    const leftOf = (part: string): number => {
      const range = document.createRange();
      const at = text.indexOf(part);
      range.setStart(node!, at);
      range.setEnd(node!, at + part.length);
      return range.getBoundingClientRect().left;
    };
    return ['Nov', '2024'].sort((one, other) => leftOf(one) - leftOf(other));
  }, date);
}

describe('a rate limit', () => {
  it('shows until when requests wait', async () => {
    let refusing = true;
    await trial.page.route('**/v1/entities?*', (route) => {
      if (!refusing) return route.continue();
      const body = JSON.stringify({ error: 'rate_limit_exceeded', message: 'Too many requests' });
      return route.fulfill({ status: 429, body, headers: { 'Retry-After': '3' } });
    });
    await search('Intel');
    await shown(/rate limit reached\. Requests resume at/).waitFor();
    await openTab('Activity');
    await shown(/rate limit reached\. Requests resume at \d{2}:\d{2}:\d{2}/).waitFor();
    refusing = false;
    await openTab('Lookup');
    await shown(/\d+ match/).waitFor();
  });
});
