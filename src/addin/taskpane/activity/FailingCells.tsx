import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';

import { isMiss } from '../../../shared/contract/failure';
import type { FailedCell } from '../../runtime/activity';
import { forgetCaught } from '../../workbook/failing/handled-errors';
import { selectCell } from '../../workbook/insert/insert';
import { ActionLink } from '../shared/ActionLink';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';

const useStyles = makeStyles({
  item: { padding: '4px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
});

/** The cells that fail, and apart from them those for which the service has no value; each selects its cell. */
export function FailingCells({ failing }: { failing: readonly FailedCell[] }): ReactElement {
  const { texts, runtime } = usePane();
  const shared = useShared();
  useEffect(() => forgetCaught(runtime.activity), [runtime]);
  const [gone, setGone] = useState('');
  const select = (cell: string): void => {
    setGone('');
    selectCell(cell).catch(() => setGone(cell));
  };
  const failures = failing.filter(({ kind }) => !isMiss(kind));
  const misses = failing.filter(({ kind }) => isMiss(kind));
  return (
    <>
      <Section title={texts.activity.failing}>
        {gone === '' ? null : (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{texts.activity.selectFailed(gone)}</MessageBarBody>
          </MessageBar>
        )}
        {failures.length === 0 ? <span className={shared.muted}>{texts.activity.noFailing}</span> : null}
        <CellList cells={failures} select={select} />
      </Section>
      {misses.length === 0 ? null : (
        <Section title={texts.activity.missing}>
          <CellList cells={misses} select={select} />
        </Section>
      )}
    </>
  );
}

type CellListProps = { cells: readonly FailedCell[]; select: (cell: string) => void };

function CellList({ cells, select }: CellListProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  return (
    <ul className={shared.list}>
      {cells.map(({ cell, functionName, message }, at) => (
        <li key={`${cell} ${functionName} ${at}`} className={styles.item}>
          <ActionLink label={texts.activity.selectCell(cell)} onClick={() => select(cell)}>
            {cell}
          </ActionLink>{' '}
          <span className={shared.muted}>{functionName}</span>
          <div className={shared.wrap}>{message}</div>
        </li>
      ))}
    </ul>
  );
}
