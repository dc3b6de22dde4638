import { Failure } from '../../../shared/contract/failure';
import type { CachedValue, Knowledge } from '../../runtime/knowledge';
import { say } from '../../../shared/messages/message';

/**
 * What is known already, and nothing else: while a person types a formula Excel previews its value at every key, and
 * each of those calls would cost a credit.
 */
export function previewOf({ known }: Knowledge): Knowledge {
  return {
    known,
    search: (request) => held(known.search(request)),
    property: (id, name) => held(known.property(id, name)),
    relationship: (need) => held(known.relationship(need)),
    observation: (need) => held(known.observation(need)),
    query: (input) => held(known.query(input)),
    answer: (input) => held(known.answer(input)),
    head: (id) => present(known.head(id)),
    introspection: (id) => present(known.introspection(id)),
    profile: () => notAsked(),
  };
}

function held<T>(value: CachedValue<T> | undefined): Promise<T> {
  return value === undefined ? notAsked() : Promise.resolve(value.value);
}

function present<T>(value: T | undefined): Promise<T> {
  return value === undefined ? notAsked() : Promise.resolve(value);
}

function notAsked(): Promise<never> {
  return Promise.reject(unasked());
}

function unasked(): Failure {
  return new Failure('cancelled', say('No preview, because this costs credits. Press Enter to run it'));
}
