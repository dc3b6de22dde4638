/** What FIELDS may list. */
export const FIELD_KINDS = ['all', 'properties', 'relationships', 'observations'] as const;

/** One choice of what to list. */
export type FieldKinds = (typeof FIELD_KINDS)[number];

/** What SERIES may show beside time and value. */
export const SERIES_COLUMNS = ['unit', 'source', 'published', 'url'] as const;

/** One further column of SERIES. */
export type SeriesColumn = (typeof SERIES_COLUMNS)[number];
