/** The number of a type of relationships, given as it is called; of numbers a million is sorted in a third of the time. */
export const kindOf = (type: string): string => `(select k.no from $s.kind k where k.type = ${type})`;

/** Whether a relationship `r` is of one of these types. */
export const isOfKinds = (types: string): string =>
  `r.kind = any(array(select k.no from $s.kind k where k.type = any(${types})))`;

/** The number under which the values of a field stand. */
export const slotOf = (field: string): string => `(select p.no from $s.slot p where p.field = ${field})`;
