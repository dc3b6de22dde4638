import { CLOSE, SAME_NAME } from '../../../src/shared/names/closeness';
import {
  runnerUpCloseness,
  isRegisteredElsewhere,
  rankByName,
  leavesFormOut,
  nearestRunnerUp,
} from '../../../src/shared/names/candidate-ranking';
import { found } from './entities';

/** What a search's results come to, in words. */
function verdict(typed: string, ...results: ReturnType<typeof found>[]): string {
  const judged = rankByName(typed, results);
  if (judged.kind === 'match') return judged.entity.id;
  if (judged.kind === 'several') return `several: ${judged.entities.map(({ id }) => id).join(', ')}`;
  if (judged.kind === 'open')
    return `open: ${judged.first.entity.id}; near: ${judged.near.map(({ entity }) => entity.id).join(', ')}`;
  return judged.kind;
}

describe('the results of a search', () => {
  test('are none where nothing was found', () => {
    expect(verdict('Apple')).toBe('none');
  });

  test('are the first where it is called so, whatever else is near', () => {
    expect(verdict('Apple', found('Apple Inc.'), found('Appel', 'Person'))).toBe('Apple Inc.');
  });

  test('are a slip of the first where nothing else is as near', () => {
    expect(verdict('Microsft', found('Microsoft'), found('Micron'))).toBe('Microsoft');
    expect(verdict('Telsa', found('Tesla'))).toBe('Tesla');
  });

  test('are open where two are about as near', () => {
    expect(verdict('Salersforce', found('Salesforce'), found('Salesforce.org Salesforce'))).toBe(
      'Salesforce',
    );
    expect(verdict('Caterpilar', found('Caterpillar'), found('Caterpidar'))).toBe(
      'open: Caterpillar; near: Caterpillar, Caterpidar',
    );
  });

  test('are open where the service has something else in mind than what is called so', () => {
    expect(verdict('Meta', found('Meta Platforms'), found('Meta', 'CountrySubdivision'))).toBe(
      'open: Meta Platforms; near: Meta',
    );
  });

  test('are a person who goes by what was typed, unless several do or somebody is called just so', () => {
    const person = (name: string) => found(name, 'Person');
    expect(verdict('Jamie Dimon', person('James Dimon'))).toBe('James Dimon');
    expect(verdict('Ben Bernanke', person('Ben S. Bernanke'))).toBe('Ben S. Bernanke');
    expect(verdict('Mr. Jamie Dimon', person('James Dimon'))).toBe('James Dimon');
    expect(verdict('FINK LAURENCE D', person('Laurence Fink'))).toBe('Laurence Fink');
    expect(verdict('Jim Farley', person('James Farley Jr.'), person('Jim Parsley'))).toBe('James Farley Jr.');
    expect(verdict('Mike Wirth', person('Michael Wirth'), person('Michael K. Wirth'))).toBe(
      'open: Michael Wirth; near: Michael Wirth, Michael K. Wirth',
    );
    expect(verdict('Bill Ford', person('Bill Ford'), person('William Ford'))).toBe('Bill Ford');
    expect(verdict('Bill Ford', person('Walter Ford'))).toBe('open: Walter Ford; near: ');
    expect(verdict('Jim Farley', found('James Farley'))).toBe('open: James Farley; near: ');
  });

  test('are open where no name is near', () => {
    expect(verdict('Big Blue', found('IBM'))).toBe('open: IBM; near: ');
  });

  test('are told with the nearest first', () => {
    expect(verdict('Caterpilar', found('IBM'), found('Caterpidar'), found('Caterpilar Inc'))).toBe(
      'open: IBM; near: Caterpilar Inc, Caterpidar',
    );
  });

  test('are several where two of one kind are called so', () => {
    expect(verdict('Delta', found('Delta Inc'), found('Delta Corp'))).toBe('several: Delta Inc, Delta Corp');
  });

  test('are the one that is called so letter by letter', () => {
    expect(verdict('Delta', found('Delta Inc'), found('Delta'))).toBe('Delta');
    expect(
      verdict('Springfield', found('Springfield', 'Municipality'), found('Springfield', 'Municipality')),
    ).toMatch(/^several/);
  });

  test('are the first of different kinds', () => {
    expect(verdict('Apple', found('Apple'), found('Apple', 'Robot'))).toBe('Apple');
    expect(verdict('Georgia', found('Georgia', 'Country'), found('Georgia Inc'))).toBe('Georgia');
  });
});

describe('a place within a place of its name', () => {
  const whole = { ...found('Singapore', 'Country'), id: 'country' };
  const within = (description?: string) => ({
    ...found('Singapore', 'Municipality', description),
    id: 'city',
  });

  test.each(['City in Singapore', 'Capital of Singapore', 'city IN SINGAPORE, Asia'])(
    'is left out where it is told as %j',
    (description) => {
      expect(verdict('Singapore', within(description), whole)).toBe('country');
      expect(verdict('Singapore', whole, within(description))).toBe('country');
    },
  );

  test.each([undefined, 'City near Singapore', 'City in Singaporeland'])(
    'is as good as a part of a country where it is told as %j, and never as the country',
    (description) => {
      const part = { ...found('Singapore', 'CountrySubdivision'), id: 'part' };
      expect(verdict('Singapore', within(description), part)).toBe('several: city, part');
      expect(verdict('Singapore', within(description), whole)).toBe('country');
    },
  );

  test.each(['Location', 'Facility'])('is not meant where it is a %s', (type) => {
    expect(verdict('Singapore', { ...found('Singapore', type), id: 'spot' }, whole)).toBe('country');
  });

  test('is left out of a dependent territory too, and of no other place', () => {
    const bermuda = (type: string, id: string, description?: string) => ({
      ...found('Bermuda', type, description),
      id,
    });
    const town = bermuda('Municipality', 'town', 'Town in BERMUDA');
    expect(verdict('Bermuda', town, bermuda('DependentTerritory', 'territory'))).toBe('territory');
    expect(verdict('Bermuda', town, bermuda('CountrySubdivision', 'part'))).toBe('several: town, part');
  });

  test('is as good as what lies in it, or is of its own type', () => {
    const bermuda = (type: string, id: string, description?: string) => ({
      ...found('Bermuda', type, description),
      id,
    });
    const within = bermuda('DependentTerritory', 'b', 'Territory in Bermuda');
    expect(verdict('Bermuda', bermuda('Country', 'a', 'Part of Bermuda'), within)).toBe('several: a, b');
    const other = bermuda('Country', 'b');
    expect(verdict('Bermuda', bermuda('Country', 'a', 'Republic of Bermuda'), other)).toBe('several: a, b');
  });

  test('takes the name of its country as it stands, dots and all', () => {
    const us = { ...found('U.S. (A)', 'DependentTerritory'), id: 'country' };
    const town = { ...found('U.S. (A)', 'Municipality', 'Town in U.S. (A)b'), id: 'town' };
    const other = { ...found('U.S. (A)', 'Municipality', 'Town in UxS. (A)'), id: 'other' };
    expect(verdict('U.S. (A)', us, other)).toBe('several: country, other');
    expect(verdict('U.S. (A)', us, town)).toBe('country');
  });
});

describe('the nearest result', () => {
  const results = [found('Apple'), found('Applied'), found('Boeing')];

  test('is the one whose name is most alike', () => {
    expect(nearestRunnerUp('Boing', results)[0]?.entity.id).toBe('Boeing');
  });

  test('leaves out the one that is meant', () => {
    const meant = { entity: results[0]!, closeness: 1 };
    expect(nearestRunnerUp('Apple', results, meant)[0]?.entity.id).toBe('Applied');
  });

  test('is never nearer than the one that is meant', () => {
    const delta = { entity: found('Delta Air Lines'), closeness: 0.99 };
    const [nearest] = nearestRunnerUp('Delta', [delta.entity, found('Delta', 'CountrySubdivision')], delta);
    expect(nearest?.closeness).toBeLessThan(delta.closeness);
  });

  test('is the first of the service among equals, and none of none', () => {
    expect(nearestRunnerUp('zz', [found('aa'), found('bb')]).map(({ entity }) => entity.id)).toEqual(['aa']);
    expect(nearestRunnerUp('zz', [])).toEqual([]);
  });

  test('stands alone where the others are much less alike, and beside two at most', () => {
    expect(nearestRunnerUp('Caterpilar', [found('Caterpolis'), found('Caterpillar')])).toHaveLength(1);
    const koreas = ['North', 'South', 'Great', 'Other'].map((part) => found(`${part} Korea`));
    expect(nearestRunnerUp('Korea', koreas)).toHaveLength(3);
  });

  test('stands beside those that are as near', () => {
    const koreas = [found('South Korea'), found('North Korea'), found('Korean Peninsula')];
    expect(nearestRunnerUp('Korea', koreas).map(({ entity }) => entity.id)).toEqual([
      'North Korea',
      'South Korea',
    ]);
  });
});

describe('a person', () => {
  const ben = found('Ben S. Bernanke', 'Person', 'Chair of Nvidia');

  test.each(['Ben T. Bernanke', 'Ben Bernanke Sr', 'Mr. Bernanke'])('is not meant by %s', (typed) => {
    expect(verdict(typed, ben)).toMatch(/^open/);
    expect(runnerUpCloseness(typed, ben, new Map([['aliases', ['Ben Bernanke']]]))).toBeLessThan(0.8);
  });

  test('may be told with the company that the service describes the person by, and with no other', () => {
    expect(verdict('Ben S. Bernanke (NVIDIA)', ben)).toBe('Ben S. Bernanke');
    expect(verdict('BEN S. BERNANKE (NVIDIA)', ben)).toBe('Ben S. Bernanke');
    expect(verdict('Jane Doe (NVIDIA)', ben)).toMatch(/^open/);
    expect(verdict('Ben S. Bernanke (Intel)', ben)).toMatch(/^open/);
    expect(runnerUpCloseness('Gentle Ben', ben, new Map([['aliases', ['Gentle Ben']]]))).toBe(0.99);
  });
});

describe('what was typed, beside the name', () => {
  const beside = (typed: string, name: string, texts: Record<string, readonly string[]>) =>
    Math.round(runnerUpCloseness(typed, found(name), new Map(Object.entries(texts))) * 100) / 100;

  test.each([
    ['Google', 'Alphabet Inc.', { aliases: ['Google', 'GOOG'] }, 0.99],
    ['google', 'Alphabet Inc.', { aliases: ['Google'] }, 0.97],
    ['Facebook Inc', 'Meta Platforms', { legal_name: ['Facebook, Inc.'] }, 0.97],
    ['AAPL', 'Apple Inc.', { ticker: ['AAPL'] }, 0.99],
    ['AAPL', 'Apple Inc.', { ticker: ['MSFT', 'AAPL'] }, 0.99],
    ['AAPL', 'Apple Inc.', { ticker: ['MSFT'] }, -0.01],
    ['Meta', 'Meta Platforms', { ticker: ['META'] }, 0.99],
    ['$AAPL', 'Apple Inc.', { ticker: ['AAPL'] }, 0.99],
    ['AAPL.O', 'Apple Inc.', { ticker: ['AAPL'] }, 0.99],
    ['AAPL.O', 'Apple Inc.', { aliases: ['AAPL'] }, 0.99],
    ['$US', 'United States', { aliases: ['US'] }, -0.01],
    ['General Electric', 'GE', { aliases: ['GENERAL ELECTRIC'] }, 0.97],
    ['0000320193', 'Apple Inc.', { cik: ['320193'] }, 0.99],
    ['0000320194', 'Apple Inc.', { cik: ['320193'] }, -0.01],
    ['apple.com', 'Apple Inc.', { website: ['https://www.apple.com/'] }, 0.99],
    ['Anything', 'Apple Inc.', {}, -0.01],
    ['VOLVO B', 'Volvo', { aliases: ['Volvo B'] }, 0.97],
    ['apple.com B', 'Other', { website: ['apple.com'] }, -0.01],
    ['Vertex Inc', 'VTX Group', { aliases: ['Vertex', 'Vertex Biology'] }, 0.97],
    ['Alpha B Holdings', 'Alpha C Holdings', { aliases: ['Alpha B Holdings'] }, 0.99],
  ])('%j is as close to %s with %j as %f', (typed, name, texts, score) => {
    expect(beside(typed, name, texts)).toBe(score);
  });

  test.each([
    ['P.R. Motors', 'Other', 'Pacific Rim Motors'],
    ['Low', 'Lowe’s', 'LOW'],
    ['All', 'Allstate', 'ALL'],
    ['ECB', 'Other', 'EC-B'],
    ['AIG Inc.', 'Other Insurance', 'AIG'],
    ['GE Ltd.', 'General Electric', 'XY'],
    ['Abcdef', 'Other', 'ABCDEF'],
    ['Platforms', 'Meta Platforms', 'META'],
    ['AUS', 'Other', 'AU.S.'],
    ['USAB', 'Other', 'U.S.AB'],
  ])('%j is no symbol of %s, %s', (typed, name, symbol) => {
    expect(beside(typed, name, { aliases: [symbol] })).toBeLessThan(0.8);
  });

  test.each([
    ['UK', 'United Kingdom', 'U.K.'],
    ['U.K.', 'United Kingdom', 'UK'],
    ['Meta', 'Meta Platforms', 'META'],
    [' Meta ', 'Meta Platforms', 'META'],
    ['USA', 'United States', 'U.S.A'],
    ['AIG Inc.', 'American International Group', 'AIG'],
    ['IBM', 'International Business Machines', 'IBM'],
  ])('%j is the symbol of %s, %s', (typed, name, symbol) => {
    expect(beside(typed, name, { aliases: [symbol] })).toBeGreaterThan(0.9);
  });

  test('is no slip of what is only short for a longer name', () => {
    expect(beside('Philips', 'Phillips 66', { aliases: ['Phillips'] })).toBeLessThan(0.8);
    expect(beside('Phillips', 'Phillips 66', { aliases: ['Phillips'] })).toBe(0.99);
  });

  test('is of another body where its legal form is one of other laws, or the alias is only short for the name', () => {
    expect(beside('Merck KGaA', 'Merck & Co., Inc.', { aliases: ['Merck'] })).toBeLessThan(0.8);
    expect(beside('Vertex, Inc.', 'Vertex Pharmaceuticals', { aliases: ['Vertex'] })).toBeLessThan(0.8);
    expect(beside('Merck Inc.', 'Merck & Co., Inc.', { aliases: ['Merck'] })).toBeCloseTo(SAME_NAME - 0.01);
    const [short, legal_name] = [['Taiwan Semiconductor'], ['Taiwan Semiconductor Manufacturing Co Ltd']];
    expect(beside('Taiwan Semiconductor', 'TSMC', { aliases: short, legal_name })).toBe(0.99);
    expect(beside('Taiwan Semiconductor Co Ltd', 'TSMC', { aliases: short, legal_name })).toBeLessThan(0.8);
  });

  test.each([
    ['Block Inc (formerly Square)', 0.99],
    ['Square (now Block)', 0.99],
    ['Block (ex Square)', 0.99],
    ['Block, formerly Circle', 0.99],
    ['Circle (formerly Block)', 0],
    ['Circle (now Block)', 0],
    ['Block (ex Circle)', 0],
    ['Block ex Square', 0],
    ['Block GmbH (formerly Square)', 0],
    ['Block, Inc. (XYZ.N)', 0.99],
    ['(XYZ) Block, Inc.', 0.99],
    ['Block Inc XYZ', 0.99],
    ['Block Inc ABC', 0],
    ['XYZ - Block, Inc.', 0.99],
    ['Block, Inc. - XYZ', 0.99],
    [' Block, Inc. (XYZ) ', 0.99],
    ['Google (XYZ)', 0],
    ['XYZ (formerly Square)', 0],
  ])('%s tells two names, which come to %f', (typed, score) => {
    const texts = { aliases: ['Square'], legal_name: ['Block, Inc.'], ticker: ['XYZ'] };
    expect(beside(typed, 'Block, Inc.', texts) >= 0.8).toBe(score > 0);
  });
});

test.each([
  ['Siemens Ltd', 'Siemens', 'Company', true],
  ['Siemens Ltd', 'Siemens AG', 'Company', false],
  ['Siemens', 'Siemens', 'Company', false],
  ['Santander S.A.', 'Santander', 'Municipality', false],
])('%s tells a legal form that %s, a %s, leaves out: %p', (typed, name, type, leaves) => {
  expect(leavesFormOut(typed, found(name, type))).toBe(leaves);
});

describe('a company that is registered elsewhere', () => {
  const elsewhere = (typed: string, texts: Record<string, readonly string[]>, type = 'Company') =>
    isRegisteredElsewhere(typed, found('Siemens', type), new Map(Object.entries(texts)));

  test('has its legal name by the laws of other countries than what was typed', () => {
    expect(elsewhere('Siemens Ltd', { legal_name: ['Siemens AG'] })).toBe(true);
    expect(elsewhere('Siemens GmbH', { legal_name: ['Siemens AG'] })).toBe(false);
    expect(elsewhere('Siemens', { legal_name: ['Siemens AG'] })).toBe(false);
    expect(elsewhere('Siemens Ltd', { legal_name: ['Siemens AG', 'Siemens Limited'] })).toBe(false);
  });

  test('is not meant by its code beside a name of other laws', () => {
    const texts = new Map([
      ['legal_name', ['Siemens AG']],
      ['ticker', ['SIE']],
    ]);
    expect(runnerUpCloseness('Siemens Ltd (SIE)', found('Siemens'), texts)).toBeLessThan(CLOSE);
    expect(runnerUpCloseness('Siemens AG (SIE)', found('Siemens'), texts)).toBeGreaterThan(CLOSE);
  });

  test('is told by its other names where the service has no legal one', () => {
    expect(elsewhere('Siemens Ltd', {})).toBe(false);
    expect(elsewhere('Siemens Ltd', { aliases: ['SIE', 'Siemens AG'] })).toBe(true);
    expect(elsewhere('Siemens AG', { aliases: ['SIEMENS AG'] })).toBe(false);
    expect(elsewhere('Siemens Ltd', { aliases: ['Osram AG'] })).toBe(false);
  });

  test.each([
    ['Siemens Ltd', 'SIEMENS CORP', true],
    ['Siemens plc', 'Siemens Corporation', true],
    ['Siemens SA', 'Siemens Inc.', true],
    ['Siemens Inc', 'Siemens Limited', true],
    ['Siemens Inc', 'Siemens Co', false],
    ['Siemens Co., Ltd.', 'Siemens Corporation', false],
    ['Siemens Company plc', 'SIEMENS CO', true],
    ['Siemens Ltd', 'Siemens plc', false],
  ])('%s beside the register’s %s: %s', (typed, legal, isElsewhere) => {
    expect(elsewhere(typed, { legal_name: [legal] })).toBe(isElsewhere);
  });

  test('may have a branch with a form of its own among its other names', () => {
    expect(
      elsewhere('Siemens Ltd', { legal_name: ['Siemens AG'], aliases: ['SIE', 'Siemens Limited'] }),
    ).toBe(false);
    expect(elsewhere('Telsa Ltd', { legal_name: ['Tesla AG'], aliases: ['Tesla Limited'] })).toBe(false);
    expect(elsewhere('Siemens Ltd', { legal_name: ['Siemens AG'], aliases: ['Siemens'] })).toBe(true);
    expect(elsewhere('Siemens Ltd', { legal_name: ['Siemens AG'], aliases: ['Osram Limited'] })).toBe(true);
  });

  test('is a company', () => {
    expect(elsewhere('Siemens Ltd', { legal_name: ['Siemens AG'] }, 'Municipality')).toBe(false);
  });
});

describe('a place told with where it lies', () => {
  const city = { ...found('Birmingham', 'Municipality', 'City in England, United Kingdom'), id: 'city' };
  const part = { ...found('Birmingham', 'CountrySubdivision', 'Subdivision of United Kingdom'), id: 'part' };
  const other = { ...found('Birmingham', 'Municipality', 'City in Alabama, United States'), id: 'other' };

  test('is the one that the service describes as lying there', () => {
    expect(verdict('Birmingham (UK)', city, other)).toBe('city');
    expect(verdict('Birmingham, Alabama', other, city)).toBe('other');
    expect(verdict('BIRMINGHAM (UK)', city, other)).toBe('city');
  });

  test('is none that it describes as lying elsewhere, or does not describe', () => {
    expect(verdict('Birmingham, Ontario', city, other)).toBe('open: city; near: ');
    expect(verdict('Birmingham (UK)', found('Birmingham', 'Municipality'))).toBe('open: Birmingham; near: ');
  });

  test('is the city, and not the part of a country that is called after it', () => {
    expect(verdict('Birmingham (UK)', city, part)).toBe('city');
    expect(verdict('Birmingham (UK)', city, part, { ...part, id: 'second' })).toBe('city');
    expect(verdict('Birmingham (UK)', part)).toBe('part');
    const spot = { ...found('Birmingham', 'Location', 'Location in United Kingdom'), id: 'spot' };
    expect(verdict('Birmingham (UK)', city, spot)).toBe('several: city, spot');
    expect(verdict('Birmingham', city, part)).toBe('several: city, part');
  });

  test('is no slip of another, and no company', () => {
    expect(verdict('Birmingam (UK)', city)).toBe('open: city; near: ');
    expect(verdict('Birmingham (UK)', found('Birmingham', 'Company', 'Company in UK'))).toMatch(/^open/);
  });

  test('is the territory of its name, under a heading', () => {
    expect(verdict('China, P.R.: Macao', found('Macao', 'DependentTerritory'))).toBe('Macao');
    expect(verdict('France: Macao', found('Macao', 'Municipality', 'City in Brazil'))).toMatch(/^open/);
    expect(verdict('Macao (Brazil)', found('Macao', 'DependentTerritory'))).toMatch(/^open/);
    expect(verdict('Macao SAR', found('Macao', 'DependentTerritory'))).toBe('Macao');
    expect(verdict('China, mainland', found('China', 'Country'))).toBe('China');
  });

  test('may be told by another of its names', () => {
    const beside = new Map([['aliases', ['Brummagem']]]);
    expect(runnerUpCloseness('Brummagem, England', city, beside)).toBeGreaterThan(0.9);
    expect(runnerUpCloseness('Brummagem, Alabama', city, beside)).toBeLessThan(0.8);
  });
});

describe('a place told with what it is', () => {
  const part = found('Aichi', 'CountrySubdivision');
  const beside = (typed: string, entity = part, ...aliases: string[]): boolean =>
    runnerUpCloseness(typed, entity, new Map([['aliases', aliases]])) >= CLOSE;

  test('is called so, in English or behind a hyphen', () => {
    expect(['Aichi Prefecture', 'Aichi-ken', 'Province of Aichi'].map((typed) => beside(typed))).toEqual([
      ...[true, true, true],
    ]);
    expect(beside('Suwon-si', found('Suwon', 'Municipality'))).toBe(true);
    expect(beside('Freistaat Bayern', found('Bavaria', 'CountrySubdivision'), 'Bayern')).toBe(true);
  });

  test('is of that type, and no county is a state', () => {
    expect(beside('Aichi Prefecture', found('Aichi', 'Municipality'))).toBe(false);
    expect(beside('Washington County', found('Washington', 'CountrySubdivision'))).toBe(false);
  });

  test('may be told by the initials of its other name', () => {
    const china = found('China', 'Country');
    const names = ["People's Republic of China"];
    const typed = ['P.R. China', 'China PR', 'China, P.R.: Mainland', 'R.O. China', 'Dem. Rep. of China'];
    expect(typed.map((each) => beside(each, china, ...names))).toEqual([true, true, true, false, false]);
  });
});

describe('an issuer told with a class of its shares', () => {
  const brazil = found('Vale', 'Company', 'Company with headquarters in Rio De Janeiro, Brazil');

  test('is called so', () => {
    expect(verdict('VOLVO B', found('Volvo'))).toBe('Volvo');
    expect(verdict('VALE ON NM', brazil)).toBe('Vale');
    const nestle = found('Nestlé');
    expect(runnerUpCloseness('NESTLE SUISSE N', nestle, new Map([['aliases', ['Nestle Suisse']]]))).toBe(
      0.95,
    );
  });

  test('is no code, and none that a word of another country is behind', () => {
    expect(runnerUpCloseness('ELAN N', found('Elanco'), new Map([['aliases', ['ELAN']]]))).toBeLessThan(
      CLOSE,
    );
    expect(verdict('SNAP ON', found('Snap'))).toMatch(/^open/);
    expect(verdict('Volvo B', found('Volvo', 'Municipality'))).toMatch(/^open/);
    const [town, names] = [found('Gothenburg', 'Municipality'), new Map([['aliases', ['Volvo']]])];
    expect(runnerUpCloseness('Volvo B', town, names)).toBeLessThan(CLOSE);
    expect(verdict('Vitamin B', found('Vitamin Shoppe'))).toMatch(/^open/);
  });
});
