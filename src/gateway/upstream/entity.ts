import * as v from 'valibot';

import { requestOf } from '../../shared/batching/entity-request';
import { isNamed, partsToAskAgain } from '../../shared/batching/refused-fields';
import { queryOf } from '../../shared/client/entity-query';
import { findFaultyFields } from '../../shared/client/faulty-fields';
import { operations } from '../../shared/client/operations';
import type { EntityProfile } from '../../shared/contract/entity';
import { validationErrorSchema } from '../../shared/contract/error-body';
import { cutProfile } from '../fields/cut';
import type { FieldEntry } from '../fields/entry';
import { bodies, HEAD, PROFILE, readKey, type Field } from '../fields/field';
import type { Brought, Subject } from '../flight/subject';
import { Problem } from '../problem';
import type { Send } from './send';

/** The subject of one entity, cached field by field. */
export function entitySubject(id: string, send: Send): Subject {
  return {
    key: `entity:${id}`,
    parts: (keys) => bodies(keys).map((fields) => fields.map(({ key }) => key)),
    async ask(part, spend) {
      const fields = part.map(readKey);
      const isCoarse = fields.includes(PROFILE);
      const query = isCoarse ? undefined : queryOf(requestOf(id, fields, false));
      await spend();
      try {
        const text = await send(operations.retrieve(id, query), 'entity');
        return { entries: cutProfile(JSON.parse(text) as EntityProfile, fields), rest: [] };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return afterProblem(error, fields, query);
      }
    },
  };
}

/** Gives what a refusal says of fields; what says nothing of them is thrown on. */
function afterProblem(problem: Problem, fields: readonly Field[], sent: unknown): Brought {
  const { status, body } = problem.reply;
  if (status === 404) return { entries: [HEAD, ...fields].map(unknownEntity), rest: [] };
  const asked = fields.filter((field) => field !== HEAD && field !== PROFILE);
  if ((status !== 422 && status !== 413) || asked.length === 0) throw problem;
  const said = status === 422 ? faultsOf(body) : [];
  const named = findFaultyFields(said, sent);
  const blamed = asked.filter((field) => isNamed(field, named));
  const rest = asked.filter((field) => !blamed.includes(field));
  const again = partsToAskAgain(rest, blamed.length > 0);
  const refused = again.length === 0 ? asked : blamed;
  // What is too large alone is no refusal of the field: another day it may be smaller.
  if (status === 413 && refused.length > 0) throw problem;
  const [first] = said;
  const fault = JSON.stringify({
    msg: first?.msg ?? 'The service refuses it',
    type: first?.type ?? 'value_error',
  });
  return {
    entries: refused.map((field) => ({ field, entry: { kind: 'refused', fault } })),
    rest: again.map((part) => part.map(({ key }) => key)),
  };
}

function unknownEntity(field: Field): FieldEntry {
  return { field, entry: { kind: 'unknown-entity' } };
}

function faultsOf(body: string) {
  const parsed = v.safeParse(validationErrorSchema, JSON.parse(body) as unknown);
  return parsed.success ? parsed.output.detail : [];
}
