import { whole } from '../whole';

const { engine } = whole;

test('rows are parted by a field, the largest part first', () => {
  const { results } = engine.rows('companies.group_by=state.count()');
  const counts = results.map(({ count }) => Number(count));
  expect(results.length).toBeGreaterThan(1);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  for (const { name, count } of results)
    expect(engine.rows(`companies.state=${String(name)}.count()`).results[0]).toMatchObject({ count });
});

test('a part without a figure has no row, and limit counts the parts', () => {
  const all = engine.rows('companies.group_by=state.sum(revenue)').results;
  const [first] = engine.rows('companies.group_by=state.sum(revenue).limit=1').results;
  expect(first).toEqual(all[0]);
  for (const row of all) expect(row['total_revenue']).toBeGreaterThan(0);
});

test('group_by without a figure counts', () => {
  expect(engine.rows('companies.group_by=state').results).toEqual(
    engine.rows('companies.group_by=state.count()').results,
  );
});

test('what cannot be added up is not, and an unknown field is named', () => {
  expect(engine.answer('countries.group_by=continent.sum(literacy)').content).toMatch(/cannot be added up/);
  expect(engine.answer('companies.group_by=colour.count()').content).toContain('colour');
});

test('a figure is a rate by what its field means, not by letters in its name', () => {
  const totals = ['operating_cash_flow', 'cash_from_operations', 'cashFromOperations'].map((field) => {
    const [row] = engine.rows(`companies.sum(${field})`).results;
    return row?.[`total_${field}`];
  });
  expect(totals[0]).toBeGreaterThan(0);
  expect(new Set(totals).size).toBe(1);
  for (const field of ['inflation', 'literacy rate', 'debt_to_gdp_ratio'])
    expect(engine.answer(`countries.sum(${field})`).content).toMatch(/cannot be added up/);
});
