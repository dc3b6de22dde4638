import type { Fetcher, Lookups } from '../store/fetcher';

type Kind = keyof Lookups;
type Asked<K extends Kind> = Lookups[K]['asked'];
type Found<K extends Kind> = Lookups[K]['found'];

/** An answer, and what was made of it, so that this stays the same object from run to run. */
type Known<K extends Kind> = { answer: Found<K>; made?: { value: unknown } };

/** What was looked up of each kind, and what is still to be; by the text of what was asked. */
type Table<K extends Kind> = { found: Map<string, Known<K>>; missing: Map<string, Asked<K>> };

/** What one reading has fetched so far, and what it lacked when it last ran. */
export class Fetched {
  /** Made when something of a kind is first looked for: of nineteen a search needs seven. */
  private readonly tables: { [K in Kind]?: Table<K> } = {};
  private entityCount = 0;

  constructor(readonly fetcher: Fetcher) {}

  /** How many entities have come, one as often as it came. */
  get entities(): number {
    return this.entityCount;
  }

  get isLacking(): boolean {
    return Object.values(this.tables).some(({ missing }) => missing.size > 0);
  }

  /** What `make` makes of what is found, each time the same; `otherwise` where it is not there yet, which is noted. */
  look<K extends Kind, Made>(
    kind: K,
    asked: Asked<K>,
    { make, otherwise }: { make: (found: Found<K>) => Made; otherwise: Made },
  ): Made {
    const { found, missing } = this.table(kind);
    const key = typeof asked === 'string' ? asked : JSON.stringify(asked);
    const known = found.get(key);
    if (known === undefined) {
      missing.set(key, asked);
      return otherwise;
    }
    // What stands under a kind and a key was made by the one function of that kind.
    return (known.made ??= { value: make(known.answer) }).value as Made;
  }

  /** Fetches everything that is missing, all of one kind at once. */
  async fetchMissing(): Promise<void> {
    const kinds = Object.keys(this.tables) as Kind[];
    await Promise.all(kinds.map((kind) => this.fetchKind(kind, this.table(kind))));
  }

  private table<K extends Kind>(kind: K): Table<K> {
    const tables: { [Each in K]?: Table<K> } = this.tables;
    return (tables[kind] ??= { found: new Map(), missing: new Map() });
  }

  private async fetchKind<K extends Kind>(kind: K, { found, missing }: Table<K>): Promise<void> {
    if (missing.size === 0) return;
    const [keys, asked] = [[...missing.keys()], [...missing.values()]];
    missing.clear();
    const answers = await this.fetcher.fetch(kind, asked);
    if (answers.length !== keys.length)
      throw new Error(`Expected ${keys.length} answers of "${kind}", got ${answers.length}`);
    keys.forEach((key, at) => {
      const answer = answers[at] as Found<K>;
      if (!found.has(key)) found.set(key, { answer });
      this.entityCount += sizeOf(answer);
    });
  }
}

/** How many entities an answer holds. */
function sizeOf(answer: Lookups[Kind]['found']): number {
  if (answer === undefined || typeof answer !== 'object') return 0;
  if (Array.isArray(answer)) return answer.length;
  return 'entities' in answer ? answer.entities.length : 1;
}
