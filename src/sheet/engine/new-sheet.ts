/** How large a new sheet is: a table of a hundred companies fits in it either way. */
export const NEW_SHEET = { rows: 1_000, columns: 100 };
