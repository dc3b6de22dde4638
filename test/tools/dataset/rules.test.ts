import { Collection } from '../../../tools/dataset/collection';
import { leaveOutContradicted } from '../../../tools/dataset/dated-figures';
import { checkRules, RULES } from '../../../tools/dataset/rules';
import { leaveOutFormerCurrencies, leaveOutStrayRates } from '../../../tools/dataset/rates';

/** A small dataset that keeps every rule. */
function sound(): Collection {
  const collection = new Collection();
  const sources = ['list'];
  collection.source('list', { name: 'A list', date: '2026-01-01', document: 'https://example.org' });
  collection.entity('country:FR', 'Country', 'France', { sources, properties: { capital: 'Paris' } });
  collection.entity('Paris', 'Municipality', 'Paris', { sources });
  collection.entity('NYSE', 'Exchange', 'New York Stock Exchange', { sources });
  collection.entity('Ann', 'Person', 'Ann', { sources });
  const lei = 'KY37LUS27QQX7BB93L28';
  const properties = { exchange: 'New York Stock Exchange', chief_executive_officer: 'Ann', lei };
  collection.entity('Acme', 'Company', 'Acme', { sources, properties });
  collection.link('HAS_CAPITAL', 'country:FR', 'Paris', { sources });
  collection.link('LISTED_ON', 'Acme', 'NYSE', { sources });
  collection.link('IS_CEO_OF', 'Ann', 'Acme', { sources });
  addSeries(collection, [['2025-01-01', 1]]);
  addStatement(collection, {});
  return collection;
}

/** Acme's year of 400 in four quarters, the last of them worked out, with some of its lines otherwise. */
function addStatement(collection: Collection, lines: Readonly<Record<string, string>>): void {
  const sound = {
    'Revenue a': '400',
    'Revenue q': '90 100 105 105|   d',
    'Cost of revenue a': '240',
    'Gross profit a': '160',
    'Diluted weighted average shares a': '5000000',
  };
  collection.statements.set('Acme', {
    entity: 'Acme',
    years: '2025-01-01/2025-12-31',
    quarters: '2025-01-01/2025-03-31 2025-06-30 2025-09-30 2025-12-31',
    yearReports: '',
    quarterReports: '',
    lines: Object.entries({ ...sound, ...lines }).map(([line, told]) => {
      const [, name = '', cadence = ''] = /^(.+) (.)$/.exec(line) ?? [];
      const [values = '', cites] = told.split('|');
      return cites === undefined ? [name, cadence, values] : [name, cadence, values, cites];
    }),
  });
}

function addSeries(collection: Collection, points: [string, number][], taxonomy = 'list'): void {
  const series = {
    entity: 'country:FR',
    type: 'MacroIndicator',
    name: 'GDP',
    unit: 'US dollars',
    cadence: 'a',
  };
  collection.addSeries({ ...series, taxonomy, source: 'list', points });
}

/** A rate of one month after the other. */
function addRate(collection: Collection, values: readonly number[]): void {
  collection.addSeries({
    ...{ entity: 'country:FR', type: 'ForeignExchangeRate', name: 'Reference rate', unit: 'CHF per EUR' },
    ...{ taxonomy: 'list', cadence: 'm', source: 'list' },
    points: values.map((value, at) => [`2025-0${String(at + 1)}-01`, value]),
  });
}

/** What two publications say of the inflation of 2024; both say 10.4 of 2023. */
function addInflation(collection: Collection, values: readonly number[]): void {
  values.forEach((value, at) => {
    collection.addSeries({
      ...{ entity: 'country:FR', type: 'MacroIndicator', unit: 'percent', cadence: 'a', source: 'list' },
      name: `Inflation rate (consumer prices${at === 0 ? '' : ', CIA World Factbook'})`,
      taxonomy: at === 0 ? 'World Bank WDI' : 'CIA World Factbook',
      points: [
        ['2023-01-01', 10.4],
        ['2024-01-01', value],
      ],
    });
  });
}

const BREAKS: Readonly<Record<string, (collection: Collection) => void>> = {
  'a capital is the same as property and as relationship': (collection) =>
    collection.known('country:FR').properties.set('capital', ['Lyon']),
  'an exchange is the same as property and as relationship': (collection) =>
    collection.known('Acme').properties.delete('exchange'),
  'a chief executive is the same as property and as relationship': (collection) => {
    collection.entity('Bob', 'Person', 'Bob', { sources: ['list'] });
    collection.link('IS_CEO_OF', 'Bob', 'Acme', { sources: ['list'] });
  },
  'an office begins on a day only where an announcement names it': (collection) =>
    collection.link('IS_CFO_OF', 'Ann', 'Acme', { sources: ['list'], since: '2025-01-01' }),
  'a relationship does not end before it begins': (collection) =>
    collection.link('IS_MEMBER_OF', 'country:FR', 'Acme', {
      sources: ['list'],
      since: '2025-01-01',
      until: '2024-01-01',
    }),
  'a figure is not of a day after its publication': (collection) =>
    addSeries(collection, [['2026-06-01', 1]]),
  'the points of a series follow each other, one a day': (collection) =>
    addSeries(collection, [
      ['2025-01-01', 1],
      ['2025-01-01', 2],
    ]),
  'two series of an entity say by their names what differs': (collection) =>
    addSeries(collection, [['2024-01-01', 1]], 'another list'),
  'a name carries no footnote mark, doubled blank or marker of a register': (collection) =>
    collection.entities.set('Corp', { ...collection.known('Acme'), key: 'Corp', name: 'ACME CORP /DE/' }),
  'an identifier has the digits that its register gives': (collection) =>
    collection.known('Acme').properties.set('isin', ['CH0038863351']),
  'a population or an output of a country is the newest that a series dates': (collection) => {
    const population = {
      type: 'MacroIndicator',
      unit: 'persons',
      taxonomy: 'list',
      cadence: 'a',
      source: 'list',
    };
    collection.known('country:FR').properties.set('population', [67_900_000, 'list']);
    collection.addSeries({
      ...population,
      entity: 'country:FR',
      name: 'Population',
      points: [
        ['2024-01-01', 67_900_000],
        ['2025-01-01', 68_720_337],
      ],
    });
  },
  'what a field takes for one measure of a place is named as one': (collection) => {
    const gdp = { entity: 'country:FR', type: 'MacroIndicator', unit: 'US dollars', cadence: 'a' };
    for (const name of ['GDP (current US dollars)', 'GDP (current US dollars, CIA World Factbook)'])
      collection.addSeries({
        ...{ ...gdp, name, taxonomy: 'A publisher', source: 'list' },
        points: [['2024-01-01', 1]],
      });
  },
  'two publications of one measure of a place do not contradict each other': (collection) =>
    addInflation(collection, [-4.52, 5.7]),
  'no rate of a month leaves the course of its pair and comes back to it': (collection) =>
    addRate(collection, [3397, 0.69, 3544]),
  'a rate by month is of averages alone, or of days alone and called so': (collection) =>
    collection.addSeries({
      ...{ entity: 'country:FR', type: 'ForeignExchangeRate', name: 'Franc' },
      ...{ unit: 'CHF per EUR', cadence: 'm', taxonomy: 'list', source: 'list' },
      points: [
        ['2025-01-01', 1],
        ['2025-02-28', 1],
      ],
    }),
  'the name of a price or a rate tells no other cadence than its own': (collection) =>
    collection.addSeries({
      ...{ entity: 'country:FR', type: 'ForeignExchangeRate', name: 'Franc, daily reference' },
      ...{ unit: 'CHF per EUR', cadence: 'm', taxonomy: 'list', source: 'list' },
      points: [['2025-01-01', 1]],
    }),
  'what a value, a relationship or a series cites is a publication': (collection) =>
    collection.known('Ann').properties.set('title', ['CEO', 'nothing']),
  'a name is whole: no half of a bracket, doubled quote or sentence about it': (collection) =>
    collection.known('country:FR').furtherNames.add('Gaul (Transalpine'),
  'a city is not called as a country is whose name is no part of its own': (collection) =>
    collection.known('Paris').aliases.add('France'),
  'a country or territory is not called by what several are with a word before': (collection) => {
    for (const name of ['East Gaul', 'West Gaul'])
      collection.entity(`country:${name}`, 'Country', name, { sources: ['list'] });
    collection.known('country:East Gaul').furtherNames.add('Gaul');
  },
  'a name of a person is not in the capitals of a form, or in what they leave of them': (collection) =>
    collection.known('Ann').aliases.add('Ann Mccarthy'),
  'two institutions of a country differ by more than an article': (collection) => {
    for (const name of ['Acme University', 'The Acme University'])
      collection.entity(`university:FR:${name}`, 'EducationalInstitution', name, { sources: ['list'] });
  },
  'a short name without the word for its kind is no name of another': (collection) =>
    collection.entity('Paris River', 'Location', 'Paris River', { sources: ['list'], aliases: ['Paris'] }),
  'no revenue, cost, sum of assets, of debts or of equity, and no number of shares is nothing': (
    collection,
  ) => addStatement(collection, { 'Total assets a': '0' }),
  'no line that a company’s annual report alone gives is nothing in a year': (collection) => {
    const line = { entity: 'Acme', type: 'FinancialMetric', name: 'R&D', unit: 'USD', cadence: 'a' };
    collection.addSeries({ ...line, taxonomy: 'us-gaap', source: 'list', points: [['2025-01-01', 0]] });
  },
  'a company that files has more than a shell has': (collection) =>
    addStatement(collection, { 'Total assets a': '25000' }),
  'an equity of no known filing fits into its sheet as that of the year beside it does': (collection) => {
    const sheets = { 'Total assets a': '900000000 900000000', 'Total liabilities a': '500000000 500000000' };
    addStatement(collection, { ...sheets, 'Total equity a': '400000000 300000000| p?' });
    const row = collection.statements.get('Acme')!;
    collection.statements.set('Acme', { ...row, years: '2024-12-31 2025-12-31', lines: row.lines.slice(-3) });
  },
  'what is paid or used up is not below nothing': (collection) =>
    addStatement(collection, { 'Dividends paid a': '-1519500000' }),
  'a figure per share before one that is adjusted for a split is adjusted too': (collection) =>
    addStatement(collection, { 'Diluted earnings per share q': '2.25 0.9| s' }),
  'a number of shares counts single shares': (collection) =>
    addStatement(collection, { 'Diluted weighted average shares a': '751.8' }),
  'earnings per share are of single shares': (collection) =>
    addStatement(collection, { 'Net income q': '610000', 'Diluted earnings per share q': '680000' }),
  'a revenue of a quarter is not that of its year': (collection) =>
    addStatement(collection, { 'Revenue a': '400|y', 'Revenue q': '90 100 105 400' }),
  'a fourth quarter is worked out of a year that stands unrevised in its own report': (collection) =>
    addStatement(collection, { 'Revenue a': '400|0' }),
  'a revenue that is worked out of a year is a part of that year': (collection) =>
    addStatement(collection, { 'Revenue q': '190 200 105 -95|   d' }),
  'a gross profit is the revenue less its cost': (collection) =>
    addStatement(collection, { 'Gross profit a': '200' }),
  'a figure of a later filing, or of none that is known, is not that of a period near it': (collection) =>
    addStatement(collection, { 'Net income q': '201 202 203 202|   0' }),
  'a year that is not the sum of its four quarters says why': (collection) =>
    addStatement(collection, { 'Net income a': '900000000', 'Net income q': '2e8 2e8 3e8 3e8' }),
  // Abbott's half year of 2015 less its first quarter leaves 784 million.
  'a quarter is its year to date less the quarters before, or says why not': (collection) =>
    collection.statements.set('Acme', {
      ...{ entity: 'Acme', filer: '0000001800', years: '', yearReports: '', quarterReports: '' },
      quarters: '2015-04-01/2015-06-30',
      lines: [['Net income', 'q', '9e8']],
    }),
  'liabilities and equity are the assets, or the equity says whose part is not in it': (collection) =>
    addStatement(collection, {
      'Total assets a': '9e6',
      'Total liabilities a': '5e6',
      'Total equity a': '3e6',
    }),
};

test('a dataset that keeps every rule passes', () => {
  expect(() => checkRules(sound())).not.toThrow();
});

test('every rule has a dataset that breaks it', () => {
  expect(Object.keys(BREAKS)).toEqual(Object.keys(RULES));
});

test.each(Object.entries(BREAKS))('%s, or the build refuses', (says, breakIt) => {
  const collection = sound();
  breakIt(collection);
  expect(() => checkRules(collection)).toThrow(`Expected that ${says}, got otherwise of`);
  const broken = Object.entries(RULES).filter(([, find]) => find(collection).length > 0);
  expect(broken.map(([rule]) => rule)).toEqual([says]);
});

test.each([
  ['the other way round for a month', [0.79, 1.26, 0.8, 0.79], [0.79, 0.8, 0.79]],
  ['of other notes for some months', [11_057, 110.6, 110.5, 13_004], [11_057, 13_004]],
  ['far off on the way to a new course', [1582, 130, 4552, 4551], [1582, 4552, 4551]],
  ['of another measure before', [42_000, 41_963, 1_179_446, 1_314_250], [1_179_446, 1_314_250]],
  ['of a currency that lost a third and kept so', [30.9, 47.4, 47.8, 48], [30.9, 47.4, 47.8, 48]],
])('a rate %s is left with what it is worth', (_, given, left) => {
  const collection = sound();
  addRate(collection, given);
  leaveOutStrayRates(collection);
  const rates = [...collection.series.values()].filter(({ type }) => type === 'ForeignExchangeRate');
  expect(rates.map(({ points }) => points.map(([, value]) => value))).toEqual([left]);
  expect(() => checkRules(collection)).not.toThrow();
});

test.each([
  ['ends before its currency began, and is of the one before', [51.9, 357.9], 39.9, false],
  ['counts a country in dollars', [1, 1], 190, false],
  ['ends before its currency began, and is in it', [21.5, 21.7], 22.4, true],
  ['is of a currency that is worth a dollar', [1, 1], 1, true],
])('a yearly rate that %s is left out or stays', (_, yearly, monthly, stays) => {
  const collection = new Collection();
  const series = {
    ...{ entity: 'fx:USD/MRU', type: 'ForeignExchangeRate', unit: 'MRU per USD', taxonomy: 'list' },
    source: 'list',
  };
  const points = yearly.map((value, at) => [`${2016 + at}-01-01`, value] as const);
  collection.addSeries({ ...series, name: 'yearly', cadence: 'a', points });
  collection.addSeries({ ...series, name: 'monthly', cadence: 'm', points: [['2024-03-01', monthly]] });
  leaveOutFormerCurrencies(collection, { MR: [{ currency: 'MRU', from: '2018-01-01', tender: true }] });
  const names = [...collection.series.values()].map(({ name }) => name);
  expect(names).toEqual(stays ? ['yearly', 'monthly'] : ['monthly']);
});

test.each([
  ['one of them must be wrong', [-4.52, 5.7], [[10.4], [10.4]]],
  [
    'they differ as roundings do',
    [-0.04, 0.1],
    [
      [10.4, -0.04],
      [10.4, 0.1],
    ],
  ],
  [
    'they differ by little of much',
    [205, 200],
    [
      [10.4, 205],
      [10.4, 200],
    ],
  ],
])('two publications of a year are left where they agree; here %s', (_, given, left) => {
  const collection = sound();
  addInflation(collection, given);
  leaveOutContradicted(collection);
  const told = [...collection.series.values()].filter(({ name }) => name.startsWith('Inflation'));
  expect(told.map(({ points }) => points.map(([, value]) => value))).toEqual(left);
});
