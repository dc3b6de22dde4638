import type { GenericSchema } from 'valibot';

/** One call of the service, ready to be sent. */
export type Call<T> = {
  method: 'GET' | 'POST';
  /** The path with its query, after the service's address, without a leading slash. */
  path: string;
  /** Sent as JSON where it is given. */
  body?: unknown;
  /** What a good answer looks like. */
  answer: GenericSchema<unknown, T>;
  /** How long the whole exchange may take, in milliseconds. */
  timeLimit: number;
  /** The entity that is asked for, so that a 404 can name it. */
  entity?: string;
};
