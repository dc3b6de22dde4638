import type { Evaluator } from '../query/evaluate';
import type { Linker } from './linker';

/** What reading and answering questions works with. */
export type Tools = { evaluator: Evaluator; linker: Linker };
