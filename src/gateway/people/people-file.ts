import * as v from 'valibot';

import { readSetting } from '../../server/read-setting';
import { readKeptKey, type KeptKey } from './keys';

const credits = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

const keptKey = v.pipe(
  v.string(),
  v.check((text) => readKeptKey(text) !== undefined, 'Expected what `npm run gateway -- key` prints'),
  v.transform((text) => readKeptKey(text) as KeptKey),
);

const schema = v.strictObject({
  people: v.optional(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.minLength(1)),
        team: v.optional(v.string()),
        key: v.optional(keptKey),
        creditsPerDay: credits,
        admin: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
  teams: v.optional(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.minLength(1)),
        groups: v.optional(v.array(v.string()), []),
        creditsPerDay: credits,
        creditsPerDayAndPerson: credits,
        admin: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
});

/** Who may ask: people with keys of their own, and teams with the groups whose members are let in. */
export type People = v.InferOutput<typeof schema>;
/** A team, whose quotas its people share. */
export type Team = People['teams'][number];

/** Reads the file of people; throws an error that names file, place and what was expected. */
export function readPeople(file: string): People {
  const parsed = v.safeParse(schema, jsonOf(file));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  const unknown = parsed.output.people.find(
    ({ team }) => team !== undefined && !parsed.output.teams.some(({ name }) => name === team),
  );
  if (unknown !== undefined)
    throw new Error(`${file}: Expected the team ${unknown.team} of ${unknown.name} among the teams`);
  return parsed.output;
}

function jsonOf(file: string): unknown {
  const text = readSetting('KER_PEOPLE', file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${file}: Expected JSON, got: ${error instanceof Error ? error.message : 'something else'}`,
    );
  }
}
