import { Button, Field, Input, Select } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import type { FormEvent, ReactElement } from 'react';

import { ENTITY_TYPES } from '../../../shared/contract/entity-type';
import { typeLabel } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { SearchControl } from './use-search';

/** The id of the field that a name is typed into. */
export const SEARCH_ID = 'ker-search';

/** Name and type to search by. */
export function SearchForm({ search }: { search: SearchControl }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search.submit();
  };
  return (
    <form role="search" className={styles.stack} onSubmit={submit}>
      <Field label={texts.lookup.searchLabel}>
        <Input
          id={SEARCH_ID}
          type="search"
          value={search.name}
          placeholder={texts.lookup.searchPlaceholder}
          autoComplete="off"
          spellCheck={false}
          contentBefore={<SearchRegular aria-hidden />}
          onChange={(_, { value }) => search.setName(value)}
        />
      </Field>
      <div className={styles.row} style={{ alignItems: 'flex-end', flexWrap: 'nowrap' }}>
        <Field label={texts.lookup.typeLabel} className={styles.grow}>
          <Select
            className={styles.fill}
            value={search.type ?? ''}
            onChange={(_, { value }) => search.setType(value)}
          >
            <option value="">{texts.lookup.allTypes}</option>
            {[...ENTITY_TYPES]
              .map((type) => ({ type, label: typeLabel(type, texts) }))
              .sort((one, other) => one.label.localeCompare(other.label))
              .map(({ type, label }) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
          </Select>
        </Field>
        <Button type="submit">{texts.lookup.search}</Button>
      </div>
    </form>
  );
}
