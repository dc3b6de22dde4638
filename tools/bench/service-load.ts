import { Agent, request } from 'node:http';

/** One request of a load. */
export type Shot = { method: string; path: string; body?: string };

/** What to ask of a service, how often, and over how many connections at once. */
export type Load = { port: number; key: string; shots: Shot[]; requests: number; connections: number };

function fire(agent: Agent, { port, key }: Load, { method, path, body }: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'X-API-KEY': key,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (incoming) => {
      incoming.resume();
      incoming.once('end', () => {
        if (incoming.statusCode === 200) resolve();
        else reject(new Error(`Expected 200 of ${method} ${path}, got ${String(incoming.statusCode)}`));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Fires the load, warm-up first; answers with the elapsed milliseconds, then those of each request. */
export async function runLoad(load: Load): Promise<number[]> {
  const { shots, requests, connections } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const volley = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    let fired = 0;
    const gun = async () => {
      while (fired < count) {
        const shot = shots[fired % shots.length];
        fired += 1;
        const from = performance.now();
        if (shot) await fire(agent, load, shot);
        times.push(performance.now() - from);
      }
    };
    await Promise.all(Array.from({ length: connections }, gun));
    return times;
  };
  await volley(Math.min(500, requests));
  const from = performance.now();
  const times = await volley(requests);
  const elapsed = performance.now() - from;
  agent.destroy();
  return [elapsed, ...times];
}
