import * as v from 'valibot';

import type { Fetch } from '../../shared/client/exchange';

const statusSchema = v.object({ dataset: v.object({ date: v.pipe(v.string(), v.isoDate()) }) });

/** The day to which the service's data were gathered, as `YYYY-MM-DD`; undefined where it does not tell. */
export async function datasetDate(fetch: Fetch, address: string): Promise<string | undefined> {
  const response = await fetch(`${address}/status`, {});
  const status = v.safeParse(statusSchema, await response.json());
  return status.success ? status.output.dataset.date : undefined;
}
