import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

import type { Group } from '../../src/importer/arguments';
import { runImport } from '../../src/importer/run';
import type { ImportPart, ImportReport, Sink } from '../../src/service/store/import-part';
import { report } from './target';
import { leiOf } from './write-registers';

const MEGABYTE = 1_000_000;
/** `MEGABYTES=2000 npm run bench import`; three minutes for each 1,000. */
const SIZE = Number(process.env['MEGABYTES'] ?? 300) * MEGABYTE;
const HEADER = 'key,type,name,aliases,description,lei,country,city,employee_count,source_name,source_date\n';

/** Takes rows and keeps none, so that reading alone is measured. */
class CountingSink implements Sink {
  #entities = 0;
  peak = 0;

  write({ kind }: ImportPart): Promise<void> {
    if (kind === 'entity') this.#entities += 1;
    if (this.#entities % 4_096 === 0) this.peak = Math.max(this.peak, process.memoryUsage.rss());
    return Promise.resolve();
  }

  finish(): Promise<ImportReport> {
    const nothing = { relationships: 0, series: 0, points: 0, merged: [], inDoubt: [], problems: [] };
    return Promise.resolve({ ...nothing, entities: this.#entities, problemCount: 0 });
  }

  abandon(): Promise<void> {
    return Promise.resolve();
  }
}

/** Writes a firm's list of so many bytes, with quoted cells, some of them with line ends. */
async function writeList(file: string, bytes: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(HEADER);
  for (let [at, written] = [0, HEADER.length]; written < bytes; at += 1) {
    const name = `Firm ${at} ${['Müller', 'Dupont', 'Rossi', 'Smith'][at % 4] ?? ''}`;
    const note =
      at % 10 === 0
        ? '"Makes ""things"",\nand sells them"'
        : `"Supplier, number ${at}, of parts and services"`;
    const line = `k${at},Company,"${name}, Ltd",F${at};${name},${note},,Switzerland,Basel,${at % 5_000},Supplier register,2026-01-31\n`;
    written += Buffer.byteLength(line);
    if (!stream.write(line)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}

const documentOf = (at: number): string => `
    <lei:LEIRecord>
      <lei:LEI>${leiOf(at)}</lei:LEI>
      <lei:Entity>
        <lei:LegalName xml:lang="en">Firm &amp; Sons ${at} Ltd</lei:LegalName>
        <lei:TransliteratedOtherEntityNames>
          <lei:TransliteratedOtherEntityName type="AUTO_ASCII_TRANSLITERATED_LEGAL_NAME">FIRM SONS ${at} LTD</lei:TransliteratedOtherEntityName>
        </lei:TransliteratedOtherEntityNames>
${['LegalAddress', 'HeadquartersAddress']
  .map(
    (address) => `        <lei:${address} xml:lang="en">
          <lei:FirstAddressLine>Street ${at}</lei:FirstAddressLine>
          <lei:City>Basel</lei:City>
          <lei:Region>CH-BS</lei:Region>
          <lei:Country>CH</lei:Country>
          <lei:PostalCode>4052</lei:PostalCode>
        </lei:${address}>`,
  )
  .join('\n')}
        <lei:RegistrationAuthority>
          <lei:RegistrationAuthorityID>RA000548</lei:RegistrationAuthorityID>
          <lei:RegistrationAuthorityEntityID>CHE${at}</lei:RegistrationAuthorityEntityID>
        </lei:RegistrationAuthority>
        <lei:LegalJurisdiction>CH</lei:LegalJurisdiction>
        <lei:EntityCategory>GENERAL</lei:EntityCategory>
        <lei:LegalForm>
          <lei:EntityLegalFormCode>2JZ4</lei:EntityLegalFormCode>
        </lei:LegalForm>
        <lei:EntityStatus>ACTIVE</lei:EntityStatus>
        <lei:EntityCreationDate>2014-06-26T00:00:00Z</lei:EntityCreationDate>
      </lei:Entity>
      <lei:Registration>
        <lei:InitialRegistrationDate>2018-03-16T06:13:33+01:00</lei:InitialRegistrationDate>
        <lei:LastUpdateDate>2026-01-03T09:24:14+01:00</lei:LastUpdateDate>
        <lei:RegistrationStatus>ISSUED</lei:RegistrationStatus>
        <lei:NextRenewalDate>2027-03-16T00:00:00+01:00</lei:NextRenewalDate>
        <lei:ManagingLOU>506700LOLO7M6V0E4247</lei:ManagingLOU>
        <lei:ValidationSources>FULLY_CORROBORATED</lei:ValidationSources>
        <lei:ValidationAuthority>
          <lei:ValidationAuthorityID>RA000548</lei:ValidationAuthorityID>
          <lei:ValidationAuthorityEntityID>CHE${at}</lei:ValidationAuthorityEntityID>
        </lei:ValidationAuthority>
      </lei:Registration>
    </lei:LEIRecord>`;

/** Writes LEI records as GLEIF's XML of so many bytes. */
async function writeDocument(file: string, bytes: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('<lei:LEIData xmlns:lei="http://www.gleif.org/data/schema/leidata/2016"><lei:LEIRecords>');
  for (let [at, written] = [0, 0]; written < bytes; at += 1) {
    const record = documentOf(at);
    written += record.length;
    if (!stream.write(record)) await once(stream, 'drain');
  }
  stream.end('</lei:LEIRecords></lei:LEIData>');
  await finished(stream);
}

/** How fast a file is read, and what memory that takes. */
async function readFile(what: string, group: Group): Promise<void> {
  globalThis.gc?.();
  const sink = new CountingSink();
  const since = process.cpuUsage();
  const { entities } = await runImport([group], {
    sink,
    clock: () => performance.now(),
    tell: () => undefined,
    signal: new AbortController().signal,
  });
  // Processor time, because other work on the machine is not the reader's doing.
  const { user, system } = process.cpuUsage(since);
  const seconds = (user + system) / 1e6;
  const size = Math.round(statSync(group.files[0] ?? '').size / MEGABYTE);
  console.log(`${what}: ${entities} rows of ${size} MB in ${seconds.toFixed(1)} s of processor time`);
  const bench = 'import';
  report({ bench, name: `${what}, memory, MB`, value: sink.peak / MEGABYTE, target: 300, better: 'lower' });
  report({
    bench,
    name: `${what}, rows a second`,
    value: entities / seconds,
    target: 20_000,
    better: 'higher',
  });
}

/** A firm's list and GLEIF's XML, of 300 MB each. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-bench-import-'));
  const [list, document] = [join(folder, 'entities.csv'), join(folder, 'lei2.xml')];
  try {
    await writeList(list, SIZE);
    await readFile('a list', { register: 'own', files: [list] });
    await writeDocument(document, SIZE);
    await readFile('LEI records as XML', { register: 'gleif', files: [document] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void main();
