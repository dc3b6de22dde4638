import { unknownEntityProblem, validationProblem, type Fault } from '../../service/http/problem';
import { Problem } from '../problem';
import type { Entry } from './entry';
import { HEAD, PROFILE, type Field } from './field';

const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } };

/** Makes the answer to one request of the entries of its fields, as the service would have answered it alone (§4.2). */
export function assemble(
  id: string,
  fields: readonly Field[],
  entries: ReadonlyMap<string, Entry>,
): Response {
  const known = fields.flatMap((field) => {
    const entry = entries.get(field.key);
    return entry === undefined ? [] : [{ field, entry }];
  });
  if (known.some(({ entry }) => entry.kind === 'unknown-entity')) return unknownEntityProblem(id);
  const faults = known.flatMap(({ field, entry }) =>
    entry.kind === 'refused' ? [faultOf(field, entry.fault, fields)] : [],
  );
  if (faults.length > 0) return validationProblem(faults);
  // Nothing known is not the same as nothing there: an answer without it would be wrong.
  if (known.length < fields.length) throw Problem.failed(502, 'upstream_failed', 'No answer came.');
  const coarse = entries.get(PROFILE.key);
  if (fields[0] === PROFILE && coarse?.kind === 'value') return new Response(coarse.json, JSON_TYPE);
  return new Response(profileText(known, entries), JSON_TYPE);
}

/** The parts are JSON already: to parse and write them again would cost more than all the rest of an answer. */
function profileText(
  found: readonly { field: Field; entry: Entry }[],
  entries: ReadonlyMap<string, Entry>,
): string {
  const head = entries.get(HEAD.key);
  const opening = head?.kind === 'value' ? head.json.slice(0, -1) : '{';
  const of = (kind: Field['kind']) =>
    found.flatMap(({ field, entry }) =>
      field.kind === kind && entry.kind === 'value' ? [{ name: field.name, json: entry.json }] : [],
    );
  const members = (kind: Field['kind']) =>
    `{${of(kind)
      .map(({ name, json }) => `${JSON.stringify(name)}:${json}`)
      .join(',')}}`;
  const series = of('observation').map(({ json }) => json);
  return (
    `${opening},"properties":${members('property')},` +
    `"relationships":{"outgoing":${members('outgoing')},"incoming":${members('incoming')}},` +
    `"numerical_observations":[${series.join(',')}]}`
  );
}

/** The place of a field in the body of who asked, which is another than in the body that was refused. */
function faultOf(field: Field, text: string, fields: readonly Field[]): Fault {
  const { msg, type } = JSON.parse(text) as Pick<Fault, 'msg' | 'type'>;
  return { loc: ['body', ...placeOf(field, fields)], msg, type };
}

function placeOf(field: Field, fields: readonly Field[]): string[] {
  const { kind, name, aspect } = field;
  const same = fields.filter((other) => other.kind === kind && other.aspect.detail === aspect.detail);
  const at = String(same.indexOf(field));
  if (kind === 'property') return ['properties', at];
  if (kind === 'observation') return ['numerical_observations', String(aspect.detail), at];
  return ['relationships', kind, name];
}
