import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import { formatNumber } from '../shared/format';
import { usePane } from '../shared/pane-context';
import { PaneNotice } from '../shared/PaneNotice';
import { useSubscribed } from '../shared/use-subscribed';

/** What cells want and were not given because it costs, with the one click that decides. */
export function BudgetBar(): ReactElement {
  const { texts, runtime, language, openTab } = usePane();
  const { budget } = runtime;
  const { requests, questions, more, onlyStored, isSpent } = useSubscribed(budget, () => budget.get());
  const [failed, setFailed] = useState(false);
  const words = texts.budget;
  const count = (of: number): string => formatNumber(of, language);
  const sentence = questions > 0 && questions === requests ? words.questions : words.requests;
  const asked = sentence(count(requests), requests);
  const title = isSpent ? words.spent : onlyStored ? words.onlyStored : asked;
  const choose = (cells: readonly string[]): void => {
    setFailed(false);
    // With the script of the workbook actions, which reads the sheets.
    import(/* webpackChunkName: "actions" */ '../../workbook/excel/recalculation')
      .then(({ askAgain }) => askAgain(cells))
      .catch(() => setFailed(true));
  };
  const actions = (
    <>
      {isSpent ? (
        <Button size="small" onClick={() => openTab('settings')}>
          {texts.common.openSettings}
        </Button>
      ) : (
        <Button size="small" appearance="primary" onClick={() => choose(budget.go())}>
          {words.go}
        </Button>
      )}
      {onlyStored ? null : (
        <Button size="small" onClick={() => choose(budget.showStored())}>
          {words.showStored}
        </Button>
      )}
    </>
  );
  return (
    <PaneNotice intent="warning" title={title} actions={actions}>
      {onlyStored && requests > 0 ? `${asked} ` : null}
      {isSpent ? words.spentText(count(requests), requests) : null}
      {!isSpent && more > 0 ? words.more(count(more)) : null}
      {failed ? ` ${texts.insert.failed}.` : null}
    </PaneNotice>
  );
}
