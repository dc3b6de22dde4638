import { EXPRESSION_SHOWN } from '../../../src/shared/contract/knowledge';
import { whole } from '../whole';

const { engine } = whole;

/** The expression that an answer shows. */
const readAs = (question: string): string | undefined =>
  engine.answer(question).explainability?.at(-1)?.content.replace(EXPRESSION_SHOWN, '');

/** Questions by the class that they stand for, with the expression that they mean. */
const READINGS: Readonly<Record<string, readonly (readonly [question: string, expression: string])[]>> = {
  'who came into a union first or last': [
    [
      'capital of the newest member of the euro area',
      'countries.member_of.name=Euro area.capital.order_by="member_of.since" DESC.limit=1',
    ],
    [
      'currency of the country that joined the EU last',
      'countries.member_of.name=European Union.currency.order_by="member_of.since" DESC.limit=1',
    ],
    [
      'last country to join the eurozone',
      'countries.member_of.name=Euro area.order_by="member_of.since" DESC.limit=1',
    ],
    [
      'latest country to adopt the euro',
      'countries.currency.name=Euro.order_by="currency.since" DESC.limit=1',
    ],
    ['which countries joined the euro after 2010', 'countries.member_of.name=Euro area.member_of.since>2010'],
  ],
  'what happened on a day, by that day': [
    ['oldest US sanctions order', 'sanctions.is_imposed_by=United States.order_by=date ASC.limit=1'],
    ['newest US sanctions program', 'sanctions.is_imposed_by=United States.order_by=date DESC.limit=1'],
    ['oldest three EU laws', 'laws.concerns=European Union.order_by=date ASC.limit=3'],
    ['oldest company', 'companies.order_by=founded ASC.limit=1'],
  ],
  'what is after a time, and not in it': [
    ['Was hat Microsoft nach 2020 gekauft?', 'Microsoft.subsidiaries.since>=2021.subsidiaries'],
  ],
  'currencies of which no pair is held': [
    ['pound in yen', 'Pound Sterling.rate_in_jpy'],
    ['convert 100 pounds to swiss francs', 'Pound Sterling.rate_in_chf_times_100'],
    ['What is one euro in dollars?', 'EUR/USD.rate'],
  ],
  'a rate that is set by steps': [
    [
      'When did the Fed last cut its target range, and to what level?',
      'Federal Funds Target Range - Upper Limit.order_by=date DESC.limit=1.is(latest_value_step_change_history<0)',
    ],
    [
      'How often did the Fed raise rates in 2022?',
      'Federal Funds Target Range - Upper Limit.at=2022.count().is(latest_value_step_change_history>0)',
    ],
    [
      'Wann hat die Fed den Leitzins zuletzt erhöht?',
      'Federal Funds Target Range - Upper Limit.order_by=date DESC.limit=1.is(latest_value_step_change_history>0)',
    ],
    [
      'How many rate decisions did the FOMC make in 2022?',
      'events.category=Monetary policy decision.date=2022',
    ],
  ],
  'what one has of the figure of a union': [
    ["Germany's share of EU GDP", 'Germany.gdp_percent_of_european_union'],
    [
      'What percentage of EU GDP does Germany account for in 2023?',
      'Germany.gdp_percent_of_european_union.at=2023',
    ],
    ['share of Germany in the EU population', 'Germany.population_percent_of_european_union'],
  ],
  'what is above or below that of another': [
    ["Is Tesla's net income above Ford's?", 'Tesla OR Ford Motor Company.order_by=net_income DESC'],
  ],
  'a development by quarters': [
    [
      'Quarterly revenue development of AMD in 2024',
      'Advanced Micro Devices.revenue_quarterly_history.at=2024',
    ],
  ],
  'what follows who is asked': [
    [
      'Which company in California earns the most?',
      'companies.location=California.order_by=net_income DESC.limit=1',
    ],
    ['On which exchange can I buy Intel shares?', 'Intel.exchange'],
  ],
  'inflation of several years is of each': [
    ['inflation in 2021 and 2022', 'CPI-U nsa.latest_value_yearly_growth.at=2021, 2022'],
  ],
  'a ratio is of the first by the second': [
    ["What is the ratio of Apple's R&D to revenue?", 'Apple.research_and_development_percent_of_revenue'],
  ],
  'a place behind what is narrowed': [
    [
      'How many cities with more than one million inhabitants does Germany have?',
      'cities.population>1000000.location=Germany.count()',
    ],
    ['Development of Turkish inflation 2019 to 2024', 'Türkiye.inflation_rate_consumer_prices.at=2019..2024'],
    ['procter gamble ceo', 'Procter & Gamble.ceo'],
    ['smallest euro country by population', 'countries.member_of=Euro area.order_by=population ASC.limit=1'],
    [
      'Welche Länder sind der EU 2004 beigetreten?',
      'countries.member_of.name=European Union.member_of.since=2004',
    ],
    ['F&E-Ausgaben von Alphabet 2024', 'Alphabet.research_and_development.at=2024'],
    ['executive orders concerning Belarus', 'sanctions.name=Executive Order*.concerns=Belarus'],
    ['5-year revenue growth of Costco', 'Costco.revenue.at=2021, 2025'],
    [
      'Did Qatar leave OPEC and when?',
      'Qatar.member_of.name=Organization of the Petroleum Exporting Countries.until.at=2019-01-01',
    ],
  ],
  'numbers in words and with scales': [
    ['companies with over two hundred thousand employees', 'companies.employee_count>200000'],
    ['countries with more than one hundred million inhabitants', 'countries.population>100000000'],
    ['countries with over half a million people in Europe', 'countries.population>500000.location=Europe'],
    ['companies with more than 5bn revenue in Texas', 'companies.revenue>5000000000.location=Texas'],
    [
      'cities in Japan with between 1.8 and 2 million inhabitants',
      'cities.location=Japan.population>=1800000.population<=2000000',
    ],
    [
      'Städte in Deutschland mit mehr als einer Million Menschen',
      'cities.location=Germany.population>1000000',
    ],
  ],
  'a number that is below another, and no end of a range': [
    [
      'Wann lag die zehnjährige US-Rendite zuletzt unter 1 %?',
      '10-year Treasury yield.order_by=date DESC.limit=1.is(latest_value_history<1)',
    ],
    [
      'Wann lag die zehnjährige US-Rendite erstmals unter 2 %?',
      '10-year Treasury yield.order_by=date ASC.limit=1.is(latest_value_history<2)',
    ],
    [
      'Wie oft lag die Arbeitslosenquote der USA unter 4 %?',
      'Unemployment Rate.count().is(latest_value_history<4)',
    ],
    ['Lag die zehnjährige US-Rendite 2020 unter 1 %?', '10-year Treasury yield.at=2020.is(latest_value<1)'],
    ['Länder mit unter einer Million Einwohnern', 'countries.population<1000000'],
    [
      'Wann lag die Arbeitslosenquote der USA zuletzt nicht über 4 %?',
      'Unemployment Rate.order_by=date DESC.limit=1.is(latest_value_history<=4)',
    ],
    [
      'When was the 10 year yield last not above 1%?',
      '10-year Treasury yield.order_by=date DESC.limit=1.is(latest_value_history<=1)',
    ],
    [
      'companies with revenue between 10 and 12 billion',
      'companies.revenue>=10000000000.revenue<=12000000000',
    ],
  ],
  'the growth of each of two years': [
    ['revenue growth of Apple 2022 vs 2023', 'Apple.revenue_yearly_growth.at=2022, 2023'],
    ['Umsatzwachstum von Apple 2022 und 2023', 'Apple.revenue_yearly_growth.at=2022, 2023'],
    ['GDP growth of India 2023 versus 2024', 'India.real_gdp_growth_rate.at=2023, 2024'],
    ["growth of Apple's revenue between 2019 and 2023", 'Apple.revenue.at=2019, 2023'],
    ["percentage change of Apple's revenue 2019 vs 2023", 'Apple.revenue.at=2019, 2023'],
    ['growth of the unemployment rate in 2023', 'Unemployment Rate.latest_value_growth.at=2023'],
  ],
  'people after a number': [
    ['cities in Spain with over a million people', 'cities.location=Spain.population>1000000'],
    ['countries where more than a hundred million people live', 'countries.population>100000000'],
  ],
  'spans of time without an end': [
    ['population of France since 2010', 'France.population.at=2010..'],
    ['revenue of Apple since 2022', 'Apple.revenue.at=2022..'],
  ],
  'a figure for each': [
    ['number of companies by state', 'companies.group_by=state.count()'],
    ['how many companies are there in each state', 'companies.group_by=state.count()'],
    ['number of universities by country', 'universities.group_by=country.count()'],
    ['average revenue of companies by industry', 'companies.group_by=industry.average(revenue)'],
    ['total population by continent', 'countries.group_by=continent.sum(population)'],
    ['Unternehmen pro Bundesstaat', 'companies.group_by=state.count()'],
  ],
  'a role after as': [
    ['Who serves as CEO of Boeing?', 'Boeing.ceo'],
    ['who works as CFO at Nvidia', 'Nvidia.cfo'],
  ],
  'politely and in passing': [
    ["I'd like to know who runs Nvidia", 'Nvidia.ceo'],
    ['Would you mind telling me the population of Peru?', 'Peru.population'],
    ['I am interested in the population of Peru', 'Peru.population'],
    ['Ich möchte wissen, wie viele Mitarbeiter Apple hat', 'Apple.employee_count'],
  ],
  'side by side': [
    ['compare Apple and Microsoft', 'Apple OR Microsoft.order_by=revenue DESC'],
    ['Apple vs Microsoft revenue', 'Apple OR Microsoft.revenue'],
    ['dollar vs euro', 'USD/EUR.rate'],
    ['companies bigger than Amazon by employees', 'companies.employee_count>Amazon'],
  ],
  'what is not, and what has': [
    ['EU countries without the euro', 'countries.currency!=Euro.member_of=European Union'],
    ['Is JPMorgan Chase a bank?', 'JPMorgan Chase.is(industry=Banking)'],
  ],
  'what stands before the noun': [
    [
      'Texas-based companies with more than 100,000 employees',
      'companies.employee_count>100000.headquarters=Texas',
    ],
    ['Nasdaq-listed companies in Texas', 'companies.exchange=Nasdaq Stock Market.location=Texas'],
    ['Portuguese-speaking countries', 'countries.languages=Portuguese'],
    ['most populous EU member', 'countries.member_of=European Union.order_by=population DESC.limit=1'],
  ],
  'states by their German names': [
    ['Wie viele Unternehmen gibt es in Kalifornien?', 'companies.location=California.count()'],
  ],
};

describe.each(Object.entries(READINGS))('%s', (_kind, readings) => {
  test.each(readings)('%s', (question, expression) => {
    expect(readAs(question)).toBe(expression);
  });
});

test.each([
  ['How high is the Mount Everest?', 'high'],
  ['Wem gehört Facebook?', 'parent company'],
  ['the best bank in New York', 'best'],
  ['Which company has the fanciest office?', 'fanciest'],
])('%s is refused rather than answered with something else', (question, word) => {
  const { content } = engine.answer(question);
  expect(content).toMatch(/^This is not in the embedded dataset/);
  expect(content).toContain(word);
});
