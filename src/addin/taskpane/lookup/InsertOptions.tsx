import { Button, Checkbox, Field, Select } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { INSERT_MODES } from './build-block';
import type { Comparison } from './comparison';
import type { FieldInsert } from './use-field-insert';

/** In which form, and what beside the values. */
export function InsertOptions({
  form,
  comparing,
  head,
}: {
  form: FieldInsert;
  comparing: Comparison;
  head: EntityHead;
}): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  return (
    <>
      <Field label={texts.insert.mode} orientation="horizontal" size="small">
        <Select
          size="small"
          value={form.mode}
          onChange={(_, { value }) => form.setMode(INSERT_MODES.find((mode) => mode === value) ?? 'formulas')}
        >
          {INSERT_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {texts.insert[mode]}
            </option>
          ))}
        </Select>
      </Field>
      {form.mode === 'formulas' || form.mode === 'values' ? (
        <div className={styles.tight} style={{ marginInlineStart: -8 }}>
          <Checkbox
            label={texts.insert.labels}
            checked={form.labels}
            onChange={(_, { checked }) => form.setLabels(checked === true)}
          />
          <Checkbox
            label={texts.insert.sources}
            checked={form.sources}
            onChange={(_, { checked }) => form.setSources(checked === true)}
          />
        </div>
      ) : null}
      {form.mode === 'comparison' ? <ComparedList comparing={comparing} head={head} /> : null}
    </>
  );
}

function ComparedList({ comparing, head }: { comparing: Comparison; head: EntityHead }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const present = comparing.heads.some(({ id }) => id === head.id);
  return (
    <div className={styles.tight}>
      <span className={styles.muted}>{texts.insert.entities}</span>
      <ul className={styles.list}>
        {present ? null : <li>{head.name}</li>}
        {comparing.heads.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            {name}
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={texts.insert.remove(name)}
              onClick={() => comparing.remove(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
