import { Failure } from '../contract/failure';
import { quote } from './quote';
import { say } from '../messages/message';

/**
 * Throws what a query was refused with. Live services refuse with status 200 and one row that holds only `error`
 * (field notes, "Knowledge refusal"), which is no data.
 */
export function checkRefusal({ error, ...fields }: Readonly<Record<string, unknown>>, key: string): void {
  if (typeof error !== 'string' || Object.keys(fields).length > 0) return;
  throw new Failure('refused', say('{}', quote(error, key)), { status: 200 });
}
