import { Problems } from '../service/reading/problems';
import { foldName } from '../service/store/fold-name';
import type { ImportPart, ImportReport, Sink } from '../service/store/import-part';

/** What names nothing yet, with the first row that asks for it. */
type Open = { problem: string; count: number };

/** Checks the rows of an import at constant memory and keeps none: what stands for a store in a dry run. */
export class CheckSink implements Sink {
  readonly #problems = new Problems();
  readonly #known = new Set<number>();
  readonly #open = new Map<number, Open & { folded: number }>();
  readonly #counts = { entity: 0, relationship: 0, point: 0 };
  readonly #series = new Set<number>();
  #last = '';

  write(part: ImportPart): Promise<void> {
    this.#counts[part.kind] += 1;
    if (part.kind === 'entity') {
      const { key, id = '', name, aliases = [], identifiers = [] } = part;
      for (const reference of [key, id.toLowerCase(), ...identifiers]) this.#known.add(hash(reference));
      for (const called of [name, ...aliases]) this.#known.add(hash(foldName(called)));
    } else if (part.kind === 'relationship') {
      this.#want('from', part.from, part.where);
      this.#want('to', part.to, part.where);
    } else {
      const { type, name, taxonomy, cadence } = part.series;
      const series = [part.entity, type, name, taxonomy, cadence].join('|');
      // Points of a series mostly follow each other.
      if (series !== this.#last) this.#series.add(hash(series));
      if (series !== this.#last) this.#last = series;
      this.#want('entity', part.entity, part.where);
    }
    return Promise.resolve();
  }

  finish(): Promise<ImportReport> {
    let count = 0;
    for (const [reference, open] of this.#open) {
      if (this.#known.has(reference) || this.#known.has(open.folded)) continue;
      count += open.count;
      this.#problems.add(open.problem);
    }
    const { entity: entities, relationship: relationships, point: points } = this.#counts;
    return Promise.resolve({
      ...{ entities, relationships, points, series: this.#series.size, merged: [], inDoubt: [] },
      ...{ problems: this.#problems.kept, problemCount: count },
    });
  }

  abandon(): Promise<void> {
    return Promise.resolve();
  }

  #want(end: string, reference: string, where: string): void {
    const key = hash(reference);
    if (this.#known.has(key)) return;
    const open = this.#open.get(key);
    if (open !== undefined) open.count += 1;
    else {
      const problem = `${where}: Expected \`${end}\` to name an entity, got "${reference}"`;
      this.#open.set(key, { problem, count: 1, folded: hash(foldName(reference)) });
    }
  }
}

/** 53 bits of a text (cyrb53): of ten million texts two are alike by one chance in two hundred. */
function hash(text: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
}
