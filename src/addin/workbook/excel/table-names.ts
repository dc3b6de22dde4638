/** The name of the freeze log's table, by which it is found whatever its sheet is called now. */
export const LOG_TABLE = 'KER_Freeze_Log';

/** The name of the table of sources. */
export const SOURCES_TABLE = 'KER_Sources';

/** The name of the log of links. */
export const LINK_TABLE = 'KER_Link_Log';

/** Sheets of ours hold formulas as text, which Excel reports as it does formulas. */
export const OUR_TABLES: ReadonlySet<string> = new Set([LOG_TABLE, SOURCES_TABLE, LINK_TABLE]);
