import { configureGlobal } from 'fast-check';

const ANY = 'any';
const asked = process.env['SEED'];

// A commit has one verdict: the same draws on every machine and every day. Who looks for new ones says SEED=any, and who
// was told of a failure says its seed.
configureGlobal({ seed: asked === ANY ? Math.floor(Math.random() * 2 ** 31) : Number(asked ?? 20_261_123) });

export * as fc from 'fast-check';
