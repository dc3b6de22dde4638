import { Budget } from '../../src/gateway/budget/budget';
import { Flights } from '../../src/gateway/flight/flights';
import { createGateway } from '../../src/gateway/gateway';
import { createMemoryStore } from '../../src/gateway/store/memory-store';
import { StoreFailure } from '../../src/gateway/store/shared-store';
import { createSend } from '../../src/gateway/upstream/send';
import { idOf } from '../service/small-store';
import { ACCOUNT_KEY, countingUpstream, type CountingUpstream } from './counting-upstream';

const gone = () => Promise.reject(new StoreFailure('gone'));
const store = { ...createMemoryStore(), take: gone };

let upstream: CountingUpstream;
beforeAll(async () => {
  upstream = await countingUpstream();
});
afterAll(async () => {
  await upstream.close();
});

test('who has no quota is answered though she joined one whose quota cannot be counted', async () => {
  const budget = new Budget({ makeLimit: () => ({ take: gone, used: gone, giveBack: gone }), pause: store });
  const fetch = createGateway({
    flights: new Flights({ store, budget, freshness: { freshMs: 1_000, negativeMs: 1_000 } }),
    send: createSend({ address: upstream.address, key: ACCOUNT_KEY }),
    identify: (headers) => {
      const name = headers.get('X-API-KEY') ?? '';
      return { id: name, name, ...(name === 'Ann' && { creditsPerDay: 5 }) };
    },
  });
  const ask = async (name: string) =>
    fetch(
      new Request(`http://localhost/v1/entities/${idOf(1)}/introspection`, {
        headers: { 'X-API-KEY': name },
      }),
    );
  const answers = await Promise.all(['Ann', 'Bob', 'Eve'].map(ask));
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
  expect(upstream.seen).toHaveLength(1);
});
