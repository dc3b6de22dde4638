import { redisServer } from '../../test/gateway/redis-server';
import { atWork, minimumOf, post, type Team } from './gateway/analysts';
import { ACCOUNT_KEY, FIELDS } from './gateway/entities';
import { started, type Played } from './gateway/processes';
import { play, type Mode } from './gateway/roles';
import { report } from './target';

/** 21,000 requests for 1,100 different answers. */
const TEAM: Team = { analysts: 200, shared: 100, own: 5 };
const LATENCY_MS = 40;
const PER_MINUTE = 600;
const CACHED_REQUESTS = 2_000;
const BENCH = 'gateway';

type Run = { mode: Mode; processes: number; perMinute?: number };

const rounded = (value: number) => Number(value.toPrecision(4));

async function run({ mode, processes, perMinute }: Run): Promise<{ upstream: number; wrong: number }> {
  const redis = await redisServer();
  const env = { COMPANIES: String(minimumOf(TEAM)), LATENCY_MS: String(LATENCY_MS) };
  const upstream = await started('upstream', env);
  const gates = await Promise.all(
    Array.from({ length: processes }, () => gate(mode, { upstream, cache: redis.address, perMinute })),
  );
  const startedAt = performance.now();
  const seen = await atWork(
    TEAM,
    gates.map(({ port }) => port),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const { requests } = await upstream.figures();
  const cpuMs = (await Promise.all(gates.map((one) => one.figures()))).reduce(
    (sum, one) => sum + one.cpuMs,
    0,
  );
  const times = seen.times.sort((a, b) => a - b);
  const line = {
    ...{
      bench: BENCH,
      mode,
      processes,
      perMinute,
      answers: seen.answers,
      wrong: seen.wrong,
      refused: seen.refused,
    },
    upstream: requests,
    minimum: minimumOf(TEAM),
    cpu_us_a_request: Math.round((cpuMs / seen.answers) * 1000),
    p50_ms: rounded(times[times.length >> 1] ?? 0),
    p99_ms: rounded(times[Math.floor(times.length * 0.99)] ?? 0),
    seconds: rounded(seconds),
  };
  console.log(JSON.stringify(line));
  for (const one of [upstream, ...gates]) await one.end();
  await redis.kill();
  return { upstream: requests, wrong: seen.wrong };
}

function gate(
  mode: Mode,
  { upstream, cache, perMinute }: { upstream: Played; cache: string; perMinute: number | undefined },
): Promise<Played> {
  return started(mode, {
    KER_UPSTREAM: `http://127.0.0.1:${upstream.port}`,
    KER_UPSTREAM_KEY: ACCOUNT_KEY,
    KER_CACHE: cache,
    ...(perMinute !== undefined && { KER_REQUESTS_PER_MINUTE: String(perMinute) }),
  });
}

/** What a cached answer takes more than the service's own handler does without any latency, one after the other. */
async function cachedAnswer(): Promise<void> {
  const redis = await redisServer();
  const upstream = await started('upstream', { COMPANIES: '1', LATENCY_MS: '0' });
  const gateway = await gate('gateway', { upstream, cache: redis.address, perMinute: undefined });
  process.env['BENCH_KEY'] = ACCOUNT_KEY;
  const median = async (port: number) => {
    const times: number[] = [];
    for (let at = 0; at < CACHED_REQUESTS; at++) {
      const from = performance.now();
      await post(port, 0, { fields: FIELDS, analyst: 0 });
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[CACHED_REQUESTS >> 1] ?? 0;
  };
  await median(upstream.port);
  await median(gateway.port);
  const [direct, cached] = [await median(upstream.port), await median(gateway.port)];
  console.log(JSON.stringify({ bench: BENCH, direct_ms: rounded(direct), cached_ms: rounded(cached) }));
  report({
    bench: BENCH,
    name: 'a cached answer adds, ms',
    value: cached - direct,
    target: 1,
    better: 'lower',
  });
  for (const one of [gateway, upstream]) await one.end();
  await redis.kill();
}

async function main(): Promise<void> {
  await cachedAnswer();
  const minimum = minimumOf(TEAM);
  await run({ mode: 'pass-through', processes: 2 });
  await run({ mode: 'whole-body', processes: 2 });
  const runs: Run[] = [1, 2, 4].map((processes) => ({ mode: 'gateway', processes }));
  runs.push({ mode: 'gateway', processes: 2, perMinute: PER_MINUTE });
  for (const one of runs) {
    const { upstream, wrong } = await run(one);
    const name = `${one.processes} processes${one.perMinute === undefined ? '' : `, ${one.perMinute} a minute`}`;
    report({
      bench: BENCH,
      name: `requests over the minimum, ${name}`,
      value: upstream / minimum,
      target: 1.1,
      better: 'lower',
    });
    report({ bench: BENCH, name: `wrong answers, ${name}`, value: wrong, target: 0, better: 'lower' });
  }
}

const [, , role] = process.argv;
if (role === undefined) void main();
else play(role);
