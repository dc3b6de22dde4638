import type { ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { FailureNotice } from '../shared/FailureNotice';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { Loading } from './Loading';
import { ResultList } from './ResultList';
import { SearchForm } from './SearchForm';
import { useSearch, type SearchControl } from './use-search';

/** The search with its matches. */
export function SearchPanel({ onOpen }: { onOpen: (head: EntityHead) => void }): ReactElement {
  const search = useSearch();
  const styles = useStyles();
  return (
    <div className={styles.stack}>
      <SearchForm search={search} />
      <Outcome search={search} onOpen={onOpen} />
    </div>
  );
}

type OutcomeProps = { search: SearchControl; onOpen: (head: EntityHead) => void };

function Outcome({ search, onOpen }: OutcomeProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { task, submit } = search;
  switch (task.state) {
    case 'idle':
      return (
        <p className={styles.muted}>{search.onlyOnEnter ? texts.lookup.pressEnter : texts.lookup.hint}</p>
      );
    case 'running':
      return <Loading />;
    case 'failed':
      return <FailureNotice failure={task.failure} onRetry={submit} />;
    case 'done':
      return <ResultList outcome={task.value} onOpen={onOpen} />;
  }
}
