import { createHash } from 'node:crypto';

import { checkRefusal } from '../../shared/client/refusal';
import type { StructuredResult } from '../../shared/contract/knowledge';
import type { Entry } from '../fields/entry';
import { property, type Field } from '../fields/field';
import type { Subject } from '../flight/subject';
import { Problem } from '../problem';
import type { Send } from './send';

/** The one field of an inquiry. */
export const ANSWER: Field = property('answer');

/** A request that is cached as a whole; the service's text is passed on unchanged. */
export type Inquiry = {
  ask: (send: Send) => Promise<string>;
  /** Whether it is about one entity, which the service may not know. @default false */
  isOfEntity?: boolean;
  /** What makes two inquiries the same. */
  same: unknown;
  /** Whether the answer says that there is nothing, and so is kept for less long. */
  isEmpty?: (answer: unknown) => boolean;
};

/** The subject of one inquiry; the store sees its digest, so that no question stands in a key. */
export function inquirySubject(
  name: string,
  { ask, isOfEntity, same, isEmpty }: Inquiry,
  send: Send,
): Subject {
  const digest = createHash('sha256').update(JSON.stringify(same)).digest('base64url');
  const brought = (entry: Entry) => ({ entries: [{ field: ANSWER, entry }], rest: [] });
  return {
    key: `${name}:${digest}`,
    parts: (keys) => (keys.length === 0 ? [] : [keys]),
    async ask(_part, spend) {
      await spend();
      try {
        const json = await ask(send);
        const answer: unknown = JSON.parse(json);
        if (name === 'query') refuseErrorRow(answer as StructuredResult, json);
        return brought({ kind: 'value', json, ...(isEmpty?.(answer) === true && { isEmpty: true }) });
      } catch (error) {
        const isMissing = error instanceof Problem && error.reply.status === 404;
        if (isMissing && isOfEntity === true) return brought({ kind: 'unknown-entity' });
        throw error;
      }
    },
  };
}

/** A refusal with status 200 is passed on and not cached (field notes, "Knowledge refusal"). */
function refuseErrorRow(answer: StructuredResult, json: string): void {
  try {
    checkRefusal(answer, '');
  } catch {
    throw new Problem({ status: 200, body: json });
  }
}
