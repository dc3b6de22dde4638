export type Pair = { entity: string; field: string };

/** A pair whose entity is known by its id. */
export type KnownPair = Pair & { id: string };
