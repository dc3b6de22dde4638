import * as v from 'valibot';

import { issueProblem } from '../config-problem';
import { parseServiceAddress } from '../service-address';

/** Only what the settings are checked by too: any other check would lie in the script that every cell waits for. */
const told = (expected: string, isRight: (text: string) => boolean) => {
  const read = v.transform((text: string) => (isRight(text) ? text : undefined));
  return v.message(v.pipe(v.string(), read, v.string()), expected);
};
const text = (expected: string) => told(expected, (given) => given.trim() !== '');

const signInSchema = v.strictObject({
  /** The OpenID provider, as it names itself. */
  issuer: told(
    'an https address (http on localhost or 127.0.0.1 only)',
    (address) => parseServiceAddress(address) !== undefined,
  ),
  clientId: text('the id that the provider knows this add-in by'),
  scope: text('the scopes that are asked for, such as "openid profile"'),
  /** Whether Office may sign in by itself, which it does for Microsoft Entra alone. @default false */
  nested: v.exactOptional(v.message(v.boolean(), 'true or false')),
});

/** Where and how people sign in. */
export type SignInConfig = v.InferOutput<typeof signInSchema>;

/** Checks `signIn` of `config.json`; gives what is wrong in sentences. */
export function readSignIn(signIn: unknown): SignInConfig | { problems: readonly string[] } {
  const parsed = v.safeParse(signInSchema, signIn);
  if (parsed.success) return parsed.output;
  const entries = `settings among ${Object.keys(signInSchema.entries).join(', ')}`;
  return { problems: parsed.issues.map((issue) => issueProblem(issue, 'signIn', entries)) };
}
