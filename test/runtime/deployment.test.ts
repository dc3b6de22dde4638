import { readDeployment } from '../../src/runtime/deployment';
import { memoryTextStorage } from '../../src/runtime/text-storage';
import { FakeClock } from '../batching/fake-clock';

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
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
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

test('a damaged memory of the last start is none', async () => {
  const texts = memoryTextStorage();
  await texts.setItem('ker.deployment', '{');
  expect(await reading(() => new Response('', { status: 503 }), texts).deployment).toEqual(defaults);
});
