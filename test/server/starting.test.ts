import { Starting } from '../../src/server/starting';

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
