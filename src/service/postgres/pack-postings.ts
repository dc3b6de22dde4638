import { COMMON } from '../search/candidates';
import { run, type Loading } from './loading';
import { BYTES } from './name-worths';

/** Puts the names of each word together, the most prominent first, as many as a search reads of one. */
export async function packPostings(loading: Loading): Promise<void> {
  await run(
    loading,
    `insert into $s.posting select word, count(*), substr(string_agg(packed, ''), 1, ${COMMON * BYTES})
     from (select word, packed from $s.stage_posting order by word, prominence desc, packed) p group by word`,
  );
}
