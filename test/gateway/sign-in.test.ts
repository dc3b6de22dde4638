import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { KeyWatch } from '../browser/key-watch';
import { openBrowser } from '../browser/open-browser';
import { TrialPage } from '../browser/trial-page';
import { idOf } from '../service/small-store';
import { until } from '../until';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram, type GatewayProcess } from './gateway-process';
import { REDIS, redisServer, type RedisServer } from './redis-server';
import { roundRobin, type RoundRobin } from './round-robin';
import { AUDIENCE, signInProvider, type SignInProvider } from './sign-in-provider';

const check = REDIS === undefined ? test.skip : test;
const QUOTA = 7;
/** Longer than a test takes, which puts the time of day forward. */
const TOKEN_S = 600;
const folder = mkdtempSync(join(tmpdir(), 'ker-sign-in-'));
const peopleFile = join(folder, 'people.json');

let browser: Browser;
let redis: RedisServer | undefined;
let upstream: CountingUpstream;
let provider: SignInProvider;
let front: RoundRobin;
let gateways: GatewayProcess[] = [];

jest.setTimeout(240_000);

beforeAll(async () => {
  if (REDIS === undefined) return;
  const teams = [
    { name: 'Equities', groups: ['equities'], creditsPerDayAndPerson: QUOTA },
    { name: 'Rates', groups: ['rates'] },
  ];
  writeFileSync(peopleFile, JSON.stringify({ people: [], teams }));
  [browser, redis, upstream, front] = await Promise.all([
    openBrowser(),
    redisServer(),
    countingUpstream(),
    roundRobin(),
  ]);
  provider = await signInProvider({ REDIRECT_URI: `${front.url}/sign-in.html`, TOKEN_S: String(TOKEN_S) });
  const env = {
    ...{ KER_UPSTREAM: upstream.address, KER_CACHE: redis.address, KER_PEOPLE: peopleFile },
    ...{ KER_ISSUER: provider.issuer, KER_AUDIENCE: AUDIENCE, KER_ORIGIN: front.url },
    ...{ KER_SIGN_IN_CLIENT: 'addin', KER_SIGN_IN_SCOPE: 'openid profile' },
  };
  gateways = [await gatewayProcess(env), await gatewayProcess(env)];
  front.to(gateways.map(({ url }) => url));
});
afterAll(async () => {
  if (REDIS === undefined) return;
  await browser.close();
  await Promise.all([...gateways.map((each) => each.end('SIGKILL')), front.close(), provider.close()]);
  await Promise.all([upstream.close(), redis?.kill()]);
  removeProgram();
  rmSync(folder, { recursive: true });
});

/** Clicks "Sign in" and goes through the provider's own pages. */
async function signIn(trial: TrialPage, name: string): Promise<void> {
  const { pane, page } = trial;
  await pane.getByRole('tab', { name: 'Settings' }).click();
  const opened = page.waitForEvent('popup');
  await pane.getByRole('tabpanel', { name: 'Settings' }).getByRole('button', { name: 'Sign in' }).click();
  await throughProvider(await opened, name);
  await pane.getByText(`Signed in as ${name} Example, until`).waitFor();
}

async function throughProvider(window: Page, name: string): Promise<void> {
  await window.locator('[name=login]').fill(name);
  await window.locator('[name=password]').fill('any');
  await window.locator('[type=submit]').click();
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

/** What every request to the provider's token endpoint asked for. */
function watchTokens(page: Page): { grants: (string | null)[]; tokens: string[] } {
  const watched = { grants: [] as (string | null)[], tokens: [] as string[] };
  page.on('response', (response) => {
    if (response.url() !== `${provider.issuer}/token`) return;
    watched.grants.push(new URLSearchParams(response.request().postData() ?? '').get('grant_type'));
    void response.json().then(({ access_token: token }: { access_token: string }) => {
      watched.tokens.push(token);
    });
  });
  return watched;
}

const fill = async (trial: TrialPage, cells: Record<string, string>) => {
  for (const [cell, formula] of Object.entries(cells)) await trial.write(cell, [[formula]]);
  await trial.idle();
};
const nameOf = (at: number) => `=KER.PROP("${idOf(at)}","name")`;

check(
  'a person signs in, fills cells through both processes, is renewed, refused and signed out',
  async () => {
    const trial = await TrialPage.open(browser, { url: front.url });
    const { page, pane } = trial;
    const watched = watchTokens(page);
    const watch = new KeyWatch(page, watched.tokens);

    await fill(trial, { A40: nameOf(1) });
    expect(await trial.message('A40')).toBe('Nobody is signed in. Sign in in the KER pane.');
    expect(front.asked).toEqual([]);

    await signIn(trial, 'ann');
    await until(() => expect(watched.grants).toEqual(['authorization_code']));
    await trial.write('A40:A43', [[nameOf(1)], [nameOf(4)], [nameOf(5)], [nameOf(6)]]);
    await trial.idle();
    expect(await trial.read('A40:A43')).toEqual([
      ['Apple Inc.'],
      ['Microsoft Corporation'],
      ['Nestlé S.A.'],
      ['Société Générale'],
    ]);
    expect(front.asked.every((count) => count > 0) && front.asked.length === 2).toBe(true);
    expect(upstream.seen).toHaveLength(4);

    await trial.putForward(TOKEN_S * 1_000);
    await fill(trial, { A44: nameOf(7) });
    expect(await trial.cell('A44')).toBe('J.P. Morgan Chase & Co.');
    await until(() => expect(watched.grants).toEqual(['authorization_code', 'refresh_token']));

    await fill(trial, { A45: nameOf(8), A46: nameOf(9) });
    await fill(trial, { A47: nameOf(10) });
    const refusal = `The quota of ann, ${QUOTA} requests a day, is used up; it renews at 00:00 UTC.`;
    expect(await trial.message('A47')).toBe(refusal);
    expect(upstream.seen).toHaveLength(QUOTA);
    await pane.getByRole('tab', { name: 'Activity' }).click();
    await pane.getByText(refusal).first().waitFor();

    await trial.load();
    await pane.getByRole('tab', { name: 'Settings' }).click();
    await pane.getByText('Signed in as ann Example').waitFor();
    await fill(trial, { A48: nameOf(1) });
    expect(await trial.cell('A48')).toBe('Apple Inc.');
    await pane.getByRole('button', { name: 'Sign out' }).click();
    await pane.getByRole('tabpanel', { name: 'Settings' }).getByRole('button', { name: 'Sign in' }).waitFor();
    await fill(trial, { A49: nameOf(1) });
    expect(await trial.message('A49')).toBe('Nobody is signed in. Sign in in the KER pane.');

    expect(watched.tokens.length).toBeGreaterThan(1);
    const cells = (await trial.read('A1:J60')).flat();
    expect(await watch.leaks([...cells, ...gateways.map((each) => each.output())])).toEqual([]);
  },
);

check(
  'two open workbooks renew by one refresh token, and signing out in one is signing out in both',
  async () => {
    const trial = await TrialPage.open(browser, { url: front.url });
    await signIn(trial, 'bob');
    const other = await trial.openAnother();
    const grants = [trial, other].map(({ page }) => watchTokens(page).grants);
    for (const [at, name] of [
      [4, 'Microsoft Corporation'],
      [5, 'Nestlé S.A.'],
    ] as const) {
      await Promise.all([trial, other].map((each) => each.putForward(TOKEN_S * 1_000)));
      await Promise.all([trial, other].map((each) => fill(each, { A40: nameOf(at) })));
      expect([await trial.cell('A40'), await other.cell('A40')]).toEqual([name, name]);
    }
    expect(grants).toEqual([
      ['refresh_token', 'refresh_token'],
      ['refresh_token', 'refresh_token'],
    ]);
    await trial.pane.getByRole('button', { name: 'Sign out' }).click();
    const lookup = other.pane.getByRole('tabpanel', { name: 'Lookup' });
    await lookup.getByRole('button', { name: 'Sign in' }).waitFor();
  },
);

check('who is in no group that may ask is told so in the cell', async () => {
  const trial = await TrialPage.open(browser, { url: front.url });
  await signIn(trial, 'stranger');
  await fill(trial, { A40: nameOf(1) });
  expect(await trial.message('A40')).toBe('stranger is in no group that may ask; tell who runs the gateway.');
});

check('a window that is closed, and a provider that says no, are told in the pane', async () => {
  const trial = await TrialPage.open(browser, { url: front.url });
  const { page, pane } = trial;
  const settings = pane.getByRole('tabpanel', { name: 'Settings' });
  await pane.getByRole('tab', { name: 'Settings' }).click();
  const begin = async () => {
    const opened = page.waitForEvent('popup');
    await settings.getByRole('button', { name: 'Sign in' }).click();
    const window = await opened;
    await window.locator('[name=login]').waitFor();
    return window;
  };
  await (await begin()).close();
  await settings.getByText('The window was closed before sign-in.').waitFor();

  const window = await begin();
  await window.getByRole('link', { name: 'Cancel' }).click();
  await settings.getByText('The sign-in was refused. The provider says: End-User aborted').waitFor();

  const other = await begin();
  await other.goto(`${front.url}/sign-in.html?code=a&state=another`);
  await settings.getByText('The response does not belong to this sign-in').waitFor();
  expect(other.isClosed()).toBe(true);
});

check(
  'a link of somebody else’s to the window’s page leads to the provider as the deployment asks it',
  async () => {
    const profile = await browser.newContext();
    const page = await profile.newPage();
    const asked = profile.waitForEvent('request', (request) =>
      request.url().startsWith(`${provider.issuer}/auth?`),
    );
    await page.goto(`${front.url}/help.html`);
    const others =
      'redirect_uri=https://other.example&client_id=b&scope=c&response_type=token&prompt=none&_host_Info=d';
    await page.evaluate(
      (address) => void open(address),
      `${front.url}/sign-in.html?state=s&nonce=n&code_challenge=e&${others}`,
    );
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
      ...{ response_type: 'code', client_id: 'addin', scope: 'openid profile' },
      ...{ redirect_uri: `${front.url}/sign-in.html`, state: 's', nonce: 'n' },
      ...{ code_challenge: 'e', code_challenge_method: 'S256' },
    });
  },
);
