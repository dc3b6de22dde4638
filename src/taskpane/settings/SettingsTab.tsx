import type { ReactElement } from 'react';

import { useStyles } from '../shared/styles';
import { AboutSection } from './AboutSection';
import { DataSection } from './DataSection';
import { KeySection } from './KeySection';
import { RequestSection } from './RequestSection';
import { ServiceSection } from './ServiceSection';

/** Settings: the key, the service, what costs, what is stored, and what this is. */
export function SettingsTab({ shown }: { shown: boolean }): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.panel}>
      <KeySection />
      <ServiceSection />
      <RequestSection />
      <DataSection shown={shown} />
      <AboutSection />
    </div>
  );
}
