/** What may be written into a cell; null leaves it as it is. */
export type CellInput = string | number | boolean | null;
