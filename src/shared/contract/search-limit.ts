/** The limits of a search (§4.1, §8). */
export const SEARCH_LIMIT = { min: 1, max: 100, default: 20 } as const;
