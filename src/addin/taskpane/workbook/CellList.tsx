import type { ReactElement } from 'react';

import { selectCell } from '../../workbook/insert/insert';
import { ActionLink } from '../shared/ActionLink';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

/** A cell and what is said of it. */
export type CellLine = { address: string; text: string };

/** Beyond so many cells a list helps nobody, and thousands of nodes make the pane slow. */
const MOST_LINES = 100;

/** Cells with what is said of each; a click selects the cell. */
export function CellList({ lines }: { lines: readonly CellLine[] }): ReactElement | null {
  const { texts } = usePane();
  const styles = useStyles();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list}>
      {lines.slice(0, MOST_LINES).map(({ address, text }) => (
        <li key={address} className={styles.wrap}>
          <ActionLink
            label={texts.activity.selectCell(address)}
            onClick={() => void selectCell(address).catch(() => undefined)}
          >
            {address}
          </ActionLink>{' '}
          {text}
        </li>
      ))}
      {lines.length > MOST_LINES ? <li>{texts.workbook.more(lines.length - MOST_LINES)}</li> : null}
    </ul>
  );
}
