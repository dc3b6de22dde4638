import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { usePane } from './pane-context';
import { useStyles } from './styles';
import type { InsertState } from './use-insert';

/** What became of an insertion: where it was written, what it would replace, or why the sheet refused. */
export function InsertNotice({ outcome }: { outcome: InsertState }): ReactElement | null {
  const { texts } = usePane();
  const styles = useStyles();
  switch (outcome.state) {
    case 'idle':
      return null;
    case 'written':
      return (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{texts.insert.written(outcome.address)}</MessageBarBody>
        </MessageBar>
      );
    case 'occupied':
      return (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{texts.insert.occupied(outcome.filled, outcome.address)}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={outcome.replace}>
              {texts.insert.replace}
            </Button>
          </MessageBarActions>
        </MessageBar>
      );
    case 'failed':
      return (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody className={styles.wrap}>
            <MessageBarTitle>{texts.insert.failed}</MessageBarTitle> {outcome.message}
          </MessageBarBody>
        </MessageBar>
      );
  }
}
