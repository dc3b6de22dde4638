import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readPolicy, type Administered } from '../../../src/addin/runtime/read-policy';

const DOCS = join(__dirname, '../../../docs');
/** Each `config.json` that a page shows, on one line of its own. */
const EXAMPLES = readdirSync(DOCS)
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) => readFileSync(join(DOCS, page), 'utf8').match(/(?<=^ {4})\{.*\}$/gm) ?? [])
  .map((line) => JSON.parse(line) as Administered)
  .filter((shown) => 'policy' in shown || 'signIn' in shown);

test('each config.json of the pages is obeyed', async () => {
  expect(EXAMPLES.some(({ policy }) => policy !== undefined)).toBe(true);
  expect(EXAMPLES.some(({ signIn }) => signIn !== undefined)).toBe(true);
  for (const shown of EXAMPLES) {
    expect(await readPolicy(shown, 'https://service.example')).toHaveProperty('rules');
  }
});

test.each(['version', 'signIn'])('%s in the policy is told to stand beside it', async (name) => {
  expect(await readPolicy({ policy: { [name]: 1 } }, 'https://service.example')).toEqual({
    problems: [`config.json: expected \`${name}\` to be beside \`policy\`, got {"policy":{"${name}":1}}`],
  });
});
