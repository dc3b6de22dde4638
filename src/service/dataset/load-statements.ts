import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Origin } from '../store/stored';
import type { SeriesPart } from '../store/store-parts';
import { eachLine, readLines } from './read-lines';
import { Statement } from './statement';
import { isStatementRow, statementLineSchema } from './statement-rows';
import { StatementSeries } from './statement-series';
import type { SourceTable } from './source-table';

/** The ids and names of entities by natural key, and the publications. */
type StatementContext = {
  ids: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, string>;
  sources: SourceTable;
};

/** Reads what companies reported period by period, as series of the entities of the natural keys. */
export function* readStatements(
  folder: string,
  { ids, names, sources }: StatementContext,
): Generator<SeriesPart, void, undefined> {
  const file = join(folder, 'statements.jsonl');
  if (!existsSync(file)) return;
  const lines = readLines(join(folder, 'statement-lines.jsonl'), statementLineSchema);
  const named = new Map(lines.map((line) => [line.name, line]));
  for (const row of eachLine(file, isStatementRow)) {
    const { currency } = row;
    const entity = ids.get(row.entity) ?? row.entity;
    const cik = row.filer ?? row.entity.slice('company:'.length);
    const facts: Origin = sources.origin(
      'company-facts',
      `https://data.sec.gov/api/xbrl/companyfacts/CIK${cik}.json`,
    );
    const statement = new Statement(row, { facts, cik, issuer: names.get(row.entity) ?? '' });
    for (const [name, cadence, values, cites = ''] of row.lines) {
      const line = named.get(name);
      if (line === undefined) throw new Error(`Expected a line of statement-lines.jsonl, got "${name}"`);
      const unit = currency === undefined ? line.unit : line.unit.replace(/^USD/, currency);
      const about = { entity: row.entity, line: { ...line, unit }, statement, facts, values, cites };
      for (const each of cadence) yield { entity, series: new StatementSeries({ ...about, cadence: each }) };
    }
  }
}
