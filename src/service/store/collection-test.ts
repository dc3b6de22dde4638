import type { Collection } from './collection';
import type { StoredEntity } from './stored';
import { typeAndAncestors } from './subtypes';

/** Makes the judge of whether an entity is one of a collection. */
export function isOfCollection({
  types,
  isStrict,
  edges,
  beside,
  called,
}: Collection): (entity: StoredEntity) => boolean {
  const wanted = new Set(types);
  const pattern = called && new RegExp(`\\b(?:${called.words.join('|')})${called.isBegun ? '' : '\\b'}`, 'i');
  const isOfType = ({ type }: StoredEntity): boolean =>
    isStrict === true ? wanted.has(type) : typeAndAncestors(type).some((each) => wanted.has(each));
  const isBeside = ({ outgoing, incoming }: StoredEntity): boolean =>
    [...outgoing.values(), ...incoming.values()].some((related) =>
      related.some(({ from, to }) => from.type === beside || to.type === beside),
    );
  return (entity) =>
    isOfType(entity) &&
    (edges === undefined || edges.some((type) => entity.outgoing.has(type) || entity.incoming.has(type))) &&
    (beside === undefined || isBeside(entity)) &&
    (pattern === undefined || pattern.test(entity.name) || pattern.test(entity.description ?? ''));
}
