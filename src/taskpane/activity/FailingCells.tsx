import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import type { FailedCell } from '../../runtime/activity';
import { selectCell } from '../../workbook/insert/insert';
import { ActionLink } from '../shared/ActionLink';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';

const useStyles = makeStyles({
  item: { padding: '4px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
});

/** The cells whose last call failed; each selects its cell. */
export function FailingCells({ failing }: { failing: readonly FailedCell[] }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const [gone, setGone] = useState('');
  const select = (cell: string): void => {
    setGone('');
    selectCell(cell).catch(() => setGone(cell));
  };
  return (
    <Section title={texts.activity.failing}>
      {gone === '' ? null : (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{texts.activity.selectFailed(gone)}</MessageBarBody>
        </MessageBar>
      )}
      {failing.length === 0 ? <span className={shared.muted}>{texts.activity.noFailing}</span> : null}
      <ul className={shared.list}>
        {failing.map(({ cell, functionName, message }) => (
          <li key={`${cell} ${functionName}`} className={styles.item}>
            <ActionLink label={texts.activity.selectCell(cell)} onClick={() => select(cell)}>
              {cell}
            </ActionLink>{' '}
            <span className={shared.muted}>{functionName}</span>
            <div className={shared.wrap}>{message}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
