import type { Pool, PoolClient } from 'pg';

import type {
  EntityRow,
  ImportPart,
  ImportReport,
  PointRow,
  RelationshipRow,
  Sink,
} from '../store/import-part';
import { naturalId } from '../store/natural-id';
import { fieldKey } from '../query/field-key';
import { unitScale } from '../query/quantity';
import { migrate } from './control-schema';
import { RowCopier } from './copy-rows';
import { earlyIndexesOf, indexesOf, STAGES, tablesOf } from './dataset-tables';
import { abandonDataset, beginDataset, publishDataset, type NewDataset } from './datasets';
import { putEntity } from './entity-rows';
import { ImportProblems } from './import-problems';
import { run, type Loading } from './loading';
import { packSeries } from './pack-series';
import { resolveLinks } from './resolve-links';
import { resolveReferences } from './resolve-references';
import { summarise } from './summarise-dataset';
import { uniteEntities } from './unite-entities';

/** What stays of an import for tests: ids that the dataset already gives. */
type Identified = { id?: string };

/** Series heads that are remembered; further ones are written again, which only costs rows. */
const MOST_HEADS = 20_000;

/** What one import may take of the server's memory to sort and to build indexes. */
const SETTINGS =
  "set statement_timeout = 0; set synchronous_commit = off; set work_mem = '96MB'; set maintenance_work_mem = '256MB'; set max_parallel_maintenance_workers = 0";

/** Loads an import into a new version of the dataset; nothing of it shows before it is finished. */
export class PostgresSink implements Sink {
  readonly #loading: Loading;
  readonly #client: PoolClient;
  readonly #dataset: NewDataset;
  readonly #heads = new Map<string, number>();
  readonly #series = new Map<string, number>();
  #head = 0;
  #entity = 0;
  #link = 0;
  #point = 0;

  private constructor(client: PoolClient, dataset: NewDataset) {
    this.#client = client;
    this.#dataset = dataset;
    this.#loading = {
      ...{ client, schema: dataset.schema, copier: new RowCopier(client, dataset.schema), name: 0 },
      ...{ problems: new ImportProblems(), merged: new ImportProblems(), inDoubt: new ImportProblems() },
    };
  }

  /** Begins an import; the tables beside the datasets are brought up to date first. */
  static async begin(pool: Pool): Promise<PostgresSink> {
    await migrate(pool);
    const client = await pool.connect();
    try {
      await client.query(SETTINGS);
      const dataset = await beginDataset(client);
      await client.query(tablesOf(dataset.schema));
      return new PostgresSink(client, dataset);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async write(part: ImportPart): Promise<void> {
    if (part.kind === 'entity') this.#putEntity(part);
    else if (part.kind === 'relationship') this.#putLink(part);
    else this.#putPoint(part);
    if (this.#loading.copier.isFull) await this.#loading.copier.flush();
  }

  async finish(): Promise<ImportReport> {
    const { problems, merged, inDoubt, schema, copier } = this.#loading;
    await copier.flush(true);
    await uniteEntities(this.#loading);
    for (const index of earlyIndexesOf(schema)) await this.#client.query(index);
    await resolveReferences(this.#loading);
    await resolveLinks(this.#loading);
    await packSeries(this.#loading);
    await this.#dropStages();
    await summarise(this.#loading);
    for (const index of indexesOf(schema)) await this.#client.query(index);
    for (const { name } of await run<{ name: string }>(
      this.#loading,
      'select tablename as name from pg_tables where schemaname = $1',
      [schema],
    ))
      await this.#client.query(`analyze ${schema}.${name}`);
    const [figures] = await run<Record<'entities' | 'relationships' | 'series' | 'points' | 'names', number>>(
      this.#loading,
      `select (select count(*)::int from $s.entity) as entities, (select count(*)::int from $s.relationship) as relationships,
         (select count(*)::int from $s.series) as series, (select coalesce(sum(points), 0)::float8 from $s.series) as points,
         (select count(*)::int from $s.name) as names`,
    );
    const counted = figures ?? { entities: 0, relationships: 0, series: 0, points: 0, names: 0 };
    await publishDataset(this.#client, this.#dataset, { ...counted, problems: problems.count });
    this.#client.release(true);
    const { names: _names, ...told } = counted;
    return {
      ...told,
      ...{ merged: merged.named, inDoubt: inDoubt.named },
      ...{ problems: problems.named, problemCount: problems.count },
    };
  }

  async abandon(): Promise<void> {
    await abandonDataset(this.#client, this.#dataset);
    this.#client.release(true);
  }

  #putEntity(row: EntityRow): void {
    const { kind: _kind, key, identifiers = [], where, ...told } = row;
    const part = { ...told, id: row.id?.toLowerCase() ?? naturalId(key) };
    const { copier } = this.#loading;
    const no = (this.#entity += 1);
    this.#loading.name = putEntity(part, { no, name: this.#loading.name }, (table, ...values) =>
      copier.put(table, ...values),
    );
    copier.put('stage_key', key, part.id, no, where);
    for (const identifier of new Set(identifiers)) copier.put('stage_identifier', identifier, no);
  }

  #putLink(row: RelationshipRow & Identified): void {
    const { id, type, from, to, validSince, validUntil, extra, sources, where } = row;
    const said = extra === undefined || Object.keys(extra).length === 0 ? undefined : JSON.stringify(extra);
    const no = (this.#link += 1);
    this.#loading.copier.put(
      'stage_link',
      ...[no, id, type, from, to, validSince, validUntil, said, JSON.stringify(sources), where],
    );
  }

  #putPoint({ entity, series, date, value, detail, where }: PointRow): void {
    const published = detail?.origin.published_time ?? '';
    const said = detail === undefined ? undefined : JSON.stringify(detail);
    const no = (this.#point += 1);
    const head = this.#headOf(series);
    this.#loading.copier.put('stage_point', no, entity, head, date, value, published, said, where);
  }

  /** The number of what a row says of its series; many series say the same. */
  #headOf(series: PointRow['series'] & Identified): number {
    const key = keyOf(series);
    const known = this.#heads.get(key);
    if (known !== undefined) return known;
    if (this.#heads.size >= MOST_HEADS) this.#heads.clear();
    const { id, type, name, description, unit, aliases, taxonomy, cadence, origin } = series;
    const own = [type, name, taxonomy, cadence, id ?? ''].join('|');
    const number = this.#series.get(own) ?? this.#series.size;
    this.#series.set(own, number);
    const head = (this.#head += 1);
    this.#heads.set(key, head);
    const told = [type, name, description, unit, JSON.stringify(aliases), taxonomy, cadence];
    const keys = [...new Set([name, ...aliases].map(fieldKey))];
    const rest = [JSON.stringify(origin), origin.published_time, id, JSON.stringify(keys), unitScale(unit)];
    this.#loading.copier.put('stage_head', head, number, ...told, ...rest);
    return head;
  }

  async #dropStages(): Promise<void> {
    const more = ['stage_ref', 'stage_found', 'stage_day', 'stage_into', 'stage_shared', 'stage_again'];
    const all = [...Object.keys(STAGES), ...more].map((table) => `${this.#dataset.schema}.${table}`);
    await this.#client.query(`drop table ${all.join(', ')}`);
  }
}

/** Everything that a row says of its series. */
function keyOf(series: PointRow['series'] & Identified): string {
  const { id = '', type, name, description, unit, aliases, taxonomy, cadence, origin } = series;
  const published = [origin.name, origin.published_time, origin.source, origin.url];
  return [id, type, name, description, unit, ...aliases, taxonomy, cadence, ...published].join('|');
}
