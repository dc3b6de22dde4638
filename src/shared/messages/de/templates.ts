import type { CELLS } from './cells';
import type { CLIENT } from './client';
import type { FUNCTIONS } from './functions';
import type { HISTORY } from './history';
import type { RUNTIME } from './runtime';

/** Every English sentence that has a German one. */
export type Template =
  | keyof typeof CELLS
  | keyof typeof CLIENT
  | keyof typeof FUNCTIONS
  | keyof typeof HISTORY
  | keyof typeof RUNTIME;
