import { groupBy } from 'es-toolkit/array';

import { createEntitySearch } from '../../src/service/search/entity-search';
import { loadDataset } from '../../test/service/load-dataset';
import { firstHits, HALVES, isPresent, isRight, share } from './search/first-hits';

const search = createEntitySearch(loadDataset('src/service/data'));

for (const half of HALVES) {
  const hits = firstHits(search, half);
  console.log(`${half}:`);
  console.table(
    Object.entries(groupBy(hits, ({ group }) => group)).map(([group, own]) => ({
      class: group,
      names: own.length,
      right: own.filter(isRight).length,
      nothing: own.filter((hit) => !isRight(hit) && hit.first === undefined).length,
      wrong: own.filter((hit) => !isRight(hit) && hit.first !== undefined).length,
    })),
  );
  const absent = hits.filter((hit) => !isPresent(hit));
  for (const [name, target, better, value] of [
    ['right first hits', 0.97, 'higher', share(hits.filter(isPresent))],
    ['hits for absent names', 0.01, 'lower', 1 - share(absent)],
  ] as const)
    console.log(JSON.stringify({ bench: 'search', name: `${half}: ${name}`, target, better, value }));
  // The names of the other halves are not looked at one by one.
  if (half.endsWith('worked'))
    for (const { typed, meant, first } of hits.filter((hit) => !isRight(hit)))
      console.log(`  ${typed} → ${first ?? 'nothing'}, not ${meant.join(' or ') || 'anything'}`);
}
