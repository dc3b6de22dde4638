import { METADATA } from './formula';

const WITHOUT_REQUESTS = ['NUMBER', 'TYPES'];

test('the add-in has the twenty functions', () => {
  expect(METADATA.map(({ name }) => name).sort()).toEqual(
    (
      'AGE ASK CARD ENTITY EVIDENCE FIELDS FIGURE HISTORY LATEST MATCH MENTIONS NUMBER PROP QUERY RELATED SEARCH SERIES SOURCE ' +
      'SOURCES TYPES'
    ).split(' '),
  );
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
    const asks = !WITHOUT_REQUESTS.includes(name);
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
