// A real OpenID provider for tests, as a process of its own: prints its address, takes one line on standard input to rotate
// its keys. Everybody who has the secret is given a token for the audience, with the group of her client.
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

const AUDIENCE = 'https://gateway.example';
const client = (id) => ({
  client_id: id,
  client_secret: 'secret',
  grant_types: ['client_credentials'],
  redirect_uris: [],
  response_types: [],
});

let handle;
const server = createServer((request, response) => handle(request, response));
server.listen(0, '127.0.0.1', async () => {
  await rotate();
  console.log(issuer());
});
createInterface({ input: process.stdin })
  .on('line', () => void rotate().then(() => console.log('rotated')))
  .on('close', () => process.exit());

const issuer = () => `http://127.0.0.1:${server.address().port}`;

async function rotate() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', kid: String(Date.now()) };
  const provider = new Provider(issuer(), {
    clients: ['ann', 'brief', 'stranger'].map(client),
    jwks: { keys: [jwk] },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        getResourceServerInfo: (_context, audience, { clientId }) => ({
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: clientId === 'brief' ? 1 : 600,
        }),
      },
    },
    extraTokenClaims: (_context, { clientId }) => ({
      groups: clientId === 'stranger' ? ['others'] : ['equities'],
      preferred_username: clientId,
    }),
  });
  handle = provider.callback();
}
