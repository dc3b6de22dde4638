import { Button, Field, Input, Select } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useState, type ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { BuilderFilters } from './BuilderFilters';
import type { Choices } from './expression';
import type { Draft } from './use-draft';

/** Builds an expression from choices, and shows the choices of one that was typed. */
export function Builder({ draft }: { draft: Draft }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.stack} aria-label={texts.ask.builder}>
      <div>
        <Button
          size="small"
          appearance="transparent"
          icon={open ? <ChevronDownRegular /> : <ChevronRightRegular />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {texts.ask.builder}
        </Button>
      </div>
      {open ? <BuilderForm draft={draft} /> : null}
    </section>
  );
}

function BuilderForm({ draft }: { draft: Draft }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { choices } = draft;
  const change = (part: Partial<Choices>): void => draft.setChoices({ ...choices, ...part });
  return (
    <div className={styles.stack}>
      {draft.beyondBuilder ? <span className={styles.muted}>{texts.ask.notBuildable}</span> : null}
      <Field label={texts.ask.topic}>
        <Input
          list="ker-topics"
          value={choices.topic}
          onChange={(_, { value }) => change({ topic: value })}
        />
      </Field>
      <datalist id="ker-topics">
        {texts.ask.topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <BuilderFilters filters={choices.filters} onChange={(filters) => change({ filters })} />
      <div className={styles.pair}>
        <Field label={texts.ask.orderBy}>
          <Input
            className={styles.fill}
            value={choices.orderBy}
            onChange={(_, { value }) => change({ orderBy: value })}
          />
        </Field>
        <Field label={texts.ask.direction}>
          <Select
            value={choices.descending ? 'DESC' : 'ASC'}
            onChange={(_, { value }) => change({ descending: value === 'DESC' })}
          >
            <option value="DESC">{texts.ask.descending}</option>
            <option value="ASC">{texts.ask.ascending}</option>
          </Select>
        </Field>
      </div>
      <Field label={texts.ask.limit}>
        <Input
          type="number"
          min={1}
          value={choices.limit}
          onChange={(_, { value }) => change({ limit: value })}
        />
      </Field>
      <Field label={texts.ask.fields} hint={texts.ask.fieldsHint}>
        <Input value={choices.fields} onChange={(_, { value }) => change({ fields: value })} />
      </Field>
    </div>
  );
}
