import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

import { FUNCTIONS } from '../../../src/shared/formula/function-table';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Parameter = { name: string; description?: string };
type FunctionMetadata = {
  id: string;
  name: string;
  description?: string;
  helpUrl?: string;
  parameters: Parameter[];
  options?: { cancelable?: boolean; requiresAddress?: boolean };
};

type Metadata = { functions: FunctionMetadata[]; allowErrorForDataTypeAny?: boolean };

const metadata = JSON.parse(read('dist/functions.json')) as Metadata;
const { functions } = metadata;

/** Runs the built add-in as a page without Excel would, and gives the ids that it associates. */
function associatedIds(): string[] {
  const ids: string[] = [];
  const page = createContext({
    CustomFunctions: { associate: (id: string) => ids.push(id) },
    Office: { onReady: () => new Promise(() => undefined), actions: { associate: () => undefined } },
    document: {
      getElementById: () => null,
      currentScript: { tagName: 'SCRIPT', src: 'https://localhost:3000/addin.js' },
    },
    location: { href: 'https://localhost:3000/taskpane.html' },
    setTimeout,
    clearTimeout,
    URL,
  });
  runInContext('globalThis.self = globalThis.window = globalThis;', page);
  runInContext(read('dist/addin.js'), page);
  return ids;
}

describe('the built functions.json', () => {
  test('has the ids that the built add-in associates at run time', () => {
    expect(associatedIds().sort()).toEqual(functions.map(({ id }) => id).sort());
  });

  test('lets functions take ranges that hold errors', () => {
    expect(metadata).toMatchObject({ allowErrorForDataTypeAny: true, allowCustomDataForDataTypeAny: true });
  });

  test('has the functions of the table', () => {
    expect(functions.map(({ name }) => name).sort()).toEqual(Object.keys(FUNCTIONS).sort());
  });

  test.each(functions.map((fn) => [fn.id, fn] as const))(
    '%s is described, as is each of its parameters',
    (_id, fn) => {
      expect(fn.description).toMatch(/^[A-Z].{20,}\.$/s);
      for (const { name, description } of fn.parameters) {
        expect(`${name}: ${description ?? ''}`).toMatch(/^\w+: .{10,}\.$/s);
      }
    },
  );

  test.each(functions.map((fn) => [fn.id, fn] as const))(
    '%s links to its own place in the help',
    (id, fn) => {
      expect(fn.helpUrl).toBe(`https://localhost:3000/help.html#ker-${id.toLowerCase()}`);
      expect(read('dist/help.html')).toContain(`id="ker-${id.toLowerCase()}"`);
    },
  );

  test('every function that asks the service can be cancelled and knows its cell', () => {
    const local = ['NUMBER', 'TYPES'];
    const wrong = functions.filter(
      ({ id, options }) =>
        !local.includes(id) && !(options?.cancelable === true && options.requiresAddress === true),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
