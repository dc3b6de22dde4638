import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import { isExpression } from './expression';
import type { Question } from './question';

const useStyles = makeStyles({
  chip: {
    maxWidth: '100%',
    justifyContent: 'flex-start',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightRegular,
  },
});

/** What `Examples` shows. */
type ExamplesProps = { outputs: readonly Question['output'][]; onPick: (text: string) => void };

/** Questions and expressions to start from, of those that may be asked. */
export function Examples({ outputs, onPick }: ExamplesProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const list = texts.ask.exampleList.filter((text) =>
    outputs.includes(isExpression(text) ? 'rows' : 'prose'),
  );
  return (
    <div className={shared.tight} role="group" aria-label={texts.ask.examples}>
      <span className={shared.muted}>{texts.ask.examples}</span>
      <div className={shared.row}>
        {list.map((example) => (
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
