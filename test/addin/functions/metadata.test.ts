import { FUNCTIONS, REQUESTING } from '../../../src/shared/formula/function-table';
import { METADATA, evaluate } from './formula';
import { EXAMPLES } from './examples';
import { openWorkbook, type Workbook } from './workbook';

describe('metadata', () => {
  test('the table has just the functions that Excel is given, with their arguments', () => {
    const table = Object.entries(FUNCTIONS).map(([name, row]) => [name, row.arguments]);
    const given = METADATA.map(({ name, parameters }) => [name, parameters.map((each) => each.name)]);
    expect(Object.fromEntries(table)).toEqual(Object.fromEntries(given));
  });

  describe.each(METADATA)('$name', ({ name, description, helpUrl, options, parameters }) => {
    test('says in an imperative sentence what it does', () => {
      expect(description).toMatch(/^(Find|List|Match|Show|Get|Cite|Count|Ask|Read) .+\.$/);
    });

    test('describes every parameter in a sentence', () => {
      const sentences = parameters.map(({ description }) => description ?? '');
      expect(sentences.filter((sentence) => !/^[A-Z].+\.$/.test(sentence))).toEqual([]);
    });

    test('links to its place in the help', () => {
      expect(helpUrl).toMatch(new RegExp(`^https?://.+/help\\.html#ker-${name.toLowerCase()}$`));
    });

    test('can be cancelled, and knows its cell, where it makes requests', () => {
      const asks = REQUESTING.includes(name);
      expect(options).toEqual({
        ...(asks && { cancelable: true, requiresAddress: true }),
        // A function of cards is typed after a card's dot, where Excel offers it.
        ...(name === 'FIGURE' && { capturesCallingObject: true, excludeFromAutoComplete: true }),
      });
    });

    test('takes its optional parameters last', () => {
      const first = parameters.findIndex(({ optional }) => optional === true);
      expect(parameters.slice(first < 0 ? parameters.length : first).every(({ optional }) => optional)).toBe(
        true,
      );
    });
  });
});

describe('examples', () => {
  let workbook: Workbook;

  beforeAll(async () => {
    workbook = await openWorkbook({ properties: true });
    // The value of each stays the same, and some read what it carries.
    await workbook.addIn.runtime.settings.set({ sourcedValues: 'all' });
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 0, 1, 12).getTime());
  });

  afterAll(() => jest.restoreAllMocks());

  test.each(EXAMPLES)('$formula returns $says', async ({ formula, gives }) => {
    const result = await workbook.shown(evaluate(formula));
    expect(result.slice(0, gives.length)).toEqual(gives);
  });

  test('every function has an example', () => {
    const shown = new Set(EXAMPLES.map(({ formula }) => /KER\.([A-Z]+)/.exec(formula)?.[1]));
    expect([...shown].sort()).toEqual(METADATA.map(({ id }) => id).sort());
  });
});
