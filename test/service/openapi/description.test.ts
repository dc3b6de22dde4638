import { Validator } from '@seriousme/openapi-schema-validator';

import { ENTITY_TYPES } from '../../../src/contract/entity-type';
import { openApiDescription } from '../../../src/service/openapi/description';
import { smallService } from '../small-service';

test('an independent validator finds the description valid', async () => {
  const result = await new Validator().validate(structuredClone(openApiDescription()));
  expect(result).toMatchObject({ valid: true });
});

test('the validator would find a fault', async () => {
  const broken = { ...structuredClone(openApiDescription()), info: {} };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('the service serves it without a key', async () => {
  const answer = await smallService().fetch(new Request('http://service/openapi.json'));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDescription())));
});

test('the description holds the five operations and the 38 entity types', () => {
  const { paths, components } = openApiDescription();
  expect(Object.entries(paths).map(([path, item]) => `${Object.keys(item).join()} ${path}`)).toEqual([
    'get /v1/entities',
    'post /v1/entities/{entity_id}',
    'get /v1/entities/{entity_id}/introspection',
    'post /v1/knowledge/search',
    'post /v1/knowledge/query',
  ]);
  expect(components.schemas['EntityType']).toMatchObject({ enum: ENTITY_TYPES });
});

test('every reference names a component', () => {
  const description = openApiDescription();
  const named = [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(Object.keys(description.components.schemas)).toEqual(expect.arrayContaining(named));
});
