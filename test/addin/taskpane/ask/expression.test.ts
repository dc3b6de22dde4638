import { fc } from '../../../fast-check';

import {
  formatExpression,
  isExpression,
  NO_CHOICES,
  OPERATORS,
  parseExpression,
  type Choices,
} from '../../../../src/addin/taskpane/ask/expression';

const name = fc
  .stringMatching(/^[a-z][a-z_]{0,12}[a-z]$/)
  .filter((text) => !/^(order_by|limit|return)$/.test(text));
const value = fc.constantFrom(
  'Spain',
  '10M',
  '$1.2B',
  'climate tech',
  'Sequoia Capital,Andreessen Horowitz',
  'A.P. Moller',
);

const choices = fc.record<Choices>({
  topic: fc.constantFrom('companies', 'people', 'Apple Inc.', 'S&P 500'),
  filters: fc.array(fc.record({ field: name, operator: fc.constantFrom(...OPERATORS), value }), {
    minLength: 1,
    maxLength: 3,
  }),
  orderBy: fc.oneof(fc.constant(''), name),
  descending: fc.boolean(),
  limit: fc.constantFrom('', '1', '25'),
  fields: fc.array(name, { maxLength: 3 }).map((names) => names.join(', ')),
});

describe('the builder', () => {
  it('reads back every choice that it writes', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const expected = chosen.orderBy === '' ? { ...chosen, descending: true } : chosen;
        expect(parseExpression(formatExpression(chosen))).toEqual(expected);
      }),
    );
  });

  it('leaves out filters that are not complete and choices that are not made', () => {
    const filters = [{ field: 'industry', operator: '=' as const, value: ' ' }];
    expect(formatExpression({ ...NO_CHOICES, topic: 'companies', filters })).toBe('companies');
  });

  it('takes clauses in any order', () => {
    expect(
      parseExpression('startups.return(name,funding).limit=5.location=Spain.order_by=funding DESC'),
    ).toEqual({
      topic: 'startups',
      filters: [{ field: 'location', operator: '=', value: 'Spain' }],
      orderBy: 'funding',
      descending: true,
      limit: '5',
      fields: 'name, funding',
    });
  });

  it.each([
    ['companies.name=Amazon.com Inc..return(name, cik)', 'Amazon.com Inc.'],
    ['companies.website=booking.com.return(name)', 'booking.com'],
    ['startups.funding>1.5B', '1.5B'],
  ])('keeps the dots inside a value: %s', (expression, expected) => {
    expect(parseExpression(expression)?.filters[0]?.value).toBe(expected);
  });

  it.each([
    'ibex35.companies.employee_count>2000',
    'people.role=CEO.company.industry=AI.return(name, company, industry)',
    'companies.investors=Sequoia Capital,Andreessen Horowitz',
    'companies.funding_round.series=B.year=2024.location=Europe.return(name, funding, sector)',
    'startups.location!=US',
  ])('writes %s as it was read', (expression) => {
    expect(formatExpression(parseExpression(expression)!)).toBe(expression);
  });

  it.each([
    'Who is the CEO of Apple Inc.?',
    'OpenAI.founded.year',
    'companies.name=A.P. Moller - Maersk.employee_count',
    'companies.limit=many',
    '',
  ])('leaves to the text what it cannot show: %j', (text) => {
    expect(parseExpression(text)).toBeUndefined();
  });
});

describe('isExpression', () => {
  it.each([
    'OpenAI.founded.year',
    'startups.location=Spain.funding>10M',
    'companies.employee_count>100000.order_by=employee_count DESC.limit=10.return(name, employee_count)',
    'Stripe.funding_rounds.return(series, amount)',
    'companies.name=A.P. Moller - Maersk.employee_count',
  ])('knows %s as an expression', (text) => {
    expect(isExpression(text)).toBe(true);
  });

  it.each(['Who is the CEO of Apple Inc.?', 'How many employees has Amazon.com Inc.', 'Apple', ''])(
    'knows %j as a question',
    (text) => {
      expect(isExpression(text)).toBe(false);
    },
  );
});
