import { Button } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';

import { WaitReason } from '../activity/WaitReason';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { Working } from '../shared/Working';

/** How long a call has been under way, and the button that ends it. */
export function Waiting({ since, onCancel }: { since: number; onCancel: () => void }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.tight}>
      <div className={styles.spread}>
        <div className={styles.row}>
          <Working label={texts.ask.asking} />
          <span className={styles.muted}>{texts.common.elapsed(Math.round((now - since) / 1000))}</span>
        </div>
        <Button size="small" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
      </div>
      <WaitReason />
    </div>
  );
}
