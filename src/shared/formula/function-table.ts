/** What a call may request of the service; `workbook/plan` has a forecast for each. */
export type RequestKind =
  | 'nothing'
  | 'query'
  | 'answer'
  | 'search'
  | 'name'
  | 'match'
  | 'property'
  | 'introspection'
  | 'card'
  | 'related'
  | 'links'
  | 'series';

/** A relationship in the direction that leads from the entity of a call to what the call returns. */
export type Link = { readonly direction: 'incoming' | 'outgoing'; readonly type: string };

/** What the add-in knows of one function beside its code. */
export type FunctionRow = {
  /** The names of its arguments, as in functions.json. */
  readonly arguments: readonly string[];
  readonly requests: {
    readonly kind: RequestKind;
    /** The most requests for one input without stored data. */
    readonly most: number;
    /** The relationships of kind `links`: `set` where the second argument is TRUE, `unset` where it is not or there is none. */
    readonly links?: { readonly set?: Link; readonly unset: Link };
  };
  /** The message of a result that is empty; undefined where none can be. */
  readonly empty: string | undefined;
  /** Which of the facts that a call requested the pane shows of a cell: all, those with the cell's value, or those of a card's own entity. */
  readonly shows: 'all' | 'value' | 'card';
};

const NO_ENTITY = 'The service has no entity named "{}". Check the spelling, or search for part of the name';
const NO_VALUE = '{} has no value';
const NO_SOURCE = 'The service gives no source for "{}" of {}';

/** Every function of this add-in. A function with no row here does not compile. */
export const FUNCTIONS = {
  ENTITY: {
    arguments: ['name', 'type', 'rank'],
    requests: { kind: 'name', most: 3 },
    empty: NO_ENTITY,
    shows: 'all',
  },
  SEARCH: {
    arguments: ['name', 'type', 'limit', 'headers'],
    requests: { kind: 'search', most: 1 },
    empty: NO_ENTITY,
    shows: 'all',
  },
  MATCH: {
    arguments: ['names', 'type', 'headers'],
    requests: { kind: 'match', most: 3 },
    empty: NO_ENTITY,
    shows: 'all',
  },
  TYPES: { arguments: [], requests: { kind: 'nothing', most: 0 }, empty: undefined, shows: 'all' },
  PROP: {
    arguments: ['entity', 'property', 'list'],
    requests: { kind: 'property', most: 4 },
    empty: '{} has no property "{}".',
    shows: 'value',
  },
  SOURCE: {
    arguments: ['entity', 'property'],
    requests: { kind: 'property', most: 4 },
    empty: NO_SOURCE,
    shows: 'all',
  },
  SOURCES: {
    arguments: ['entity', 'property', 'headers'],
    requests: { kind: 'property', most: 4 },
    empty: NO_SOURCE,
    shows: 'all',
  },
  AGE: {
    arguments: ['entity', 'property'],
    requests: { kind: 'property', most: 4 },
    empty: 'No source of "{}" of {} has a date',
    shows: 'all',
  },
  CARD: {
    arguments: ['entity', 'properties'],
    requests: { kind: 'card', most: 6 },
    empty: '{} has no property "{}". Its card may show {}',
    shows: 'card',
  },
  FIELDS: {
    arguments: ['entity', 'kind', 'headers'],
    requests: { kind: 'introspection', most: 6 },
    empty: '{} has no fields to request',
    shows: 'all',
  },
  RELATED: {
    arguments: ['entity', 'relationship', 'direction', 'limit', 'offset', 'headers'],
    requests: { kind: 'related', most: 6 },
    empty: '{} has no related entities. KER.FIELDS lists its relationships',
    shows: 'value',
  },
  PARENT: {
    arguments: ['entity', 'ultimate'],
    requests: {
      kind: 'links',
      most: 4,
      links: {
        set: { direction: 'incoming', type: 'IS_ULTIMATE_PARENT_OF' },
        unset: { direction: 'outgoing', type: 'IS_SUBSIDIARY_OF' },
      },
    },
    empty: 'No parent company of {} is known. KER.RELATED lists what it is related to',
    shows: 'value',
  },
  SERIES: {
    arguments: ['entity', 'observation', 'from', 'to', 'columns', 'headers', 'known'],
    requests: { kind: 'series', most: 6 },
    empty: '{} has no points',
    shows: 'value',
  },
  LATEST: {
    arguments: ['entity', 'observation', 'asOf', 'known'],
    requests: { kind: 'series', most: 6 },
    empty: NO_VALUE,
    shows: 'value',
  },
  HISTORY: {
    arguments: ['entities', 'observations', 'from', 'to', 'frequency', 'options'],
    requests: { kind: 'series', most: 6 },
    empty: NO_VALUE,
    shows: 'value',
  },
  FIGURE: {
    arguments: ['card', 'observation', 'period'],
    requests: { kind: 'series', most: 6 },
    empty: NO_VALUE,
    shows: 'value',
  },
  QUERY: {
    arguments: ['expression', 'headers'],
    requests: { kind: 'query', most: 1 },
    empty: 'No rows match "{}". Check field names and filters',
    shows: 'all',
  },
  ASK: {
    arguments: ['question'],
    requests: { kind: 'answer', most: 1 },
    empty: 'The service gave an empty answer. Ask in other words, or refresh later',
    shows: 'all',
  },
  EVIDENCE: {
    arguments: ['question', 'headers'],
    requests: { kind: 'answer', most: 1 },
    empty: 'The answer cites no facts or documents',
    shows: 'all',
  },
  MENTIONS: {
    arguments: ['input', 'headers'],
    requests: { kind: 'answer', most: 1 },
    empty: 'The answer to "{}" mentions no entities',
    shows: 'all',
  },
  NUMBER: {
    arguments: ['text', 'part', 'locale'],
    requests: { kind: 'nothing', most: 0 },
    empty: 'There is no number in "{}"',
    shows: 'all',
  },
} as const satisfies Readonly<Record<string, FunctionRow>>;

/** The id of a function, which is its name without `KER.`. */
export type FunctionId = keyof typeof FUNCTIONS;

const ROWS: ReadonlyMap<string, FunctionRow> = new Map(Object.entries(FUNCTIONS));

/** The row of a function by the name that a formula calls, in capitals; undefined for no function of this add-in. */
export function functionRow(name: string | undefined): FunctionRow | undefined {
  return ROWS.get(name ?? '');
}

/** The functions that request something; the others only calculate. */
export const REQUESTING: readonly string[] = [...ROWS].flatMap(([name, { requests }]) =>
  requests.kind === 'nothing' ? [] : [name],
);
