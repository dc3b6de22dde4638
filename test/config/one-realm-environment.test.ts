import vm from 'node:vm';

import OneRealmEnvironment from './one-realm-environment';

/** An environment within the one that runs this file: what it puts back is as it was here. */
async function inAnother(change: () => void): Promise<void> {
  const another = new OneRealmEnvironment();
  await another.setup();
  change();
  await another.teardown();
}

it('takes away what a file has made global, and puts back what it has replaced or removed', async () => {
  const { URL, setTimeout } = globalThis;
  const exit: unknown = Reflect.get(process, 'exit');
  await inAnother(() => {
    Object.assign(globalThis, { Office: {}, URL: 'other' });
    Reflect.deleteProperty(globalThis, 'setTimeout');
    Reflect.set(process, 'exit', () => undefined);
    process.env['KER_ONLY_HERE'] = 'yes';
  });
  expect(globalThis).not.toHaveProperty('Office');
  expect([globalThis.URL, globalThis.setTimeout, Reflect.get(process, 'exit')]).toEqual([
    URL,
    setTimeout,
    exit,
  ]);
  expect(process.env).not.toHaveProperty('KER_ONLY_HERE');
});

it('leaves the classes by which a database that a file left opening knows what it got', async () => {
  await inAnother(() => {
    Object.assign(globalThis, { indexedDB: {}, IDBOfATest: Map });
  });
  expect(globalThis).not.toHaveProperty('indexedDB');
  expect(globalThis).toHaveProperty('IDBOfATest');
  Reflect.deleteProperty(globalThis, 'IDBOfATest');
});

// What follows is compiled as the modules of a test are, because they are this environment's too.
const made = (code: string, filename: string) =>
  vm.compileFunction(code, ['given'], {
    filename,
    parsingContext: new OneRealmEnvironment().getVmContext(),
  }) as (given: unknown) => unknown;

it('gives every file functions of its own from what was compiled once', () => {
  const [one, other] = [made('return () => given', '/twice.js'), made('return () => given', '/twice.js')];
  expect(one).not.toBe(other);
  expect((one(1) as () => unknown)()).toBe(1);
  expect((other(2) as () => unknown)()).toBe(2);
});

it('runs all in the globals of the process', () => {
  expect(made('return globalThis', '/globals.js')(0)).toBe(globalThis);
  expect(made('return Map', '/globals-too.js')(0)).toBe(Map);
});

it('compiles what has changed since, as a test does that writes a module', () => {
  expect(made('return 1', '/changed.js')(0)).toBe(1);
  expect(made('return 2', '/changed.js')(0)).toBe(2);
});

it('tells places as they are in the file, and what is no code as such', () => {
  const stack = (code: string): string => (made(code, '/places.js')(0) as Error).stack ?? '';
  expect(stack('return new Error("first line")')).toContain('/places.js:1:8');
  expect(stack('\n  return new Error("second line")')).toContain('/places.js:2:10');
  expect(() => made('return (', '/torn.js')).toThrow('Unexpected token');
  // The end of a comment is no end of the function.
  expect(made('return given // }', '/comment.js')(3)).toBe(3);
});
