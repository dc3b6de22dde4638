import { keyOf, type Lookups } from '../store/fetcher';

type Kind = keyof Lookups;
type Asked<K extends Kind> = readonly Lookups[K]['asked'][];
type Found<K extends Kind> = Lookups[K]['found'];
type Entry = { answer: unknown };

/** About how many bytes are kept: with 40 MB a process over a million entities took 301 of the 300 MB that it should. */
const MOST = 32_000_000;

/** The share of the cache for what only one reading has asked for. */
const ONCE = 0.25;

/**
 * What was fetched of one version of a dataset, which stays the same as long as it is served: what many readings ask for is
 * fetched once. What a second reading asks for has most of the room, so that one large reading does not displace it.
 */
export class RowCache {
  readonly #once: Recent;
  readonly #often: Recent;
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(most = MOST) {
    this.#once = new Recent(most * ONCE);
    this.#often = new Recent(most * (1 - ONCE));
  }

  /** What is kept of what was asked, by its key as `keyOf` makes it. A reading asks once and remembers. */
  known<K extends Kind>(kind: K, key: string): { answer: Found<K> } | undefined {
    const place = `${kind} ${key}`;
    const often = this.#often.get(place);
    const known = often ?? this.#once.get(place);
    if (often === undefined && known !== undefined) this.#often.put(place, known);
    // What stands under a kind and a key was fetched by the one function of that kind.
    return known as { answer: Found<K> } | undefined;
  }

  /** Returns rows from the cache or from a running request, and fetches the others. Failures are fetched again. */
  of<K extends Kind>(
    kind: K,
    asked: Asked<K>,
    fetch: (missing: Asked<K>) => Promise<readonly Found<K>[]>,
  ): Promise<Found<K>[]> {
    const missing = new Map<string, Lookups[K]['asked']>();
    const found = asked.map((each) => {
      const key = keyOf(each);
      const known = this.known(kind, key);
      if (known === undefined && !this.#underWay.has(`${kind} ${key}`)) missing.set(key, each);
      return { known, place: `${kind} ${key}` };
    });
    if (missing.size > 0) this.#fetch(kind, missing, fetch);
    return Promise.all(
      found.map(({ known, place }) =>
        // What is not known is on its way, as what is of this kind and key.
        known === undefined
          ? (this.#underWay.get(place) as Promise<Found<K>>)
          : Promise.resolve(known.answer),
      ),
    );
  }

  #fetch<K extends Kind>(
    kind: K,
    missing: ReadonlyMap<string, Lookups[K]['asked']>,
    fetch: (missing: Asked<K>) => Promise<readonly Found<K>[]>,
  ): void {
    const answers = fetch([...missing.values()]);
    [...missing.keys()].forEach((key, at) => {
      const place = `${kind} ${key}`;
      const one = answers
        .then((all) => {
          // There is one answer to each that was asked.
          const answer = all[at] as Found<K>;
          this.#once.put(place, { answer });
          return answer;
        })
        .finally(() => this.#underWay.delete(place));
      this.#underWay.set(place, one);
    });
  }
}

/** Entries up to some bytes: when they fill up, what nobody has asked for since they were half as full goes. */
class Recent {
  #young = new Map<string, Entry>();
  #old = new Map<string, Entry>();
  #bytes = 0;

  constructor(private readonly most: number) {}

  get(place: string): Entry | undefined {
    const young = this.#young.get(place);
    const known = young ?? this.#old.get(place);
    if (young === undefined && known !== undefined) this.put(place, known);
    return known;
  }

  put(place: string, entry: Entry): void {
    this.#young.set(place, entry);
    this.#bytes += 200 + place.length + bytesOf(entry.answer);
    if (this.#bytes < this.most / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#bytes = 0;
  }
}

/** About how much room an answer takes. */
function bytesOf(answer: unknown): number {
  if (typeof answer === 'string') return 24 + answer.length;
  if (typeof answer === 'function') return 0;
  if (typeof answer !== 'object' || answer === null) return 8;
  let sum = 40;
  for (const each of Array.isArray(answer) ? answer : Object.values(answer)) sum += bytesOf(each);
  return sum;
}
