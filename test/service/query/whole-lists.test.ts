import { ENTITY_TYPES } from '../../../src/shared/contract/entity-type';
import { fieldKey } from '../../../src/service/query/field-key';
import { whole } from '../whole';

const { store, engine } = whole;
const rows = (input: string) => engine.rows(input);

const everyType = ENTITY_TYPES.map((type) => ({ type, topic: fieldKey(type) }));

test.each(everyType)('a list of the type $type has every entity, each with its id', ({ type, topic }) => {
  const { results } = rows(`${topic}.return(id, name)`);
  const held = store.byType(type);
  expect(new Map(results.map(({ id, name }) => [id, name]))).toEqual(
    new Map(held.map(({ id, name }) => [id, name])),
  );
  expect(results).toHaveLength(held.length);
});

test.each([
  'companies.location=Texas.employee_count>1000.return(id, name)',
  'Texas.companies.return(id, name)',
  'Apple OR Microsoft.return(id, name)',
  'European Union.members.return(id, name)',
  'people.role=CEO.return(id, name, company)',
  'countries.population.at=2000..2010.return(id, name, population)',
  'companies.order_by=revenue DESC.offset=5.limit=10.return(id, name, revenue)',
  'companies.group_by=state.return(id, name)',
  'companies.group_by=city.average(revenue).return(id, name)',
  'companies.maximum(revenue).return(id, name)',
  'JPMorgan Chase.is(industry=Banking).return(id, name)',
])('each row of %s has the id of what its name says', (input) => {
  const { results } = rows(input);
  expect(results).not.toHaveLength(0);
  for (const { id, name } of results) expect(store.byId(String(id))?.name).toBe(name);
});

test('the rows of a list and the entities that they name are whole, however many', () => {
  const { results, entities } = rows('cities.return(name)');
  const held = store.byType('Municipality');
  expect(results).toHaveLength(held.length);
  expect(new Set(entities.map(({ id }) => id))).toEqual(new Set(held.map(({ id }) => id)));
});

test.each([
  ['cities.location=Germany.population', 20],
  ['cities.location=Germany', 60],
])('prose tells twenty rows of a list, or sixty names, and counts the rest: %s', (input, told) => {
  const { content } = engine.answer(input);
  const [, left = '0'] = /…and (\d+) more\./.exec(content) ?? [];
  expect(Number(left)).toBe(Math.max(0, rows(input).results.length - told));
});

test('more years of more entities than one answer holds are refused in a row and in prose, and nothing is cut', () => {
  const input = 'entities.population.at=1900..1999';
  const held = store.entities.length.toLocaleString('en-US');
  const refusal = `${held} rows at 100 times are more than one answer can have; narrow it by a filter, \`limit=\` or fewer years.`;
  expect(rows(input)).toEqual({ results: [{ error: refusal }], entities: [] });
  expect(engine.answer(input).content).toBe(refusal);
});

test.each([
  ['companies.headquarters.country=Germany', 'companies.headquarters=Germany'],
  ['companies.headquarters.country=Switzerland', 'companies.headquarters=Switzerland'],
  ['companies.location.country=Germany', 'companies.location=Germany'],
  ['companies.headquarters.state=Illinois', 'companies.headquarters=Illinois'],
  ['companies.headquarters.city=Chicago', 'companies.headquarters=Chicago'],
  ['companies.headquarters.city=Walldorf', 'companies.headquarters=Walldorf'],
])('a seat that is a text is met along a path, too: %s', (path, plain) => {
  const names = (input: string) => rows(`${input}.return(name)`).results.map(({ name }) => name);
  expect(names(plain)).not.toHaveLength(0);
  expect(names(path)).toEqual(names(plain));
});
