import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeKey } from '../../src/gateway/people/keys';
import { WatchedPeople } from '../../src/gateway/people/watched-people';
import { until } from '../until';
import { countingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram } from './gateway-process';

const folder = mkdtempSync(join(tmpdir(), 'ker-watched-'));
const file = join(folder, 'people.json');
const [ann, bob] = [makeKey(), makeKey()];
const write = (...people: { name: string; key: string }[]) =>
  writeFileSync(file, JSON.stringify({ people: people.map(({ name, key }) => ({ name, key })) }));
const ANN = { name: 'Ann', key: ann.kept };
const BOB = { name: 'Bob', key: bob.kept };

afterAll(() => {
  removeProgram();
  rmSync(folder, { recursive: true });
});

test('SIGHUP takes who came and leaves out who went; a file that is wrong leaves all as they were, and is named', async () => {
  write(ANN);
  const upstream = await countingUpstream();
  const gateway = await gatewayProcess({ KER_UPSTREAM: upstream.address, KER_PEOPLE: file });
  const status = async ({ key }: { key: string }) => {
    const reply = await fetch(`${gateway.url}/v1/entities?name=Apple`, { headers: { 'X-API-KEY': key } });
    return reply.status;
  };
  try {
    expect([await status(ann), await status(bob)]).toEqual([200, 401]);
    write(BOB);
    gateway.signal('SIGHUP');
    await until(() => gateway.output().includes('people.json was read again: 1 people, 0 teams.'));
    expect([await status(ann), await status(bob)]).toEqual([401, 200]);
    writeFileSync(file, '{"people": [{"name": "Ann", "ke');
    gateway.signal('SIGHUP');
    await until(() => gateway.output().includes('Those who may ask stay as they were: '));
    expect(gateway.output()).toContain(`${file}: Expected JSON`);
    expect([await status(ann), await status(bob)]).toEqual([401, 200]);
  } finally {
    await gateway.end('SIGKILL');
    await upstream.close();
  }
});

test('a file that changes, is put in the place of the other, or goes is noticed without a signal', async () => {
  write(ANN);
  const [told, reported]: [string[], string[]] = [[], []];
  const listeners = {
    tell: (sentence: string) => told.push(sentence),
    report: (error: unknown) => reported.push((error as Error).message),
  };
  const watched = new WatchedPeople(file, listeners, 5);
  const names = () => watched.now.people.map(({ name }) => name);
  try {
    const before = watched.now;
    write(ANN, BOB);
    await until(() => told.length === 1);
    expect(names()).toEqual(['Ann', 'Bob']);
    expect(watched.now).not.toBe(before);
    const other = join(folder, 'other.json');
    writeFileSync(other, JSON.stringify({ people: [BOB] }));
    renameSync(other, file);
    await until(() => told.length === 2);
    expect(names()).toEqual(['Bob']);
    rmSync(file);
    await until(() => reported.length === 1);
    expect(names()).toEqual(['Bob']);
    write(ANN);
    await until(() => told.length === 3);
    expect(names()).toEqual(['Ann']);
  } finally {
    watched.close();
  }
});
