import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../free-port';
import { until } from '../until';
import { redisServer, type RedisServer } from './redis-server';

/** A real cluster, whose nodes share the slots. */
export type RedisCluster = {
  /** As `KER_CACHE` names it: by one of its nodes. */
  address: string;
  nodes: readonly RedisServer[];
  kill(): Promise<void>;
};

const SLOTS = 16_384;

/** Starts a cluster of so many nodes without replicas on free ports; resolves when each of them knows all. */
export async function redisCluster(count: number): Promise<RedisCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-cluster-'));
  const nodes: RedisServer[] = [];
  const buses: string[] = [];
  const kill = async () => {
    for (const node of nodes) await node.kill();
    rmSync(folder, { recursive: true });
  };
  for (let at = 0; at < count; at++) {
    const bus = String(await freePort());
    const settings = { 'cluster-enabled': 'yes', 'cluster-announce-ip': '127.0.0.1', 'cluster-port': bus };
    const files = { dir: folder, 'cluster-config-file': `nodes-${at}.conf` };
    const flags = Object.entries({ ...settings, ...files }).flatMap(([name, value]) => [`--${name}`, value]);
    nodes.push(await redisServer(...flags));
    buses.push(bus);
  }
  for (const [at, node] of nodes.entries()) {
    const [from, to] = [at, at + 1].map((part) => Math.floor((SLOTS * part) / count)) as [number, number];
    await node.command('CLUSTER', 'ADDSLOTSRANGE', String(from), String(to - 1));
  }
  const isWhole = async (node: RedisServer) => {
    const info = String(await node.command('CLUSTER', 'INFO'));
    return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${count}\r`);
  };
  const meet = async () => {
    for (const [at, node] of nodes.entries())
      await nodes[0]?.command('CLUSTER', 'MEET', '127.0.0.1', new URL(node.address).port, buses[at] ?? '');
  };
  let looks = 0;
  await until(async () => {
    if (looks++ % 100 === 0) await meet();
    return (await Promise.all(nodes.map(isWhole))).every(Boolean);
  }).catch((error: unknown) => kill().then(() => Promise.reject(error as Error)));
  return {
    address: nodes[0]?.address.replace('redis:', 'redis-cluster:') ?? '',
    nodes,
    kill,
  };
}
