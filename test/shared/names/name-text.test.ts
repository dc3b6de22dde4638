import { fc } from '../../fast-check';

import { areOfOtherLaws, companyName, coreText } from '../../../src/shared/names/legal-form';
import formsByCountries from '../../../src/shared/names/legal-form-table.json';
import { repairEncoding } from '../../../src/shared/names/encoding-repair';
import {
  digraphText,
  nameText,
  otherAlphabetAhead,
  otherAlphabetIn,
} from '../../../src/shared/names/name-text';
import { propertyRuns } from '../../property-runs';

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
  [
    'Natl Intl Mgmt Svcs Mfg Finl Univ Dept Govt Corp',
    'national international management services manufacturing financial university department government corporation',
  ],
  ['Bros Hldg Hldgs Grp Pharma Labs', 'brothers holdings holdings group pharmaceuticals laboratories'],
  ['Corpn Labs', 'corporation laboratories'],
  ['Estee Lauder Cos Inc/T', 'estee lauder cos inc'],
  ['Дом & Сад', 'дом and сад'],
  ['А. Б. Иванов', 'аб иванов'],
  ['xА.Б. Иванов', 'xа б иванов'],
  ['5А.Б. Иванов', '5а б иванов'],
  ['Иван А.Б.В Иванов', 'иван абв иванов'],
  ['Газпром Intl', 'газпром international'],
  ['Газпром (The) ', 'газпром'],
  ['Газпром /DE/', 'газпром'],
  ['Газпром Inc/The-CL A', 'газпром inc'],
  ['Wells Fargo /MN/', 'wells fargo'],
  ['Wells Fargo \\ DE /  ', 'wells fargo'],
  ['AB /DE/', 'ab'],
  ['AB/DE', 'ab de'],
  ['AXA/UK', 'axa uk'],
  ['Ascom /DE/ Partners', 'ascom de partners'],
  ['Berkshire Class A', 'berkshire'],
  ['Berkshire (Class A) ', 'berkshire'],
  ['Big Class A Motors', 'big class a motors'],
  ['LINDE PLC SHS', 'linde plc'],
  ['SAP SE SPON ADR', 'sap se'],
  ['FOX CORP CL A COM', 'fox corporation'],
  ['Novo Nordisk A/S-B', 'novo nordisk a s'],
  ['VALE S A ADS', 'vale s a'],
  ['MORGAN STANLEY COM NEW', 'morgan stanley'],
  ['Accenture plc Ireland', 'accenture plc'],
  ['HSBC HOLDINGS PLC ORD USD0.50', 'hsbc holdings plc'],
  ['HEINEKEN NV EUR1.60', 'heineken nv'],
  ['NESTLE SA CHF0.10 (REGD)', 'nestle sa'],
  ['ALLIANZ SE NA O.N.', 'allianz se'],
  ['TOTALENERGIES SE EO 2,50', 'totalenergies se'],
  ['VOLKSWAGEN AG VZO O.N.', 'volkswagen ag'],
  ['MICROSOFT DL-,00000625', 'microsoft'],
  ['Studio 54', 'studio 54'],
  ['INVESCO PLC/LONDON/', 'invesco plc'],
  ['UNIVERSAL HEALTH SERVICES-B', 'universal health services'],
  ['Rück AG in München', 'ruck ag'],
  ['Level 3 Communications Inc 10', 'level 3 communications inc 10'],
  ['Made in Italy', 'made in italy'],
  ['Google Ads', 'google ads'],
  ['Vitamin B', 'vitamin b'],
  ['Shares', 'shares'],
  ['Coca-Cola Company (The)', 'coca cola company'],
  ['Boeing Co, The', 'boeing co'],
  ['Kroger Co/The', 'kroger co'],
  ['Into the Wild', 'into the wild'],
  ['Goethe', 'goethe'],
  ['J. P. Morgan', 'jp morgan'],
  ['U.S.A Today', 'usa today'],
  ['Αθήνα', 'αθηνα'],
  ['Σαΐνης', 'σαινης'],
  ['Чайковский', 'чаиковскии'],
  ['ガス', 'ガス'],
  ['AT&amp;T Inc.', 'at and t inc'],
  ['McDonald&#39;s', 'mcdonalds'],
  ['A &unknown; B', 'a and unknown b'],
  ['NestlÃ© SA', 'nestle sa'],
  ['Lâ€™OrÃ©al', 'loreal'],
  ['SÃO PAULO', 'sao paulo'],
  ['Ã© 中', 'a 中'],
  ['Ã©Ã', 'a a'],
  ['Amgen Inc¹', 'amgen inc'],
  ['1. Apple Inc', 'apple inc'],
  ['(12) Apple Inc', 'apple inc'],
  ['#3 Apple Inc', 'apple inc'],
  ['3M Co', '3m co'],
  ['2 Kings', '2 kings'],
  ['20. 3. 2024', '20 3 2024'],
  ['Korea, Republic of', 'republic of korea'],
  ['Congo, Dem. Rep. of the', 'dem rep of the congo'],
  ['Egypt, Arab Rep.', 'arab rep egypt'],
  ['Korea (the Republic of)', 'republic of korea'],
  ['Tanzania, the United Republic of', 'united republic of tanzania'],
  ['Congo (Republic)', 'congo republic'],
  ['Cook, Tim', 'cook tim'],
  ['AbbVie Inc. (1)', 'abbvie inc'],
  ['Studio (54)', 'studio 54'],
  ['BNP PARIBAS SA REGS', 'bnp paribas sa'],
  ['HONDA MOTOR LTD AMERN SHS', 'honda motor ltd'],
  ['ASML HLDG NV N Y REGISTRY SHS', 'asml holdings nv'],
  ['ASTRAZENECA PLC SPONS ADR', 'astrazeneca plc'],
  ['ALIBABA GROUP HOLDING-SP ADR', 'alibaba group holding'],
  ['SAMSUNG ELECTRONICS-PREF', 'samsung electronics'],
  ["Novo Nordisk 'B'", 'novo nordisk'],
  ['Estee Lauder Cos Inc/The-CL A', 'estee lauder cos inc'],
  ['Bank of New York Mellon Corp/T', 'bank of new york mellon corporation'],
])('%s is compared as %s', (name, text) => {
  expect(nameText(name)).toBe(text);
});

test.each([
  ['Händler', 'haendler'],
  ['Köln', 'koeln'],
  ['München', 'muenchen'],
  ['Østby', 'oestby'],
  ['Århus', 'aarhus'],
  ['Mærsk', 'maersk'],
  ['Siemens', undefined],
  ['Nestlé', undefined],
])('%s is %s without umlauts and rings', (name, text) => {
  expect(digraphText(name)).toBe(text);
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
  ['BHP Holding', 'bhp'],
  ['BHP Holdings', 'bhp'],
  ['BPCE Groupe', 'bpce'],
  ['Allianz Gruppe', 'allianz'],
  ['Bimbo Grupo', 'bimbo'],
  ['Group', 'group'],
  ['The Group', 'group'],
  ['The', 'the'],
  ['PT', 'pt'],
  ['The PT', 'pt'],
  ['ソニー 株式会社', 'ソニー'],
  ['ソニー株式会社トヨタ', 'ソニー株式会社トヨタ'],
  ['新有限公司社', '新有限公司社'],
])('%s is at its core %s', (name, core) => {
  expect(coreText(nameText(name))).toBe(core);
});

test('an article alone is the name, and a form in parts is one', () => {
  expect(companyName('the').core).toEqual(['the']);
  expect(companyName('orlen sp z o o').forms).toEqual(['spzoo']);
});

test('a form that is written without a space is told all the same', () => {
  expect(companyName('株式会社ソニー')).toMatchObject({ core: ['ソニー'], hasForm: true });
});

test('of several forms one country in common is enough', () => {
  const of = (...laws: string[]) => ({
    ...companyName('x'),
    hasForm: true,
    laws: laws.map((law) => new Set([law])),
  });
  expect(areOfOtherLaws(of('DE', 'US'), of('US'))).toBe(false);
  expect(areOfOtherLaws(of('US'), of('DE', 'US'))).toBe(false);
  expect(areOfOtherLaws(of('DE', 'FR'), of('US'))).toBe(true);
});

/** Letters that compatibility makes the same, so that a name takes the way of names that are not plain. */
const widened = (name: string): string =>
  name.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

test('a name of plain letters is compared as it is in any others', () => {
  const piece = fc.constantFrom(
    ...[
      'The',
      '(the)',
      ', the',
      '/the',
      ' /DE/',
      '\\MN',
      ' Class A',
      '-cl b',
      ' (CL C)',
      '&',
      "'",
      '`',
      '.',
      'J.P.',
    ],
    ...[
      'U. S. A',
      's.p.a.',
      'Corp',
      'corp2',
      'Labs',
      'univ',
      'x',
      'abc',
      ' ',
      '  ',
      '-',
      '7',
      'Inc.',
      'a.b',
      '@',
    ],
  );
  const names = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' ')),
    fc.string(),
  );
  fc.assert(
    fc.property(names, (name) => {
      expect(nameText(name)).toBe(nameText(widened(name)));
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

/** Letters of many alphabets with what stands between them, some that join their neighbours or depend on them. */
const LETTERS = fc.constantFrom(
  ...'a B é Ö ß İ ø Ł Ж й Й ё Σ ς ά Ά א ب آ ل あ ガ ・ ー 漢 가 각 힣 ﬁ Ａ ﾊ'.split(' '),
  ...' ,-,.,&,/,’,´,(,)'.split(','),
  ...['\u0301', '\u3099', '\u1100', '\u1161', '\u11A8'],
);

test('a name that is written as it is compared letter by letter is written as all of it at once', () => {
  const written = fc.array(LETTERS, { maxLength: 8 }).map((letters) => letters.join(''));
  const names = written.filter((name) => repairEncoding(name) === name);
  fc.assert(
    // A mark of its own is left out, and has all of a name folded at once.
    fc.property(names, (name) => expect(nameText(name)).toBe(nameText(`${name} \u0301`))),
    { numRuns: propertyRuns(2000) },
  );
});

test('the first letter of another alphabet is that of the name as it is compared', () => {
  const names = fc.array(LETTERS, { maxLength: 8 }).map((letters) => letters.join(''));
  let told = 0;
  fc.assert(
    fc.property(names, (name) => {
      const letter = otherAlphabetAhead(name);
      if (letter === undefined) return;
      told += 1;
      expect(otherAlphabetIn(nameText(name))).toBe(letter);
    }),
    { numRuns: propertyRuns(2000) },
  );
  expect(told).toBeGreaterThan(0);
  expect(otherAlphabetIn('apple')).toBeUndefined();
});

test('every legal form of the table is seen at the end of a name', () => {
  const forms = Object.values(formsByCountries).flatMap((each) => each.split(' '));
  expect(forms.length).toBeGreaterThan(900);
  expect(forms.filter((form) => !companyName(`acme ${form}`).hasForm)).toEqual([]);
});
