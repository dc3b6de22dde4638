import { fc } from '../../fast-check';
import * as v from 'valibot';

import { entityProfileSchema, propertyValueSchema } from '../../../src/shared/contract/entity';
import { sourceSchema } from '../../../src/shared/contract/source';

const odd = fc.constantFrom<unknown>(null, undefined, 0, '', [], {}, true);
const source = fc.record(
  {
    name: fc.oneof({ weight: 4, arbitrary: fc.string() }, odd),
    date: fc.oneof(fc.string(), odd),
    document: fc.oneof(fc.string(), odd, fc.constant({ endpoint: '/v1', params: {} })),
    extra: fc.string(),
  },
  { requiredKeys: [] },
);
const property = fc.record(
  {
    value: fc.jsonValue(),
    sources: fc.oneof({ weight: 4, arbitrary: fc.array(fc.oneof(source, odd), { maxLength: 3 }) }, odd),
    extra: fc.string(),
  },
  { requiredKeys: [] },
);

test('the check by hand of a property agrees with the general one in every case', () => {
  const general = v.looseObject({
    value: v.unknown(),
    sources: v.optional(v.nullable(v.array(sourceSchema)), []),
  });
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: property }, odd), (value) => {
      const [one, other] = [v.safeParse(propertyValueSchema, value), v.safeParse(general, value)];
      expect(one.success).toBe(other.success);
      expect(one.output).toEqual(other.output);
    }),
  );
});

describe('the properties of a profile', () => {
  const profile = (properties: unknown) => ({
    id: 'a',
    name: 'A',
    entity_type: 'Company',
    properties,
    relationships: null,
  });
  const plain = { value: 1, sources: [{ name: 'Register', date: null, document: '' }] };

  test('are taken as they came where all are plain, and mended where one is not', () => {
    const all = { cik: plain, lei: plain };
    expect(v.parse(entityProfileSchema, profile(all)).properties).toBe(all);
    expect(v.parse(entityProfileSchema, profile({ cik: plain, lei: { value: 2 } })).properties).toEqual({
      cik: plain,
      lei: { value: 2, sources: [] },
    });
  });

  test('hold none that would change the object itself', () => {
    const json =
      '{"constructor":{"value":1,"sources":[]},"__proto__":{"value":1,"sources":[]},"cik":{"value":2,"sources":[]}}';
    const { properties } = v.parse(entityProfileSchema, profile(JSON.parse(json)));
    expect(Object.keys(properties)).toEqual(['cik']);
  });

  test.each([[null], ['none'], [{ cik: null }], [{ cik: { value: 1, sources: [{ date: 'x' }] } }]])(
    'are not %j',
    (properties) => expect(v.is(entityProfileSchema, profile(properties))).toBe(false),
  );
});
