import type { Pool, PoolClient } from 'pg';

import type {
  EntityRow,
  ImportPart,
  ImportReport,
  PointRow,
  RelationshipRow,
  Renewal,
  Sink,
} from '../store/import-part';
import { naturalId } from '../store/natural-id';
import { migrate } from './control-schema';
import { RowCopier, type CopyValue } from './copy-rows';
import { tablesOf } from './dataset-tables';
import { abandonDataset, beginDataset, publishDataset, type Begun, type NewDataset } from './datasets';
import { writeBody, writeHead } from './entity-body';
import { carryNumbers, servedDataset } from './carry-over';
import { putEntity } from './entity-rows';
import { ImportProblems } from './import-problems';
import { BEGINNING, makeSafe, type Progress } from './import-progress';
import { stepsOf } from './import-steps';
import { KeyIndex } from './key-index';
import { run, SETTINGS, type ImportState } from './import-state';
import { MOST_TEXTS, NumberedTexts, type Numbered } from './numbered-texts';
import { NumberedWords } from './numbered-words';
import { SeriesHeads } from './series-heads';
import { SeriesRuns } from './series-runs';

/** What stays of an import for tests: ids that the dataset already gives. */
type Identified = { id?: string };

export type SinkOptions = {
  /** Identifies the import, so that the same one can resume; without it, none can. */
  fingerprint?: string;
  /** Whether rows replace some of the served dataset, which stays otherwise. @default false */
  isUpdate?: boolean;
  /** Parts after which what was taken is made safe. @default 100,000, some seconds */
  safeAfter?: number;
  /** Words of names that are remembered. @default 2,700,000, 50 MB at most */
  mostWords?: number;
};

/** Loads an import into a new version of the dataset; nothing of it shows before it is finished. */
export class PostgresSink implements Sink {
  readonly #loading: ImportState;
  readonly #client: PoolClient;
  readonly #dataset: NewDataset;
  readonly #safeAfter: number;
  readonly #heads = new SeriesHeads();
  readonly #keys = new KeyIndex();
  /** All of them: a type has one number. */
  readonly #kinds = new NumberedTexts((...kind) => this.#loading.copier.put('kind', ...kind), Infinity);
  readonly #sources = new NumberedTexts((...source) => this.#loading.copier.put('source', ...source));
  /** The sources of the last relationship and their number, because most relationships share them. */
  #told: { sources: RelationshipRow['sources']; number: number } | undefined;
  readonly #runs = new SeriesRuns((...run) => this.#loading.copier.put('stage_run', ...run));
  readonly #putHead = (...head: readonly CopyValue[]): void =>
    this.#loading.copier.put('stage_head', ...head);
  /** The record whose rows come, and all that came, in an update. */
  #renewal: Renewal | undefined;
  readonly #renewed = new KeyIndex();
  /** Parts of the last try that come again. */
  #repeated: number;
  #parts: number;
  #steps: number;
  #isLoaded: boolean;
  #entity: number;
  #link: number;
  #point: number;

  private constructor(
    { client, pool, base }: Pick<ImportState, 'client' | 'pool' | 'base'>,
    dataset: Begun,
    { safeAfter = 100_000, mostWords }: SinkOptions,
  ) {
    const { progress = BEGINNING } = dataset;
    const { parts, steps, isLoaded, entity, link, point, name, lists, isRepeated, findings } = progress;
    this.#safeAfter = safeAfter;
    this.#client = client;
    this.#dataset = dataset;
    this.#repeated = parts;
    [this.#parts, this.#steps, this.#isLoaded] = [parts, steps, isLoaded];
    [this.#entity, this.#link, this.#point] = [entity, link, point];
    this.#loading = {
      ...{ client, pool, base, schema: dataset.schema, copier: new RowCopier(client, dataset.schema), name },
      ...{ lists: new Set(lists), isRepeated, arePlacesNew: true },
      types: new NumberedTexts((...type) => this.#loading.copier.put('type', ...type), Infinity),
      slots: new NumberedTexts((...slot) => this.#loading.copier.put('slot', ...slot), Infinity),
      words: new NumberedWords((...word) => this.#loading.copier.put('stage_word', ...word), mostWords),
      problems: new ImportProblems(findings.problems),
      merged: new ImportProblems(findings.merged),
      inDoubt: new ImportProblems(findings.inDoubt),
    };
  }

  /** Begins an import, or goes on with one of the same fingerprint; the tables beside the datasets are brought up to date first. */
  static async begin(pool: Pool, options: SinkOptions = {}): Promise<PostgresSink> {
    await migrate(pool);
    const client = await pool.connect();
    // What breaks between two statements is told by the next; without a listener it would end the process.
    client.on('error', () => undefined);
    try {
      await client.query(SETTINGS);
      const dataset = await beginDataset(client, options.fingerprint);
      if (dataset.progress === undefined) await client.query(tablesOf(dataset.schema));
      const served = options.isUpdate === true ? await servedDataset(client, dataset) : undefined;
      const begun = served === undefined ? dataset : { ...dataset, progress: served.progress };
      const sink = new PostgresSink({ client, pool, base: served?.schema }, begun, options);
      await client.query('begin');
      if (served !== undefined) await carryNumbers(sink.#loading);
      if (served !== undefined || dataset.progress !== undefined)
        await sink.#remember(begun.progress ?? BEGINNING);
      return sink;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** How many parts an earlier try had loaded: they are given again, and not loaded again. */
  get repeated(): number {
    return this.#repeated;
  }

  renew(renewal: Renewal): void {
    const { name, document, of, links } = renewal;
    if (links === undefined) this.#renewal = renewal;
    for (const { type, from, to } of links ?? [{ type: undefined, from: of, to: undefined }]) {
      const record = [name, type, from, to].join(' ');
      if (this.#renewed.numberOf(record) !== undefined)
        throw new Error(`Expected each record once in an update, got that of ${of} again`);
      this.#renewed.add(record, 1);
      this.#loading.copier.put(
        'stage_void',
        name,
        document,
        type === undefined ? undefined : this.#kinds.numberOf(type),
        from,
        to,
      );
    }
  }

  async write(part: ImportPart): Promise<void> {
    if (this.#repeated > 0) {
      this.#repeated -= 1;
      return;
    }
    if (this.#isLoaded)
      throw new Error('Expected the rows of the import that is gone on with, got further ones');
    if (part.kind === 'entity') this.#putEntity(part);
    else if (part.kind === 'relationship') this.#putLink(part);
    else this.#putPoint(part);
    this.#parts += 1;
    if (this.#parts % this.#safeAfter === 0) await this.#makeSafe();
    else if (this.#loading.copier.isFull) await this.#loading.copier.flush();
  }

  async finish(): Promise<ImportReport> {
    if (this.#repeated > 0)
      throw new Error(`Expected the rows of the import that is gone on with, got ${this.#repeated} fewer`);
    const { problems, merged, inDoubt, schema } = this.#loading;
    this.#isLoaded = true;
    await this.#makeSafe();
    for (const step of stepsOf(schema).slice(this.#steps)) {
      await step(this.#loading);
      this.#steps += 1;
      await this.#makeSafe();
    }
    const { names, ...told } = await this.#figures();
    await run(this.#loading, 'commit');
    const { base } = this.#loading;
    const isServed = "select from ker.current where 'ker_' || version = $1";
    if (base !== undefined && (await run(this.#loading, isServed, [base])).length === 0)
      throw new Error('Expected the dataset that the update began with to be served still, got another');
    await publishDataset(this.#client, this.#dataset, { ...told, names, problems: problems.count });
    this.#client.release(true);
    return {
      ...told,
      ...{ merged: merged.named, inDoubt: inDoubt.named },
      ...{ problems: problems.named, problemCount: problems.count },
    };
  }

  /** Keeps what was loaded, so that the same import goes on from here. */
  async pause(): Promise<void> {
    // An update is soon done again.
    if (this.#loading.base !== undefined) return this.abandon();
    try {
      if (!this.#isLoaded) await this.#makeSafe();
    } finally {
      this.#client.release(true);
    }
  }

  async abandon(): Promise<void> {
    try {
      await this.#client.query('rollback');
      await abandonDataset(this.#client, this.#dataset);
    } finally {
      this.#client.release(true);
    }
  }

  #putEntity(row: EntityRow): void {
    const { key, identifiers = [], where } = row;
    const { copier } = this.#loading;
    const no = (this.#entity += 1);
    if (!this.#keys.add(key, no)) this.#loading.isRepeated = this.#loading.base === undefined;
    const id = row.id?.toLowerCase() ?? naturalId(key);
    if (this.#loading.base === undefined) putEntity(row, { no, id }, this.#loading);
    else this.#putPart(row, { no, id });
    copier.put('stage_key', key, no, where);
    const identified = this.#loading.base === undefined ? 'identified' : 'stage_identifier';
    for (const identifier of new Set(identifiers)) copier.put(identified, identifier, no);
  }

  /** Puts a row of an update, which becomes an entity with what the served dataset has of it. */
  #putPart(row: EntityRow, { no, id }: { no: number; id: string }): void {
    const { type, name, prominence = 0, identifiers = [], sources } = row;
    const { of = '', name: source, keeps = {} } = this.#renewal ?? {};
    const isRenewed = identifiers.includes(of) && sources[0]?.name === source;
    const told = [type, name, prominence, writeHead(row), writeBody(row)] as const;
    this.#loading.copier.put('stage_part', no, id, ...told, isRenewed ? JSON.stringify(keeps) : undefined);
  }

  #putLink(row: RelationshipRow & Identified): void {
    const { id, type, from, to, validSince, validUntil, extra, sources, where } = row;
    const said = extra === undefined || Object.keys(extra).length === 0 ? undefined : JSON.stringify(extra);
    const no = (this.#link += 1);
    const [fromNo, toNo] = [this.#keys.numberOf(from), this.#keys.numberOf(to)];
    this.#loading.copier.put(
      'stage_link',
      no,
      id,
      this.#kinds.numberOf(type),
      // The number of an end, or else how it is written.
      fromNo,
      fromNo === undefined ? from : undefined,
      toNo,
      toNo === undefined ? to : undefined,
      validSince,
      validUntil,
      said,
      this.#sourceOf(sources),
      where,
    );
  }

  #sourceOf(sources: RelationshipRow['sources']): number {
    if (this.#told?.sources !== sources)
      this.#told = { sources, number: this.#sources.numberOf(JSON.stringify(sources)) };
    return this.#told.number;
  }

  #putPoint(row: PointRow): void {
    const no = (this.#point += 1);
    const head = this.#heads.numberOf(row.series, this.#putHead);
    const number = this.#keys.numberOf(row.entity);
    this.#runs.add(no, { number, written: number === undefined ? row.entity : undefined, head }, row);
  }

  /** Reads back what is kept of rows while others come. */
  async #remember({ head, source }: Pick<Progress, 'head' | 'source'>): Promise<void> {
    for (const [table, numbered] of [
      ['kind', this.#kinds],
      ['type', this.#loading.types],
      ['slot', this.#loading.slots],
    ] as const) {
      const text = table === 'slot' ? 'field' : 'type';
      const known = await run<Numbered>(
        this.#loading,
        `select no, ${text} as text from $s.${table} order by no`,
      );
      numbered.goOn(known.at(-1)?.no ?? 0, known);
    }
    // The first step may put entities once more; the second makes lists of the words.
    if (this.#steps === 0)
      await this.#each('select no, word as text from $s.stage_word order by no', ({ no, text }) =>
        this.#loading.words.goOn(no, text),
      );
    if (this.#isLoaded) return;
    const sources = await run<Numbered>(
      this.#loading,
      `select no, sources as text from $s.source order by no desc limit ${MOST_TEXTS}`,
    );
    this.#sources.goOn(source, sources);
    const heads = await run<{ series: number; own: string }>(
      this.#loading,
      `select distinct series, concat_ws('|', type, name, taxonomy, cadence, coalesce(id, '')) as own from $s.stage_head`,
    );
    this.#heads.goOn(head, heads);
    await this.#each('select no, key as text from $s.stage_key order by no', ({ no, text }) =>
      this.#keys.add(text, no),
    );
  }

  /** Goes through texts with their numbers, some thousands at a time. */
  async #each(query: string, work: (row: Numbered) => void): Promise<void> {
    await run(this.#loading, `declare rows cursor for ${query}`);
    for (;;) {
      const rows = await run<Numbered>(this.#loading, 'fetch 10000 from rows');
      rows.forEach(work);
      if (rows.length === 0) break;
    }
    await run(this.#loading, 'close rows');
  }

  async #makeSafe(): Promise<void> {
    const { copier, name, lists, isRepeated, problems, merged, inDoubt } = this.#loading;
    this.#runs.flush();
    await copier.flush(true);
    await makeSafe(this.#loading, this.#dataset.version, {
      ...{ parts: this.#parts, steps: this.#steps, isLoaded: this.#isLoaded, name },
      ...{ lists: [...lists], isRepeated },
      ...{ entity: this.#entity, link: this.#link, point: this.#point, head: this.#heads.count },
      source: this.#sources.count,
      findings: { problems: problems.kept, merged: merged.kept, inDoubt: inDoubt.kept },
    });
  }

  async #figures() {
    const [figures] = await run<Record<'entities' | 'relationships' | 'series' | 'points' | 'names', number>>(
      this.#loading,
      `select (select count(*)::int from $s.entity) as entities, (select count(*)::int from $s.relationship) as relationships,
         (select count(*)::int from $s.series) as series, (select coalesce(sum(points), 0)::float8 from $s.series) as points,
         (select count(*)::int from $s.name) as names`,
    );
    return figures ?? { entities: 0, relationships: 0, series: 0, points: 0, names: 0 };
  }
}
