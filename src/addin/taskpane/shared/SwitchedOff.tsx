import type { ReactElement } from 'react';

import { usePane } from './pane-context';
import { useStyles } from './styles';

/** Says why something is not offered; nothing where no name is given. */
export function SwitchedOff({ names }: { names: string }): ReactElement | null {
  const { texts } = usePane();
  const styles = useStyles();
  return names === '' ? null : <span className={styles.muted}>{texts.common.switchedOff(names)}</span>;
}
