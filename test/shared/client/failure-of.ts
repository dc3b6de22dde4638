import { Failure } from '../../../src/shared/contract/failure';

/** The `Failure` that a promise rejects with. */
export async function failureOf(promise: unknown): Promise<Failure> {
  const outcome = await Promise.resolve(promise).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Failure) return outcome;
  throw new Error(`Expected a Failure, got ${String(outcome)}`);
}
