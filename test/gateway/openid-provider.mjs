// A real OpenID provider for tests, as a process of its own: prints its address, takes one line on standard input to rotate
// its keys. Everybody who has the secret is given a token for the audience, with the group of her client. With REDIRECT_URI
// people sign in too, by its own pages for development, which take any name and password; their tokens live for TOKEN_S.
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

/** Where somebody is not in the group of most. */
const GROUPS = new Map([
  ['stranger', 'others'],
  ['bob', 'rates'],
]);

const { REDIRECT_URI, TOKEN_S = '600' } = process.env;
/** The add-in: a public client, so with PKCE and without a secret. */
const addin = {
  client_id: 'addin',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  redirect_uris: [REDIRECT_URI],
  response_types: ['code'],
};

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
    clients: [...['ann', 'brief', 'stranger'].map(client), ...(REDIRECT_URI === undefined ? [] : [addin])],
    clientBasedCORS: () => true,
    // Many providers do, and the add-in has no other way to a name.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['name'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, name: `${sub} Example` }) }),
    // As Entra, Keycloak and others, which ask for no consent each time.
    issueRefreshToken: (_context, { grantTypes }) => grantTypes.includes('refresh_token'),
    pkce: { required: () => true },
    jwks: { keys: [jwk] },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: REDIRECT_URI !== undefined },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, audience, { clientId }) => ({
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: clientId === 'brief' ? 1 : Number(TOKEN_S),
        }),
      },
    },
    extraTokenClaims: (_context, { clientId, accountId = clientId }) => ({
      groups: [GROUPS.get(accountId) ?? 'equities'],
      preferred_username: accountId,
    }),
  });
  handle = provider.callback();
}
