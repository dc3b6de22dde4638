import { cleanKey, faultOf } from '../../../../src/addin/taskpane/settings/clean-key';

describe('cleanKey', () => {
  it.each([
    'abc-123',
    ' abc-123\n',
    '"abc-123"',
    'X-API-KEY: abc-123',
    'x-api-key=abc-123',
    '\uFEFFabc-\u200B123',
  ])('takes the key out of %j', (pasted) => {
    expect(cleanKey(pasted)).toBe('abc-123');
  });
});

test.each([
  ['', 'emptyKey'],
  ['k'.repeat(20_000), 'longKey'],
  ['schlüssel-1', 'oddKey'],
  ['abc-123', undefined],
])('%j is no key for the reason %s', (key, fault) => {
  expect(faultOf(key)).toBe(fault);
});
