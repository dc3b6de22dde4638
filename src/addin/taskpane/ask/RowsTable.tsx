import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { EntityMention } from '../../../shared/contract/knowledge';
import { entityHead } from '../lookup/entity-head';
import { ActionLink } from '../shared/ActionLink';
import { ExternalLink } from '../shared/ExternalLink';
import { humanize } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { valueText } from '../shared/value-text';
import type { Row } from './rows-table';
import { ownValue } from '../../../shared/contract/own-value';

const useStyles = makeStyles({
  scroller: { overflowX: 'auto', maxHeight: '420px', overflowY: 'auto' },
  table: { borderCollapse: 'collapse', width: '100%', fontSize: tokens.fontSizeBase200 },
  head: {
    position: 'sticky',
    top: 0,
    padding: '4px 8px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  cell: {
    padding: '4px 8px',
    verticalAlign: 'top',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    whiteSpace: 'pre-line',
    maxWidth: '260px',
    // Words stay whole: a table that is too wide scrolls.
    '&, & button, & a': { overflowWrap: 'break-word' },
  },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type TableProps = { rows: readonly Row[]; columns: readonly string[]; entities: readonly EntityMention[] };

/** Rows as a table; what names a mentioned entity leads to it. */
export function RowsTable({ rows, columns, entities }: TableProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  return (
    <div role="region" aria-label={texts.ask.rowsLabel} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {humanize(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <Cell key={column} name={column} value={ownValue(row, column)} entities={entities} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { name: string; value: unknown; entities: readonly EntityMention[] };

function Cell({ name, value, entities }: CellProps): ReactElement {
  const { language, openEntity } = usePane();
  const styles = useStyles();
  const text = valueText(value, { language, name });
  const mention = entities.find(
    (entity) => entity.name === value || entity.mentions?.some((words) => words === value),
  );
  const className = typeof value === 'number' ? `${styles.cell} ${styles.number}` : styles.cell;
  return (
    <td className={className}>
      {mention ? (
        <ActionLink onClick={() => openEntity(entityHead(mention))}>{text}</ActionLink>
      ) : (
        <ExternalLink address={value}>{text}</ExternalLink>
      )}
    </td>
  );
}
