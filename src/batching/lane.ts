/** Which deadline and which retries a request has: `knowledge` calls cost more and take up to minutes. */
export type Lane = 'entity' | 'knowledge';
