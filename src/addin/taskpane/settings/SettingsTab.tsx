import type { ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useSettings } from '../shared/use-settings';
import { AboutSection } from './AboutSection';
import { DataSection } from './DataSection';
import { KeySection } from './KeySection';
import { PolicyNotice } from './PolicyNotice';
import { ServiceSection } from './ServiceSection';
import { SettingsSection } from './SettingsSection';
import { SignInSection } from './SignInSection';

/** Settings: the key, the service, what costs, what is stored, and what this is. */
export function SettingsTab({ shown }: { shown: boolean }): ReactElement {
  const styles = useStyles();
  const { serviceAddress } = useSettings();
  const { keys } = usePane().runtime;
  return (
    <div className={styles.panel}>
      <PolicyNotice />
      {/* What was typed or said of a key concerns the service that it was for. */}
      {keys.signIn ? <SignInSection /> : <KeySection key={serviceAddress} />}
      <ServiceSection />
      <SettingsSection section="requests" />
      <SettingsSection section="values" />
      <SettingsSection section="automation" />
      <DataSection shown={shown} />
      <AboutSection />
    </div>
  );
}
