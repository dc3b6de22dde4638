/** An entity and what is asked of it, both as typed. */
export type Pair = { entity: string; field: string };
