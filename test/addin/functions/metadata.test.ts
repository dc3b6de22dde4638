import { FUNCTIONS, REQUESTING } from '../../../src/shared/formula/function-table';
import { METADATA } from './formula';

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
