import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';

const useStyles = makeStyles({
  chip: {
    maxWidth: '100%',
    justifyContent: 'flex-start',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightRegular,
  },
});

/** Questions and expressions to start from. */
export function Examples({ onPick }: { onPick: (text: string) => void }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  return (
    <div className={shared.tight} role="group" aria-label={texts.ask.examples}>
      <span className={shared.muted}>{texts.ask.examples}</span>
      <div className={shared.row}>
        {texts.ask.exampleList.map((example) => (
          <Button
            key={example}
            size="small"
            shape="rounded"
            className={styles.chip}
            onClick={() => onPick(example)}
          >
            {example}
          </Button>
        ))}
      </div>
    </div>
  );
}
