import { coreText } from '../../../src/shared/names/legal-form';
import { nameText } from '../../../src/shared/names/name-text';
import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import type { StoredEntity } from '../../../src/service/store/stored';
import { typeAndSubtypes } from '../../../src/service/store/subtypes';
import type { EntityType } from '../../../src/shared/contract/entity-type';
import type { Row } from './row';

/** Everything that an entity of the dataset is called: name, aliases, legal name, ticker. */
export function namesOf({ name, aliases, properties }: StoredEntity): string[] {
  const beside = ['legal_name', 'ticker'].flatMap((property) => {
    const value = properties.get(property)?.value;
    return typeof value === 'string' ? [value] : [];
  });
  return [name, ...aliases, ...beside];
}

/** What the dataset says of the rows of a list. */
export type KnownNames = {
  /** The entities of a row's type that are called so, letter case, accents and punctuation aside. */
  called: (text: string, type?: string) => readonly StoredEntity[];
  /** The same with legal forms aside. */
  calledAtCore: (text: string, type?: string) => readonly StoredEntity[];
  /** Whether the dataset has an entity under the name that a row means. */
  hasMeant: (row: Row) => boolean;
  /** Whether the dataset gives the entity that a row means the very name that was typed. */
  hasTyped: (row: Row) => boolean;
};

type Index = ReadonlyMap<string, readonly StoredEntity[]>;

/** Indexes what the entities of a store are called. */
export function knownNames({ entities }: MemoryGraph): KnownNames {
  const byText = indexed(entities, nameText);
  const byCore = indexed(entities, (name) => coreText(nameText(name)));
  const find = (index: Index, text: string, type = ''): readonly StoredEntity[] => {
    const wanted: readonly string[] = type === '' ? [] : typeAndSubtypes(type as EntityType);
    return (index.get(text) ?? []).filter((entity) => type === '' || wanted.includes(entity.type));
  };
  const called: KnownNames['called'] = (text, type) => find(byText, nameText(text), type);
  const meantBy = ({ meant, type }: Row): readonly StoredEntity[] =>
    meant.split('|').flatMap((each) => called(each, type));
  return {
    called,
    calledAtCore: (text, type) => find(byCore, coreText(nameText(text)), type),
    hasMeant: (row) => meantBy(row).length > 0,
    hasTyped: (row) => {
      const bearers = find(byCore, coreText(nameText(row.typed)), row.type);
      return meantBy(row).some((entity) => bearers.includes(entity));
    },
  };
}

function indexed(entities: readonly StoredEntity[], keyOf: (name: string) => string): Index {
  const index = new Map<string, StoredEntity[]>();
  for (const entity of entities) {
    for (const key of new Set(namesOf(entity).map(keyOf))) {
      const known = index.get(key);
      if (known === undefined) index.set(key, [entity]);
      else known.push(entity);
    }
  }
  return index;
}
