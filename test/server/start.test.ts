import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { startTrialServer } from '../browser/trial-server';

/** A key and a certificate of `localhost`, for nothing but these tests. */
const PEM = join(__dirname, 'localhost.pem');
/** Nothing is asked of it here. */
const KER_UPSTREAM = 'https://service.example';

test('a server with its own certificates speaks HTTP/2, and says where browsers reach it', async () => {
  const KER_ORIGIN = 'https://ker.example';
  const server = await startTrialServer({ KER_TLS_CERT: PEM, KER_TLS_KEY: PEM, KER_UPSTREAM, KER_ORIGIN });
  const session = connect(server.url, { ca: readFileSync(PEM) });
  try {
    const stream = session.request({ ':path': '/config.json', ':authority': 'rebound.example' });
    const body = text(stream);
    await once(stream, 'response');
    expect(session.alpnProtocol).toBe('h2');
    expect(JSON.parse(await body)).toEqual({
      serviceAddress: KER_ORIGIN,
      consoleAddress: `${KER_ORIGIN}/help.html#key`,
    });
  } finally {
    session.destroy();
    await server.close();
  }
});

test('a server with settings that nothing would obey does not start', async () => {
  await expect(startTrialServer({ KER_UPSTREAM, KER_RATE_LIMIT: '5' })).rejects.toThrow(
    'Expected KER_UPSTREAM without KER_RATE_LIMIT, got both',
  );
});
