import { createService } from '../../src/service/app';
import { storeOf } from '../../src/service/create-store';
import { KEY } from './small-service';
import { whole } from './whole';

/** What every plain object has, and texts that only look so. */
const IN_EVERY_OBJECT = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

const { store } = whole;
const failures: unknown[] = [];
const service = createService({
  store: storeOf(store),
  keys: [KEY],
  report: (error) => failures.push(error),
});
beforeEach(() => void failures.splice(0));

const [apple] = store.entities.filter(({ name }) => name === 'Apple Inc.');

async function statusOf(path: string, body?: string): Promise<number> {
  const headers = { 'X-API-KEY': KEY, 'Content-Type': 'application/json' };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body };
  const reply = await service.fetch(new Request(`http://test${path}`, init));
  await reply.text();
  return reply.status;
}

/** Every place where a person's text enters the service, with what it may be in an expression or a question. */
const expressions = (text: string): string[] => [
  text,
  `${text}.return(name)`,
  `${text}.count()`,
  `${text}=1`,
  `companies.${text}`,
  `companies.${text}>3.return(name, ${text})`,
  `companies.ceo.${text}`,
  `companies.revenue_${text}>3`,
  `companies.${text}_revenue.return(${text})`,
  `companies.name ${text} 3`,
  `companies.employee_count${text}3.return(name)`,
  `companies.country=${text}.return(name)`,
  `companies.order_by(${text}).return(name)`,
  `companies.group_by(${text})`,
  `companies.average(${text})`,
  `companies.${text}(revenue)`,
  `Apple.${text}`,
  `${text} of Apple`,
  `What is the ${text} of Apple?`,
  `Who is the ${text} of ${text}?`,
  `Which companies have the most ${text}?`,
  `${text} companies by ${text}`,
  `Revenue of Apple in ${text}`,
];

describe.each(IN_EVERY_OBJECT)('%s, which every plain object has, is a text as any other', (text) => {
  test('in expressions and questions', async () => {
    for (const input of expressions(text)) {
      for (const path of ['/v1/knowledge/query', '/v1/knowledge/search']) {
        const status = await statusOf(path, JSON.stringify({ input }));
        expect({ input, path, status, failures }).toMatchObject({ status: 200, failures: [] });
      }
    }
  });

  test('in a search', async () => {
    expect(await statusOf(`/v1/entities?name=${text}`)).toBe(200);
    expect(await statusOf(`/v1/entities?name=Apple&entity_types=${text}`)).toBe(422);
    expect(await statusOf(`/v1/entities?name=Apple&${text}=1`)).toBe(200);
  });

  test('in a projection', async () => {
    const path = `/v1/entities/${apple!.id}`;
    const own = `{"${text}":{"limit":1}}`;
    expect(await statusOf(path, `{"properties":["${text}"]}`)).toBeLessThan(500);
    expect(await statusOf(path, `{"relationships":{"outgoing":${own}}}`)).toBeLessThan(500);
    expect(await statusOf(path, `{"relationships":{"incoming":${own}}}`)).toBeLessThan(500);
    expect(await statusOf(path, `{"numerical_observations":{"${text}":[]}}`)).toBeLessThan(500);
    expect(await statusOf(path, `{"${text}":{}}`)).toBeLessThan(500);
    expect(await statusOf(`/v1/entities/${text}`, '{}')).toBe(422);
    expect(failures).toEqual([]);
  });
});
