import type { Collection } from '../store/collection';
import { typeAndSubtypes } from '../store/subtypes';
import { isOfKinds } from './relationship-number';
import type { Compiled, StatementValues } from './statement';
import { all } from './statement';

/** The types of a collection's entities, subtypes spelt out. */
export function typesOf({ types, isStrict }: Collection): string[] {
  return [...new Set(isStrict === true ? types : types.flatMap(typeAndSubtypes))];
}

/** Whether a collection is all entities of its types. */
export function isPlain({ edges, beside, called }: Collection): boolean {
  return edges === undefined && beside === undefined && called === undefined;
}

/** The condition on an entity `e` to be one of a collection. */
export function compileCollection(collection: Collection, values: StatementValues): Compiled {
  const { edges, beside, called } = collection;
  const types = typesOf(collection);
  const [only, ...others] = types;
  const ofType =
    only !== undefined && others.length === 0
      ? `e.type = ${values.put(only, 'text')}`
      : `e.type = any(${values.put(types, 'text[]')})`;
  const parts: Compiled[] = [{ sql: ofType, isExact: true }];
  if (edges !== undefined) parts.push(exact(hasRelated(` and ${isOfKinds(values.put(edges, 'text[]'))}`)));
  if (beside !== undefined) parts.push(exact(besideSql(values.put(beside, 'text'), types.includes(beside))));
  if (called !== undefined) {
    const pattern = values.put(`\\y(${called.words.join('|')})${called.isBegun ? '' : '\\y'}`, 'text');
    parts.push({ sql: `(e.name ~* ${pattern} or e.head::json->>'d' ~* ${pattern})`, isExact: false });
  }
  return all(parts);
}

const exact = (sql: string): Compiled => ({ sql, isExact: true });

/** Whether an entity has any relationship `r` that is so. */
function hasRelated(isSo: string): string {
  const has = (end: string): string =>
    `exists (select from $s.relationship r where r."${end}" = e.no${isSo})`;
  return `(${has('from')} or ${has('to')})`;
}

/** An entity of the type itself needs only some relationship. */
function besideSql(type: string, isOwn: boolean): string {
  const other = (own: string, end: string): string =>
    `exists (select from $s.relationship r join $s.entity o on o.no = r."${end}" where r."${own}" = e.no and o.type = ${type})`;
  const own = isOwn ? ` or (e.type = ${type} and ${hasRelated('')})` : '';
  return `(${other('from', 'to')} or ${other('to', 'from')}${own})`;
}
