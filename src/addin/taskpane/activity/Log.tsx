import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { CopyButton } from '../shared/CopyButton';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

/** How many of the latest lines are shown; copying takes all. */
const SHOWN = 50;

/** The latest events, to copy for whoever helps; the runtime keeps the key out of them. */
export function Log({ lines }: { lines: readonly string[] }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  return (
    <Section
      title={texts.activity.log}
      action={<CopyButton label={texts.activity.copyLog} text={() => lines.join('\n')} />}
    >
      {lines.length === 0 ? (
        <span className={styles.muted}>{texts.activity.noLog}</span>
      ) : (
        <div
          role="region"
          aria-label={texts.activity.logLines}
          tabIndex={0}
          className={mergeClasses(styles.code, styles.codeBox)}
        >
          {lines.slice(-SHOWN).map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </div>
      )}
    </Section>
  );
}
