/** How large a new sheet is: a table of a hundred companies fits in it either way. */
export const NEW_SHEET = { rows: 1_000, columns: 100 };

/** Excel's sheets are always this large; the engine's grow as they are used. */
export const EXCEL_SHEET = { rows: 1_048_576, columns: 16_384 };
