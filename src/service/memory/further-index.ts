import { otherAlphabetIn } from '../../shared/names/name-text';
import { eachAliasKey, keysOfLetter } from '../search/aliases';
import type { StoredEntity } from '../store/stored';
import { eachInSteps, type Steps } from '../store/steps';
import { Places } from './places';

/**
 * Which entities have a further name, by its key. Names in other alphabets than Latin, which are every other one, lie under
 * their first letter until somebody asks for one that begins so, or there is time.
 */
export class FurtherIndex {
  readonly #entities: readonly StoredEntity[];
  readonly #keys = new Places();
  readonly #letters = new Places();
  readonly #written = new Set<string>();

  constructor(entities: readonly StoredEntity[]) {
    this.#entities = entities;
  }

  /** Notes all names, step by step; until it is through nothing is found. */
  *noteAll(): Steps<FurtherIndex> {
    yield* eachInSteps(this.#entities.entries(), ([place, entity]) =>
      eachAliasKey(
        entity,
        ({ key }) => this.#keys.add(key, place),
        (letter) => this.#letters.add(letter, place),
      ),
    );
    return this;
  }

  /** Writes down what still lies under its letters, step by step. */
  *writeAll(): Steps<void> {
    yield* eachInSteps(this.#letters.keys(), (letter) => this.#write(letter));
  }

  /** The entities that have a key, in their order. */
  find(key: string): StoredEntity[] {
    const letter = otherAlphabetIn(key);
    if (letter !== undefined) this.#write(letter);
    const places = [...new Set(this.#keys.of(key))].sort((a, b) => a - b);
    return places.flatMap((place) => this.#entities[place] ?? []);
  }

  #write(letter: string): void {
    if (this.#written.has(letter)) return;
    this.#written.add(letter);
    for (const place of this.#letters.of(letter)) {
      const entity = this.#entities[place];
      if (entity !== undefined) for (const key of keysOfLetter(entity, letter)) this.#keys.add(key, place);
    }
  }
}
