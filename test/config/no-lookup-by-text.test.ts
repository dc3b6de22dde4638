import { spawnSync } from 'node:child_process';

/** A file under `src`, in whose place the lines stand: nothing is written where other checks look. */
const PLACE = 'src/names/slip.ts';

type Message = { ruleId: string; line: number };

/** The lines that the rule of the project's own ESLint settings refuses. */
function refused(lines: readonly string[]): number[] {
  const { stdout } = spawnSync(process.execPath, ['test/config/lint-text.mjs', PLACE], {
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as Message[])
    .filter(({ ruleId }) => ruleId === 'ker/no-lookup-by-text')
    .map(({ line }) => line);
}

test('a lookup in a plain object by any text is refused, one by known words, numbers or in a Map is not', () => {
  const lines: [line: string, isRefused: boolean][] = [
    ['export const table: Record<string, number> = { one: 1 };', false],
    ['export const known: Record<"one" | "two", number> = { one: 1, two: 2 };', false],
    ['export const map = new Map([["one", 1]]);', false],
    ['export const read = (text: string) => table[text];', true],
    ['export const prefixed = (text: string) => table[`n${text}`];', true],
    ['export const write = (text: string) => { table[text] = 1; };', true],
    ['export const has = (text: string) => text in table;', true],
    ['export const either = (text: string | 1) => table[text];', true],
    ['export const generic = <T extends string>(text: T) => table[text];', true],
    ['export const ofWord = (word: "one" | "two") => known[word];', false],
    ['export const ofKey = (key: keyof typeof known) => known[key];', false],
    ['export const item = (items: readonly number[], at: number) => items[at];', false],
    ['export const field = table["one"];', false],
    ['export const mapped = (text: string) => map.get(text);', false],
  ];
  const expected = lines.flatMap(([, isRefused], at) => (isRefused ? [at + 1] : []));
  expect(refused(lines.map(([line]) => line))).toEqual(expected);
});
