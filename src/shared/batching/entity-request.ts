import type { NeedKind } from './need';

/** The value types of one service; the layer carries them and never looks inside. All are JSON, or undefined. */
export type Values = {
  head: unknown;
  profile: unknown;
  property: unknown;
  relationship: unknown;
  observation: unknown;
};

/** The end of a relationship that is requested. */
export type Direction = 'outgoing' | 'incoming';

/** A slice of one relationship's related entities. */
export type Slice = { limit?: number | undefined; offset?: number | undefined };

/** One relationship of an entity, perhaps a slice of it. */
export type RelationshipField = { direction: Direction; type: string; slice?: Slice | undefined };

/** One series of an entity; `type` is the observation type that the service files it under. */
export type ObservationField = { type: string; id: string };

/** One request about an entity: a coarse profile (no body), or the union of its needs (one body). */
export type EntityRequest = {
  entity: string;
  /** True: send without a body; the lists are empty then. */
  coarse: boolean;
  properties: readonly string[];
  /** No two of one direction and type, since two slices cannot share a body. */
  relationships: readonly RelationshipField[];
  observations: readonly ObservationField[];
};

/** What the service said of one entity, cut into the values that needs ask for. */
export type EntityAnswer<V extends Values> = {
  head: V['head'];
  /** The whole answer; kept as the profile when the request was coarse. */
  profile: V['profile'];
  /**
   * By property name. A name with `undefined` is known to be absent and not requested again; a name missing from a
   * coarse answer is requested when a cell needs it.
   */
  properties: Readonly<Record<string, V['property'] | undefined>>;
  /** By relationship type; a type left out has no related entities and gives `undefined`. */
  outgoing: Readonly<Record<string, V['relationship']>>;
  incoming: Readonly<Record<string, V['relationship']>>;
  /** By observation id. */
  observations: Readonly<Record<string, V['observation']>>;
};

/**
 * Sends one request, once: retries, deadlines and rate control are this layer's; `person` says whether a person waits.
 * Rejects with whatever `classify` reads.
 */
export type SendEntity<V extends Values> = (
  request: EntityRequest,
  signal: AbortSignal,
  person: boolean,
) => Promise<EntityAnswer<V>>;

/** A need as a body names it: which sort of field, which one, and of what slice or type. */
export type RequestedField = {
  readonly kind: NeedKind;
  readonly name: string;
  readonly aspect: { readonly kind: NeedKind; readonly detail?: unknown };
};

/** True for a need that is named in a body; head and profile are not. */
export function isField(need: Pick<RequestedField, 'kind'>): boolean {
  return need.kind !== 'head' && need.kind !== 'profile';
}

/** The request that asks one entity for those of these needs that are named in a body. */
export function requestOf(
  entity: string,
  needs: readonly Pick<RequestedField, 'name' | 'aspect'>[],
  coarse: boolean,
): EntityRequest {
  const properties: string[] = [];
  const relationships: RelationshipField[] = [];
  const observations: ObservationField[] = [];
  for (const { name, aspect } of needs) {
    const { kind, detail } = aspect;
    if (kind === 'property') properties.push(name);
    else if (kind === 'observation') observations.push({ type: detail as string, id: name });
    else if (kind === 'outgoing' || kind === 'incoming') {
      relationships.push({ direction: kind, type: name, slice: detail as Slice | undefined });
    }
  }
  return { entity, coarse, properties, relationships, observations };
}

/** What an answer says of one field; undefined where it says nothing. */
export function readField(
  answer: Omit<EntityAnswer<Values>, 'head' | 'profile'>,
  need: Pick<RequestedField, 'kind' | 'name'>,
): unknown {
  if (need.kind === 'property') return own(answer.properties, need.name);
  if (need.kind === 'observation') return own(answer.observations, need.name);
  return own(need.kind === 'outgoing' ? answer.outgoing : answer.incoming, need.name);
}

/** Two slices of one relationship have the same key: they cannot share a body. */
export function sliceKey({ kind, name }: Pick<RequestedField, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}

/** Names come from cells, so `constructor` must not find what every object inherits. */
function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  // any text: what is read is the record's own
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
