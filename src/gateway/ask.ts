import { operations } from '../shared/client/operations';
import { entityQuerySchema, questionSchema, rowsQuerySchema } from '../shared/contract/request';
import { misplacedLists } from '../service/http/profiles/misplaced-lists';
import { readEntityId } from '../service/http/entity-id';
import { noBodyProblem, unknownEntityProblem, validationProblem } from '../service/http/problem';
import { readBody } from '../service/http/read-body';
import { readSearch } from '../service/http/read-search';
import type { OperationName } from '../service/operations';
import { assemble } from './fields/assemble';
import type { Entry } from './fields/entry';
import { fieldsOf, PROFILE, type Field } from './fields/field';
import type { Subject } from './flight/subject';
import { Problem } from './problem';
import { entitySubject } from './upstream/entity';
import { ANSWER, inquirySubject, type Inquiry } from './upstream/inquiry';
import type { Send } from './upstream/send';

/** What a request asks, as the gateway sees it: whose fields, and how their entries answer it. */
export type ParsedRequest = {
  subject: Subject;
  fields: readonly Field[];
  answer: (entries: ReadonlyMap<string, Entry>) => Response;
  /** The text of a search or question, which the audit log holds only where that is switched on. */
  text?: string;
};

/** A request read; what breaks a rule of the interface is refused here, and costs nothing. */
export type Read = ParsedRequest | { refusal: Response };

/** More than any sheet asks of one entity at once, and what the store's scripts take in one step. */
const MOST_FIELDS = 2_000;

/** Reads a request of one of the five operations. */
export async function parseRequest(
  operation: OperationName,
  request: Request,
  { id, send }: { id: string | undefined; send: Send },
): Promise<Read> {
  if (operation === 'retrieveEntity') return readRetrieval(request, id, send);
  if (operation === 'introspectEntity') return readIntrospection(id, send);
  if (operation === 'searchEntities') return readSearchAsked(request, send);
  return readKnowledge(operation, request, send);
}

async function readRetrieval(request: Request, asked: string | undefined, send: Send): Promise<Read> {
  const entity = readEntityId(asked);
  const body = await readBody(request, entityQuerySchema, misplacedLists);
  const faults = [...('faults' in entity ? entity.faults : []), ...('faults' in body ? body.faults : [])];
  if ('faults' in entity || 'faults' in body) return { refusal: validationProblem(faults) };
  const fields = body.value === undefined ? [PROFILE] : fieldsOf(body.value);
  if (fields.length > MOST_FIELDS) {
    const message = `Expected at most ${MOST_FIELDS} fields at once, got ${fields.length}.`;
    return { refusal: Problem.refused(413, 'request_too_large', message).toResponse() };
  }
  const { id } = entity;
  return { subject: entitySubject(id, send), fields, answer: (entries) => assemble(id, fields, entries) };
}

function readIntrospection(asked: string | undefined, send: Send): Read {
  const entity = readEntityId(asked);
  if ('faults' in entity) return { refusal: validationProblem(entity.faults) };
  const { id } = entity;
  const inquiry: Inquiry = {
    ask: (send) => send(operations.introspect(id), 'entity'),
    isOfEntity: true,
    same: id,
  };
  return inquiryAsked('introspection', inquiry, { send, id });
}

function readSearchAsked(request: Request, send: Send): Read {
  const search = readSearch(request.url);
  if ('faults' in search) return { refusal: validationProblem(search.faults) };
  const { name, entity_types: given, limit } = search.value;
  const types = [...new Set(given)].sort();
  const inquiry: Inquiry = {
    ask: (send) => send(operations.search({ name, entity_types: types, limit }), 'entity'),
    same: [name, types, limit],
    isEmpty: (answer) => (answer as { entities: unknown[] }).entities.length === 0,
  };
  return { ...inquiryAsked('search', inquiry, { send }), text: name };
}

async function readKnowledge(
  operation: 'searchKnowledge' | 'queryKnowledge',
  request: Request,
  send: Send,
): Promise<Read> {
  const isQuery = operation === 'queryKnowledge';
  const body = await readBody(request, isQuery ? rowsQuerySchema : questionSchema);
  if ('faults' in body) return { refusal: validationProblem(body.faults) };
  if (body.value === undefined) return { refusal: noBodyProblem() };
  const { value } = body;
  const inquiry: Inquiry = {
    ask: (send) =>
      isQuery ? send(operations.query(value), 'knowledge') : send(operations.answer(value), 'knowledge'),
    same: Object.entries(value).sort(),
    ...(isQuery && {
      isEmpty: (answer: unknown) => (answer as { results: unknown[] }).results.length === 0,
    }),
  };
  return { ...inquiryAsked(isQuery ? 'query' : 'question', inquiry, { send }), text: value.input };
}

function inquiryAsked(
  name: string,
  inquiry: Inquiry,
  { send, id }: { send: Send; id?: string },
): ParsedRequest {
  return {
    subject: inquirySubject(name, inquiry, send),
    fields: [ANSWER],
    answer: (entries) => {
      const entry = entries.get(ANSWER.key);
      if (entry?.kind === 'unknown-entity' && id !== undefined) return unknownEntityProblem(id);
      if (entry?.kind !== 'value')
        return Problem.failed(502, 'upstream_failed', 'No answer came.').toResponse();
      return new Response(entry.json, { headers: { 'Content-Type': 'application/json' } });
    },
  };
}
