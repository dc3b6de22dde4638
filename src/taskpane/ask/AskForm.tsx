import { Button, Field, Radio, RadioGroup, Textarea } from '@fluentui/react-components';
import type { FormEvent, KeyboardEvent, ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { Examples } from './Examples';
import { FormulaInsert } from './FormulaInsert';
import { questionFormula } from './question';
import type { Draft } from './use-draft';

/** The box for question or expression, what to answer with, and the formula that it makes. */
export function AskForm({
  draft,
  busy,
  onAsk,
}: {
  draft: Draft;
  busy: boolean;
  onAsk: () => void;
}): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { question } = draft;
  const empty = question.input.trim() === '';
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!empty && !busy) onAsk();
  };
  return (
    <form className={styles.stack} onSubmit={submit}>
      <Field label={texts.ask.inputLabel} hint={texts.ask.hint}>
        <Textarea
          value={question.input}
          placeholder={texts.ask.placeholder}
          rows={3}
          resize="vertical"
          onChange={(_, { value }) => draft.setText(value)}
          onKeyDown={(event) => {
            // Enter that ends the composition of a character, as in Japanese, asks nothing.
            const composing = event.nativeEvent.isComposing;
            if (event.key === 'Enter' && !event.shiftKey && !composing) submit(event);
          }}
        />
      </Field>
      {empty ? <Examples onPick={draft.setText} /> : null}
      <div className={styles.spread} style={{ alignItems: 'flex-end' }}>
        <Field label={texts.ask.output}>
          <RadioGroup
            layout="horizontal"
            value={question.output}
            onChange={(_, { value }) => draft.setOutput(value === 'rows' ? 'rows' : 'prose')}
          >
            <Radio value="prose" label={texts.ask.prose} />
            <Radio value="rows" label={texts.ask.rows} />
          </RadioGroup>
        </Field>
        <Button type="submit" appearance="primary" disabled={empty} disabledFocusable={busy}>
          {busy ? texts.ask.asking : texts.ask.ask}
        </Button>
      </div>
      {empty ? null : <FormulaInsert formula={questionFormula(question)} />}
    </form>
  );
}
