import type { Sink } from '../service/store/import-part';
import { WrongArguments, type Arguments } from './arguments';
import { CheckSink } from './check-sink';

/** What takes the rows: nothing but a check in a dry run, else a new version of the store's dataset. */
export function openSink({ dryRun }: Arguments): Sink {
  if (dryRun) return new CheckSink();
  throw new WrongArguments('Expected --store postgres://…, KER_STORE or --dry-run, got none');
}
