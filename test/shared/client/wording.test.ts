import { createClient, type Client } from '../../../src/shared/client/client';
import type { Fetch } from '../../../src/shared/client/exchange';
import { LONGEST_SENTENCE } from '../../../src/shared/messages/message';
import { quote } from '../../../src/shared/client/quote';
import { failureOf } from './failure-of';
import { json, plain, socketService, type SocketService } from './socket-service';

const KEY = 'secret-key-1234';
const ADVICE = 'Check the service address in KER ▸ Settings.';

let service: SocketService;
let client: Client;

function clientOf(key: string, fetchOf: Fetch = fetch, largestAnswer = 3 * 2 ** 20): Client {
  const now = () => Date.UTC(2026, 0, 1);
  return createClient({ address: service.address, key: () => key, fetch: fetchOf, now, largestAnswer });
}

beforeEach(async () => {
  service = await socketService();
  client = clientOf(KEY);
});
afterEach(() => service.close());

/** What a person reads of a reply, after the name of the service. */
async function said(): Promise<string> {
  return (await failureOf(client.search({ name: 'x' }))).message.replace(service.host, 'HOST');
}

describe('what a person reads', () => {
  test.each([
    [401, 'HOST rejected the API key (401). Check the key in KER ▸ Settings.'],
    [402, 'The account at HOST has no credits left (402). Top it up, then refresh.'],
    [414, 'HOST rejected the request as too long (414). Shorten the text.'],
    [422, 'HOST refused the request (422) without a reason.'],
    [429, 'HOST received too many requests (429). Refresh later.'],
    [500, 'HOST had an internal error (500). Refresh later.'],
    [418, `HOST answered with unexpected status 418. ${ADVICE}`],
    [400, `HOST answered with unexpected status 400. ${ADVICE}`],
    [404, `HOST answered with unexpected status 404. ${ADVICE}`],
  ])('of status %i', async (status, sentence) => {
    service.reply(plain(status, ''));
    expect(await said()).toBe(sentence);
  });

  test.each([
    [401, 'invalid_token', 'rejected-key', 'Ann is refused.'],
    [403, 'not_allowed', 'rejected-key', 'Ann is refused.'],
    [429, 'quota_used_up', 'no-balance', 'Ann is refused.'],
    [503, 'unavailable', 'server-error', 'Ann is refused.'],
    [
      500,
      'quota_used_up',
      'server-error',
      'HOST had an internal error (500): Ann is refused. Refresh later.',
    ],
    [
      401,
      'invalid_api_key',
      'rejected-key',
      'HOST rejected the API key (401). Check the key in KER ▸ Settings.',
    ],
    [429, 'rate_limit_exceeded', 'rate-limited', 'HOST received too many requests (429). Refresh later.'],
  ])(
    'of status %i with the %s of a gateway is what the gateway says',
    async (status, error, kind, sentence) => {
      service.reply(json(status, { error, message: 'Ann\nis refused.' }));
      const failure = await failureOf(client.search({ name: 'x' }));
      expect(failure.kind).toBe(kind);
      expect(failure.message.replace(service.host, 'HOST')).toBe(sentence);
    },
  );

  test.each([
    [200, { error: 'maintenance' }, 'sent no data: maintenance. Refresh later.'],
    [200, { detail: `${KEY}?` }, 'sent no data: (key)?. Refresh later.'],
    [200, { message: 'fine', data: { entities: [] } }, `answered with data without “entities”. ${ADVICE}`],
    [400, { error: 'bad_request', message: 'Too\nshort.' }, `answered with status 400: Too short. ${ADVICE}`],
    [409, { title: 'Busy' }, `answered with status 409: Busy. ${ADVICE}`],
    [422, { detail: 'no such limit' }, 'refused the request (422). no such limit'],
    [503, { detail: 'until 14:00' }, 'had an internal error (503): until 14:00. Refresh later.'],
    [503, { error: { reason: 'full' } }, 'had an internal error (503). Refresh later.'],
  ])('of status %i with %j is what the service says itself', async (status, body, sentence) => {
    service.reply(json(status, body));
    expect(await said()).toBe(`HOST ${sentence}`);
  });

  const UNKNOWN = 'HOST has no entity x. Search for its id, or check the service address';
  test.each([
    [plain(404, '<h1>Not found</h1>'), UNKNOWN],
    [plain(404, ''), UNKNOWN],
    [json(404, { detail: 'Not Found' }), UNKNOWN],
    [json(404, { detail: 'No such entity' }), 'HOST has no entity x. Find its id with KER.SEARCH.'],
  ])(
    'of a 404 is that the address may be a wrong one, unless it is said of the entity',
    async (reply, start) => {
      service.reply(reply);
      const { kind, message } = await failureOf(client.introspect('x'));
      expect(kind).toBe('unknown-entity');
      expect(message.replace(service.host, 'HOST').slice(0, start.length)).toBe(start);
    },
  );

  test.each([300, 301, 399])('of status %i is that a redirect is not followed', async (status) => {
    service.reply(plain(status, ''));
    expect(await said()).toBe(
      `HOST redirects elsewhere; KER does not follow, to protect your key. ${ADVICE}`,
    );
  });

  test.each([
    ['', 'HOST answered with an empty body.'],
    ['  \n', 'HOST answered with an empty body.'],
    ['\n <!doctype html>', 'HOST answered with a web page instead of data.'],
    ['Welcome', 'HOST answered with text that is not JSON.'],
    ['Welcome [to', 'HOST answered with text that is not JSON.'],
    ['"a text"', 'HOST answered with data of the wrong kind.'],
    ['[]', 'HOST answered with data without “entities”.'],
    ['{"entities": 7}', 'HOST answered with data with an invalid “entities”.'],
    ['{"entities": ,}', 'HOST answered with text that is not JSON.'],
    ['{"a [ in a text": }', 'HOST answered with text that is not JSON.'],
  ])('of the body %j', async (body, sentence) => {
    service.reply(plain(200, body));
    expect(await said()).toBe(`${sentence} ${ADVICE}`);
  });

  test.each(['{"entities": [', ' \n[{"id": "a]', '{"name": "a \\" }', '{"name": "a \\\\" ', '{"a": [1, 2}'])(
    'of %j, which begins as JSON and does not end, is that the answer was cut off',
    async (body) => {
      service.reply(plain(200, body));
      const failure = await failureOf(client.search({ name: 'x' }));
      expect(failure.kind).toBe('unreachable');
      expect(failure.message).toBe(
        `The answer of ${service.host} was cut off. Check the network, then refresh.`,
      );
    },
  );

  test.each(['Out of\nmemory', 'Out of memory.'])(
    'of a failure inside is what the service says of it: %j',
    async (message) => {
      const error = { error_type: 'internal_server_error', message };
      service.reply(json(500, { error, response_type: 'ERROR' }));
      expect(await said()).toBe('HOST had an internal error (500): Out of memory. Refresh later.');
    },
  );

  test('of several faults is each of them', async () => {
    const detail = [
      { loc: ['body', 'properties', 1], msg: 'unknown', type: 'x' },
      { loc: ['query', 'limit'], msg: 'too large', type: 'x' },
    ];
    service.reply(json(422, { detail }));
    expect(await said()).toBe(
      'HOST refused the request (422). body.properties.1: unknown; query.limit: too large',
    );
  });

  test('of a service that asks to wait is how long, in whole seconds', async () => {
    service.reply(plain(429, '', { 'Retry-After': 'Thu, 01 Jan 2026 00:01:30 GMT' }));
    expect(await said()).toBe('HOST received too many requests (429). Refresh in 90 s.');
  });

  test('of an answer over the bound is the bound in MB', async () => {
    service.reply(plain(200, 'x'.repeat(3 * 2 ** 20 + 1)));
    expect(await said()).toBe(
      'The answer of HOST is larger than 3 MB. Request less: a shorter period, fewer fields or a limit.',
    );
  });

  test('of a lost connection is what to check', async () => {
    service.reply((_, request) => request.socket.destroy());
    expect(await said()).toBe(
      'HOST cannot be reached, or the connection was lost. Check the network, and the service address in KER ▸ Settings.',
    );
  });

  test('of a request that was given up is that it was cancelled', async () => {
    const failure = await failureOf(client.search({ name: 'x' }, AbortSignal.abort()));
    expect(failure.message).toBe(`The request to ${service.host} was cancelled.`);
  });

  test.each([
    ['', 'No API key. Open KER ▸ Settings.'],
    ['two words', 'The API key has invalid characters. Paste it again in KER ▸ Settings.'],
  ])('of the key %j is what to do', async (key, sentence) => {
    expect((await failureOf(clientOf(key).search({ name: 'x' }))).message).toBe(sentence);
  });
});

describe('a text of the service in a sentence', () => {
  const quoted = async (text: string, key = KEY): Promise<string> => {
    service.reply(json(200, { results: [{ error: text }], entities: null }));
    return (await failureOf(clientOf(key).query({ input: 'x' }))).message;
  };

  test('is one line', async () => {
    expect(await quoted('  Too\n\n complex \t question ')).toBe('Too complex question');
  });

  test('is without marks that reverse the words behind it, or that nobody sees', async () => {
    expect(await quoted('\u202eToo\u0000 \u2066complex\u2069')).toBe('Too complex');
  });

  test('is left as it is where there is no key', () => {
    expect(quote('Too complex', '')).toBe('Too complex');
  });

  test('is as long as a cell shows, and says that there was more', async () => {
    expect(await quoted('x'.repeat(LONGEST_SENTENCE))).toBe('x'.repeat(LONGEST_SENTENCE));
    expect(await quoted('x'.repeat(LONGEST_SENTENCE + 1))).toBe(`${'x'.repeat(53)}…${'x'.repeat(106)}`);
  });

  test('has the key taken out, as often as it stands there', async () => {
    expect(await quoted(`${KEY} is not ${KEY}`)).toBe('(key) is not (key)');
  });

  test('has the key taken out of the places that a 422 names, too', async () => {
    service.reply(json(422, { detail: [{ loc: ['header', `${KEY}:${KEY}`, 3], msg: 'odd', type: 'x' }] }));
    const { details, message } = await failureOf(client.search({ name: 'x' }));
    expect(details.faults).toEqual([{ loc: ['header', '(key):(key)', 3], msg: 'odd' }]);
    expect(message).toContain('header.(key):(key).3: odd');
  });

  test('has a refusal for its kind, and the status that it came with', async () => {
    service.reply(json(200, { results: [{ error: 'no' }], entities: null }));
    const failure = await failureOf(client.query({ input: 'x' }));
    expect(failure.details).toMatchObject({ status: 200 });
  });
});

describe('a reply as a browser gives it', () => {
  const answering = (response: Response): Client => clientOf(KEY, () => Promise.resolve(response));

  test('with status 0 is a redirect that was not followed', async () => {
    const redirect = Response.error();
    expect(redirect.status).toBe(0);
    const failure = await failureOf(answering(redirect).search({ name: 'x' }));
    expect(failure.message).toContain('redirects elsewhere');
  });

  test('without a body is an empty one', async () => {
    const failure = await failureOf(answering(new Response(null, { status: 200 })).search({ name: 'x' }));
    expect(failure.message).toContain('an empty body');
  });

  test('whose bytes are no UTF-8 is refused rather than shown with a wrong letter', async () => {
    const latin = '{"entities": [{"id": "a", "name": "Nestl\xe9", "entity_type": "Company"}]}';
    const pieces = [latin.slice(0, 20), latin.slice(20)].map((piece) => Buffer.from(piece, 'latin1'));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const failure = await failureOf(answering(new Response(body)).search({ name: 'x' }));
    expect(failure.kind).toBe('unreadable');
    expect(failure.message).toContain('text that is not JSON');
  });

  test('is an answer although it has a field named error, where it has all that an answer has', async () => {
    const reply = Response.json({ entities: [], error: null });
    expect(await answering(reply).search({ name: 'x' })).toEqual([]);
  });

  test('whose letters are parted between two pieces is read as a whole', async () => {
    const entity = { id: 'a', name: 'Ørsted 日本', entity_type: 'Company' };
    const bytes = new TextEncoder().encode(JSON.stringify({ entities: [entity] }));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await answering(new Response(body)).search({ name: 'x' })).toEqual([entity]);
  });

  test('is read to the bound, and no further', async () => {
    const text = JSON.stringify({ entities: [] });
    const bounded = (bound: number): Client =>
      clientOf(KEY, () => Promise.resolve(new Response(text)), bound);
    expect(await bounded(text.length).search({ name: 'x' })).toEqual([]);
    const over = await failureOf(bounded(text.length - 1).search({ name: 'x' }));
    expect(over.kind).toBe('too-large');
  });

  test('is asked for without cookies, without a referrer, and as JSON', async () => {
    const sent: RequestInit[] = [];
    const recording = clientOf(KEY, (_, init) => {
      sent.push(init);
      return Promise.resolve(Response.json({ entities: [] }));
    });
    await recording.search({ name: 'x' });
    expect(sent).toEqual([
      expect.objectContaining({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'manual',
        cache: 'no-store',
        headers: { Accept: 'application/json', 'X-API-KEY': KEY },
      }),
    ]);
  });

  test('is asked for before others where a person waits, and a key is tested for one', async () => {
    const sent: unknown[] = [];
    const recording = clientOf(KEY, (_, { priority }) => {
      sent.push(priority);
      return Promise.resolve(Response.json({ entities: [] }));
    });
    for (const person of [undefined, false, true]) await recording.search({ name: 'x' }, undefined, person);
    await recording.checkKey(KEY);
    expect(sent).toEqual(['low', 'low', 'high', 'high']);
  });

  test('is not asked for where the caller has given up, whatever the network does', async () => {
    const asked = jest.fn(() => Promise.resolve(Response.json({ entities: [] })));
    const failure = await failureOf(clientOf(KEY, asked).search({ name: 'x' }, AbortSignal.abort()));
    expect(failure.kind).toBe('cancelled');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a wait that a service asks for', () => {
  test.each([
    [' 7 ', 7_000],
    ['7 apples', undefined],
    ['7.5', undefined],
    ['1 Jan 2027', undefined],
    ['thu, 01 Jan 2026 00:01:00 GMT', undefined],
    ['2026 Thu', undefined],
    ['Th, 01 Jan 2026 00:01:00 GMT', undefined],
  ])('is %j', async (header, wait) => {
    const reply = new Response('', { status: 429 });
    Object.defineProperty(reply, 'headers', { value: { get: () => header } });
    const asking = clientOf(KEY, () => Promise.resolve(reply));
    expect((await failureOf(asking.search({ name: 'x' }))).details.retryAfterMs).toBe(wait);
  });
});
