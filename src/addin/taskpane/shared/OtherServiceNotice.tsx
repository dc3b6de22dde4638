import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { usePane } from './pane-context';
import { useStyles } from './styles';
import { useKeyState, useSettings } from './use-settings';

/** Says that the key is for another service than the one whose address is set, and is not sent there. */
export function OtherServiceNotice(): ReactElement | null {
  const { texts } = usePane();
  const styles = useStyles();
  const { serviceAddress } = useSettings();
  const held = useKeyState();
  if (held === undefined || held.service === serviceAddress) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={styles.wrap}>
        <MessageBarTitle>{texts.settings.otherService}</MessageBarTitle>{' '}
        {texts.settings.otherServiceText(held.masked, held.service, serviceAddress)}
      </MessageBarBody>
    </MessageBar>
  );
}
