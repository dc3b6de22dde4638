import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { EntityMention } from '../../../shared/contract/knowledge';
import { InsertNotice } from '../shared/InsertNotice';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useInsert } from '../shared/use-insert';
import { columnsOf, rowsBlock, type Row } from './rows-table';
import { RowsTable } from './RowsTable';

/** A table shows this many rows; inserting writes all. */
const SHOWN = 100;

/** The rows of a structured result, with what inserts them as values. */
export function RowsView({
  rows,
  entities,
}: {
  rows: readonly Row[];
  entities: readonly EntityMention[];
}): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { outcome, insert } = useInsert();
  if (columnsOf(rows).length === 0) return <p>{texts.ask.noRows}</p>;
  return (
    <div className={styles.stack}>
      <span className={styles.muted}>
        {rows.length > SHOWN ? texts.ask.rowsShown(SHOWN, rows.length) : texts.ask.rowCount(rows.length)}
      </span>
      <RowsTable rows={rows.slice(0, SHOWN)} columns={columnsOf(rows)} entities={entities} />
      <div>
        <Button size="small" onClick={() => insert(() => rowsBlock(rows))}>
          {texts.ask.insertValues}
        </Button>
      </div>
      <InsertNotice outcome={outcome} />
    </div>
  );
}
