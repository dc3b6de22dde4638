import * as v from 'valibot';

import { answerSchema, structuredResultSchema } from '../../../src/shared/contract/knowledge';
import { smallService } from '../small-service';
import { idOf } from '../small-store';
import { openSocket, type SocketRequest, type Socket } from './socket';

let socket: Socket;
beforeAll(async () => {
  socket = await openSocket(smallService());
});
afterAll(() => socket.close());

const answered = async (operation: 'search' | 'query', asked: SocketRequest) => {
  const answer = await socket.ask('POST', `/v1/knowledge/${operation}`, asked);
  expect(answer.status).toBe(200);
  return answer.body;
};

const APPLE = { id: idOf(1), name: 'Apple Inc.', entity_type: 'Company', mentions: ['Apple'] };

describe('§4.4: knowledge search', () => {
  const search = async (body: object) => v.parse(answerSchema, await answered('search', { body }));

  test('gives content, explainability, context and entities by default', async () => {
    const answer = await search({ input: 'Who leads Apple?' });
    expect(answer.content).toBe('Tim Cook is the CEO of Apple Inc.');
    expect(answer.entities).toEqual([APPLE]);
  });

  test('§2.9: each reference equals the id of a context item', async () => {
    const { explainability, context } = await search({ input: 'Who leads Apple?' });
    const ids = context!.map(({ id }) => id);
    expect(explainability!.flatMap(({ references }) => references)).not.toHaveLength(0);
    expect(ids).toEqual(expect.arrayContaining(explainability!.flatMap(({ references }) => references)));
  });

  test('explainability false: null', async () => {
    const answer = await search({ input: 'Who leads Apple?', explainability: false });
    expect(answer).toMatchObject({ explainability: null, entities: [APPLE] });
  });

  test('return_entities false: null', async () => {
    const answer = await search({ input: 'Who leads Apple?', return_entities: false });
    expect(answer.entities).toBeNull();
    expect(answer.explainability).toHaveLength(1);
  });
});

describe('§4.5: knowledge query', () => {
  const query = async (body: object) => v.parse(structuredResultSchema, await answered('query', { body }));

  test('gives rows, whose fields may be null, and entities', async () => {
    expect(await query({ input: 'Apple.return(name, ceo, founded)' })).toEqual({
      results: [{ name: 'Apple Inc.', ceo: 'Tim Cook', founded: null }],
      entities: [APPLE],
    });
  });

  test('return_entities false: no entities', async () => {
    expect(await query({ input: 'Apple.ceo', return_entities: false })).toMatchObject({ entities: [] });
  });

  test('§4.6: what matches nothing gives an empty result', async () => {
    expect(await query({ input: ')(nothing..=' })).toEqual({ results: [], entities: [] });
  });
});

describe.each(['search', 'query'] as const)('§7: refusals of knowledge %s', (operation) => {
  test.each<[string, SocketRequest, object]>([
    ['no body', {}, { loc: ['body'], type: 'missing' }],
    ['an object without input', { body: {} }, { loc: ['body', 'input'], type: 'missing' }],
    [
      'the input under the name query',
      { body: { query: 'Apple' } },
      { loc: ['body', 'input'], type: 'missing' },
    ],
    ['a number as input', { body: { input: 5 } }, { loc: ['body', 'input'], type: 'string_type' }],
    ['null as input', { body: { input: null } }, { loc: ['body', 'input'], type: 'string_type' }],
    [
      'return_entities as text that is no truth value',
      { body: { input: 'a', return_entities: 'perhaps' } },
      { loc: ['body', 'return_entities'], type: 'bool_parsing' },
    ],
    [
      'return_entities as another number than 0 and 1',
      { body: { input: 'a', return_entities: 2 } },
      { loc: ['body', 'return_entities'], type: 'bool_parsing' },
    ],
    [
      'return_entities as a list',
      { body: { input: 'a', return_entities: [] } },
      { loc: ['body', 'return_entities'], type: 'bool_type' },
    ],
    ['broken JSON', { rawBody: '{input: a}' }, { loc: ['body'], type: 'json_invalid' }],
    ['a list', { rawBody: '["a"]' }, { loc: ['body'], type: 'model_attributes_type' }],
  ])('%s is a 422', async (_name, asked, fault) => {
    const answer = await socket.ask('POST', `/v1/knowledge/${operation}`, asked);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [fault] });
  });

  test.each(['false', 'No', 'off', '0', 0])('return_entities as %p is false', async (no) => {
    const { entities } = (await answered(operation, { body: { input: 'Apple', return_entities: no } })) as {
      entities: unknown;
    };
    expect(entities ?? []).toEqual([]);
  });

  test.each(['true', 'YES', 'on', '1', 1])('return_entities as %p is true', async (yes) => {
    const { entities } = (await answered(operation, { body: { input: 'Apple', return_entities: yes } })) as {
      entities: unknown;
    };
    expect(entities).toEqual([APPLE]);
  });

  test('unknown fields are let pass', async () => {
    await answered(operation, { body: { input: 'Apple', model: 'large' } });
  });

  test('a body without a content type is read', async () => {
    await answered(operation, { body: { input: 'Apple' }, headers: { 'Content-Type': '' } });
  });
});
