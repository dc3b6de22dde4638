import { readDeployment } from '../../../src/addin/runtime/deployment';
import { loadSettings } from '../../../src/addin/runtime/settings-store';
import { memoryTextStorage } from '../../../src/addin/runtime/text-storage';
import { FakeClock } from '../../shared/batching/fake-clock';

const page = 'https://addin.example/app/taskpane.html?x=1';

function reading(reply: () => Response | Promise<Response>, texts = memoryTextStorage()) {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return reply();
  };
  const clock = new FakeClock();
  return { asked, clock, deployment: readDeployment({ page, fetch, clock, texts }) };
}

test('config.json is read beside the page', async () => {
  const config = { serviceAddress: 'https://api.example/v1/', consoleAddress: '/keys', trialKey: 'trial' };
  const { asked, deployment } = reading(() => Response.json(config));
  expect(await deployment).toEqual({
    serviceAddress: 'https://api.example',
    consoleAddress: 'https://addin.example/keys',
    trialKey: 'trial',
  });
  expect(asked).toEqual(['https://addin.example/app/config.json']);
});

const defaults = {
  serviceAddress: 'https://addin.example',
  consoleAddress: 'https://addin.example/help.html#key',
};

test.each<[string, () => Response | Promise<Response>]>([
  ['status 404', () => new Response('<html>', { status: 404 })],
  ['a web page', () => new Response('<html>')],
  ['another shape', () => Response.json([1])],
  ['wrong fields', () => Response.json({ consoleAddress: {}, trialKey: 7 })],
  [
    'a console that may not be used',
    () => Response.json({ consoleAddress: 'javascript:alert(1)', trialKey: '' }),
  ],
  ['a console that is none', () => Response.json({ consoleAddress: 'http://[' })],
])('with %s the page’s own origin serves', async (_, reply) => {
  expect(await reading(reply).deployment).toEqual(defaults);
});

test.each([5, null, {}, '', 'http://x.example', 'https://[', 'api.example', '/service', 'ftp://x.example'])(
  'with the service address %j no host is sent the key, and the page’s own neither',
  async (serviceAddress) => {
    const { deployment } = reading(() => Response.json({ serviceAddress }));
    expect(await deployment).toEqual({ ...defaults, serviceAddress: '' });
  },
);

const named = () => Response.json({ serviceAddress: 'https://api.example' });

test.each<[string, () => Response | Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 503', () => new Response('', { status: 503 })],
  ['the page of a hotel', () => new Response('<html>')],
])('with %s the deployment of the last start holds, so the key goes nowhere else', async (_, reply) => {
  const texts = memoryTextStorage();
  await reading(named, texts).deployment;
  expect(await reading(reply, texts).deployment).toMatchObject({ serviceAddress: 'https://api.example' });
});

test('a config.json that does not come in five seconds is that of the last start', async () => {
  const texts = memoryTextStorage();
  await reading(named, texts).deployment;
  const { clock, deployment } = reading(() => new Promise(() => undefined), texts);
  clock.advance(5_000);
  expect(await deployment).toMatchObject({ serviceAddress: 'https://api.example' });
});

test('a site that has no config.json any more follows no older one', async () => {
  const texts = memoryTextStorage();
  await reading(named, texts).deployment;
  expect(await reading(() => new Response('', { status: 404 }), texts).deployment).toEqual(defaults);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 503', () => new Response('', { status: 503 })],
])('with %s and a damaged memory of the last start no service is known', async (_, reply) => {
  const texts = memoryTextStorage();
  await texts.setItem('ker.deployment', '{');
  const { clock, deployment } = reading(reply, texts);
  await clock.pass(30_000);
  expect(await deployment).toEqual({ ...defaults, serviceAddress: '', isUnread: true });
});

describe('a policy', () => {
  const of = (config: object, texts = memoryTextStorage()) =>
    reading(() => Response.json({ serviceAddress: 'https://api.example', ...config }), texts).deployment;

  test('fixes settings and rules the rest', async () => {
    const policy = {
      creditsPerDay: 2000,
      keyRetention: 'session',
      freshnessFrom: 'hour',
      freshnessTo: 'day',
      functionsOff: ['ASK'],
      telemetry: 'none',
    };
    expect(await of({ version: 1, policy })).toMatchObject({
      policy: { creditsPerDay: 2000 },
      rules: { keyRetention: 'session', freshnesses: ['hour', 'day'], functionsOff: ['ASK'] },
    });
  });

  const WRONG: [object, string][] = [
    [
      { policy: { creditsPerDay: 'many' } },
      '`policy.creditsPerDay` to be a whole number from 0 to 1000000, got "many"',
    ],
    [{ policy: { creditPerDay: 9 } }, '`policy` to be rules of the administration page, got "creditPerDay"'],
    [{ policy: 'strict' }, '`policy` to be an object, got "strict"'],
    [{ policy: { serviceAddress: 'http://api.example' } }, '`policy.serviceAddress` to be an https address'],
    [{ policy: { functionsOff: ['ASKED'] } }, '`policy.functionsOff.0` to be'],
    [{ policy: { telemetry: 'all' } }, '`policy.telemetry` to be \'none\', got "all"'],
    [
      { policy: { freshnessFrom: 'day', freshnessTo: 'hour' } },
      '`policy.freshnessTo` to be \'day\' or later, got "hour"',
    ],
    [
      { policy: { freshness: 'hour', freshnessFrom: 'day' } },
      '`policy.freshness` to be one of day, until-refreshed',
    ],
    [{ version: 2, policy: {} }, '`version` to be 1, got 2'],
  ];

  test.each(WRONG)(
    'that is wrong as %j asks nothing and says what was expected',
    async (config, sentence) => {
      const { serviceAddress, problems, policy } = await of(config);
      expect(serviceAddress).toBe('');
      expect(policy).toBeUndefined();
      expect(problems?.join()).toContain(`config.json: expected ${sentence}`);
    },
  );

  test.each([
    ['recalculation', 'hour'],
    ['hour', 'hour'],
    ['until-refreshed', 'day'],
  ] as const)('with bounds makes a freshness of %s that of %s', async (chosen, held) => {
    const { rules } = await of({ policy: { freshnessFrom: 'hour', freshnessTo: 'day' } });
    const settings = await loadSettings(memoryTextStorage(), {
      ...{ address: 'https://api.example', bounded: rules?.bounded, clock: new FakeClock() },
    });
    await settings.set({ freshness: chosen });
    expect(settings.get().freshness).toBe(held);
  });

  test('that becomes wrong leaves the last right one in force, also at the start after', async () => {
    const texts = memoryTextStorage();
    await of({ policy: { askAbove: 7 } }, texts);
    for (let start = 0; start < 2; start++) {
      expect(await of({ policy: { askAbove: -7 } }, texts)).toMatchObject({
        serviceAddress: 'https://api.example',
        policy: { askAbove: 7 },
        problems: [expect.stringContaining('got -7')],
      });
    }
  });
});
