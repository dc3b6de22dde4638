import * as v from 'valibot';

import { entityQuerySchema } from '../contract/request';

type Fault = { loc: readonly (string | number)[]; msg: string };

/**
 * Finds which of the names that a projection asked for a 422 objects to, so that its neighbours can be asked again
 * without them (design §3 rule 5). A fault may hold the name in its `loc`, point at it by position, or quote it.
 */
export function findFaultyFields(faults: readonly Fault[], sent: unknown): string[] {
  const query = v.safeParse(entityQuerySchema, sent);
  if (!query.success) return [];
  const { properties, relationships, numerical_observations: observations } = query.output;
  const asked = [
    ...properties,
    ...Object.keys(relationships.outgoing),
    ...Object.keys(relationships.incoming),
    ...Object.values(observations).flat(),
  ];
  return [...new Set(asked)].filter((name) =>
    faults.some(
      (fault) => fault.loc.includes(name) || valueAt(sent, fault.loc) === name || isQuoted(name, fault.msg),
    ),
  );
}

/** A `loc` begins with the part of the request that it is in: `body`, `path`, `query` or `header`. */
function valueAt(sent: unknown, [part, ...path]: readonly (string | number)[]): unknown {
  if (part !== 'body') return undefined;
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    sent,
  );
}

function isQuoted(name: string, message: string): boolean {
  return ['"', "'", '`'].some((mark) => message.includes(mark + name + mark));
}
