import { COMMON } from '../search/candidates';
import { run, type Loading } from './loading';

/** Puts the names of each word together, the most prominent first, as many as a search reads of one. */
export async function packPostings(loading: Loading): Promise<void> {
  await run(
    loading,
    `insert into $s.posting select word, count(*), string_agg(packed, '') filter (where at <= ${COMMON})
     from (select *, row_number() over (partition by word order by prominence desc, packed) as at from $s.stage_posting) p group by word`,
  );
}
