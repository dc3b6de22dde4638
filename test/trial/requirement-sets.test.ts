import { isSetSupported } from '../../src/trial/office/requirement-sets';

describe('requirement sets of the stand-in', () => {
  it.each([
    ['ExcelApi', '1.12', true],
    ['ExcelApi', '1.2', true],
    ['ExcelApi', '1.13', false],
    ['ExcelApi', '1.18', false],
    ['ExcelApi', '1.20', true],
    ['CustomFunctionsRuntime', 1.4, true],
    ['CustomFunctionsRuntime', '2.0', false],
    ['SharedRuntime', undefined, true],
    ['DialogApi', '1.1', false],
  ])('%s %s: %s', (name, version, supported) => {
    expect(isSetSupported(name, version)).toBe(supported);
  });
});
