import type { ImportPart, ImportReport, PointRow, RelationshipRow, Sink } from '../../store/import-part';
import { naturalId } from '../../store/natural-id';
import type { RelationshipPart, StoreParts } from '../../store/store-parts';
import { Problems } from '../files/problems';
import { EntityRows } from './entity-rows';
import { createFinder, type FindEntity } from './find-entity';
import { GatheredSeries } from './gathered-series';
import { mergedEntity } from './merged-entity';

/** Collects the rows of an import in memory, beside entities that are there already, as parts of a store. */
export class MemorySink implements Sink {
  readonly #base: StoreParts;
  readonly #problems: Problems;
  readonly #merged = new Problems();
  readonly #inDoubt = new Problems();
  readonly #rows: EntityRows;
  #relationships: RelationshipRow[] = [];
  #points: PointRow[] = [];
  #parts: StoreParts | undefined;

  /** Problems may come from the reading too, so that they stand in one list in the order of the files. */
  constructor(base: StoreParts = { entities: [] }, problems = new Problems()) {
    this.#base = base;
    this.#problems = problems;
    const findings = { problems, merged: this.#merged, inDoubt: this.#inDoubt };
    this.#rows = new EntityRows(base.entities, findings);
  }

  write(part: ImportPart): Promise<void> {
    if (part.kind === 'entity') this.#rows.add(part);
    else if (part.kind === 'relationship') this.#relationships.push(part);
    else this.#points.push(part);
    return Promise.resolve();
  }

  finish(): Promise<ImportReport> {
    const groups = this.#rows.groups();
    const own = groups.map(mergedEntity);
    const find = createFinder(this.#base.entities, own, (reference) => this.#rows.idOf(reference));
    const relationships = this.#linked(find);
    const gathered = this.#gathered(find);
    const series = gathered.series();
    const replaced = new Map(own.map((part) => [part.id, part]));
    const kept = this.#base.entities.filter(({ id }) => !replaced.has(id.toLowerCase()));
    this.#parts = {
      entities: [...kept, ...own],
      relationships: [...(this.#base.relationships ?? []), ...relationships],
      series: [
        ...(this.#base.series ?? []).filter((each) => !gathered.has(each.entity, each.series)),
        ...series,
      ],
      problems: this.#problems.told,
      ...(this.#base.date !== undefined && { date: this.#base.date }),
    };
    return Promise.resolve({
      entities: own.length,
      relationships: relationships.length,
      series: series.length,
      points: gathered.pointCount,
      merged: this.#merged.told,
      inDoubt: this.#inDoubt.told,
      problems: this.#problems.kept,
      problemCount: this.#problems.count,
    });
  }

  abandon(): Promise<void> {
    this.#relationships = [];
    this.#points = [];
    return Promise.resolve();
  }

  /** What a store is made of, once it is finished. */
  parts(): StoreParts {
    if (this.#parts === undefined) throw new Error('Expected the import to be finished, got none');
    return this.#parts;
  }

  #linked(find: FindEntity): RelationshipPart[] {
    const files = new Map<string, string>();
    return this.#relationships.flatMap((row) => {
      const part = this.#relationshipOf(row, find);
      if (part === undefined) return [];
      const file = row.where.replace(/:\d+$/, '');
      const known = files.get(part.id);
      // Two registers may say the same; one that says it twice has an error.
      if (known === file) this.#problems.add(`${row.where}: Expected each relationship once, got it again`);
      files.set(part.id, file);
      return known === undefined ? [part] : [];
    });
  }

  #relationshipOf(row: RelationshipRow, find: FindEntity): RelationshipPart | undefined {
    const { kind: _, where, ...told } = row;
    const [from, to] = [find(row.from), find(row.to)];
    if (from === undefined || to === undefined) {
      const [end, named] = from === undefined ? ['from', row.from] : ['to', row.to];
      this.#problems.add(`${where}: Expected \`${end}\` to name an entity, got "${named}"`);
      return undefined;
    }
    const extra = JSON.stringify(row.extra ?? {});
    const id = naturalId(['own', row.type, from, to, row.validSince ?? '', extra].join('|'));
    return { ...told, id, from, to };
  }

  #gathered(find: FindEntity): GatheredSeries {
    const gathered = new GatheredSeries();
    for (const point of this.#points) {
      const entity = find(point.entity);
      const problem =
        entity === undefined
          ? `${point.where}: Expected \`entity\` to name an entity, got "${point.entity}"`
          : gathered.add(entity, point);
      if (problem !== undefined) this.#problems.add(problem);
    }
    return gathered;
  }
}
