import { Spinner } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** A small sign that something is under way, with what it is. */
export function Working({ label }: { label: string }): ReactElement {
  return <Spinner size="tiny" label={label} labelPosition="after" style={{ justifyContent: 'flex-start' }} />;
}
