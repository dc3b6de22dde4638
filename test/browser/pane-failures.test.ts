import type { Browser, FrameLocator, Locator, Route } from 'playwright-core';

import { until } from '../until';
import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage } from './trial-page';

jest.setTimeout(180_000);

type Reply = { status: number; body: unknown; contentType?: string } | 'lost';

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
    await search(`Visa ${name}`);
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

describe('a rate limit', () => {
  it('shows until when requests wait', async () => {
    let refusing = true;
    await trial.page.route('**/v1/entities?*', (route) => {
      if (!refusing) return route.continue();
      const body = JSON.stringify({ error: 'rate_limit_exceeded', message: 'Too many requests' });
      return route.fulfill({ status: 429, body, headers: { 'Retry-After': '3' } });
    });
    await search('Intel');
    await openTab('Activity');
    await shown(/rate limit holds requests until \d{2}:\d{2}:\d{2}/).waitFor();
    refusing = false;
    await openTab('Lookup');
    await shown(/\d+ match/).waitFor();
  });
});
