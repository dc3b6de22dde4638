import type { QuestionCase } from './question-table';

/** Questions whose answers are ranked, summed, counted, negated or divided; figures are worked out from the store apart from the evaluator. */
export const DERIVED_QUESTIONS: readonly QuestionCase[] = [
  [
    'What is the second largest company by revenue?',
    ({ mostRevenue, earning }) => [
      `${mostRevenue(2)[1] ?? '?'} has the second highest revenue`,
      String(earning()),
    ],
    1,
  ],
  [
    'Which is the third most populous country in Africa?',
    ({ mostPeople, people }) => [
      mostPeople(3, 'Africa')[2] ?? '?',
      people(mostPeople(3, 'Africa')[2] ?? '?'),
    ],
    1,
  ],
  [
    'second largest city in France',
    ({ inhabitants }) => ['Marseille', inhabitants('Marseille', 'Municipality')],
    1,
  ],
  ['company with the second highest revenue', ({ mostRevenue }) => [mostRevenue(2)[1] ?? '?'], 1],
  [
    'Which country has the second highest GDP?',
    ({ mostGdp, gdp }) => [mostGdp(2)[1] ?? '?', gdp(mostGdp(2)[1] ?? '?')],
    1,
  ],
  ['Which country in Europe has the third highest GDP?', ['France', 'third highest GDP of the 44'], 1],
  ['the 4th largest company', ({ mostRevenue }) => [mostRevenue(4)[3] ?? '?', 'fourth highest revenue'], 1],
  [
    'Which Californian company has the second most employees?',
    ({ mostStaff, staff }) => [
      mostStaff(2, 'California')[1] ?? '?',
      staff(mostStaff(2, 'California')[1] ?? '?'),
    ],
    1,
  ],
  ["Africa's largest city", ['Lagos'], 1],
  [
    "What is Africa's second most populous country?",
    ({ mostPeople, people }) => [
      mostPeople(2, 'Africa')[1] ?? '?',
      people(mostPeople(2, 'Africa')[1] ?? '?'),
    ],
    1,
  ],

  [
    'What is the average employee count of companies in Texas?',
    ({ meanStaff, staffed }) => [`${staffed('Texas')} companies in Texas`, meanStaff('Texas')],
    1,
  ],
  [
    'What is the total revenue of companies headquartered in California?',
    ({ totalRevenue, earning }) => [`${earning('California')} companies`, totalRevenue('California')],
    1,
  ],
  ['median revenue of US banks', ['17 banks in the United States', '$22.1 billion'], 1],
  [
    'What is the combined population of the countries in Africa?',
    ({ totalPeople }) => ['54', totalPeople('Africa')],
    1,
  ],
  ['average population of European countries', ({ meanPeople }) => ['45', meanPeople('Europe')], 1],
  [
    'What is the total population of the EU countries?',
    ({ membersPeople }) => [
      '27 countries that are members of the European Union',
      membersPeople('European Union'),
    ],
    1,
  ],
  [
    'total revenue of the five largest companies',
    ({ revenueOf, mostRevenue }) => [revenueOf(...mostRevenue(5)), 'highest revenue'],
    1,
  ],
  [
    'combined revenue of Apple, Microsoft and Amazon',
    ({ revenueOf }) => [revenueOf('Apple Inc.', 'Microsoft', 'Amazon')],
    1,
  ],
  ['What was the total revenue of Apple and Alphabet in 2023?', ['$690.7 billion'], 1],
  ['average literacy rate in South America', ['12 countries in South America'], 1],
  [
    'What is the total population of Africa?',
    ({ totalPeople }) => ['54 countries in Africa', totalPeople('Africa')],
    1,
  ],
  ['What is the total revenue of Apple?', ({ money }) => [money('Apple Inc.', 'Revenue')], 1],

  [
    'How many directors has Apple?',
    ({ linked }) => [
      `Apple Inc. has ${linked('Apple Inc.', 'IS_BOARD_MEMBER_OF')} board members`,
      'Andrea Jung',
    ],
    1,
  ],
  ['How many subsidiaries does Microsoft have?', ['4 subsidiaries', 'GitHub'], 1],
  ['How many companies does Deloitte & Touche LLP audit?', ['audit clients', 'Boeing'], 1],
  ['How many official languages does Switzerland have?', ['4 official languages', 'Italian'], 1],
  ['How many members does the European Union have?', ['The European Union has 27 members'], 1],
  ['How many countries are in the European Union?', ['27'], 1],
  ['How many German universities are there?', ['36'], 1],
  [
    'How many companies are in California or Texas?',
    ({ companiesIn }) => [String(companiesIn('California') + companiesIn('Texas'))],
    1,
  ],
  ['Which country has the most universities?', ['United States has the most universities', '977'], 1],
  ['top 5 countries by number of universities', ['Japan: 187', 'Russia: 113'], 5],
  ['Which exchange has the most companies?', ['New York Stock Exchange'], 1],

  ['Which EU countries do not use the euro?', ['Sweden', 'Czechia', 'where it is known: 6'], 6],
  ['Which countries in Europe are not members of the European Union?', ['Switzerland', 'Norway'], 'some'],
  ['companies not listed on Nasdaq with more than 400,000 employees', ['Target', 'Kroger', 'FedEx'], 4],
  ['companies headquartered in Michigan', ['Huntington Bancshares', 'Ford Motor Company'], 'some'],
  [
    'Which countries in South America do not speak Spanish?',
    [
      'Countries in South America that do not speak Spanish',
      'where it is known: 3',
      'Brazil',
      'Guyana',
      'Suriname',
    ],
    3,
  ],
  ['Which companies in New York are not banks?', ['Pfizer', 'not in the industry'], 'some'],
  ['largest companies not in California', ['Walmart', 'Amazon'], 10],
  ['Which companies outside Texas have more than 500,000 employees?', ['Walmart', 'Amazon'], 2],

  ['German universities', ['Freie Universität Berlin'], 36],
  ['largest African countries by population', ['Nigeria', 'Ethiopia'], 10],
  ['car makers', ['Ford Motor Company', 'General Motors', 'Tesla', 'Paccar'], 4],
  ['US banks', ['JPMorgan Chase', 'Wells Fargo', ': 21'], 21],
  ['largest bank in New York by revenue', ['JPMorgan Chase'], 1],
  ["America's largest bank", ['JPMorgan Chase'], 1],
  ['insurance companies in New York', ['MetLife', 'Travelers'], 4],
  ['Which oil companies are in Texas?', ['ConocoPhillips'], 'some'],
  ['Which Nasdaq company has the most employees?', ({ staff }) => ['Walmart', staff('Walmart')], 1],
  ['Fortune 500 companies in Texas', ['McKesson', 'Chevron'], 34],
  [
    'companies with between 100,000 and 105,000 employees',
    ['Delta Air Lines', 'AutoZone', 'Elevance Health'],
    3,
  ],
  ['cities in Japan with between 1.8 and 2 million inhabitants', ['Sapporo'], 'some'],
  [
    'companies headquartered in Texas or Washington with more than 300,000 employees',
    ['Amazon', 'Costco'],
    'some',
  ],

  ['Which is the largest: Apple, Microsoft or Amazon?', ['Amazon has the highest revenue'], 3],
  [
    'Which of Apple, Microsoft and Amazon has the fewest employees?',
    ['Apple Inc. has the lowest number of employees'],
    3,
  ],
  ['How many more employees does Walmart have than Amazon?', ({ apart }) => [apart('Walmart', 'Amazon')], 2],
  [
    'Which company is larger by revenue, Ford or General Motors?',
    ({ revenueApart }) => ['General Motors', revenueApart('General Motors', 'Ford Motor Company')],
    2,
  ],
  ['Does Ford have a higher revenue than Tesla?', ['Yes'], 2],
  [
    'What is the population of France, Germany and Italy?',
    ({ people }) => [people('France'), people('Germany'), people('Italy')],
    3,
  ],
  ['Who are the CEOs of Apple and Microsoft?', ['Tim Cook', 'Satya Nadella'], 2],
  ['Who is the CEO of Johnson and Johnson?', ['Joaquin Duato'], 1],

  ['Who is the CEO of the largest company in Texas?', ['McKesson Corporation', 'Brian Tyler'], 1],
  ['What is the capital of the most populous country in Africa?', ['Nigeria', 'Abuja'], 1],
  ['Where is the largest company in Washington headquartered?', ['Amazon', 'Seattle'], 1],
  ['Who are the CEOs of the five largest companies?', ['Andy Jassy', 'Tim Cook'], 5],
  [
    'What is the population of the capital of France?',
    ({ inhabitants }) => ['Paris', inhabitants('Paris', 'Municipality')],
    1,
  ],
  ['Who runs the second largest bank?', ['Bank of America', 'Brian Moynihan'], 1],
  ['What are the capitals of the countries in South America?', ['Brasília', 'Buenos Aires'], 12],

  ['What was the highest unemployment rate?', ['14.8%', 'April 2020'], 1],
  ['When was the unemployment rate highest?', ['14.8%', 'April 2020'], 1],
  ['What was the average unemployment rate in 2020?', ['12 figures', '8.1%'], 1],
  ['lowest price of Brent in 2020', ['$18.38 per barrel', 'April 2020'], 1],
  ['highest revenue of Apple', ['$416.2 billion', '27 September 2025'], 1],
  ['What is the GDP per capita of Germany?', ({ people }) => ['$', people('Germany')], 1],
  ["What is Apple's revenue per employee?", ({ perEmployee }) => [perEmployee('Apple Inc.')], 1],
  [
    'What is the earnings per share of Apple?',
    ({ share }) => [share('Apple Inc.', 'Diluted earnings per share')],
    1,
  ],
  ['What is the Japanese currency?', ['Japanese Yen'], 1],
  ['German population in 1990', ['Germany', 'in 1990'], 1],
  ['Is Texas in the United States?', ['Yes'], 1],
];
