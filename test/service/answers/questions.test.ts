import { fc } from '../../fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { corpusFiles, isRefusedRow, readCorpus } from '../../../tools/questions/corpus-file';
import { answerSchema, structuredResultSchema } from '../../../src/shared/contract/knowledge';
import { whole } from '../whole';
import { WILD_EXPRESSIONS } from '../query/wild-expressions';
import { propertyRuns } from '../../property-runs';

const { store, engine } = whole;
/** Some of the corpora's questions, spread over all. */
const some = corpusFiles()
  .flatMap(readCorpus)
  .filter((_, at) => at % 20 === 0);
const [refused, answered] = [some.filter(isRefusedRow), some.filter((row) => !isRefusedRow(row))];

test.each(answered)('every statement has its sources: $question', ({ question }) => {
  const answer = engine.answer(question);
  const context = answer.context ?? [];
  // What was understood may not be held.
  if (context.length === 0) {
    expect(answer.explainability ?? []).toEqual([]);
    return;
  }
  const ids = new Set(context.map(({ id }) => id));
  expect(answer.explainability?.length).toBeGreaterThan(0);
  for (const { references, content } of answer.explainability ?? []) {
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(ids).toContain(reference);
    expect(content).not.toMatch(/^- |\*\*/);
  }
  // Only aliases and parts of regions have no source of their own.
  const origins = context.flatMap((item) => item.origins ?? []);
  for (const { source } of origins) expect(source?.name).toBeTruthy();
  for (const { id, mentions } of answer.entities ?? []) {
    expect(store.byId(id)).toBeDefined();
    expect(mentions?.length).toBeGreaterThan(0);
  }
  for (const row of engine.rows(question).results) expect(typeof row['name']).toBe('string');
});

test.each(refused)('a refusal holds nothing but its reason: $question', ({ question }) => {
  const answer = engine.answer(question);
  expect(answer.content).toMatch(/^This (?:is not in the embedded dataset|cannot be answered)/);
  expect(answer).toMatchObject({ context: [], explainability: [], entities: [] });
  expect(engine.rows(question)).toEqual({ results: [], entities: [] });
});

test('a ranking by a figure that none has does not deny that they are there', () => {
  expect(engine.answer('US banks by gross profit').content).toBe(
    'This is not in the embedded dataset: it has no banks in the United States with a known gross profit.',
  );
});

test('an expression with a limit is told without a count of what it leaves out', () => {
  expect(engine.answer('companies.limit=3.return(name)').content).not.toContain('more');
  expect(engine.answer('companies.return(name)').content).toMatch(/…and \d+ more/);
});

/** One property of every company whose address ends so, read from the data file itself. */
function figuresFromFile(property: string, addressEnd: string): number[] {
  const lines = readFileSync(join(__dirname, '../../../src/service/data/entities/Company.jsonl'), 'utf8');
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { properties: Properties });
  return rows
    .filter(({ properties }) => String(properties['headquarters']?.[0] ?? '').endsWith(addressEnd))
    .flatMap(({ properties }) => (properties[property] ? [Number(properties[property][0])] : []));
}

/** The newest revenue in dollars of every company whose address ends so: the property, or the end of the line where it is of years ago. */
function revenuesHeld(addressEnd: string): number[] {
  return [...store.byType('Company')].flatMap(({ properties, series }) => {
    const address = properties.get('headquarters')?.value;
    if (typeof address !== 'string' || !address.endsWith(addressEnd)) return [];
    const line = series.find(({ name, unit }) => name === 'Revenue' && unit === 'USD');
    const revenue = properties.get('revenue')?.value ?? line?.values.at(-1);
    return revenue === undefined ? [] : [Number(revenue)];
  });
}

type Properties = Record<string, [string | number, ...string[]] | undefined>;

test.each(['Texas', 'California', 'New York', 'Georgia'])(
  'averages and sums over %s agree with the data file',
  (state) => {
    const employees = figuresFromFile('employee_count', `, ${state}`);
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
    const [average] = engine.rows(
      `average number of employees of companies headquartered in ${state}`,
    ).results;
    expect(average?.['average_employee_count']).toBeCloseTo(sum(employees) / employees.length, 6);
    const [total] = engine.rows(`total revenue of companies headquartered in ${state}`).results;
    expect(total?.['total_revenue']).toBe(sum(revenuesHeld(`, ${state}`)));
  },
);

test('a list of founding members says that later ones may be missing', () => {
  expect(engine.answer('Which countries are in Mercosur?').content).toMatch(/only the founding members/);
  expect(engine.answer('Which countries are in the European Union?').content).not.toMatch(/founding/);
});

test('beneath a table each source is named once, with the columns that it bears', () => {
  const { content } = engine.answer('largest software companies');
  expect(content).toMatch(/\| Microsoft \| Services-Prepackaged Software \| \$331\.8 billion \|/);
  expect(content).toMatch(
    /Sources: SEC EDGAR company register[^;]*\(industry\); Microsoft Form 10-K[^;]*\(revenue\)/,
  );
  const sources = /Sources: (.*)/.exec(content)?.[1]?.split('; ') ?? [];
  expect(sources.length).toBeGreaterThan(3);
  expect(new Set(sources).size).toBe(sources.length);
});

test('expressions answer with prose and with rows alike', () => {
  const answer = engine.answer('companies.headquarters=Texas.order_by=revenue DESC.limit=2');
  expect(answer.content).toMatch(/McKesson Corporation.*revenue \$403\.4 billion/);
  expect(answer.context?.length).toBeGreaterThan(0);
  expect(engine.rows('Apple.ceo.name').results).toEqual([{ name: 'Tim Cook' }]);
  expect(engine.rows('Apple.ceo.name').entities.map(({ name }) => name)).toEqual(['Apple Inc.', 'Tim Cook']);
});

test('a role is told once, though it is a column of people and of the way to them', () => {
  expect(engine.answer('people.company=AAPL.role=CEO').content.match(/role/g)).toHaveLength(1);
});

test.each(WILD_EXPRESSIONS)('an expression of the wild gives a lawful answer: %s', (input) => {
  expect(v.is(answerSchema, engine.answer(input))).toBe(true);
  expect(v.is(structuredResultSchema, engine.rows(input))).toBe(true);
});

const word = fc.constantFrom(
  ...[
    'who',
    'what',
    'is',
    'the',
    'of',
    'in',
    'than',
    'more',
    'which',
    'how many',
    'companies',
    'countries',
    'with',
  ],
  ...[
    'Apple',
    'France',
    'revenue',
    'CEO',
    'employees',
    '2010',
    '$5 billion',
    'by',
    'largest',
    'and',
    'or',
    "'s",
    '?',
  ],
);

test('any question is answered without an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
        fc.string(),
      ),
      (input) => {
        expect(v.is(answerSchema, engine.answer(input))).toBe(true);
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});
