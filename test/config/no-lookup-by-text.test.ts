import ts from 'typescript';

import { lookupsByText } from './no-lookup-by-text.mjs';

const PLACE = 'lookups.ts';

/** The lines that the rule refuses. */
function refused(lines: readonly string[]): number[] {
  const options: ts.CompilerOptions = { strict: true, noLib: false, lib: ['lib.es2023.d.ts'], types: [] };
  const host = ts.createCompilerHost(options, true);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) =>
    name === PLACE
      ? ts.createSourceFile(name, lines.join('\n'), target, true)
      : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([PLACE], options, host);
  const file = program.getSourceFile(PLACE);
  return file === undefined ? [] : lookupsByText(file, program.getTypeChecker());
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
    ['// any text: what is read is its own', false],
    ['export const own = (text: string) => table[text];', false],
    ['export const mapped = (text: string) => map.get(text);', false],
  ];
  const expected = lines.flatMap(([, isRefused], at) => (isRefused ? [at + 1] : []));
  expect(refused(lines.map(([line]) => line))).toEqual(expected);
});
