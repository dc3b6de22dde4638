import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { CitedStatement } from './citations';

/** The statements of an answer with the numbers of the facts that each rests on. */
export function StatementList({
  statements,
  onCitation,
}: {
  statements: readonly CitedStatement[];
  onCitation: (fact: number) => void;
}): ReactElement | null {
  const { texts } = usePane();
  const styles = useStyles();
  if (statements.length === 0) return null;
  return (
    <div className={styles.tight}>
      <h3 className={styles.subheading}>{texts.ask.statements}</h3>
      <ul className={styles.stack} style={{ margin: 0, paddingInlineStart: 20 }}>
        {statements.map(({ content, numbers }, index) => (
          <li key={index} className={styles.wrap}>
            {content}{' '}
            {numbers.map((number) => (
              <Button
                key={number}
                size="small"
                appearance="subtle"
                aria-label={texts.ask.showFact(number)}
                style={{ minWidth: 24 }}
                onClick={() => onCitation(number)}
              >
                {number}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
