import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

/** A real OpenID provider in a process of its own. */
export type SignInProvider = {
  issuer: string;
  /** A token as the provider gives it, for the gateway unless another audience is named. */
  token(client: 'ann' | 'brief' | 'stranger', audience?: string): Promise<string>;
  /** Puts another key in the place of the one that it signs with. */
  rotate(): Promise<void>;
  close(): Promise<void>;
};

/** Whom the provider's tokens are for. */
export const AUDIENCE = 'https://gateway.example';

/** Where people sign in, and how long their tokens live, in seconds. */
export type SignInPeople = { REDIRECT_URI: string; TOKEN_S: string };

/** Starts the provider on a free port. */
export async function signInProvider(people?: SignInPeople): Promise<SignInProvider> {
  const child = spawn(process.execPath, [join(__dirname, 'openid-provider.mjs')], {
    env: { ...process.env, ...people },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout });
  const issuer = await lineOf(lines, /^http/);
  return {
    issuer,
    token: (client, audience = AUDIENCE) => tokenOf(issuer, client, audience),
    async rotate() {
      const rotated = lineOf(lines, /^rotated$/);
      child.stdin.write('rotate\n');
      await rotated;
    },
    close: () => ended(child),
  };
}

/** The library itself may say something first. */
async function lineOf(lines: Interface, form: RegExp): Promise<string> {
  for (;;) {
    const [line] = (await once(lines, 'line')) as [string];
    if (form.test(line)) return line;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

async function tokenOf(issuer: string, client: string, audience: string): Promise<string> {
  const reply = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${client}:secret`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', resource: audience }),
  });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  return token;
}
