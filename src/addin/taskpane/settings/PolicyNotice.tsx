import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

/** Says that the organisation has set something, and what of its rules cannot be read. */
export function PolicyNotice(): ReactElement | null {
  const { texts, runtime } = usePane();
  const styles = useStyles();
  const { policy = {}, rules = {}, problems, isUnread } = runtime.deployment;
  const { functionsOff = [] } = rules;
  const isRuled = Object.keys(policy).length + Object.keys(rules).length > 0;
  return (
    <>
      {isUnread === true ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody className={styles.wrap}>
            <MessageBarTitle>{texts.settings.unread}</MessageBarTitle> {texts.settings.unreadText}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {problems === undefined ? null : (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody className={styles.wrap}>
            <MessageBarTitle>{texts.settings.wrongPolicy}</MessageBarTitle> {texts.settings.wrongPolicyText}{' '}
            {problems.join('. ')}
          </MessageBarBody>
        </MessageBar>
      )}
      {isRuled ? (
        <MessageBar layout="multiline">
          <MessageBarBody className={styles.wrap}>
            {texts.settings.ruled}{' '}
            {functionsOff.length === 0
              ? null
              : texts.settings.off(functionsOff.map((name) => `KER.${name}`).join(', '))}
          </MessageBarBody>
        </MessageBar>
      ) : null}
    </>
  );
}
