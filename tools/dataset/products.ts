import * as v from 'valibot';

import { DATASET_DAY } from '../../src/service/dataset/dataset-day';
import type { Collection } from './collection';
import type { Inputs } from './inputs';

const browsersSchema = v.object({
  browsers: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      type: v.string(),
      /** Version and day of each release. */
      releases: v.array(v.tuple([v.string(), v.string()])),
    }),
  ),
});

/** Adds web browsers and server runtimes with their first and latest releases. */
export function addProducts(collection: Collection, inputs: Inputs): void {
  const { browsers } = inputs.json('browsers.json', browsersSchema);
  const { name: publication, ...published } = collection.published('mdn');
  const until = collection.source('mdn-until', {
    ...published,
    name: `${publication}, releases until ${DATASET_DAY}`,
    date: DATASET_DAY,
  });
  for (const { id, name, type, releases } of browsers) {
    const past = releases.filter(([, date]) => date <= DATASET_DAY).sort((a, b) => (a[1] < b[1] ? -1 : 1));
    const latest = past.at(-1);
    const category = type === 'server' ? 'JavaScript runtime' : 'web browser';
    collection.entity(`product:${id}`, 'Product', name, {
      description: type === 'server' ? 'JavaScript runtime' : `Web browser, ${type}`,
      prominence: 0.3,
      sources: [until],
      properties: {
        category,
        // A runtime is used long before the version that the table begins with.
        first_release_date: type === 'server' ? undefined : past[0]?.[1],
        latest_version: latest?.[0],
        latest_release_date: latest?.[1],
      },
    });
  }
}
