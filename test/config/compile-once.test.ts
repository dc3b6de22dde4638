import vm from 'node:vm';

// What runs here is compiled so, because the environment of all tests has seen to it.
const context = vm.createContext();
const made = (code: string, filename: string) =>
  vm.compileFunction(code, ['given'], { filename, parsingContext: context }) as (given: unknown) => unknown;

it('gives every file functions of its own from what was compiled once', () => {
  const [one, other] = [made('return () => given', '/twice.js'), made('return () => given', '/twice.js')];
  expect(one).not.toBe(other);
  expect((one(1) as () => unknown)()).toBe(1);
  expect((other(2) as () => unknown)()).toBe(2);
});

it('has them in the globals of the file that asks', () => {
  const elsewhere = vm.createContext({ named: 'elsewhere' });
  vm.runInContext('globalThis.named = "here"', context);
  const asked = (parsingContext: vm.Context): unknown =>
    (vm.compileFunction('return named', [], { filename: '/globals.js', parsingContext }) as () => unknown)();
  expect([asked(context), asked(elsewhere), asked(context)]).toEqual(['here', 'elsewhere', 'here']);
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
