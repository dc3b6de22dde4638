import type { ReactElement } from 'react';

import { CopyButton } from '../shared/CopyButton';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { diagnostics } from '../shared/diagnostics';

/** What this is, in which version, and what to send to whoever helps. */
export function AboutSection(): ReactElement {
  const { texts, runtime, version } = usePane();
  const styles = useStyles();
  return (
    <Section title={texts.settings.about}>
      <span>{texts.settings.version(version)}</span>
      <span className={styles.muted}>{texts.settings.aboutText}</span>
      <div className={styles.row}>
        <CopyButton label={texts.settings.copyDiagnostics} text={() => diagnostics(runtime, version)} />
        <span className={styles.muted}>{texts.settings.diagnosticsHint}</span>
      </div>
    </Section>
  );
}
