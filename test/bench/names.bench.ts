import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EntitySummary } from '../../src/contract/entity';
import { entityProfileSchema, searchAnswerSchema } from '../../src/contract/entity';
import { identify, type AskTexts } from '../../src/names/identify';
import { createKnowledgeEngine } from '../../src/service/answers/engine';
import { createService } from '../../src/service/app';
import { readDataset } from '../../src/service/dataset/load';
import { createStore } from '../../src/service/store/store';
import * as v from 'valibot';

import { report as target } from './target';

const KEY = 'bench-key';

/**
 * A name of a list: its class, what was typed, the type told beside it, and what is meant: nothing where the dataset has
 * no such entity, `?` where it may or may not have one, so that only precision is judged.
 */
type Row = { group: string; typed: string; type: string; meant: string };

type Judged = Row & { found: string; said: 'right' | 'wrong' | 'missing' | 'refused' };

/** The names that the rules were worked out with: a list that has been looked at joins them, for it measures nothing new. */
const LISTS = ['worked'];

function rowsOf(list: string): Row[] {
  const file = join(process.cwd(), `test/bench/names/${list}.tsv`);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [group = '', typed = '', type = '', meant = ''] = line.split('\t');
    return { group, typed, type, meant };
  });
}

/** The embedded service as a cell meets it: requests in, answers out. */
function connect(): { search: (row: Row) => Promise<EntitySummary[]>; ask: AskTexts } {
  const store = createStore(readDataset(join(process.cwd(), 'src/service/data')));
  const service = createService({ store, knowledge: createKnowledgeEngine(store), keys: [KEY] });
  const headers = { 'X-API-KEY': KEY, 'Content-Type': 'application/json' };
  const send = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const reply = await service.fetch(new Request(`http://bench${path}`, { headers, ...init }));
    if (!reply.ok) throw new Error(`Expected an answer of ${path}, got ${reply.status}`);
    return reply.json();
  };
  return {
    search: async ({ typed, type }) => {
      const query = new URLSearchParams({ name: typed, ...(type !== '' && { entity_types: type }) });
      return v.parse(searchAnswerSchema, await send(`/v1/entities?${query.toString()}`)).entities;
    },
    ask: async ({ id }, property) => {
      const body = JSON.stringify({ properties: [property] });
      const { properties } = v.parse(
        entityProfileSchema,
        await send(`/v1/entities/${id}`, { method: 'POST', body }),
      );
      const value = properties[property]?.value;
      return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    },
  };
}

async function judge(row: Row, { search, ask }: ReturnType<typeof connect>): Promise<Judged> {
  const lead = identify(row.typed, await search(row));
  const verdict = lead.kind === 'settled' ? lead.verdict : await lead.settle(ask);
  const found = verdict.kind === 'match' ? verdict.entity.name : '';
  return { ...row, found, said: said(row, found) };
}

function said({ meant }: Row, found: string): Judged['said'] {
  if (found === '') return meant === '' || meant === '?' ? 'refused' : 'missing';
  return meant === '?' || meant.split('|').includes(found) ? 'right' : 'wrong';
}

function groupFigures(judged: readonly Judged[]): Record<string, string> {
  const groups = [...new Set(judged.map(({ group }) => group))];
  return Object.fromEntries(
    groups.map((group) => {
      const all = judged.filter((row) => row.group === group);
      const fine = all.filter((row) => row.said === 'right' || row.said === 'refused').length;
      return [group, `${fine} of ${all.length}, ${all.filter((row) => row.said === 'wrong').length} wrong`];
    }),
  );
}

function report(list: string, judged: readonly Judged[]): void {
  const given = judged.filter(({ found }) => found !== '');
  const wanted = judged.filter(({ meant }) => meant !== '' && meant !== '?');
  const wrong = judged.filter((row) => row.said === 'wrong');
  const absent = judged.filter(({ meant, type }) => meant === '' && type === 'Company');
  const precision = 1 - wrong.length / given.length;
  const recall = wanted.filter((row) => row.said === 'right').length / wanted.length;
  console.log(
    JSON.stringify({
      bench: 'names',
      list,
      names: judged.length,
      precision: Number(precision.toFixed(4)),
      recall: Number(recall.toFixed(4)),
      groups: groupFigures(judged),
      wrong: wrong.map(({ typed, type, found }) => `${typed} (${type}) → ${found}`),
      missing: judged
        .filter((row) => row.said === 'missing')
        .map(({ typed, meant }) => `${typed} → ${meant}`),
    }),
  );
  target({
    bench: 'names',
    name: `${list}: wrong entities for absent companies`,
    value: absent.filter((row) => row.said === 'wrong').length,
    target: 0,
    better: 'lower',
  });
  target({
    bench: 'names',
    name: `${list}: share of wrong entities`,
    value: wrong.length / judged.length,
    target: 0.005,
    better: 'lower',
  });
}

async function main(): Promise<void> {
  const connection = connect();
  const lists = process.env['NAMES_LIST'] === undefined ? LISTS : [process.env['NAMES_LIST']];
  for (const list of lists) {
    const judged: Judged[] = [];
    for (const row of rowsOf(list)) judged.push(await judge(row, connection));
    report(list, judged);
  }
}

void main();
