import { Button, Input, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import { OPERATORS, type Filter } from './expression';

const useStyles = makeStyles({
  filter: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '4px',
    rowGap: '4px',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  field: { gridColumn: '1 / 3' },
  narrow: { minWidth: 0, width: '100%' },
});

type FiltersProps = { filters: readonly Filter[]; onChange: (filters: readonly Filter[]) => void };

/** The filters of an expression. */
export function BuilderFilters({ filters, onChange }: FiltersProps): ReactElement {
  const { texts } = usePane();
  const shared = useShared();
  const replace = (at: number, by: readonly Filter[]): void =>
    onChange([...filters.slice(0, at), ...by, ...filters.slice(at + 1)]);
  return (
    <div className={shared.stack} role="group" aria-label={texts.ask.filters}>
      <span>{texts.ask.filters}</span>
      {filters.map((filter, index) => (
        <FilterRow
          key={index}
          number={index + 1}
          filter={filter}
          onChange={(changed) => replace(index, [changed])}
          onRemove={() => replace(index, [])}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<AddRegular />}
          onClick={() => onChange([...filters, { field: '', operator: '=', value: '' }])}
        >
          {texts.ask.addFilter}
        </Button>
      </div>
    </div>
  );
}

type RowProps = { number: number; filter: Filter; onChange: (filter: Filter) => void; onRemove: () => void };

function FilterRow({ number, filter, onChange, onRemove }: RowProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  return (
    <fieldset className={styles.filter} aria-label={texts.ask.filter(number)}>
      <Input
        className={mergeClasses(styles.narrow, styles.field)}
        aria-label={texts.ask.field}
        placeholder={texts.ask.field}
        value={filter.field}
        onChange={(_, { value }) => onChange({ ...filter, field: value })}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={texts.ask.removeFilter(number)}
        onClick={onRemove}
      />
      <Select
        aria-label={texts.ask.operator}
        value={filter.operator}
        onChange={(_, { value }) =>
          onChange({ ...filter, operator: OPERATORS.find((known) => known === value) ?? '=' })
        }
      >
        {OPERATORS.map((operator) => (
          <option key={operator} value={operator} aria-label={texts.ask.operators[operator]}>
            {operator}
          </option>
        ))}
      </Select>
      <Input
        className={styles.narrow}
        aria-label={texts.ask.value}
        placeholder={texts.ask.value}
        value={filter.value}
        onChange={(_, { value }) => onChange({ ...filter, value })}
      />
    </fieldset>
  );
}
