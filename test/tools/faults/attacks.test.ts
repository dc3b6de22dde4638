import { removeProgram } from '../../gateway/gateway-process';
import { REDIS } from '../../gateway/redis-server';
import { GATEWAY_ATTACKS } from '../../../tools/faults/gateway-attacks';
import { isRepelled, runAttack } from '../../../tools/faults/run-attack';
import { SERVER_ATTACKS } from '../../../tools/faults/server-attacks';

afterAll(removeProgram);

const possible = [...SERVER_ATTACKS, ...GATEWAY_ATTACKS].filter(
  ({ needsRedis = false }) => !needsRedis || REDIS !== undefined,
);

test.each(possible.map((attack) => [`${attack.group}: ${attack.name}`, attack] as const))(
  'others are answered as ever, and nothing is spent for it: %s',
  async (_, attack) => {
    const row = await runAttack(attack);
    expect({ ...row, isRepelled: isRepelled(row, attack) }).toMatchObject({
      isRepelled: true,
      samples: [],
      settled: row.cells,
    });
    expect(row.right).toBeGreaterThan(0);
  },
);
