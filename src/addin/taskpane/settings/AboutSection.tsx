import { Checkbox } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import { CopyButton } from '../shared/CopyButton';
import { ExternalLink } from '../shared/ExternalLink';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { diagnostics } from '../shared/diagnostics';

/** Product, version, support contact, and diagnostics to copy. */
export function AboutSection(): ReactElement {
  const { texts, runtime, version } = usePane();
  const styles = useStyles();
  const [whole, setWhole] = useState(false);
  const { supportAddress, privacyAddress } = runtime.deployment;
  const links = [
    [texts.settings.help, beside('help.html')],
    [texts.settings.support, supportAddress],
    [texts.settings.privacy, privacyAddress],
    [texts.settings.licences, beside('help.html#licences')],
  ].filter(([, address]) => address !== undefined);
  return (
    <Section title={texts.settings.about}>
      <span>{texts.settings.version(version)}</span>
      <span className={styles.muted}>{texts.settings.aboutText}</span>
      <div className={styles.row}>
        {links.map(([name, address]) => (
          <ExternalLink key={name} address={address}>
            {name}
          </ExternalLink>
        ))}
      </div>
      <div className={styles.stack}>
        <div className={styles.row}>
          <CopyButton
            label={texts.settings.copyDiagnostics}
            text={() => diagnostics(runtime, { version, whole })}
          />
          <span className={styles.muted}>{texts.settings.diagnosticsHint}</span>
        </div>
        <Checkbox
          label={texts.settings.diagnosticsWhole}
          checked={whole}
          onChange={(_, { checked }) => setWhole(checked === true)}
        />
      </div>
    </Section>
  );
}

/** What lies beside the pane's page. */
function beside(file: string): string {
  return new URL(file, location.href).href;
}
