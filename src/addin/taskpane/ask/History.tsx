import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { ActionLink } from '../shared/ActionLink';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import type { AskControl, TimedReply } from './use-ask';
import type { Draft } from './use-draft';

const useStyles = makeStyles({ item: { padding: '2px 0' } });

/** What was asked since the workbook was opened; showing a reply again costs nothing. */
export function History({ control, draft }: { control: AskControl; draft: Draft }): ReactElement | null {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  if (control.history.length === 0) return null;
  const show = (timed: TimedReply): void => {
    draft.setText(timed.reply.input);
    draft.setOutput(timed.reply.output);
    control.show(timed);
  };
  return (
    <Section
      title={texts.ask.history}
      action={
        <Button size="small" appearance="transparent" onClick={control.clearHistory}>
          {texts.ask.clearHistory}
        </Button>
      }
    >
      <ul className={shared.list}>
        {control.history.map((timed) => (
          <li key={`${timed.reply.output} ${timed.reply.input}`} className={styles.item}>
            <ActionLink onClick={() => show(timed)}>{timed.reply.input}</ActionLink>{' '}
            <span className={shared.muted}>{texts.ask[timed.reply.output]}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
