import { fc } from '../../fast-check';

import { readExpression } from '../../../src/service/query/parse';
import { printExpression } from '../../../src/service/query/print';
import { createEvaluator } from '../../../src/service/query/evaluate';
import type { Expression, Operator } from '../../../src/service/query/tree';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { anyCharacter } from '../../any-character';
import { fixtureStore } from './fixture-store';
import { WILD_EXPRESSIONS } from './wild-expressions';
import { propertyRuns } from '../../property-runs';

const store = fixtureStore();
const evaluator = createEvaluator(store, createEntitySearch(store));
const { isField } = evaluator.reader;
const parse = (input: string): Expression => readExpression(input, isField).expression;

test('dots cut only where a clause starts', () => {
  expect(parse('companies.name=Amazon.com Inc..return(name, cik)')).toMatchObject({
    topic: 'companies',
    filters: [{ path: ['name'], operand: { text: 'Amazon.com Inc.' } }],
    returns: ['name', 'cik'],
  });
  expect(parse('A.P. Moller - Maersk.employee_count')).toMatchObject({
    topic: 'A.P. Moller - Maersk',
    select: ['employee_count'],
  });
  expect(parse('companies.funding>1.5B.limit=3')).toMatchObject({
    filters: [{ operator: '>', operand: { text: '1.5B' } }],
    limit: 3,
  });
  expect(parse('Apple.revenue.2023')).toMatchObject({ topic: 'Apple', select: ['revenue', '2023'] });
});

test('an expression in brackets is what another one is about', () => {
  const text = '(companies.order_by=revenue DESC.limit=10.at=2023).headquarters=Texas.count()';
  expect(parse(text)).toMatchObject({
    topic: 'companies',
    within: { topic: 'companies', orders: [{ path: ['revenue'] }], limit: 10, at: ['2023'] },
    filters: [{ path: ['headquarters'] }],
    aggregate: { summary: 'count' },
  });
  expect(printExpression(parse(text))).toBe(text);
  // A name may stand in brackets too, and what no bracket closes is none.
  expect(parse('(Apple).revenue')).not.toHaveProperty('within');
  expect(parse('(companies.limit=10.revenue>5')).not.toHaveProperty('within');
});

test('expressions stand within each other a few deep', () => {
  const nested = `${'('.repeat(40)}companies.limit=9${').limit=8'.repeat(40)}`;
  expect(() => evaluator.run(parse(nested))).not.toThrow();
});

test('columns may be parted by semicolons, as the arguments of a formula are in many countries', () => {
  expect(parse('companies.return(name; cik)')).toMatchObject({ returns: ['name', 'cik'] });
});

test('a column that is listed several times is one, however it is written', () => {
  const { returns } = parse(
    `companies.return(${'name, Name, ceo.name, employeeCount, employee_count, '.repeat(70)})`,
  );
  expect(returns).toEqual(['name', 'ceo.name', 'employeeCount']);
});

test('an order that is listed several times is the first of them', () => {
  const { orders } = parse(`companies.order_by=state DESC, cik.order_by=${'State ASC, cik, '.repeat(200)}`);
  expect(orders).toEqual([
    { path: ['state'], direction: 'DESC' },
    { path: ['cik'], direction: 'ASC' },
  ]);
});

test('a quoted value is one value, whatever it holds', () => {
  expect(parse('companies.name="Foo.limit=3, AND \\"Bar\\"".limit=2')).toMatchObject({
    filters: [{ operand: { text: 'Foo.limit=3, AND "Bar"', anyOf: [['Foo.limit=3, AND "Bar"']] } }],
    limit: 2,
  });
});

test('AND binds closer than OR, a comma reads as AND, and a comma in a number is none', () => {
  const [filter] = parse('companies.industry=A AND B OR C,D').filters;
  expect(filter?.operand.anyOf).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ]);
  expect(parse('companies.employee_count=1,500').filters[0]?.operand.anyOf).toEqual([['1,500']]);
});

test('operators are read in each spelling, with or without spaces', () => {
  const spellings: [string, Operator][] = [
    ['==', '='],
    ['<>', '!='],
    ['≠', '!='],
    ['≥', '>='],
    [' <= ', '<='],
  ];
  for (const [written, operator] of spellings) {
    expect(parse(`companies.employee_count${written}5`).filters).toEqual([
      { path: ['employee_count'], operator, operand: { text: '5', anyOf: [['5']], commas: false } },
    ]);
  }
});

test('order_by takes several keys, any letter case and a leading minus', () => {
  expect(parse('companies.order_by=-funding, name asc').orders).toEqual([
    { path: ['funding'], direction: 'DESC' },
    { path: ['name'], direction: 'ASC' },
  ]);
});

test('a limit that is no number limits nothing', () => {
  expect(parse('companies.limit=many').limit).toBeUndefined();
  expect(parse('companies.limit=-5').limit).toBeUndefined();
});

test.each(WILD_EXPRESSIONS)('printing and reading again keeps the tree: %s', (input) => {
  const tree = parse(input);
  expect(parse(printExpression(tree))).toEqual(tree);
});

const piece = fc.constantFrom(
  ...[
    '.',
    '=',
    '>=',
    '!=',
    ' AND ',
    ' OR ',
    ',',
    '"',
    '\\',
    '(',
    ')',
    'return(',
    'limit=',
    'order_by=',
    ' DESC',
  ],
  ...[
    'companies',
    'Apple',
    'funding',
    'founded',
    'year',
    'location',
    'A.P. ',
    '1.5B',
    '$',
    '2024',
    'ceo',
    ' ',
  ],
);
const jumble = fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }).map((pieces) => pieces.join(''));

test('any text is parsed and evaluated without an error', () => {
  fc.assert(
    fc.property(fc.oneof(jumble, fc.string({ unit: anyCharacter, maxLength: 300 })), (input) => {
      const result = evaluator.run(evaluator.parse(input));
      expect(result.rows.length).toBeLessThanOrEqual(result.total());
      expect(result.total()).toBeLessThanOrEqual(store.entities.length);
    }),
    { numRuns: propertyRuns(1500) },
  );
});

const field = fc.constantFrom(
  'founded',
  'location',
  'employee_count',
  'funding_rounds',
  'ceo',
  'any_snake_word',
);
const value = fc
  .oneof(fc.string({ minLength: 1, maxLength: 20 }), jumble)
  .filter((text) => text.trim() !== '');
const trimmed = value.map((text) => text.trim());
const path = fc.array(field, { minLength: 1, maxLength: 3 });
const expressions: fc.Arbitrary<Expression> = fc.record({
  topic: trimmed,
  filters: fc.array(
    fc.record({
      path,
      operator: fc.constantFrom<Operator>('=', '!=', '>', '<', '>=', '<='),
      operand: trimmed.map((text) => ({ text, anyOf: [[text]], commas: false })),
    }),
    { maxLength: 3 },
  ),
  select: fc.array(field, { maxLength: 2 }),
  orders: fc.uniqueArray(
    fc.record({ path: field.map((name) => [name]), direction: fc.constantFrom('ASC', 'DESC') }),
    { maxLength: 2, selector: ({ path: [name] }) => name },
  ),
  limit: fc.nat({ max: 999_999 }),
  returns: fc.uniqueArray(field, { minLength: 1, maxLength: 3 }),
});

test('parse(print(tree)) is the tree', () => {
  fc.assert(
    fc.property(expressions, (tree) => {
      expect(parse(printExpression(tree))).toEqual(tree);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('printing what was read from any text loses nothing on a second reading', () => {
  fc.assert(
    fc.property(jumble, (input) => {
      const once = printExpression(parse(input));
      expect(printExpression(parse(once))).toBe(once);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('options written as calls are read as if they had a sign, and named', () => {
  const { expression, slips } = readExpression(
    'companies.revenue>1B.order_by(revenue, desc).limit(3).group_by(country).return(name)',
    isField,
  );
  expect(expression).toEqual(
    parse('companies.revenue>1B.order_by=revenue DESC.limit=3.group_by=country.return(name)'),
  );
  expect(slips.map(({ written, at }) => [written, at])).toEqual([
    ['order_by(revenue, desc)', 22],
    ['limit(3)', 46],
    ['group_by(country)', 55],
  ]);
  // A place in brackets behind a domain is a name.
  expect(parse('companies.name=erste.at (Austria)')).toMatchObject({
    filters: [{ operand: { text: 'erste.at (Austria)' } }],
  });
});
