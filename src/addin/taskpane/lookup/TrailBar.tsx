import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular, SearchRegular } from '@fluentui/react-icons';
import type { Dispatch, ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { Trail, TrailStep } from './trail';

/** Back, forward, and the way to the search results. */
export function TrailBar({ trail, walk }: { trail: Trail; walk: Dispatch<TrailStep> }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  return (
    <nav className={styles.row} aria-label={texts.lookup.trail}>
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowLeftRegular />}
        aria-label={texts.lookup.back}
        onClick={() => walk({ type: 'back' })}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowRightRegular />}
        aria-label={texts.lookup.forward}
        disabled={trail.at >= trail.visited.length - 1}
        onClick={() => walk({ type: 'forward' })}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<SearchRegular />}
        onClick={() => walk({ type: 'search' })}
      >
        {texts.lookup.toResults}
      </Button>
    </nav>
  );
}
