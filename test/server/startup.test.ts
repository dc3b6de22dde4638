import { createReporter } from '../../src/server/reporter';
import { Starting } from '../../src/server/startup';

const request = () => new Request('http://service/v1/entities?name=apple');

test('until the service is there whoever asks is told to come again in a second', async () => {
  const reply = await new Starting().fetch(request());
  expect(reply.status).toBe(503);
  expect(reply.headers.get('Retry-After')).toBe('1');
  expect(await reply.json()).toMatchObject({ error: 'starting' });
});

test('from then on the service answers', async () => {
  const starting = new Starting();
  starting.becomeReady(() => Response.json({ entities: [] }));
  const reply = await starting.fetch(request());
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual({ entities: [] });
});

test('a failure without a message is logged by its name', () => {
  const lines: string[] = [];
  createReporter((line) => lines.push(line))(new AggregateError([]));
  expect(lines).toEqual(['AggregateError']);
});

test('a failure that each request meets is told once a minute, and another at once', () => {
  const lines: string[] = [];
  let time = 1_000_000;
  const report = createReporter(
    (line) => lines.push(line),
    () => time,
  );
  const [empty, away] = [new Error('nothing is imported'), new Error('the database is away')];
  for (const error of [empty, empty, away, away]) report(error);
  time += 60_000;
  report(away);
  expect(lines).toEqual([empty, away, away].map(({ message }) => message));
});
