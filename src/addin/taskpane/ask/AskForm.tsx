import { Button, Field, Radio, RadioGroup, Textarea } from '@fluentui/react-components';
import type { FormEvent, KeyboardEvent, ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { SwitchedOff } from '../shared/SwitchedOff';
import { Examples } from './Examples';
import { FormulaInsert } from './FormulaInsert';
import { FUNCTION_OF, OUTPUTS, questionFormula, type Question } from './question';
import type { Draft } from './use-draft';

/** The box for question or expression, what to answer with, and the formula that it makes. */
export function AskForm({
  draft,
  outputs,
  busy,
  onAsk,
}: {
  draft: Draft;
  /** What the organisation lets people ask for. */
  outputs: readonly Question['output'][];
  busy: boolean;
  onAsk: () => void;
}): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { question } = draft;
  const empty = question.input.trim() === '';
  const off = OUTPUTS.filter((output) => !outputs.includes(output));
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
      {empty ? <Examples outputs={outputs} onPick={draft.setText} /> : null}
      <div className={styles.spread} style={{ alignItems: 'flex-end' }}>
        <Field label={texts.ask.output}>
          <RadioGroup
            layout="horizontal"
            value={question.output}
            onChange={(_, { value }) => draft.setOutput(value === 'rows' ? 'rows' : 'prose')}
          >
            {OUTPUTS.map((output) => (
              <Radio
                key={output}
                value={output}
                label={texts.ask[output]}
                disabled={!outputs.includes(output)}
              />
            ))}
          </RadioGroup>
        </Field>
        <Button type="submit" appearance="primary" disabled={empty} disabledFocusable={busy}>
          {busy ? texts.ask.asking : texts.ask.ask}
        </Button>
      </div>
      <SwitchedOff names={off.map((output) => `KER.${FUNCTION_OF[output]}`).join(', ')} />
      {empty ? null : <FormulaInsert formula={questionFormula(question)} />}
    </form>
  );
}
