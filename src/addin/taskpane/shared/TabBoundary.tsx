import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { Component, type ReactElement, type ReactNode } from 'react';

import { CopyButton } from './CopyButton';
import { diagnostics } from './diagnostics';
import { usePane } from './pane-context';
import { useStyles } from './styles';

type BoundaryState = { reason?: string | undefined };

/** Keeps a fault while a tab is drawn within that tab; React has no other means for it than a class. */
export class TabBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { reason } = this.state;
    if (reason === undefined) return this.props.children;
    return <BrokenTab reason={reason} onRetry={() => this.setState({ reason: undefined })} />;
  }
}

/** What is left of a tab that could not be drawn: that the rest goes on, and what to do. */
function BrokenTab({ reason, onRetry }: { reason: string; onRetry: () => void }): ReactElement {
  const { texts, runtime, version } = usePane();
  const styles = useStyles();
  return (
    <div className={styles.panel}>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody className={styles.wrap}>
          <MessageBarTitle>{texts.broken.title}</MessageBarTitle> {reason} {texts.broken.advice}
        </MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={onRetry}>
            {texts.common.retry}
          </Button>
          <CopyButton
            label={texts.settings.copyDiagnostics}
            text={() => diagnostics(runtime, { version, whole: false })}
          />
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
