import { whole } from '../whole';

const { engine } = whole;

const ranFor = (question: string): string =>
  (engine.answer(question).explainability ?? []).at(-1)?.content.replace(/^Evaluated as: /, '') ?? '';

const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

const NOT_HELD = /^This is not in the embedded dataset/;

describe('one figure as a share of another', () => {
  test.each([
    ['exports share of GDP Hungary', 'Hungary.exports_of_goods_and_services_percent_of_gdp'],
    ['exports/GDP of Hungary', 'Hungary.exports_of_goods_and_services_percent_of_gdp'],
    ['Nvidia capex share of revenue 2024', 'Nvidia.capital_expenditure_percent_of_revenue.at=2024'],
    ['net income / revenue of Apple 2023', 'Apple.net_income_percent_of_revenue.at=2023'],
    ['revenue/employees Walmart', 'Walmart.revenue_per_employee_count'],
  ])('%s', (question, expression) => {
    expect(ranFor(question)).toBe(expression);
  });

  test.each(['ticker/CIK of Apple', 'capital/currency of France'])('%s is none', (question) => {
    expect(ranFor(question)).not.toContain('percent_of');
  });
});

describe('members by when they came in, and which of several came first', () => {
  const NATO = 'North Atlantic Treaty Organization';
  test.each([
    ['NATO members that joined after 2000', `countries.member_of.name=${NATO}.member_of.since>2000`],
    ['members of NATO that joined after 2000', `countries.member_of.name=${NATO}.member_of.since>2000`],
    [
      'Welche NATO-Mitglieder sind nach 2000 beigetreten?',
      `countries.member_of.name=${NATO}.member_of.since>2000`,
    ],
    ['Which EU countries joined before 1990', 'countries.member_of.name=European Union.member_of.since<1990'],
    [
      'did Poland join NATO before or after Hungary?',
      `countries.name=Poland OR Hungary.member_of.name=${NATO}.member_of.since`,
    ],
    [
      'who joined NATO first, Poland or Finland?',
      `countries.name=Poland OR Finland.member_of.name=${NATO}.member_of.since`,
    ],
    [
      'Which country joined the EU earlier, Spain or Poland?',
      'countries.name=Spain OR Poland.member_of.name=European Union.member_of.since',
    ],
    [
      'when did Poland and Hungary join NATO',
      `countries.name=Poland OR Hungary.member_of.name=${NATO}.member_of.since`,
    ],
    [
      'members of ASEAN by accession date',
      'countries.member_of.name=Association of Southeast Asian Nations.member_of.since',
    ],
  ])('%s', (question, expression) => {
    expect(ranFor(question)).toBe(expression);
  });

  test.each(['companies that joined after 2000', 'did Apple join Microsoft before Intel?'])(
    '%s is none',
    (question) => {
      expect(said(question)).toMatch(NOT_HELD);
    },
  );
});

describe('a figure of one kind of thing beside that of another', () => {
  test.each([
    ["is Amazon's revenue larger than the GDP of Belgium?", 'Amazon OR Belgium.order_by=revenue_or_gdp DESC'],
    [
      'Ist der Umsatz von Amazon größer als das BIP von Belgien?',
      'Amazon OR Belgium.order_by=revenue_or_gdp DESC',
    ],
    [
      "Apple's revenue compared with the GDP of Portugal, 2022",
      'Apple OR Portugal.order_by=revenue_or_gdp DESC.at=2022',
    ],
    [
      "which is larger, Walmart's revenue or the GDP of Sweden",
      'Walmart OR Sweden.order_by=revenue_or_gdp DESC',
    ],
  ])('%s', (question, expression) => {
    expect(ranFor(question)).toBe(expression);
  });

  test('is no comparison of two figures that both have', () => {
    expect(said("Is Apple's revenue larger than Microsoft's net income")).toMatch(NOT_HELD);
    expect(ranFor("Is Apple's revenue higher than Microsoft's revenue")).toBe(
      'Apple OR Microsoft.order_by=revenue DESC',
    );
  });
});

describe('a group without one of its members', () => {
  test.each([
    [
      'Total GDP of the EU excluding Germany, 2021',
      'countries.member_of=European Union.name!=Germany.at=2021.sum(gdp)',
    ],
    [
      'population of the EU without France',
      'countries.member_of=European Union.name!=France.sum(population)',
    ],
  ])('%s', (question, expression) => {
    expect(ranFor(question)).toBe(expression);
  });

  test('and a group has no rate of its own', () => {
    expect(said('inflation in the eurozone 2023')).toContain('cannot be added up');
    expect(ranFor('Eurozone population')).toBe('countries.member_of=Euro area.sum(population)');
  });
});

describe('which of several that are named', () => {
  test.each([
    'Which of Intel, Ford and Disney lost money in 2022',
    'did Intel, Ford or Disney lose money in 2022?',
  ])('%s is told of each', (question) => {
    expect(said(question)).toContain('The net income of Intel was $8.0 billion');
    expect(said(question)).toContain('The net income of Ford Motor Company was -$2.0 billion');
    expect(said(question)).not.toMatch(/^(?:Yes|No)/);
  });
});
