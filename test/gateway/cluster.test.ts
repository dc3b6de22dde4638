import { idOf } from '../service/small-store';
import { countingUpstream } from './counting-upstream';
import { redisCluster } from './redis-cluster';
import { REDIS } from './redis-server';
import { PATIENT_MS, testGateway } from './started-gateway';

const check = REDIS === undefined ? test.skip : test;
const ENTITIES = 60;
const FIELDS = ['cik', 'lei', 'name', 'website', 'legal_name', 'employee_count'];
const ASKERS = 8;

const valueOf = (id: string, field: string) => `${field} of ${id}`;
/** A profile in which each value says whose and what it is, so that one in the wrong place is seen. */
const profileOf = (id: string, fields: readonly string[]) => ({
  ...{ id, name: `Entity ${id}`, entity_type: 'Company', relationships: {} },
  properties: Object.fromEntries(fields.map((field) => [field, { value: valueOf(id, field), sources: [] }])),
});

check(
  'over a cluster of three nodes two processes answer a flood rightly, ask each entity once and count it once',
  async () => {
    const cluster = await redisCluster(3);
    const upstream = await countingUpstream();
    upstream.answer = ({ path, body }) => {
      const { properties } = JSON.parse(body) as { properties: string[] };
      return Response.json(profileOf(path.split('/').at(-1) ?? '', properties));
    };
    const variables = {
      KER_UPSTREAM: upstream.address,
      KER_CACHE: cluster.address,
      KER_REQUESTS_PER_MINUTE: '60000',
      KER_CREDITS_PER_DAY: '1000',
    };
    const gateways = [await testGateway(variables, PATIENT_MS), await testGateway(variables, PATIENT_MS)];
    try {
      const asks = Array.from({ length: ENTITIES * ASKERS }, (_, at) => {
        const id = idOf(1 + (at % ENTITIES));
        const asker = Math.floor(at / ENTITIES);
        const fields = FIELDS.filter((_field, place) => place % ASKERS !== asker);
        return { id, fields, gateway: gateways[asker % 2] };
      });
      const flood = () =>
        Promise.all(
          asks.map(async ({ id, fields, gateway }) => ({
            ...{ id, fields },
            reply: await gateway?.retrieve(id, { properties: fields }),
          })),
        );
      const wrong = (await flood()).filter(({ id, fields, reply }) => {
        const { properties } = (reply?.json ?? {}) as { properties?: Record<string, { value: string }> };
        const got = Object.entries(properties ?? {}).map(([field, { value }]) => `${field}: ${value}`);
        const expected = fields.map((field) => `${field}: ${valueOf(id, field)}`);
        return reply?.status !== 200 || got.sort().join() !== expected.sort().join();
      });
      expect(wrong).toEqual([]);
      const sent = upstream.seen.length;
      expect(sent).toBeGreaterThanOrEqual(ENTITIES);
      expect(sent).toBeLessThanOrEqual(ENTITIES * 1.1);
      await flood();
      expect(upstream.seen).toHaveLength(sent);
      const held = await Promise.all(cluster.nodes.map((node) => node.command('DBSIZE')));
      expect(held.every((keys) => Number(keys) > ENTITIES / 6)).toBe(true);
      expect(gateways.map(({ store }) => store.trouble())).toEqual([undefined, undefined]);
      const counted = await Promise.all(
        cluster.nodes.map(async (node) => {
          const [key] = (await node.command('KEYS', '*credits*account')) as string[];
          return key === undefined ? [] : [Number(await node.command('GET', key))];
        }),
      );
      expect(counted.flat()).toEqual([sent]);
    } finally {
      for (const gateway of gateways) await gateway.close();
      await upstream.close();
      await cluster.kill();
    }
  },
);
