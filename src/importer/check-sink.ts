import { Problems } from '../service/dataset/files/problems';
import { foldName } from '../service/store/fold-name';
import type { ImportPart, ImportReport, PointRow, Sink } from '../service/store/import-part';
import { KnownTexts } from './known-texts';

/** What names nothing yet: the first row that asks for it, and how many do. */
type Open = { problem: string; count: number };

/** Checks the references of an import's rows at constant memory and keeps none. */
export class CheckSink implements Sink {
  readonly #problems = new Problems();
  readonly #known = new KnownTexts();
  readonly #series = new KnownTexts();
  readonly #open = new Map<string, Open>();
  readonly #counts = { entities: 0, relationships: 0, series: 0, points: 0 };
  #last = '';

  write(part: ImportPart): Promise<void> {
    if (part.kind === 'entity') {
      this.#counts.entities += 1;
      const { key, id, name, aliases = [], identifiers = [] } = part;
      for (const reference of [key, ...(id === undefined ? [] : [id.toLowerCase()]), ...identifiers])
        this.#known.add(reference);
      for (const called of [name, ...aliases]) this.#known.add(folded(called));
    } else if (part.kind === 'relationship') {
      this.#counts.relationships += 1;
      this.#want('from', part.from, part.where);
      this.#want('to', part.to, part.where);
    } else this.#point(part);
    return Promise.resolve();
  }

  finish(): Promise<ImportReport> {
    let problemCount = 0;
    for (const [reference, { problem, count }] of this.#open) {
      if (this.#isKnown(reference)) continue;
      problemCount += count;
      this.#problems.add(problem);
    }
    const nothing = { merged: [], inDoubt: [] };
    return Promise.resolve({ ...this.#counts, ...nothing, problems: this.#problems.kept, problemCount });
  }

  abandon(): Promise<void> {
    return Promise.resolve();
  }

  #point({ entity, series: { type, name, taxonomy, cadence }, where }: PointRow): void {
    this.#counts.points += 1;
    const series = [entity, type, name, taxonomy, cadence].join('|');
    // Points of a series mostly follow each other.
    if (series === this.#last) return;
    this.#last = series;
    if (!this.#series.has(series)) this.#counts.series += 1;
    this.#series.add(series);
    this.#want('entity', entity, where);
  }

  #want(end: string, reference: string, where: string): void {
    const open = this.#open.get(reference);
    if (open !== undefined) open.count += 1;
    else if (!this.#known.has(reference))
      this.#open.set(reference, {
        problem: `${where}: Expected \`${end}\` to name an entity, got "${reference}"`,
        count: 1,
      });
  }

  #isKnown(reference: string): boolean {
    const asId = /^[0-9a-f-]{36}$/i.test(reference) ? reference.toLowerCase() : reference;
    return [reference, asId, folded(reference)].some((each) => this.#known.has(each));
  }
}

/** Names are another room than keys: what is called `a` is not what has the key `a`. */
const folded = (name: string): string => `name ${foldName(name)}`;
