import { ENTITY_TYPES } from '../../src/shared/contract/entity-type';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import type { EntityPart, StoreParts } from '../../src/service/store/store-parts';
import { typeAndAncestors, typeAndSubtypes } from '../../src/service/store/subtypes';

const sources = [{ name: 'Form 10-K', date: '2024-11-01', document: 'https://www.sec.gov/' }];

function entity(id: string, part: Partial<EntityPart> = {}): EntityPart {
  return { id, name: id.toUpperCase(), type: 'Company', sources, ...part };
}

function store(parts: Partial<StoreParts>) {
  return createMemoryGraph({ entities: [entity('a'), entity('b'), entity('c')], ...parts });
}

describe('createMemoryGraph', () => {
  test('finds an entity by its id in any letter case', () => {
    expect(store({}).byId('A')?.name).toBe('A');
    expect(store({}).byId('z')).toBeUndefined();
  });

  test('finds by exact name or alias, letter case and accents aside, the most prominent first', () => {
    const entities = [
      entity('small', { name: 'Estee', prominence: 0.1 }),
      entity('large', { name: 'The Estée Lauder Companies', aliases: ['Estée'], prominence: 0.9 }),
    ];
    expect(
      store({ entities })
        .byName(' ESTÉE ')
        .map(({ id }) => id),
    ).toEqual(['large', 'small']);
  });

  test('finds by type with subtypes', () => {
    const entities = [entity('a'), entity('x', { type: 'Exchange' }), entity('p', { type: 'Person' })];
    const made = store({ entities });
    expect(made.byType('Organization').map(({ id }) => id)).toEqual(['a', 'x']);
    expect(made.byType('Company').map(({ id }) => id)).toEqual(['a']);
    expect(made.byType('Entity')).toHaveLength(3);
    expect(made.byType('Law')).toEqual([]);
  });

  test('makes id, name, aliases and description properties, the first and third without sources', () => {
    const [made] = store({ entities: [entity('a', { aliases: ['AA'], description: 'A company' })] }).entities;
    expect(Object.fromEntries(made!.properties)).toEqual({
      id: { value: 'a', sources: [] },
      name: { value: 'A', sources },
      aliases: { value: ['AA'], sources: [] },
      description: { value: 'A company', sources },
    });
  });

  test('gives both ends the same relationship', () => {
    const made = store({
      relationships: [{ id: 'r', type: 'IS_SUBSIDIARY_OF', from: 'a', to: 'b', sources }],
    });
    const relationship = made.byId('a')?.outgoing.get('IS_SUBSIDIARY_OF')?.[0];
    expect(relationship?.to.id).toBe('b');
    expect(made.byId('b')?.incoming.get('IS_SUBSIDIARY_OF')?.[0]).toBe(relationship);
  });

  test('orders related entities: what still holds first, then the most prominent', () => {
    const entities = [
      entity('a'),
      entity('past', { prominence: 1 }),
      entity('minor', { prominence: 0.1 }),
      entity('major', { prominence: 0.5 }),
    ];
    const relationships = ['past', 'minor', 'major'].map((to) => ({
      id: to,
      type: 'OWNS',
      from: 'a',
      to,
      sources,
      ...(to === 'past' ? { validUntil: '2020-01-31' } : {}),
    }));
    const owned = store({ entities, relationships }).byId('a')?.outgoing.get('OWNS');
    expect(owned?.map(({ to }) => to.id)).toEqual(['major', 'minor', 'past']);
  });

  test('leaves out what it cannot hold and says what', () => {
    const made = store({
      entities: [entity('a'), entity('A', { name: 'Twice' })],
      relationships: [{ id: 'r', type: 'OWNS', from: 'a', to: 'nobody', sources }],
      problems: ['entities.csv:4: no name'],
    });
    expect(made.entities).toHaveLength(1);
    expect(made.byId('a')?.outgoing.size).toBe(0);
    expect(made.problems).toEqual([
      'entities.csv:4: no name',
      'Expected each id once, got A again with "Twice"',
      'Expected the entity of a OWNS relationship, got the unknown id nobody',
    ]);
  });
});

describe('the order of types', () => {
  test('leads every type up to Entity', () => {
    for (const type of ENTITY_TYPES) expect(typeAndAncestors(type).at(-1)).toBe('Entity');
  });

  test('puts companies, schools, exchanges and intergovernmental bodies under Organization', () => {
    expect([...typeAndSubtypes('Organization')].sort()).toEqual([
      'Company',
      'EducationalInstitution',
      'Exchange',
      'IntergovernmentalOrganization',
      'Organization',
    ]);
  });

  test('puts countries and their parts under GPE, and GPE under Location', () => {
    expect(typeAndSubtypes('GPE')).toEqual(
      expect.arrayContaining([
        'Country',
        'CountrySubdivision',
        'DependentTerritory',
        'Municipality',
        'CountryRegion',
      ]),
    );
    expect(typeAndAncestors('Country')).toEqual(['Country', 'GPE', 'Location', 'Entity']);
  });
});
