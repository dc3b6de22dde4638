import { CheckSink } from '../../src/importer/check-sink';
import { KnownTexts } from '../../src/importer/known-texts';
import type { EntityRow, RelationshipRow } from '../../src/service/store/import-part';

const entity = (key: string, name: string, more: Partial<EntityRow> = {}): EntityRow => ({
  ...{ kind: 'entity', key, type: 'Company', name, sources: [], where: 'entities.csv:2' },
  ...more,
});

const link = (from: string, to: string): RelationshipRow => ({
  ...{ kind: 'relationship', type: 'OWNS', from, to, sources: [], where: `links.csv:${from}` },
});

test('texts that were added are known, and of others next to none', () => {
  const known = new KnownTexts();
  for (let at = 0; at < 100_000; at += 1) known.add(`lei:${at}`);
  let [lost, mistaken] = [0, 0];
  for (let at = 0; at < 100_000; at += 1) {
    if (!known.has(`lei:${at}`)) lost += 1;
    if (known.has(`cik:${at}`)) mistaken += 1;
  }
  expect(lost).toBe(0);
  expect(mistaken).toBeLessThan(3);
});

test('references are checked by key, id, identifier and name, before or after what they name, and rows that ask are counted', async () => {
  const sink = new CheckSink();
  const parts = [
    link('a', 'müller ag'),
    link('lei:1', 'nobody'),
    link('a', 'nobody'),
    entity('a', 'Müller AG', { identifiers: ['lei:1'], id: '7d444840-9dc0-41d1-b245-5ffdce74fad2' }),
    link('7D444840-9DC0-41D1-B245-5FFDCE74FAD2', 'a'),
  ];
  for (const part of parts) await sink.write(part);
  const report = await sink.finish();
  expect(report).toMatchObject({ entities: 1, relationships: 4, problemCount: 2 });
  expect(report.problems).toEqual(['links.csv:lei:1: Expected `to` to name an entity, got "nobody"']);
});
