import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { useEffect, type ReactElement, type ReactNode } from 'react';

import { usePane } from './pane-context';
import { useStyles as useShared } from './styles';

const useStyles = makeStyles({ notice: { padding: '8px 12px 0' } });

/** What a notice above the tabs says. */
export type PaneNoticeProps = {
  intent: 'info' | 'warning';
  /** Read out whenever it changes. */
  title: string;
  children: ReactNode;
  /** The buttons; a notice that only tells has none. */
  actions?: ReactNode;
};

/** A notice above the tabs, about all cells of the workbook. */
export function PaneNotice({ intent, title, children, actions }: PaneNoticeProps): ReactElement {
  const { announce } = usePane();
  const styles = useStyles();
  const shared = useShared();
  useEffect(() => announce(title), [title, announce]);
  return (
    <div className={styles.notice}>
      <MessageBar intent={intent} layout="multiline">
        <MessageBarBody className={shared.wrap}>
          <MessageBarTitle>{title}</MessageBarTitle> {children}
        </MessageBarBody>
        {actions === undefined ? null : <MessageBarActions>{actions}</MessageBarActions>}
      </MessageBar>
    </div>
  );
}
