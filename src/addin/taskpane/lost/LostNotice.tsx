import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import { formatNumber } from '../shared/format';
import { usePane } from '../shared/pane-context';
import { PaneNotice } from '../shared/PaneNotice';
import { useSubscribed } from '../shared/use-subscribed';

/** The first cells are named, the others counted. */
const NAMED = 5;

/** Names the cells whose result Excel lost and that were not repaired, until a person has them calculated or dismisses it. */
export function LostNotice(): ReactElement | null {
  const { runtime, texts, language } = usePane();
  const { deliveries } = runtime;
  const { remaining } = useSubscribed(deliveries, () => deliveries.get());
  const [hasFailed, setFailed] = useState(false);
  if (remaining.length === 0) return null;
  const calculate = () => {
    setFailed(false);
    // With the script of the workbook actions, which reads the sheets.
    import(/* webpackChunkName: "actions" */ '../../workbook/lost/delivery-watch')
      .then(({ calculateRemaining }) => calculateRemaining(runtime))
      .catch(() => setFailed(true));
  };
  const words = texts.lost;
  const first = remaining.slice(0, NAMED).join(', ');
  const more = remaining.length - NAMED;
  return (
    <PaneNotice
      intent="warning"
      title={words.title(formatNumber(remaining.length, language))}
      actions={
        <>
          <Button size="small" onClick={calculate}>
            {words.calculate}
          </Button>
          <Button size="small" onClick={() => deliveries.dismiss()}>
            {words.dismiss}
          </Button>
        </>
      }
    >
      {words.text(more > 0 ? words.more(first, formatNumber(more, language)) : first)}
      {hasFailed ? ` ${texts.insert.failed}.` : null}
    </PaneNotice>
  );
}
