import { Button } from '@fluentui/react-components';
import { useId, useMemo, type ReactElement } from 'react';

import type { Answer } from '../../../shared/contract/knowledge';
import { InsertNotice } from '../shared/InsertNotice';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useInsert } from '../shared/use-insert';
import { citationsOf } from './citations';
import { FactList } from './FactList';
import { FormulaInsert } from './FormulaInsert';
import { markdownText } from './markdown';
import { Prose } from './Prose';
import { questionFormula } from './question';
import { StatementList } from './StatementList';

/** A prose answer with numbered citations, the statements behind it, and the facts with their origins. */
export function AnswerView({ answer }: { answer: Answer }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const prefix = useId();
  const { outcome, insert } = useInsert();
  const { facts, statements, expression } = useMemo(() => citationsOf(answer), [answer]);
  const factId = (number: number): string => `${prefix}fact-${number}`;
  const showFact = (number: number): void => document.getElementById(factId(number))?.focus();
  if (answer.content.trim() === '') return <p>{texts.ask.noAnswer}</p>;
  return (
    <div className={styles.stack}>
      <Prose markdown={answer.content} statements={statements} onCitation={showFact} />
      <div>
        <Button size="small" onClick={() => insert(() => [[{ value: markdownText(answer.content) }]])}>
          {texts.ask.insertValues}
        </Button>
      </div>
      <InsertNotice outcome={outcome} />
      {expression === undefined ? null : (
        <div className={styles.tight}>
          <h3 className={styles.subheading}>{texts.ask.keepAsQuery}</h3>
          <FormulaInsert
            formula={questionFormula({ input: expression, output: 'rows' })}
            name={texts.ask.keepAsQuery}
            action={texts.ask.insertQuery}
          />
        </div>
      )}
      <StatementList statements={statements} onCitation={showFact} />
      <FactList facts={facts} idOf={factId} />
    </div>
  );
}
