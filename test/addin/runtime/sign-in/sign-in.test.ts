import { storedValues } from '../../../../src/addin/runtime/stored-values';
import { SignInEnded } from '../../../../src/addin/runtime/sign-in/sign-in-outcome';
import { memoryTextStorage } from '../../../../src/addin/runtime/text-storage';
import { failureOf } from '../../../shared/client/failure-of';
import { KEY, smallService } from '../../../service/small-service';
import { idOf } from '../../../service/small-store';
import { ORIGIN, startAddIn, type Choices, type RunningAddIn } from '../running-add-in';
import { officeWindow, type OfficeWindow } from './office-window';
import { smallProvider, type SmallProvider } from './small-provider';

const ENDED = 'Your sign-in has ended. Sign in in the KER pane.';
const NOBODY = 'Nobody is signed in. Sign in in the KER pane.';

let provider: SmallProvider;
let window: OfficeWindow;

beforeEach(async () => {
  provider = await smallProvider();
  window = officeWindow();
});

/** An add-in whose service lets in who comes with a token that is good, as a gateway does. */
async function start(choices: Choices = {}): Promise<RunningAddIn> {
  const service = smallService();
  const intercept = async (request: Request) => {
    const answered = await provider.answer(request);
    if (answered !== undefined) return answered;
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if (!provider.good.has(token)) {
      const body = { error: 'invalid_token', message: `The sign-in ${token} has expired; sign in again.` };
      return Response.json(body, { status: 401 });
    }
    const headers = new Headers(request.headers);
    headers.set('X-API-KEY', KEY);
    return service.fetch(new Request(request, { headers }));
  };
  const { issuer, clientId } = provider;
  const signIn = { issuer, clientId, scope: 'openid profile' };
  return startAddIn({ config: { signIn }, key: '', service, intercept, ...choices });
}

async function signIn(addIn: RunningAddIn, person?: { subject: string; name: string }): Promise<void> {
  const begun = addIn.runtime.keys.signIn?.('remembered');
  await addIn.pass(20);
  window.tell(JSON.stringify({ answer: provider.signIn(window.address, person) }), ORIGIN);
  await addIn.until(begun);
}

const name = ({ runtime, until }: RunningAddIn, at: number) =>
  until(runtime.knowledge.property(idOf(at), 'name'));
const toService = ({ sent }: RunningAddIn) => sent.filter(({ url }) => url.startsWith(`${ORIGIN}/v1`));
const grants = () => provider.grants.map((form) => form.get('grant_type'));

test('who signed in is asked for with her token, which nothing but its header holds', async () => {
  const texts = memoryTextStorage();
  const addIn = await start({ texts });
  const { runtime, sent } = addIn;
  await signIn(addIn);
  expect(window.isOpen).toBe(false);
  expect(runtime.keys.state()).toMatchObject({ masked: 'Ann', signedIn: { renews: true, hasEnded: false } });
  expect(await name(addIn, 1)).toMatchObject({ value: 'Apple Inc.' });
  expect(toService(addIn)).toHaveLength(1);
  const [form] = provider.grants;
  const secrets = [...provider.good, form?.get('code_verifier') ?? ''];
  const stored = await texts.getItem('ker.sign-in');
  const elsewhere = [window.address, ...sent.map(({ url }) => url), stored, ...runtime.activity.lines()];
  for (const secret of secrets) expect(elsewhere.join('\n')).not.toContain(secret);
  expect(toService(addIn).map(({ key }) => key)).toEqual([null]);
});

describe('a sign-in that ends without anybody signed in', () => {
  const endingOf = async (addIn: RunningAddIn, happen: () => void, wait = 20): Promise<SignInEnded> => {
    const begun = failureOf(addIn.runtime.keys.signIn?.('remembered'));
    await addIn.pass(wait);
    happen();
    const failure = await addIn.until(begun);
    expect(window.isOpen).toBe(false);
    expect(addIn.runtime.keys.state()).toBeUndefined();
    if (failure instanceof SignInEnded) return failure;
    throw new Error(`Expected a SignInEnded, got ${failure.message}`);
  };

  test.each([
    [12007, 'busy'],
    [12009, 'blocked'],
    [12011, 'blocked'],
    [12004, 'unsupported'],
  ])('Office opens no window (%d): %s', async (code, ending) => {
    window.refusal = code;
    expect(await endingOf(await start(), () => undefined)).toMatchObject({ ending });
  });

  test.each([
    [12006, 'closed'],
    [12002, 'unreachable'],
    [12003, 'unreachable'],
  ])('the window meets %d: %s', async (code, ending) => {
    const closing = () => {
      // A window that the person closes is gone before Office tells it.
      if (code === 12006) window.isOpen = false;
      window.happen(code);
    };
    expect(await endingOf(await start(), closing)).toMatchObject({ ending });
  });

  test.each([
    ['another state', () => 'code=a&state=another', 'not-genuine', ''],
    ['no state', () => 'code=a', 'not-genuine', ''],
    [
      'a refusal of the provider',
      () => `error=access_denied&error_description=No%20${'x'.repeat(300)}&state=${stateOf(window.address)}`,
      'refused',
      `No ${'x'.repeat(197)}`,
    ],
    [
      'a code that is not the provider’s',
      () => `code=a&state=${stateOf(window.address)}`,
      'refused',
      'Used before',
    ],
    [
      'another issuer',
      () => `${provider.signIn(window.address)}&iss=https%3A%2F%2Fother.example`,
      'not-genuine',
      '',
    ],
  ])('the window comes back with %s', async (_, answer, ending, said) => {
    const addIn = await start();
    const tell = () => window.tell(JSON.stringify({ answer: answer() }), ORIGIN);
    expect(await endingOf(addIn, tell)).toMatchObject({ ending, said });
  });

  test.each(['no json', '{}', '{"answer":1}'])('the window tells %s', async (message) => {
    expect(await endingOf(await start(), () => window.tell(message, ORIGIN))).toMatchObject({
      ending: 'not-genuine',
    });
  });

  test('the provider is offline, before or after the person signed in', async () => {
    const addIn = await start();
    const page = () => window.tell(JSON.stringify({ failed: 'unreachable' }), ORIGIN);
    expect(await endingOf(addIn, page)).toMatchObject({ ending: 'unreachable' });
    const tokens = () => {
      provider.fault = 'down';
      window.tell(JSON.stringify({ answer: provider.signIn(window.address) }), ORIGIN);
    };
    expect(await endingOf(addIn, tokens)).toMatchObject({ ending: 'unreachable' });
  });

  test('the token is of another sign-in', async () => {
    provider.fault = 'other-nonce';
    const tell = () => window.tell(JSON.stringify({ answer: provider.signIn(window.address) }), ORIGIN);
    expect(await endingOf(await start(), tell)).toMatchObject({ ending: 'not-genuine' });
  });

  test('a page of another site tells something, which is not heard, and after five minutes the window is closed', async () => {
    const addIn = await start();
    const begun = failureOf(addIn.runtime.keys.signIn?.('remembered'));
    await addIn.pass(20);
    window.tell(JSON.stringify({ answer: provider.signIn(window.address) }), 'https://other.example');
    await addIn.pass(20);
    expect(window.isOpen).toBe(true);
    addIn.clock.advance(5 * 60_000);
    expect(await addIn.until(begun)).toMatchObject({ ending: 'too-late' });
    expect(window.isOpen).toBe(false);
    expect(provider.grants).toEqual([]);
  });
});

test('cells are told to sign in where nobody did, and nothing is sent', async () => {
  const addIn = await start();
  expect(await addIn.until(failureOf(addIn.runtime.knowledge.property(idOf(1), 'name')))).toMatchObject({
    kind: 'no-key',
    message: NOBODY,
  });
  expect(addIn.sent).toEqual([]);
});

test('a token is renewed once for all cells before it ends, and what was fetched stays', async () => {
  const addIn = await start();
  await signIn(addIn);
  await name(addIn, 1);
  addIn.clock.advance((provider.lifeS - 30) * 1000);
  await Promise.all([4, 5, 6, 7].map((at) => name(addIn, at)));
  expect(grants()).toEqual(['authorization_code', 'refresh_token']);
  expect(toService(addIn)).toHaveLength(5);
  await name(addIn, 1);
  expect(toService(addIn)).toHaveLength(5);
});

test('a token that the gateway refuses is renewed, once, and its refusal never quotes it', async () => {
  const addIn = await start();
  await signIn(addIn);
  provider.good.clear();
  expect(await name(addIn, 1)).toMatchObject({ value: 'Apple Inc.' });
  expect(grants()).toEqual(['authorization_code', 'refresh_token']);
  jest.spyOn(provider.good, 'has').mockReturnValue(false);
  const failure = await addIn.until(failureOf(addIn.runtime.knowledge.property(idOf(4), 'name')));
  expect(failure).toMatchObject({
    kind: 'rejected-key',
    message: 'The sign-in (token) has expired; sign in again.',
  });
});

test('a sign-in that cannot be renewed ends: cells are told, nothing is sent, what is held answers, and signing in mends it', async () => {
  const addIn = await start();
  const { runtime } = addIn;
  await signIn(addIn);
  await name(addIn, 1);
  provider.fault = 'refuses';
  addIn.clock.advance(provider.lifeS * 1000);
  const asked = [4, 5, 6].map((at) => failureOf(runtime.knowledge.property(idOf(at), 'name')));
  for (const failure of await addIn.until(Promise.all(asked))) {
    expect(failure).toMatchObject({ kind: 'no-key', message: ENDED });
  }
  expect(runtime.keys.state()).toMatchObject({ signedIn: { hasEnded: true, until: undefined } });
  const before = addIn.sent.length;
  await addIn.pass(3_000);
  expect(await addIn.until(failureOf(runtime.knowledge.property(idOf(7), 'name')))).toMatchObject({
    message: ENDED,
  });
  expect(await name(addIn, 1)).toMatchObject({ value: 'Apple Inc.' });
  expect(addIn.sent).toHaveLength(before);
  provider.fault = 'none';
  await signIn(addIn);
  await addIn.pass(3_000);
  expect(await name(addIn, 4)).toMatchObject({ value: 'Microsoft Corporation' });
  expect(toService(addIn)).toHaveLength(2);
});

test('a provider that is offline for a while ends nobody’s sign-in', async () => {
  const addIn = await start();
  await signIn(addIn);
  provider.fault = 'down';
  addIn.clock.advance(provider.lifeS * 1000);
  const asked = addIn.runtime.knowledge.property(idOf(1), 'name');
  await addIn.pass(300);
  provider.fault = 'none';
  expect(await addIn.until(asked)).toMatchObject({ value: 'Apple Inc.' });
  expect(addIn.runtime.keys.state()).toMatchObject({ signedIn: { hasEnded: false } });
});

test('a renewal that is another person’s is not taken', async () => {
  const addIn = await start();
  await signIn(addIn);
  provider.fault = 'other-person';
  addIn.clock.advance(provider.lifeS * 1000);
  expect(await addIn.until(failureOf(addIn.runtime.knowledge.property(idOf(1), 'name')))).toMatchObject({
    message: ENDED,
  });
  expect(toService(addIn)).toEqual([]);
});

test('after a restart nobody has to open the pane: the first cell renews, and stored values are the person’s', async () => {
  const first = await start({ openStorage: storedValues });
  await signIn(first);
  await name(first, 1);
  await first.pass(1_000);
  const again = await first.until(first.restart());
  expect(again.runtime.keys.state()).toMatchObject({ masked: 'Ann' });
  expect(await name(again, 1)).toMatchObject({ value: 'Apple Inc.' });
  expect(again.sent).toEqual([]);
  expect(await name(again, 4)).toMatchObject({ value: 'Microsoft Corporation' });
  expect(grants()).toEqual(['authorization_code', 'refresh_token']);
  await signIn(again, { subject: 'bob', name: 'Bob' });
  const before = toService(again).length;
  await name(again, 1);
  expect(toService(again)).toHaveLength(before + 1);
});

test('two workbooks renew by one refresh token after the other', async () => {
  const texts = memoryTextStorage();
  const one = await start({ texts });
  await signIn(one);
  const other = await start({ texts, clock: one.clock });
  for (const addIn of [other, one, other]) {
    one.clock.advance(provider.lifeS * 1000);
    await name(addIn, 4 + provider.grants.length);
  }
  expect(grants()).toEqual(['authorization_code', 'refresh_token', 'refresh_token', 'refresh_token']);
});

test('a workbook that is frozen while it renews holds up the others for twelve seconds only', async () => {
  const given = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
  try {
    const addIn = await start();
    await signIn(addIn);
    addIn.clock.advance(provider.lifeS * 1000);
    const asked = name(addIn, 1);
    await addIn.pass(100);
    expect(grants()).toEqual(['authorization_code']);
    addIn.clock.advance(12_000);
    expect(await asked).toMatchObject({ value: 'Apple Inc.' });
  } finally {
    if (given) Object.defineProperty(globalThis, 'navigator', given);
    else Reflect.deleteProperty(globalThis, 'navigator');
  }
});

test('who signs out leaves nothing behind, here or at the provider', async () => {
  const texts = memoryTextStorage();
  const addIn = await start({ texts });
  await signIn(addIn);
  await addIn.until(addIn.runtime.keys.forget());
  await addIn.pass(20);
  expect(addIn.runtime.keys.state()).toBeUndefined();
  expect(await texts.getItem('ker.sign-in')).toBeNull();
  expect(provider.revoked).toHaveLength(1);
  expect(await addIn.until(failureOf(addIn.runtime.knowledge.property(idOf(1), 'name')))).toMatchObject({
    message: NOBODY,
  });
});

test('a policy of sessions keeps no sign-in, not even one from before', async () => {
  const texts = memoryTextStorage();
  await signIn(await start({ texts }));
  const { issuer, clientId } = provider;
  const config = {
    signIn: { issuer, clientId, scope: 'openid' },
    policy: { keyRetention: 'session' },
  };
  const ruled = await start({ texts, config });
  expect(ruled.runtime.keys.state()).toBeUndefined();
  await signIn(ruled);
  expect(ruled.runtime.keys.state()).toMatchObject({ retention: 'session' });
  expect(await texts.getItem('ker.sign-in')).toBeNull();
});

test('the token goes to the service of the deployment alone, whatever address was set before', async () => {
  const texts = memoryTextStorage();
  await texts.setItem('ker.settings', JSON.stringify({ serviceAddress: 'https://other.example' }));
  const addIn = await start({ texts });
  await signIn(addIn);
  expect(
    await addIn.until(failureOf(addIn.runtime.settings.set({ serviceAddress: 'https://other.example' }))),
  ).toMatchObject({
    message: '`serviceAddress` is set by your organisation.',
  });
  await name(addIn, 1);
  expect(toService(addIn)).toHaveLength(1);
  expect(addIn.sent.filter(({ url }) => url.startsWith('https://other.example'))).toEqual([]);
});

test.each([
  [{ issuer: 'http://login.example', clientId: 'a', scope: 'b' }, '`signIn.issuer` to be an https address'],
  [{ issuer: 'https://login.example', clientId: ' ', scope: 'b' }, '`signIn.clientId`'],
  [{ issuer: 'https://login.example', clientId: 'a' }, '`signIn.scope`'],
  [{ issuer: 'https://login.example', clientId: 'a', scope: 'b', secret: 'c' }, 'settings among issuer'],
  ['yes', '`signIn` to be an object'],
])('a wrong signIn such as %j is told, and nothing is asked', async (wrong, problem) => {
  const { runtime } = await start({ config: { signIn: wrong } });
  expect(runtime.deployment.problems?.join()).toContain(problem);
  expect(runtime.settings.get().serviceAddress).toBe('');
});

function stateOf(address: string): string {
  return new URL(address).searchParams.get('state') ?? '';
}
