import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { EXPRESSION_SHOWN } from '../../../src/shared/contract/knowledge';
import { createModelReader } from '../../../src/service/questions/model-reader';
import type { KnowledgeEngine } from '../../../src/service/knowledge';
import { storeOf } from '../../../src/service/create-store';
import { fixtureStore } from '../query/fixture-store';

/** A question that the engine refuses, since nothing explains `fancy`. */
const REFUSED = 'Which fancy company has the most employees?';

/** Longer than an answer takes on any machine. */
const PATIENT_MS = 50_000;

let server: Server;
let engine: KnowledgeEngine;
let engineOf: (timeoutMs: number) => KnowledgeEngine;
let reply: (response: ServerResponse) => void;
let asked: unknown[] = [];

const says = (content: string) => (response: ServerResponse) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(JSON.parse(body));
      reply(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  engineOf = (timeoutMs) =>
    storeOf(fixtureStore(), {
      reader: createModelReader({ url: `http://127.0.0.1:${port}/v1/`, timeoutMs }),
    });
  engine = engineOf(PATIENT_MS);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

test('what the engine refuses is read by the model, run by the evaluator, and said to be so', async () => {
  reply = says('`companies.order_by=employee_count DESC.limit=1`');
  const { content, explainability } = await engine.answer(REFUSED);
  expect(content).toMatch(/^A language model read the question/);
  expect(content).toContain('1,556,000');
  expect(explainability?.at(-1)?.content).toBe(
    `${EXPRESSION_SHOWN}companies.order_by=employee_count DESC.limit=1`,
  );
  expect((await engine.rows(REFUSED)).results).toEqual([
    { name: 'Amazon.com, Inc.', employee_count: 1_556_000 },
  ]);
  expect(asked[0]).toMatchObject({ messages: [{ role: 'system' }, { role: 'user', content: REFUSED }] });
});

test('what the engine understands, and an expression, is never sent', async () => {
  reply = says('NONE');
  await engine.answer('Who is the CEO of Apple?');
  await engine.answer('companies.limit=1');
  expect(asked).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void, timeoutMs?: number]>([
  ['prose with a figure', says('Amazon has 2,000,000 employees.')],
  ['nothing', says('')],
  ['a refusal', says('NONE')],
  ['several lines', says('companies.limit=1\ncompanies.limit=2')],
  ['an unknown field', says('companies.secret_field=1')],
  ['an unknown topic', says('Gringotts.employee_count')],
  ['a slip', says('companies.limit=abc')],
  ['a script', says('<script>alert(1)</script>')],
  ['an expression without end', says(`companies.name=${'a'.repeat(5000)}`)],
  ['no JSON', (response) => response.end('<html>')],
  ['another shape', (response) => response.end('{"choices":[]}')],
  ['a failure', (response) => response.writeHead(500).end('{}')],
  ['a way elsewhere', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  ['a flood', (response) => response.end(`{"choices":[],"x":"${'x'.repeat(200_000)}"}`)],
  ['a broken line', (response) => response.destroy()],
  ['no answer at all', () => undefined, 50],
])('%s leaves the refusal that names the word', async (_name, hostile, timeoutMs = PATIENT_MS) => {
  reply = hostile;
  const { content } = await (timeoutMs === PATIENT_MS ? engine : engineOf(timeoutMs)).answer(REFUSED);
  expect(content).toBe('This is not in the embedded dataset: it cannot tell what “fancy” means here.');
});
