import * as v from 'valibot';

import { readSetting } from '../../server/read-setting';
import { parseKeyDigest, type KeyDigest } from './keys';

const credits = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

const keptKey = v.pipe(
  v.string(),
  v.check((text) => parseKeyDigest(text) !== undefined, 'Expected what `npm run gateway -- key` prints'),
  v.transform((text) => parseKeyDigest(text) as KeyDigest),
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

const fileSchema = v.pipe(
  v.string(),
  v.parseJson({}, ({ received }) => `Expected JSON, got: ${received}`),
  schema,
);

/** Who may ask: people with keys of their own, and teams with the groups whose members are let in. */
export type People = v.InferOutput<typeof schema>;
/** A team, whose quotas its people share. */
export type Team = People['teams'][number];

/** Reads the file of people; throws an error that names file, place and what was expected. */
export function readPeople(file: string): People {
  const parsed = v.safeParse(fileSchema, readSetting('KER_PEOPLE', file));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error([file, v.getDotPath(issue) ?? [], issue.message].flat().join(': '));
  }
  const unknown = parsed.output.people.find(
    ({ team }) => team !== undefined && !parsed.output.teams.some(({ name }) => name === team),
  );
  if (unknown !== undefined)
    throw new Error(`${file}: Expected the team ${unknown.team} of ${unknown.name} among the teams`);
  return parsed.output;
}
