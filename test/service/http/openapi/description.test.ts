import { readFileSync } from 'node:fs';

import { Validator } from '@seriousme/openapi-schema-validator';

import { ENTITY_TYPES } from '../../../../src/shared/contract/entity-type';
import { openApiDescription } from '../../../../src/service/http/openapi/description';
import { smallService } from '../../small-service';
import { idOf } from '../../small-store';

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

test('each operation describes what cannot be read, another method and too long an address, and the licence stands', () => {
  const { paths, info } = openApiDescription();
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  expect(operations).toHaveLength(5);
  for (const operation of operations) {
    const { responses } = operation as { responses: Record<string, unknown> };
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '405', '431']));
  }
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string };
  expect(info['license']).toMatchObject({ name: expect.stringContaining(license) as string });
});

test('another method is refused on each path as described, with the methods that it takes', async () => {
  const { fetch } = smallService();
  for (const path of Object.keys(openApiDescription().paths)) {
    const reply = await fetch(
      new Request(`http://service${path.replace('{entity_id}', idOf(1))}`, { method: 'PUT' }),
    );
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toMatch(/GET|POST/);
    expect(await reply.json()).toEqual({
      error: expect.any(String) as string,
      message: expect.any(String) as string,
    });
  }
});

test('no two schemas of the description are the same', () => {
  const schemas = Object.entries(openApiDescription().components.schemas);
  const texts = schemas.map(([, schema]) => JSON.stringify(schema));
  expect(schemas.map(([name]) => name).filter((_name, at) => texts.indexOf(texts[at] ?? '') !== at)).toEqual(
    [],
  );
});
