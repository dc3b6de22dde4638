import { Failure } from '../contract/failure';
import type { StructuredResult } from '../contract/knowledge';
import { quote } from './quote';
import { say } from '../messages/message';

/**
 * Throws what a query was refused with. Live services refuse with status 200 and one row that holds only `error`
 * (field notes, "Knowledge refusal"), which is no data.
 */
export function checkRefusal(result: StructuredResult, key: string): StructuredResult {
  const [row, ...others] = result.results;
  if (row === undefined || others.length > 0) return result;
  const { error, ...fields } = row;
  if (typeof error !== 'string' || Object.keys(fields).length > 0) return result;
  throw new Failure('refused', say('{}', quote(error, key)), { status: 200 });
}
