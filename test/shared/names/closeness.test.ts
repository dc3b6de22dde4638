import {
  areInitials,
  CLOSE,
  closeness,
  codeBeforeForm,
  namesBody,
  OTHER_BODY,
  otherNameCloseness,
  SAME_NAME,
} from '../../../src/shared/names/closeness';
import type { NameKind } from '../../../src/shared/names/name-kind';
import { coreText } from '../../../src/shared/names/legal-form';
import { nameText } from '../../../src/shared/names/name-text';

test.each([
  ['Apple Inc.', 'apple'],
  ['AMAZON COM INC', 'amazon'],
  ['The Coca-Cola Company', 'coca cola'],
  ['Nestlé S.A.', 'nestle'],
  ['J.P. Morgan Chase & Co.', 'jp morgan chase'],
  ['BP p.l.c.', 'bp'],
  ['WELLS FARGO & COMPANY/MN', 'wells fargo'],
  ['Alphabet Inc. (Class A)', 'alphabet'],
  ['Berkshire Hathaway Inc-CL B', 'berkshire hathaway'],
  ['Volkswagen Aktiengesellschaft', 'volkswagen'],
  ['Grupo Bimbo, S.A.B. de C.V.', 'grupo bimbo'],
  ['LOWE’S COMPANIES, INC.', 'lowes'],
  ['Company', 'company'],
  ['Maersk A/S', 'maersk'],
  ['Volvo AB (publ)', 'volvo'],
  ['Orlen Sp. z o.o.', 'orlen'],
  ['Orlen Sp zoo', 'orlen'],
  ['Tata Consultancy Services Private Limited', 'tata consultancy services'],
  ['トヨタ自動車株式会社', 'トヨタ自動車'],
  ['株式会社ソニー', 'ソニー'],
  ['腾讯控股有限公司', '腾讯'],
  ['阿里巴巴集团控股有限公司', '阿里巴巴'],
  ['ソニーグループ株式会社', 'ソニー'],
  ['集团', '集团'],
  ['Eni S.p.A.', 'eni'],
  ['PT Bank Central Asia Tbk', 'bank central asia'],
  ['ПАО Газпром', 'газпром'],
  ['Nokia Oyj', 'nokia'],
  ['Telenor ASA', 'telenor'],
  ['Siemens Energy AG', 'siemens energy'],
  ['BHP Group Limited', 'bhp'],
  ['The Limited', 'limited'],
  ['Banco de Mexico', 'banco de mexico'],
])('%s is called %s', (name, core) => {
  expect(coreText(nameText(name))).toBe(core);
});

test('scores the same text 1, and the same name whatever its case, accents, order and legal form 0.98', () => {
  expect(closeness('Apple Inc.', 'Apple Inc.')).toBe(1);
  expect(closeness('APPLE', 'Apple Inc.')).toBe(SAME_NAME);
  expect(closeness('Pepsi Co', 'PepsiCo')).toBe(SAME_NAME);
  expect(closeness('Cook, Tim', 'Tim Cook', 'person')).toBe(SAME_NAME);
});

test.each([
  ['Volkswagen Aktiengesellschaft', 'Volkswagen AG'],
  ['Nestlé', 'Nestlé S.A.'],
  ['Edison Intl', 'Edison International'],
  ['Packaging Corp of America', 'Packaging Corporation of America'],
  ['Maersk A/S', 'Mærsk'],
  ['Volvo AB (publ)', 'Volvo'],
  ['PKN Orlen Sp. z o.o.', 'PKN ORLEN sp zoo'],
  ['Infosys Private Limited', 'Infosys Pvt. Ltd.'],
  ['株式会社ソニー', 'ソニー株式会社'],
  ['Eni SpA', 'Eni S.p.A.'],
  ['Novartis SA', 'Novartis AG'],
  ['Toyota Motor KK', 'Toyota Motor Corporation'],
  ['Lodz', 'Łódź'],
  ['Muenchen', 'München'],
  ['Strasse', 'Straße'],
  ['Orsted', 'Ørsted'],
  ['Dong', 'Đông'],
  ['Muenchener Rueck AG', 'Münchener Rück'],
  ['Wuerth GmbH', 'Würth'],
  ['Exxon Mobil Corp', 'ExxonMobil'],
  ['Tim Cook', 'Cook Tim'],
  ['Tim Cook Inc', 'Cook Tim'],
])('takes %s and %s for the same name', (typed, name) => {
  expect(closeness(typed, name)).toBe(SAME_NAME);
  expect(closeness(name, typed)).toBe(SAME_NAME);
});

test.each([
  ['Aple Inc.', 'Apple Inc.'],
  ['Appel Inc', 'Apple Inc.'],
  ['Wallmart', 'Walmart'],
  ['Exon Mobil Corp', 'ExxonMobil'],
  ['Microsft', 'Microsoft'],
  ['Mircosoft Corp', 'Microsoft'],
  ['Berkshire Hathway', 'Berkshire Hathaway'],
  ['Caterpilar', 'Caterpillar Inc.'],
  ['Salesforc', 'Salesforce'],
  ['Salersforce', 'Salesforce'],
  ['Pacccar Inc', 'Paccar'],
  ['Daimller AG', 'Daimler AG'],
  ['Omnicomm Group', 'Omnicom Group'],
  ['Williams Companis', 'Williams Companies'],
  ['Chevron Corporaton', 'Chevron Corporation'],
  ['Corning Incorportaed', 'Corning Incorporated'],
  ['Best Buuy', 'Best Buy'],
  ['Wallmart plc', 'Walmart'],
  ['ExonMobil', 'Exxon Mobil'],
  ['Bank of America Corporaton', 'Bank of America Corporation'],
  ['Peter Hansen', 'Peter Hanson'],
  ['Micron Technologies', 'Micron Technology'],
  ['Abbott Laboratory Inc', 'Abbott Laboratories'],
  ['Takeda Pharma', 'Takeda Pharmaceutical'],
])('takes %s for a slip of %s', (typed, name) => {
  const score = closeness(typed, name);
  expect(score).toBeGreaterThanOrEqual(CLOSE);
  expect(score).toBeLessThan(SAME_NAME);
});

test.each<[typed: string, name: string, kind: NameKind]>([
  ['TEXAS INSTRS INC', 'Texas Instruments', 'company'],
  ['International Pharmaceut', 'International Pharmaceuticals', 'company'],
  ['International Pharmaceutical Adv', 'International Pharmaceutical Advisers', 'company'],
  ['  Commonwealth Bank of Austral   ', 'Commonwealth Bank of Australia', 'company'],
  ['INTL BUS MACHS CORP', 'International Business Machines Corp', 'company'],
  ['BANK AMER CORP', 'Bank of America', 'company'],
  ['Toronto Dominion Bk Ont', 'Toronto-Dominion Bank', 'company'],
  ['Dt. Bank', 'Deutsche Bank', 'company'],
  ['Iran, Islamic Rep.', 'Iran, Islamic Republic of', 'place'],
  ['COMMONWEALTH BANK OF AUSTRAL', 'Commonwealth Bank of Australia', 'company'],
  ['MITSUBISHI UFJ FINANCIAL GRO', 'Mitsubishi UFJ Financial Group', 'company'],
])('takes %s for %s, in the short words of a register or cut off by a field', (typed, name, kind) => {
  expect(closeness(typed, name, kind)).toBe(0.95);
  expect(closeness(name, typed, kind)).toBeLessThan(CLOSE);
});

test.each([
  // Short for words that are no forms of one.
  ['American Comm Corp', 'American Communications'],
  ['Texas Inds', 'Texas Instruments'],
  // Nothing stands as it is, in so few words.
  ['Genl Mtrs', 'General Motors'],
  ['First Bank', 'First Bancorp'],
  ['Bank America', 'Bank of the America'],
  // Too short for a field, or at the end of a word.
  ['Texas Instru', 'Texas Instruments'],
  ['Donaudampfschifffahrtsgese', 'Donaudampfschifffahrtsgesellschaft'],
  ['Commonwealth Bank of Austral Pacific Services', 'Commonwealth Bank of Austral Pacific Servicesworld'],
  ['Taiwan Semiconductor Manufac', 'Taiwan Semiconductor Manufac Two'],
])('takes %s for no %s in short', (typed, name) => {
  expect(closeness(typed, name)).toBeLessThan(CLOSE);
});

test.each([
  ['Merck KGaA', 'Merck & Co.'],
  ['Merck Group', 'Merck & Co.'],
  ['Apple GmbH', 'Apple Inc.'],
  ['Prudential plc', 'Prudential Financial, Inc.'],
  ['Hansen, Peter', 'Peter Hanson'],
  ['Siemens Ltd', 'Siemens AG'],
  ['Sherritt International', 'Marriott International'],
  ['Uber Technologies', 'Dell Technologies'],
  ['Citi', 'Citizens Financial Group'],
  ['Tesco', 'Tractor Supply'],
  ['Philips', 'Phillips 66'],
  ['X Corp', 'ExxonMobil'],
  ['Bangalore', 'Mangalore'],
  ['Kiev', 'Kiel'],
  ['München', 'Suncheon'],
  ['Bob Iger', 'Boliviano'],
  ['123', 'Škofljica'],
  ['Equinox', 'Equinix'],
  ['Vista', 'Vistra'],
  ['Vista', 'Visa Inc.'],
  ['3M', '3i'],
  ['ソニー', 'ソニア'],
  ['Traveler', 'Travelers'],
  ['International Business Machines', 'IBM'],
  ['Al Vista', 'Al Vistra'],
  ['Vi Sta', 'Vistra'],
  ['Bosco Stenley', 'Bisco Stanley'],
  ['Morgan Stenley Capitel Advisers', 'Morgan Stanley Capital Advisors'],
  ['Wuerth Inc', 'Würth GmbH'],
])('does not take %s for %s', (typed, name) => {
  expect(closeness(typed, name)).toBeLessThan(CLOSE);
  expect(closeness(name, typed)).toBeLessThan(CLOSE);
});

test.each(['Inc', 'Incorporated', 'Corp', 'Corporation', 'Co', 'Company', 'Comp'])(
  'does not take a company called %s for one that is limited, but for one of both, as Co., Ltd.',
  (corporation) => {
    for (const limited of ['Ltd', 'Limited', 'plc'])
      for (const [one, other] of [
        [`Vortex ${corporation}`, `Vortex ${limited}`],
        [`Vortex ${limited}`, `Vortex ${corporation}`],
      ] as const)
        expect([one, other, closeness(one, other)]).toEqual([one, other, OTHER_BODY]);
    expect(closeness(`Vortex Co plc`, `Vortex ${corporation}`)).toBe(OTHER_BODY);
    expect(closeness(`Vortex Co., Ltd.`, `Vortex ${corporation}`)).toBe(SAME_NAME);
  },
);

test.each([
  ['Ecolabs', 'Ecolab'],
  ['Travelers', 'Traveler'],
  ['Emersons', 'Emerson'],
  ['Prologist', 'Prologis'],
  ['American Waters', 'American Water'],
  ['Pacar Holding GmbH', 'Paccar'],
  ['Microsfot S.A.', 'Microsoft'],
  ['Wallmart Group', 'Walmart'],
  ['Bank of Americas Corporaton', 'Bank of America Corporation'],
  ['Corning Corportaed', 'Corning Incorporated'],
  ['Equinox Corporaton', 'Equinix Corporation'],
  ['Boy', 'Buy'],
  ['Pacar Holdings Inc', 'Paccar'],
  ['Bank Corporaton', 'Bank America Corporation'],
  ['Chevron Limitet', 'Chevron Limited'],
])('does not take %s, which tells more, for a slip of %s', (typed, name) => {
  expect(closeness(typed, name)).toBeLessThan(CLOSE);
});

test.each([
  ['Microsft', 'Microsoft', 1 - 1 / 9],
  ['Telsa', 'Tesla', 0.8],
  ['Best Microsaft', 'Best Microsoft', 1 - 1 / 13],
  ['Morgan Stenley Capitel', 'Morgan Stanley Capital', 1 - 2 / 20],
  ['Morgan Stenley International', 'Morgan Stanley International', 0.95],
  // The share of letters that need no edit, on the mean over the words, or over both names without spaces.
  ['Blue Bird', 'Blue Boat', (1 + 1 / 4) / 2],
  ['Blue', 'Blue Bird', (1 + 1 / 4) / 2],
  ['Blueboat', 'Blue Bird', 1 - 3 / 8],
  ['Bluebirder', 'Blue Bird', 0.75],
])('%s is as close to %s as %f', (typed, name, score) => {
  expect(closeness(typed, name)).toBeCloseTo(score, 9);
  expect(closeness(name, typed)).toBeCloseTo(score, 9);
});

test('words that are like one word of the other name count, the letters of as many words only word by word', () => {
  expect(closeness('Blue Blue', 'Blue Bird')).toBe(0.75);
  expect(closeness('Bluebo at', 'Blue Bird')).toBeCloseTo(1 / 3, 9);
});

test('a slip in the legal form alone costs what a slip costs at most', () => {
  expect(closeness('Chevron Corporaton', 'Chevron Corporation')).toBe(0.95);
});

test('what is no name is close to none', () => {
  for (const [typed, name] of [
    ['...', 'Apple'],
    ['Apple', '...'],
    ['../..', '--'],
  ] as const)
    expect(closeness(typed, name)).toBe(0);
});

test('a name with a legal form is no city', () => {
  expect(closeness('Santander S.A.', 'Santander', 'place')).toBe(OTHER_BODY);
  expect(closeness('Santander S.A.', 'Madrid', 'place')).toBeLessThan(0.5);
  expect(closeness('Santander', 'Santander', 'place')).toBe(1);
  expect(closeness('santander', 'Santander', 'place')).toBe(SAME_NAME);
  expect(closeness('Muenchen', 'München', 'place')).toBe(SAME_NAME);
  expect(closeness('Santandder', 'Santander', 'place')).toBeGreaterThanOrEqual(CLOSE);
});

test('what tells a place from others of its name is no part of it', () => {
  expect(closeness('Congo', 'Congo (DRC)', 'place')).toBe(1);
  expect(closeness('Congo', 'Congo (Republic)', 'place')).toBe(1);
  expect(closeness('Washington', 'Washington, D.C.', 'place')).toBe(1);
  expect(closeness('Congo (DRC)', 'Congo (Republic)', 'place')).toBeLessThan(CLOSE);
  expect(closeness('Washington', 'Washington, DC', 'place')).toBe(1);
  expect(closeness('Congo North', 'Congo (DRC) North', 'place')).toBeLessThan(CLOSE);
  expect(closeness('Washington Area', 'Washington, U.S.A. Area', 'place')).toBeLessThan(CLOSE);
  expect(closeness('Acme', 'Acme (UK)', 'company')).toBeLessThan(1);
});

test('only a place leaves an article and letters out, and of companies the order of two things says nothing', () => {
  expect(closeness('the Gambia', 'Gambia', 'place')).toBe(1);
  expect(closeness('Gate of the West', 'Gate of West', 'place')).toBeLessThan(CLOSE);
  expect(closeness('the Weeknd', 'Weeknd', 'person')).toBeLessThan(CLOSE);
  expect(closeness('Toronto Dominion Bk', 'Toronto Dominion Bank', 'person')).toBeLessThan(CLOSE);
  expect(closeness('Hub to Air', 'Air to Hub', 'company')).toBe(SAME_NAME);
});

test('a letter makes another person', () => {
  expect(closeness('Peter Hansen', 'Peter Hanson', 'person')).toBeLessThan(CLOSE);
});

test.each([
  ['ATT', 'American Telephone and Telegraph', true],
  ['BA', 'Bank of America', true],
  ['NYT', 'The New York Times', true],
  ['TNYT', 'The New York Times', false],
  ['A', 'Apple', false],
  ['GM', 'General Electric', false],
])('%s are the initials of %s: %p', (code, name, are) => {
  expect(areInitials(code, name)).toBe(are);
});

test.each([
  ['AIG Inc.', 'AIG'],
  [' AIG  Inc. ', 'AIG'],
  ['Aig Inc.', undefined],
  ['AIG Life Inc.', undefined],
  ['INTEL Inc.', 'INTEL'],
  ['BOEING Inc.', undefined],
  ['AIG', undefined],
  ['AIG AG', undefined],
  ['AIG Inc. AG', undefined],
])('the code before the form of %j is %p', (typed, code) => {
  expect(codeBeforeForm(typed)).toBe(code);
});

test.each([
  ['AHOLD DEL', 'Ahold Delhaize', true],
  ['BANCO BILBAO VIZ ARG', 'Banco Bilbao Vizcaya Argentaria', true],
  ['GENERAL MOT', 'General Motors', true],
  ['HEWLETT PACKARD ENTRPR', 'Hewlett Packard Enterprise', true],
  ['HEWLETT PACKARD ENTRX', 'Hewlett Packard Enterprise', false],
  ['EDWARDS LIFE', 'Edwards Lifesciences', false],
  ['NORFOLK SOUTH', 'Norfolk Southern', false],
  ['THERMO FISH', 'Thermo Fisher Scientific', false],
  ['GEN MOT', 'General Motors', false],
  ['General Mot', 'General Motors', false],
  ['AHOLD DE', 'Ahold Delhaize', false],
])('%s is what a terminal leaves of %s: %p', (typed, name, expected) => {
  expect(closeness(typed, name, 'company') >= CLOSE).toBe(expected);
});

test.each([
  ['Nestl? SA', 'Nestlé', 'company', true],
  ['Soci\uFFFDt\uFFFD G??n??rale', 'Société Générale', 'company', true],
  ['Z?rich', 'Zürich', 'place', true],
  ['Nestl? Malaysia Bhd', 'Nestlé', 'company', false],
  ['Appl?', 'Apple', 'company', false],
  ['????', '中国', 'place', false],
  ['Apple?', 'Apple', 'company', true],
] as const)('%s is %s of a %s whose letters were lost: %p', (typed, name, kind, expected) => {
  expect(closeness(typed, name, kind) >= CLOSE).toBe(expected);
});

test('a group is a body where its name has more words', () => {
  expect(['Apple Group', ' apple.com', ' Group', 'Group ', 'apple.com'].map(namesBody)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a name of two words that a field cut off within the second is the whole one', () => {
  expect(closeness('International Pharmaceutic', 'International Pharmaceuticals', 'company')).toBe(0.95);
});

test('an alias that tells a place from others of its name is only that place where it is typed in full', () => {
  const told = 'Virgin Islands (U.S.)';
  expect(otherNameCloseness(told, told, 'place')).toBe(1);
  expect(otherNameCloseness('virgin islands (u.s.)', told, 'place')).toBeGreaterThanOrEqual(CLOSE);
  expect(otherNameCloseness('Virgin Islands (U.K.)', told, 'place')).toBeLessThan(CLOSE);
  expect(otherNameCloseness('Virgin Islads (U.S.)', told, 'place')).toBeLessThan(CLOSE);
  expect(otherNameCloseness('Virgin Islads (U.S.)', told, 'company')).toBeGreaterThan(CLOSE);
  expect(otherNameCloseness('Paris', told, 'place')).toBeLessThan(0.5);
  expect(otherNameCloseness('Virgin Islads', 'Virgin Islands', 'place')).toBeGreaterThanOrEqual(CLOSE);
  expect(otherNameCloseness('Virgin Islands US', told, 'company')).toBeGreaterThan(0);
});
