import { entityCard, MAX_CARD } from '../../../src/addin/cells/card/entity-card';
import { lastKnownDay } from '../../../src/addin/cells/last-known';
import type { PropertyValue } from '../../../src/shared/contract/entity';
import { fault, RICH } from './test-host';

const SOURCE = { name: 'Form 10-K', date: '2024-11-01', document: 'https://x.example/k' };
const FACTS = { id: 'i', name: 'Apple', entityType: 'Company', description: 'Maker', provider: 'p' };

function cardOf(properties: Record<string, PropertyValue>, facts: Partial<typeof FACTS> = {}) {
  return entityCard({ ...FACTS, ...facts, properties: new Map(Object.entries(properties)) }, RICH);
}

/** The properties of a card, which Excel's types call optional. */
function propertiesOf(card: Excel.EntityCellValue) {
  return card.properties ?? {};
}

test.each([
  ['300 properties', 300, 'x'.repeat(100)],
  ['very long texts', 12, 'x'.repeat(40_000)],
  ['texts that take three bytes a letter', 300, '株'.repeat(3_000)],
])('a card of %s stays below 50 kB and names what it leaves out', (_, count, value) => {
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_each, at) => [`property_${at}`, { value, sources: [SOURCE] }]),
  );
  const card = cardOf(properties, { name: '株'.repeat(3_000), description: value });
  expect(fault([[card]])).toBeUndefined();
  expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThan(MAX_CARD);
  const shown = Object.keys(propertiesOf(card)).filter((name) => name.startsWith('property_'));
  expect(shown.length).toBeGreaterThan(0);
  const note = propertiesOf(card)['left_out'];
  if (shown.length === count) expect(note).toBeUndefined();
  else
    expect(note).toMatchObject({ basicValue: expect.stringContaining(`property_${shown.length}`) as string });
});

test('a card has the function that gives its figures where the host knows such, unless a field is called so', () => {
  const facts = { ...FACTS, properties: new Map() };
  const host = { ...RICH, properties: true };
  const figure = {
    ...{ type: 'Function', functionType: 'JavaScriptReference', namespace: 'KER', id: 'FIGURE' },
    ...{ basicType: 'Error', basicValue: '#VALUE!' },
  };
  expect(propertiesOf(entityCard(facts, host))['figure']).toEqual(figure);
  expect(propertiesOf(entityCard(facts, RICH))['figure']).toBeUndefined();
  const own = { ...facts, properties: new Map([['figure', { value: 'own', sources: [] }]]) };
  const card = entityCard(own, host);
  expect(propertiesOf(card)['figure']).toMatchObject({ type: 'String', basicValue: 'own' });
  expect(JSON.stringify(card)).not.toContain('JavaScriptReference');
});

test('every name in the layout is a property of the card', () => {
  const card = cardOf(
    { a: { value: 1, sources: [] }, '': { value: 2, sources: [] } },
    { name: '', description: '' },
  );
  const { title, subTitle, sections } = card.layouts?.card ?? {};
  const heads = [title, subTitle].map((each) => (typeof each === 'object' ? each.property : each));
  const named = [...heads, ...(sections ?? []).flatMap(({ properties }) => properties)];
  expect(named.filter((name) => name === undefined || propertiesOf(card)[name] === undefined)).toEqual([]);
});

describe('who leads a company, by a report older than 15 months', () => {
  const officer = { chief_executive_officer: { value: 'Tim Cook', sources: [SOURCE] } };
  afterEach(() => jest.restoreAllMocks());

  test('is the clean name, and last known for the day of the report', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 1, 3, 12));
    const card = cardOf(officer);
    expect(propertiesOf(card)).toMatchObject({
      chief_executive_officer: { basicValue: 'Tim Cook' },
      chief_executive_officer_last_known: { basicValue: '2024-11-01' },
    });
    const [about] = card.layouts?.card?.sections ?? [];
    expect(about?.properties).toContain('chief_executive_officer_last_known');
  });

  test('and of a newer report only the name', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 31, 12));
    expect(propertiesOf(cardOf(officer))).not.toHaveProperty('chief_executive_officer_last_known');
  });

  test('is what the newest source says, and of one of exactly 15 months it is not said', () => {
    const noon = (day: number): number => new Date(2026, 1, day, 12).getTime();
    expect(lastKnownDay('ceo', [{ name: 'old' }, SOURCE], noon(1))).toBeUndefined();
    expect(lastKnownDay('ceo', [{ name: 'old' }, SOURCE], noon(2))).toBe('2024-11-01');
    expect(lastKnownDay('ceo', null, noon(2))).toBeUndefined();
  });

  test('stands in the section of the figure that it is of', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 1, 3, 12));
    const card = cardOf({ employee_count: { value: 7, sources: [SOURCE] } });
    const figures = card.layouts?.card?.sections?.find(({ title }) => title === 'Figures');
    expect(figures?.properties).toEqual(['employee_count', 'employee_count_last_known']);
  });

  test.each([
    ['IS_CEO_OF', '2024-11-01'],
    ['employee_count', '2024-11-01'],
    ['IS_DIRECT_PARENT_OF', undefined],
    ['headquarters', undefined],
    ['former_ceo', undefined],
    ['ceo_name', undefined],
  ])('%s: %s', (name, day) => {
    expect(lastKnownDay(name, [SOURCE], Date.UTC(2026, 10, 28))).toBe(day);
  });
});

test("a name keeps its sources, and the service's own property comes before a note of the same name", () => {
  const properties = propertiesOf(
    cardOf({
      name: { value: 'Apple', sources: [SOURCE] },
      sources: { value: 'own', sources: [SOURCE] },
      left_out: { value: 'own', sources: [] },
    }),
  );
  expect(properties['name']).toMatchObject({
    type: 'String',
    basicValue: 'Apple',
    propertyMetadata: { attribution: [{ sourceText: 'Form 10-K, 2024-11-01' }] },
  });
  expect(properties['sources']).toMatchObject({ type: 'String', basicValue: 'own' });
  expect(properties['left_out']).toMatchObject({ type: 'String', basicValue: 'own' });
});

test('what a card has no room for is named, a property before what it is related to', () => {
  const owned = (at: number) => ({
    id: `e${at}`,
    name: '株'.repeat(60),
    entity_type: 'Company',
    properties: { sources: null },
  });
  const related = new Map(Array.from({ length: 300 }, (_, at) => [`r${at}`, [owned(at)]]));
  const properties = new Map<string, PropertyValue>([['left_out', { value: 'own', sources: null }]]);
  const card = entityCard({ ...FACTS, properties, related }, RICH);
  expect(fault([[card]])).toBeUndefined();
  expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThan(MAX_CARD);
  expect(propertiesOf(card)['left_out']).toEqual({ type: 'String', basicValue: 'own' });
  expect(propertiesOf(card)).not.toHaveProperty('sources');
  expect(propertiesOf(card)).toHaveProperty('r0');
  expect(propertiesOf(card)).not.toHaveProperty('r299');
});

test('of many that a company is related to a card shows five, and of a property of that name the property', () => {
  const owned = (at: number) => ({
    ...{ id: `e${at}`, name: `E${at}`, entity_type: 'Company' },
    properties: { sources: null },
  });
  const related = new Map([
    ['owns', Array.from({ length: 7 }, (_, at) => owned(at))],
    ['parent', [owned(1)]],
    ['ceo', [owned(2)]],
  ]);
  const properties = new Map([['ceo', { value: 'Tim Cook', sources: null }]]);
  const card = entityCard({ ...FACTS, properties, related }, RICH);
  expect(propertiesOf(card)['owns']).toMatchObject({ text: 'E0; E1; E2; E3; E4' });
  expect(propertiesOf(card)['parent']).not.toHaveProperty('propertyMetadata');
  const sections = card.layouts?.card?.sections?.map(({ title, properties: names }) => [title, names]);
  expect(sections).toContainEqual(['Related', ['owns', 'parent']]);
  expect(sections).toContainEqual(['Details', ['ceo']]);
});

test('a name that looks like a date stays text', () => {
  expect(propertiesOf(cardOf({}, { name: '2020-01-01' }))['name']).toEqual({
    type: 'String',
    basicValue: '2020-01-01',
  });
});
