import * as v from 'valibot';

import { partProblems } from '../config-problem';
import { parseServiceAddress } from '../service-address';
import { say, type Sentence } from '../../../shared/messages/message';

/** Only what the settings are checked by too: any other check would lie in the script that every cell waits for. */
const told = (expected: () => Sentence, isRight: (text: string) => boolean) => {
  const read = v.transform((text: string) => (isRight(text) ? text : undefined));
  return v.message(v.pipe(v.string(), read, v.string()), expected);
};
const text = (expected: () => Sentence) => told(expected, (given) => given.trim() !== '');

const signInSchema = v.object({
  /** The OpenID provider, as it names itself. */
  issuer: told(
    () => say('an https address (http on localhost or 127.0.0.1 only)'),
    (address) => parseServiceAddress(address) !== undefined,
  ),
  clientId: text(() => say('the id of this add-in at the provider')),
  scope: text(() => say('the requested scopes, such as "openid profile"')),
  /** Whether Office may sign in by itself, which it does for Microsoft Entra alone. @default false */
  nested: v.exactOptional(v.message(v.boolean(), () => say('true or false'))),
});

/** Where and how people sign in. */
export type SignInConfig = v.InferOutput<typeof signInSchema>;

/** Checks `signIn` of `config.json`; gives what is wrong in sentences. */
export function readSignIn(signIn: unknown): SignInConfig | { problems: readonly string[] } {
  const { success, output, issues } = v.safeParse(signInSchema, signIn);
  const settings = Object.keys(signInSchema.entries);
  const problems = partProblems(
    { part: 'signIn', given: signIn, issues },
    settings,
    say('settings among {}', settings.join(', ')),
  );
  return success && problems.length === 0 ? output : { problems };
}
