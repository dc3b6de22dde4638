import { fieldLeftOut, slipIn } from '../../../src/addin/functions/names/expression-errors';
import { FIELDS } from '../../../src/service/query/field-table';
import { evaluate } from './formula';
import { openWorkbook } from './workbook';
import type { Workbook } from './workbook';

let workbook: Workbook;

beforeAll(async () => {
  workbook = await openWorkbook();
});

test.each([
  [
    '=KER.ENTITY("Qxzzy Vwk")',
    '#N/A: The service has no entity named "Qxzzy Vwk". Check the spelling, or search for part of the name',
  ],
  ['=KER.ENTITY("Apple Inc.", "Company", 99)', '#N/A: "Apple Inc." has only 1 match, not 99'],
  [
    '=KER.SEARCH("Qxzzy Vwk", "Law")',
    '#N/A: The service has no Law named "Qxzzy Vwk". Check the spelling, or leave out the type',
  ],
  [
    '=KER.PROP("Qxzzy Vwk", "cik")',
    '#N/A: The service has no entity named "Qxzzy Vwk". Check the spelling, or search for part of the name',
  ],
  [
    '=KER.PROP("Apple Inc.", "employee")',
    '#N/A: Apple Inc. has no property "employee". KER.FIELDS lists what it has',
  ],
  [
    '=KER.SOURCE("Apple Inc.", "employee")',
    '#N/A: Apple Inc. has no property "employee". KER.FIELDS lists what it has',
  ],
  ['=KER.SOURCE("Apple Inc.", "aliases")', '#N/A: The service gives no source for "aliases" of Apple Inc.'],
  ['=KER.SOURCES("Apple Inc.", "aliases")', '#N/A: The service gives no source for "aliases" of Apple Inc.'],
  ['=KER.AGE("Apple Inc.", "aliases")', '#N/A: The service gives no source for "aliases" of Apple Inc.'],
  [
    '=KER.PROP("Microsoft", "employee", "spill")',
    '#N/A: Microsoft has no property "employee". KER.FIELDS lists what it has',
  ],
  [
    '=KER.RELATED("Apple Inc.", "OWNS_MOON")',
    '#N/A: Apple Inc. has no relationship "OWNS_MOON". KER.FIELDS lists what it has',
  ],
  [
    '=KER.RELATED("Apple Inc.", "IS_CEO_OF", "incoming", 5, 50)',
    '#N/A: Apple Inc. has no related entities after the first 50. KER.FIELDS lists its relationships',
  ],
  [
    '=KER.SERIES("Apple Inc.", "Revenu per moon")',
    '#N/A: Apple Inc. has no series "Revenu per moon". KER.FIELDS lists what it has',
  ],
  ['=KER.SERIES("Apple Inc.", "Revenuse")', '#N/A: Apple Inc. has no series "Revenuse". Closest: Revenue'],
  [
    '=KER.SERIES("Taiwan", "GDP,")',
    '#N/A: Taiwan has no series "GDP,". Closest: Real GDP, expenditure side; Real GDP, national accounts',
  ],
  ['=KER.LATEST("UNRATE", "UNRATE")', '#N/A: UNRATE has no series "UNRATE". It has only Unemployment Rate'],
  // Introspection is known here, from the series above.
  [
    '=KER.RELATED("Apple Inc.", "IS_CEO_OF", "outgoing")',
    '#N/A: Apple Inc. has no outgoing relationship "IS_CEO_OF", only incoming ones',
  ],
  [
    '=KER.SERIES("Apple Inc.", "Rev")',
    '#VALUE!: "Rev" matches 3 series: "Revenue"; "Revenue (quarterly)"; "Revenue (trailing twelve months)". Enter the full name of one',
  ],
  [
    '=KER.LATEST("Apple Inc.", "Rev")',
    '#VALUE!: "Rev" matches 3 series: "Revenue"; "Revenue (quarterly)"; "Revenue (trailing twelve months)". Enter the full name of one',
  ],
  [
    '=KER.SERIES("Apple Inc.", "Revenue", 2030, 2031)',
    '#N/A: Revenue has no points from 2030-01-01 to 2031-12-31. It has annual values from 2015-09-26 to 2025-09-27',
  ],
  [
    '=KER.LATEST("Apple Inc.", "Revenue", 1999)',
    '#N/A: Revenue has no value at or before 1999-12-31. It begins with 2015-09-26',
  ],
  [
    '=KER.HISTORY("Apple Inc.", "Revenue", "2024-12", "2024-12")',
    '#N/A: Revenue has no values in that period. It has annual values from 2015-09-26 to 2025-09-27',
  ],
  [
    '=KER.HISTORY("Apple Inc.", "Revenue", 2023, 2024, "A", "known=2022-12-31")',
    '#N/A: Revenue has no values in that period published by 2022-12-31',
  ],
  [
    '=KER.QUERY("companies.headquarters.country=Germany.order_by=revenue DESC.limit=3.return(name)")',
    '#N/A: No rows match "companies.headquarters.country=Germany.order_by=revenue DESC.limit=3.return(name)". Check the filters, or omit order_by',
  ],
  [
    '=KER.PROP("Apple Inc.", "employee")',
    '#N/A: Apple Inc. has no property "employee". Closest: employee_count',
  ],
  ['=KER.FIELDS("Tim Cook", "observations")', '#N/A: Tim Cook has no series to request'],
  ['=KER.QUERY("companies.moons>3")', '#N/A: No rows match: unknown field "moons" (position 11)'],
  [
    '=KER.QUERY("compnies.country=Germany")',
    '#N/A: No rows match: unknown topic "compnies"; did you mean companies',
  ],
  ['=KER.QUERY("Apple;no_field")', '#N/A: No rows match: write a dot instead of ";" at position 6'],
  ['=KER.QUERY("Apple, no_field")', '#N/A: No rows match: write a dot instead of "," at position 6'],
  [
    '=KER.QUERY("companies.return(name;ceo).revenue>5;country=Germany")',
    '#N/A: No rows match: write a dot instead of ";" at position 37',
  ],
  [
    '=KER.QUERY("Xyzq")',
    '#N/A: No rows match: not recognised. Write a question, or a query such as companies.limit=10',
  ],
  [
    '=KER.QUERY("exchange.city=Atlantis")',
    '#N/A: No rows match: no match for city "Atlantis" (position 15). =KER.QUERY("exchange.return(name, city)") lists the choices',
  ],
  [
    '=KER.QUERY("Apple.total_assets.at=2024-12-31")',
    '#N/A: No rows match: no data on "2024-12-31" (position 23) or its field. KER.ASK with the same text explains why',
  ],
  [
    '=KER.QUERY("Walmart.revenue.at=Q2 2024..Q3 2024.return(name, revenue)")',
    '#N/A: No rows match: no data on "Q2 2024..Q3 2024" (position 20) or its field. KER.ASK with the same text explains why',
  ],
  [
    '=KER.QUERY("companies.employe_count>3.return(name)")',
    '#N/A: No rows match: unknown field "employe_count" (position 11); did you mean employee_count',
  ],
  [
    '=KER.QUERY("companies.employee_count>.return(name)")',
    '#N/A: No rows match: no value follows ">" at position 25',
  ],
  [
    '=KER.QUERY("companies.employee_count>>3")',
    '#N/A: No rows match: ">>" at position 25 is not an operator',
  ],
  [
    '=KER.QUERY("companies.revenue>1,5B.return(name)")',
    '#N/A: No rows match: "1,5B" at position 19 is not a number here; write 1.5B',
  ],
  [
    '=KER.QUERY("companies.employee_count>=10.000.000")',
    '#N/A: No rows match: "10.000.000" at position 27 is not a number here; write 10000000',
  ],
  [
    '=KER.QUERY("companies.limit=abc")',
    '#VALUE!: KER.QUERY: limit at position 11 must be a whole number from 1, got "abc"',
  ],
  [
    '=KER.QUERY("companies.limit=0")',
    '#VALUE!: KER.QUERY: limit at position 11 must be a whole number from 1, got "0"',
  ],
  [
    '=KER.QUERY("companies.limit=2.5.return(name)")',
    '#VALUE!: KER.QUERY: limit at position 11 must be a whole number from 1, got "2.5"',
  ],
  [
    '=KER.QUERY("companies.offset=-1")',
    '#VALUE!: KER.QUERY: offset at position 11 must be a whole number from 0, got "-1"',
  ],
  ['=KER.QUERY("companies(")', '#VALUE!: KER.QUERY: the bracket at position 10 is not closed'],
  [
    '=KER.QUERY("companies.return(name, revenue")',
    '#VALUE!: KER.QUERY: the bracket at position 17 is not closed',
  ],
  [
    '=KER.QUERY("companies.return(name, ceo(name)")',
    '#VALUE!: KER.QUERY: the bracket at position 17 is not closed',
  ],
  [
    '=KER.QUERY("companies.revenue>abc")',
    '#N/A: No rows match: "abc" at position 19 is not a number, date or known value for ">"',
  ],
  [
    '=KER.QUERY("companies.sector=Tech")',
    '#N/A: No rows match: no match for sector "Tech" (position 18). =KER.QUERY("companies.return(name, sector)") lists the choices',
  ],
  [
    '=KER.QUERY("foo bar")',
    '#N/A: No rows match: not recognised. Write a question, or a query such as companies.limit=10',
  ],
  [
    '=KER.QUERY("companies.retrun(name)")',
    '#N/A: No rows match: "retrun" at position 11 must not have brackets; only return(…) has them',
  ],
  [
    '=KER.QUERY("companies.location=Atlantis.count()")',
    '#N/A: No rows match: KER.ASK with the same text explains why',
  ],
  [
    '=KER.QUERY("companies.sum(revenu)")',
    '#N/A: No rows match: unknown field "revenu" (position 15); did you mean revenue',
  ],
  [
    '=KER.QUERY("companies.group_by=moons.count()")',
    '#N/A: No rows match: unknown field "moons" (position 20)',
  ],
  ['=KER.QUERY("companies.order_by=moons DESC")', '#N/A: No rows match: unknown field "moons" (position 20)'],
  [
    '=KER.QUERY("companies.employee_count>1e8")',
    '#N/A: No rows match "companies.employee_count>1e8". Check field names and filters',
  ],
  [
    '=KER.QUERY("companies.return(name,revenu).limit=3")',
    '#N/A: No rows match: unknown field "revenu" (position 23); did you mean revenue',
  ],
  [
    '=KER.QUERY("companies.return(name,net_margin).limit=3")',
    '#N/A: This cannot be answered. At character 23, “net_margin”: no entity has such a field.',
  ],
  [
    '=KER.QUERY("companies.country=Atlantis).return(name)")',
    '#N/A: No rows match: the bracket at position 27 has no opening bracket',
  ],
  [
    '=KER.QUERY("companies.employee_count>5000000000.return(name)")',
    '#N/A: No rows match "companies.employee_count>5000000000.return(name)". Check field names and filters',
  ],
  [
    '=KER.MENTIONS("What is the meaning of life?")',
    '#N/A: The answer to "What is the meaning of life?" mentions no entities',
  ],
  [
    `=KER.ENTITY("${'qx zv '.repeat(50)}")`,
    `#N/A: The service has no entity named "${'qx zv '.repeat(4)}…${'qx zv '.repeat(9).trim().slice(-49)}". Check the spelling, or search for part of the name`,
  ],
  ['=KER.NUMBER("many")', '#N/A: There is no number in "many"'],
  ['=KER.NUMBER("up to 50", "low")', '#N/A: "up to 50" has no low'],
])('%s says what is missing', async (formula, message) => {
  expect(await workbook.error(evaluate(formula))).toBe(message);
});

test('a grid shows what is there beside what is missing, and keeps blanks', async () => {
  const formula = '=KER.PROP({"Apple Inc.";"";"Qxzzy Vwk"}, {"employee_count","moons"})';
  expect(await workbook.shown(evaluate(formula))).toEqual([
    [164_000, '#N/A: Apple Inc. has no property "moons". KER.FIELDS lists what it has'],
    ['', ''],
    [
      '#N/A: The service has no entity named "Qxzzy Vwk". Check the spelling, or search for part of the name',
      '#N/A: The service has no entity named "Qxzzy Vwk". Check the spelling, or search for part of the name',
    ],
  ]);
});

test('a table of several entities tells their rows apart, one that fails among them', async () => {
  const formula = '=KER.SERIES({"Apple Inc.";"Qxzzy Vwk";"Microsoft"}, "Revenue", 2024)';
  const rows = await workbook.shown(evaluate(formula));
  expect(rows[0]).toEqual(['entity', 'time', 'Revenue (USD)']);
  expect(rows.slice(1).map(([entity]) => entity)).toEqual(
    expect.arrayContaining(['Apple Inc.', 'Qxzzy Vwk', 'Microsoft']),
  );
  expect(rows.find(([entity]) => entity === 'Qxzzy Vwk')?.[1]).toMatch(
    /^#N\/A: The service has no entity named/,
  );
});

test.each([
  'companies.limit=2 and headquarters=Germany.return(name)',
  'companies.limit=1,000.country=Germany.return(name)',
  'companies.name=Apple (.return(name)',
  'companies.limit=""2"".return(name)',
])('an expression that may be meant is not refused: %s', async (expression) => {
  const shown = await workbook.shown(evaluate(`=KER.QUERY("${expression}")`)).catch(String);
  expect(String(shown)).not.toContain('#VALUE!');
});

test('every field that the service names is one, as what is worked out from them is', () => {
  const asked = [...FIELDS.map(({ name }) => name), 'net_income_percent_of_revenue', 'revenue_in_eur'];
  expect(asked.filter((name) => /unknown field/.test(String(slipIn(`companies.${name}>1`))))).toEqual([]);
});

test('a listed field that came under another name, or as part of a path, is not told as unknown', () => {
  expect(fieldLeftOut('companies.return(name, headcount)', ['name', 'employees'])).toBeUndefined();
  expect(
    fieldLeftOut('companies.return(name, ceo.wikidata_id)', ['name', 'ceo.wikidata_id']),
  ).toBeUndefined();
  expect(fieldLeftOut('companies.return(name, revenue, moons)', ['name', 'revenue', 'dates'])).toBe(
    'unknown field "moons" (position 33)',
  );
});
