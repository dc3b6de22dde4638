import type { JWTPayload } from 'jose';

import type { Person } from './caller';
import { Problem } from '../problem';
import { idOfKey, isKey, type KeyDigest } from './keys';
import type { People, Team } from './people-file';
import type { ReadToken } from './tokens';

/** Whom a gateway knows. */
export type IdentifyOptions = {
  /** Who may ask now. @default nobody has a key */
  people?: (() => People) | undefined;
  /** @default no tokens are taken */
  readToken?: ReadToken | undefined;
  /** The claim that names a token's groups. @default 'groups' */
  groupsClaim?: string | undefined;
};

/** Everybody, where a gateway on this machine alone asks nobody who she is. */
const EVERYBODY: Person = { id: 'everybody', name: 'everybody' };

/** Makes what tells who asks: by a key in `X-API-KEY`, or a token there or as `Authorization: Bearer`. */
export function createIdentify(options: IdentifyOptions): (headers: Headers) => Person | Promise<Person> {
  const { people, readToken } = options;
  if (people === undefined && readToken === undefined) return () => EVERYBODY;
  let known = people?.();
  let holders = holdersOf(known);
  return (headers) => {
    if (people?.() !== known) {
      known = people?.();
      holders = holdersOf(known);
    }
    const given = headers.get('X-API-KEY') ?? '';
    const token = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? given;
    if (readToken !== undefined && token.split('.').length === 3) return byToken(token, readToken, options);
    const holder = holders.get(idOfKey(given) ?? '');
    if (holder !== undefined && isKey(given, holder.key)) return holder.person;
    const message =
      given === ''
        ? 'Expected a key in the X-API-KEY header, got none.'
        : 'The gateway does not know this key.';
    throw Problem.refused(401, 'invalid_api_key', message);
  };
}

/** Who has a key, by the part of it by which she is found. */
function holdersOf(people: People | undefined): Map<string, { key: KeyDigest; person: Person }> {
  const holders = new Map<string, { key: KeyDigest; person: Person }>();
  for (const { key, ...holder } of people?.people ?? []) {
    if (key === undefined) continue;
    const person = personOf({ id: `key:${key.id}`, ...holder }, teamOf(people, holder.team));
    holders.set(key.id, { key, person });
  }
  return holders;
}

async function byToken(
  token: string,
  readToken: ReadToken,
  { people: peopleNow, groupsClaim = 'groups' }: IdentifyOptions,
): Promise<Person> {
  const claims = await readToken(token);
  const people = peopleNow?.();
  const name = nameOf(claims);
  // Some issuers tell a single group as a text.
  const groups = [new Map(Object.entries(claims)).get(groupsClaim)].flat();
  const isOf = ({ groups: those }: Team) => those.some((one) => groups.includes(one));
  const team = people?.teams.find(isOf);
  if (team === undefined && people?.teams.some((one) => one.groups.length > 0) === true) {
    throw Problem.refused(
      403,
      'not_allowed',
      `${name} is in no group that may ask; tell who runs the gateway.`,
    );
  }
  return personOf({ id: `token:${claims.sub ?? ''}`, name }, team);
}

function teamOf(people: People | undefined, name: string | undefined): Team | undefined {
  return people?.teams.find((team) => team.name === name);
}

function personOf(
  { id, name, creditsPerDay, admin }: Pick<Person, 'id' | 'name' | 'creditsPerDay' | 'admin'>,
  team: Team | undefined,
): Person {
  return {
    ...{ id, name },
    team: team?.name,
    creditsPerDay: creditsPerDay ?? team?.creditsPerDayAndPerson,
    teamCreditsPerDay: team?.creditsPerDay,
    admin: admin ?? team?.admin ?? false,
  };
}

/** What people call each other where the issuer tells it. Some issuers let people choose it, so nothing is allowed by it. */
function nameOf({
  preferred_username: username,
  email,
  sub,
}: JWTPayload & { preferred_username?: unknown; email?: unknown }): string {
  return [username, email, sub].find((name): name is string => typeof name === 'string') ?? '';
}
