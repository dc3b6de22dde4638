import type {
  Collected,
  Collection,
  Grouped,
  Grouping,
  Narrowing,
  Path,
  Summed,
  Summing,
} from './collection';
import type { NameLookups } from './names';
import type { StoredEntity } from './stored';

/** How much a dataset holds. */
export type Figures = {
  entities: number;
  relationships: number;
  series: number;
  points: number;
  problems: number;
};

/** What stays as it is for one version of a dataset, so that what is made of it may be kept. */
export type Catalogue = {
  version: string;
  /** The day to which the facts were gathered, or that of the import; your own files alone have none. */
  date?: string;
  /** The names of all properties, of all relationships (in small letters) and of all series. */
  fields: ReadonlySet<string>;
  figures: Figures;
};

/**
 * What only a database answers by itself; a graph that has it in reach needs none of it. Each gives nothing where it
 * cannot tell, so that the entities themselves are looked at.
 */
export type Answers = {
  /** The most values that any entity of a collection has at the end of a path: none, one, or 2 for several. */
  held: (collection: Collection, path: Path) => 0 | 1 | 2 | undefined;
  sum: (collection: Collection, narrowing: Narrowing, summing: Summing) => Summed | undefined;
  /** Of more rows than one reading may look at. */
  groups: (collection: Collection, narrowing: Narrowing, grouping: Grouping) => Grouped | undefined;
};

/**
 * A synchronous view of one version of a dataset. Readers must have no effects, because a graph over a database gives
 * nothing for data that it has not fetched and then runs the reader again.
 */
export type Graph = {
  catalogue: Catalogue;
  /** Letter case of the id does not matter. */
  byId(id: string): StoredEntity | undefined;
  /** By exact name or alias, letter case and accents aside; most prominent first. */
  byName(name: string): readonly StoredEntity[];
  /** What the narrowing asks of a collection, or any more of it. */
  collection(collection: Collection, narrowing?: Narrowing): Collected;
  names: NameLookups;
  answers?: Answers;
  /**
   * What a reading works out of things that stay the same from run to run, worked out once; by a name of its own.
   * @default it is worked out each time, since there is one run
   */
  once?<T>(name: string, work: () => T): T;
  /**
   * Past this a reading goes on only with all that it has asked for: a graph that still lacks some of it ends the run.
   * It stands where a reading would look for another meaning of what it did not find.
   */
  settle(): void;
};
