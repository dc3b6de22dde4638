import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { KeyWatch } from '../browser/key-watch';
import { openBrowser } from '../browser/open-browser';
import { TrialPage } from '../browser/trial-page';
import { idOf } from '../service/small-store';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram, type GatewayProcess } from './gateway-process';
import { AUDIENCE, signInProvider, type SignInProvider } from './sign-in-provider';

/** Longer than the whole test takes, which puts the time of day forward. */
const LIFE_S = 3_600;
const folder = mkdtempSync(join(tmpdir(), 'ker-nested-'));
const peopleFile = join(folder, 'people.json');

let browser: Browser;
let upstream: CountingUpstream;
let provider: SignInProvider;
let gateway: GatewayProcess;

jest.setTimeout(240_000);

beforeAll(async () => {
  writeFileSync(peopleFile, JSON.stringify({ people: [], teams: [{ name: 'E', groups: ['equities'] }] }));
  [browser, upstream, provider] = await Promise.all([openBrowser(), countingUpstream(), signInProvider()]);
  gateway = await gatewayProcess({
    ...{ KER_UPSTREAM: upstream.address, KER_PEOPLE: peopleFile, KER_AUDIENCE: AUDIENCE },
    ...{ KER_ISSUER: provider.issuer, KER_SIGN_IN_CLIENT: 'addin', KER_SIGN_IN_NESTED: '1' },
  });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([gateway.end('SIGKILL'), provider.close(), upstream.close()]);
  removeProgram();
  rmSync(folder, { recursive: true });
});

type Asked = { method: string; requestId: string; tokenParams?: { clientId: string; scope: string } };

/**
 * Office's side of nested app authentication, which no Office can be asked for here: it speaks MSAL's own protocol to the real
 * MSAL of the build, and its tokens are a real provider's.
 */
class NestedHost {
  readonly asked: string[] = [];
  readonly tokens: string[] = [];
  /** What it answers to a silent request in place of a token. */
  refusal: string | undefined = 'USER_INTERACTION_REQUIRED';

  async install(page: Page): Promise<void> {
    await page.exposeFunction('askHost', (message: string) => this.answer(JSON.parse(message) as Asked));
    await page.addInitScript(() => {
      const heard: ((message: string) => void)[] = [];
      const { askHost } = window as unknown as { askHost: (message: string) => Promise<string> };
      const nestedAppAuthBridge = {
        addEventListener: (_name: string, hear: (message: string) => void) => heard.push(hear),
        postMessage: (message: string) =>
          void askHost(message).then((answer) => heard.forEach((hear) => hear(answer))),
      };
      let office: object | undefined;
      Object.assign(window, { nestedAppAuthBridge });
      // The trial's Office knows no such set.
      Object.defineProperty(window, 'Office', {
        get: () => office,
        set: (given: { context: { requirements: object } }) => {
          office = given;
          given.context.requirements = { isSetSupported: () => true };
        },
      });
    });
  }

  private async answer({ method, requestId, tokenParams }: Asked): Promise<string> {
    this.asked.push(method);
    if (method === 'GetInitContext') {
      return JSON.stringify({ requestId, success: true, initContext: { sdkName: 'host', sdkVersion: '1' } });
    }
    if (method === 'GetToken' && this.refusal !== undefined) {
      return JSON.stringify({ requestId, success: false, error: { status: this.refusal } });
    }
    expect(tokenParams).toMatchObject({ clientId: 'addin', scope: 'openid profile offline_access' });
    const access_token = await provider.token('ann');
    this.tokens.push(access_token);
    const claims = { sub: 'ann-of-entra', name: 'Ann Example', tid: 't', oid: 'o' };
    const id_token = ['{"alg":"none"}', JSON.stringify(claims)].map((part) =>
      Buffer.from(part).toString('base64url'),
    );
    const account = {
      environment: 'login.example',
      homeAccountId: 'o.t',
      localAccountId: 'o',
      tenantId: 't',
      username: 'ann@example',
    };
    const token = { access_token, id_token: `${id_token.join('.')}.`, expires_in: LIFE_S, scope: 'openid' };
    return JSON.stringify({ requestId, success: true, token, account });
  }
}

test('Office signs in by itself, renews without a word, and cells are told when it cannot any more', async () => {
  const host = new NestedHost();
  const trial = await TrialPage.open(browser, {
    url: gateway.url,
    prepare: (page) => host.install(page),
  });
  const { page, pane } = trial;
  const watch = new KeyWatch(page, host.tokens);
  const fill = async (cell: string, at: number) => {
    await trial.write(cell, [[`=KER.PROP("${idOf(at)}","name")`]]);
    await trial.idle();
  };
  expect(host.asked).toEqual([]);

  await pane.getByRole('tab', { name: 'Settings' }).click();
  await pane.getByRole('tabpanel', { name: 'Settings' }).getByRole('button', { name: 'Sign in' }).click();
  await pane.getByText('Signed in as Ann Example, until').waitFor();
  expect(host.asked).toEqual(['GetInitContext', 'GetToken', 'GetTokenPopup']);
  await fill('A40', 1);
  expect(await trial.cell('A40')).toBe('Apple Inc.');

  host.refusal = undefined;
  await trial.putForward(LIFE_S * 1_000);
  await fill('A41', 4);
  expect(await trial.cell('A41')).toBe('Microsoft Corporation');
  expect(host.asked.slice(3)).toEqual(['GetToken']);

  host.refusal = 'USER_INTERACTION_REQUIRED';
  await trial.putForward(LIFE_S * 1_000);
  await fill('A42', 5);
  expect(await trial.message('A42')).toBe('Your sign-in has ended. Sign in in the KER pane.');
  await pane.getByText('Your sign-in has ended.').first().waitFor();
  expect(upstream.seen).toHaveLength(2);
  expect(page.context().pages()).toHaveLength(1);
  expect(host.tokens.length).toBeGreaterThan(1);
  expect(await watch.leaks([gateway.output()])).toEqual([]);
});
