import { keyOf, type Fetcher, type Lookups } from '../store/fetcher';

type Kind = keyof Lookups;
type Asked<K extends Kind> = Lookups[K]['asked'];
type Found<K extends Kind> = Lookups[K]['found'];

/** An answer, and what was made of it, so that this stays the same object from run to run. */
type Known<K extends Kind> = { answer: Found<K>; made?: { value: unknown } };

/** What was looked up of each kind, and what is still to be; by the text of what was asked. */
type Table<K extends Kind> = { found: Map<string, Known<K>>; missing: Map<string, Asked<K>> };

/** What a look makes of what is found, and what it gives until then. */
type Look<K extends Kind, Made> = { make: (found: Found<K>) => Made; otherwise: Made };

/** Looks for what is fetched. */
export type Looking = {
  look: <K extends Kind, Made>(kind: K, asked: Asked<K>, look: Look<K, Made>) => Made;
};

/** What one reading has fetched so far, and what it lacked when it last ran. */
export class FetchCache implements Looking {
  /** Has things fetched and makes nothing of them, for what stands for an entity of which only the id is known. */
  readonly ahead: Looking = {
    look: (kind, asked, { otherwise }) => {
      this.known(kind, asked);
      return otherwise;
    },
  };

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
  look<K extends Kind, Made>(kind: K, asked: Asked<K>, { make, otherwise }: Look<K, Made>): Made {
    const known = this.known(kind, asked);
    if (known === undefined) return otherwise;
    // What stands under a kind and a key was made by the one function of that kind.
    return (known.made ??= { value: make(known.answer) }).value as Made;
  }

  /** Fetches everything that is missing, all of one kind at once. */
  async fetchMissing(): Promise<void> {
    const kinds = Object.keys(this.tables) as Kind[];
    await Promise.all(kinds.map((kind) => this.fetchKind(kind, this.table(kind))));
  }

  /** Returns what is known, and records the rest as missing. */
  private known<K extends Kind>(kind: K, asked: Asked<K>): Known<K> | undefined {
    const { found, missing } = this.table(kind);
    const key = keyOf(asked);
    const known = found.get(key) ?? this.atHand(kind, key);
    if (known === undefined) missing.set(key, asked);
    return known;
  }

  /** What the fetcher has at hand counts as if it had been fetched. */
  private atHand<K extends Kind>(kind: K, key: string): Known<K> | undefined {
    const known = this.fetcher.known?.(kind, key);
    return known === undefined ? undefined : this.note(kind, key, known.answer);
  }

  private note<K extends Kind>(kind: K, key: string, answer: Found<K>): Known<K> {
    const known: Known<K> = { answer };
    this.table(kind).found.set(key, known);
    // All series that are listed of an entity are of that one.
    this.entityCount += kind === 'series' ? 1 : sizeOf(answer);
    return known;
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
      if (!found.has(key)) this.note(kind, key, answers[at]);
    });
  }
}

/** How many entities an answer holds. */
function sizeOf(answer: Lookups[Kind]['found']): number {
  if (answer === undefined || typeof answer !== 'object') return 0;
  if (Array.isArray(answer)) return answer.length;
  return 'entities' in answer ? answer.entities.length : 1;
}
