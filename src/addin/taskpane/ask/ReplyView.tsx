import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { Section } from '../shared/Section';
import { formatSeconds } from '../shared/format';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { AnswerView } from './AnswerView';
import { MentionList } from './MentionList';
import { RowsView } from './RowsView';
import type { TimedReply } from './use-ask';

/** What took less, in milliseconds, came from memory or near it: nobody asks how long. */
const SHORT = 100;

/** The reply to a question: prose with its evidence, or rows, and the entities in it. */
export function ReplyView({ timed: { reply, took } }: { timed: TimedReply }): ReactElement {
  const { texts, language } = usePane();
  const styles = useStyles();
  const entities = (reply.output === 'rows' ? reply.result.entities : reply.answer.entities) ?? [];
  return (
    <Section
      title={texts.ask.answer}
      action={
        took < SHORT ? null : (
          <span className={styles.muted}>{texts.ask.took(formatSeconds(took, language))}</span>
        )
      }
    >
      <span className={mergeClasses(styles.muted, styles.wrap)}>{reply.input}</span>
      {reply.output === 'rows' ? (
        <RowsView rows={reply.result.results} entities={entities} />
      ) : (
        <AnswerView answer={reply.answer} />
      )}
      <MentionList entities={entities} />
    </Section>
  );
}
