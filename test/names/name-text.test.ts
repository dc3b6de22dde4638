import { coreText } from '../../src/names/legal-form';
import { nameText } from '../../src/names/name-text';

test.each([
  ['Nestlé S.A.', 'nestle sa'],
  ['J.P. Morgan Chase & Co.', 'jp morgan chase and co'],
  ["McDonald's", 'mcdonalds'],
  ['O’Reilly Automotive', 'oreilly automotive'],
  ['Weißbräu GmbH', 'weissbrau gmbh'],
  ['A.P. Møller - Mærsk A/S', 'ap moller maersk a s'],
  ['  Coca-Cola   HBC ', 'coca cola hbc'],
  ['ABBOTT LABS', 'abbott laboratories'],
  ['中国', '中国'],
  ['Россия', 'россия'],
  ['Ａｐｐｌｅ', 'apple'],
  ['U.S. Bancorp', 'us bancorp'],
  ['Amazon.com', 'amazon com'],
  ['...', ''],
])('%s is compared as %s', (name, text) => {
  expect(nameText(name)).toBe(text);
});

test.each([
  ['Apple Inc.', 'apple'],
  ['Volkswagen Aktiengesellschaft', 'volkswagen'],
  ['The Boeing Company', 'boeing'],
  ['Merck & Co., Inc.', 'merck'],
  ['Grupo Bimbo, S.A.B. de C.V.', 'grupo bimbo'],
  ['Banco de Mexico', 'banco de mexico'],
  ['Company', 'company'],
  ['The Limited', 'limited'],
  ['SAP SE', 'sap'],
])('%s is at its core %s', (name, core) => {
  expect(coreText(nameText(name))).toBe(core);
});
