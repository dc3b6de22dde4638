import { fc } from '../../fast-check';

import { ENTITY_TYPES } from '../../../src/shared/contract/entity-type';
import { KEY, smallService } from '../small-service';
import { idOf } from '../small-store';
import { faultsOfAnswer } from './answer-check';
import { propertyRuns } from '../../property-runs';

const service = smallService({
  report: (error) => {
    throw error;
  },
});

/** Asks without a socket; says what is wrong with the answer: a status outside the promise, or a body against it. */
async function wrongs(method: string, path: string, body?: string): Promise<string[]> {
  const headers = { 'X-API-KEY': KEY };
  const asked = new Request(`http://service${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const answer = await service.fetch(asked);
  const route = path.split('?')[0] ?? path;
  return [200, 404, 422].includes(answer.status)
    ? faultsOfAnswer(method, route, answer.status, await answer.json())
    : [`status ${answer.status}`];
}

const slice = fc.record({ limit: fc.jsonValue(), offset: fc.nat() }, { requiredKeys: [] });
const types = fc.constantFrom('IS_REGISTERED_IN', 'IS_CEO_OF', 'NO_SUCH', '__proto__', '');
const slices = fc.oneof(fc.dictionary(types, fc.oneof(slice, fc.jsonValue())), fc.jsonValue());

/** Bodies near the documented shape, and far from it. */
const entityQuery = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      properties: fc.oneof(fc.array(fc.constantFrom('cik', 'name', 'no_such', '__proto__')), fc.jsonValue()),
      relationships: fc.oneof(
        fc.record({ outgoing: slices, incoming: slices }, { requiredKeys: [] }),
        fc.jsonValue(),
      ),
      numerical_observations: fc.oneof(
        fc.dictionary(
          fc.constantFrom('FinancialMetric', 'None'),
          fc.array(fc.constantFrom(idOf(901), idOf(1), 'x')),
        ),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  ),
);

const question = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      input: fc.oneof(fc.string(), fc.jsonValue()),
      return_entities: fc.jsonValue(),
      explainability: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

test('any JSON body of a retrieval gets an answer as described, never a failure', async () => {
  await fc.assert(
    fc.asyncProperty(entityQuery, async (body) => {
      expect(await wrongs('POST', `/v1/entities/${idOf(1)}`, JSON.stringify(body))).toEqual([]);
    }),
    { numRuns: propertyRuns(500, 500) },
  );
});

test('any text as a body gets an answer as described', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (body) => {
      expect(await wrongs('POST', `/v1/entities/${idOf(1)}`, body)).toEqual([]);
    }),
  );
});

test('any JSON body of a question gets an answer as described', async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom('search', 'query'), async (body, operation) => {
      fc.pre(JSON.stringify(body) !== JSON.stringify({ ...Object(body), input: 'fail' }));
      expect(await wrongs('POST', `/v1/knowledge/${operation}`, JSON.stringify(body))).toEqual([]);
    }),
    { numRuns: propertyRuns(300, 300) },
  );
});

test('any name, type and limit of a search get an answer as described', async () => {
  const parameters = fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 60 }),
    type: fc.oneof(fc.constantFrom(...ENTITY_TYPES), fc.string()),
    limit: fc.oneof(fc.integer().map(String), fc.string()),
  });
  await fc.assert(
    fc.asyncProperty(parameters, async ({ name, type, limit }) => {
      const query = new URLSearchParams({ name, entity_types: type, limit });
      expect(await wrongs('GET', `/v1/entities?${query.toString()}`)).toEqual([]);
    }),
    { numRuns: propertyRuns(300, 300) },
  );
});

test('any id gets an answer as described', async () => {
  const ids = fc.oneof(
    fc.uuid(),
    fc.string({ minLength: 1 }).map((id) => `-${id}`),
  );
  await fc.assert(
    fc.asyncProperty(ids, async (id) => {
      expect(await wrongs('GET', `/v1/entities/${encodeURIComponent(id)}/introspection`)).toEqual([]);
    }),
  );
});
