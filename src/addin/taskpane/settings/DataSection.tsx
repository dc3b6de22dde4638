import { Button } from '@fluentui/react-components';
import { useCallback, useEffect, useState, type ReactElement } from 'react';

import { FailureNotice } from '../shared/FailureNotice';
import { formatBytes, formatDate } from '../shared/format';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useSettings } from '../shared/use-settings';
import { useTask } from '../shared/use-task';

/** How new the service's data are; what is stored on this computer, and its end. */
export function DataSection({ shown }: { shown: boolean }): ReactElement {
  const { texts, runtime, language, announce } = usePane();
  const styles = useStyles();
  const [size, setSize] = useState<number>();
  const [dated, setDated] = useState<{ address: string; date: string | undefined }>();
  const { serviceAddress } = useSettings();
  const { task, run } = useTask<number>();
  const measure = useCallback(() => {
    runtime.refresher.storedSize().then(setSize, () => setSize(undefined));
  }, [runtime]);
  // Cells go on storing values while another tab is shown.
  useEffect(() => {
    if (shown) measure();
  }, [shown, measure]);
  useEffect(() => {
    // Asked once of an address; another's service may not tell.
    if (!shown || dated?.address === serviceAddress) return;
    const show = (date?: string): void => setDated({ address: serviceAddress, date });
    runtime.datasetDate().then(show, () => show());
  }, [shown, runtime, serviceAddress, dated]);
  const date = dated?.address === serviceAddress ? dated.date : undefined;
  const clear = (): void =>
    run(async () => {
      const freed = await runtime.refresher.clearStored();
      announce(texts.settings.cleared(formatBytes(freed, language)));
      measure();
      return freed;
    });
  return (
    <Section title={texts.settings.data}>
      {date === undefined ? null : <span>{texts.settings.datasetDate(formatDate(date, language))}</span>}
      <div className={styles.row}>
        <span>{size === undefined ? '' : texts.settings.storedSize(formatBytes(size, language))}</span>
        <Button size="small" disabledFocusable={task.state === 'running'} onClick={clear}>
          {texts.settings.clear}
        </Button>
      </div>
      {task.state === 'done' ? (
        <span className={styles.muted}>{texts.settings.cleared(formatBytes(task.value, language))}</span>
      ) : null}
      {task.state === 'failed' ? <FailureNotice failure={task.failure} onRetry={clear} inSettings /> : null}
    </Section>
  );
}
