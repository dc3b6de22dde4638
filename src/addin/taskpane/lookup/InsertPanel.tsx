import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { FailureNotice } from '../shared/FailureNotice';
import { InsertNotice } from '../shared/InsertNotice';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import { SwitchedOff } from '../shared/SwitchedOff';
import { useSwitchedOff } from '../shared/use-switched-off';
import type { Comparison } from './comparison';
import { InsertOptions } from './InsertOptions';
import { InsertPreview } from './InsertPreview';
import type { ProfileContent } from './load-profile';
import { useFieldInsert } from './use-field-insert';
import type { Ticks } from './use-ticks';

const useStyles = makeStyles({
  panel: {
    position: 'sticky',
    bottom: 0,
    margin: '0 -12px -12px',
    padding: '8px 12px 12px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    boxShadow: tokens.shadow8,
    zIndex: 1,
  },
});

/** What an insertion starts from. */
export type InsertPanelProps = {
  head: EntityHead;
  content: ProfileContent;
  ticks: Ticks;
  comparing: Comparison;
};

/** Inserts the ticked fields in the chosen form; shown as soon as something is ticked. */
export function InsertPanel(props: InsertPanelProps): ReactElement | null {
  return props.ticks.fields.length === 0 ? null : <Panel {...props} />;
}

function Panel({ head, content, ticks, comparing }: InsertPanelProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const id = useId();
  const switchedOff = useSwitchedOff();
  const form = useFieldInsert({ head, content, fields: ticks.fields, comparing });
  const off = switchedOff(...form.formulas);
  return (
    <section className={`${styles.panel} ${shared.stack}`} aria-labelledby={id}>
      <div className={shared.spread}>
        <h2 id={id} className={shared.heading}>
          {texts.insert.selected(ticks.fields.length)}
        </h2>
        <Button size="small" appearance="transparent" onClick={ticks.clear}>
          {texts.lookup.clearSelection}
        </Button>
      </div>
      <InsertOptions form={form} comparing={comparing} head={head} />
      <InsertPreview lines={form.lines} address={form.address} />
      {form.failure ? <FailureNotice failure={form.failure} onRetry={form.submit} /> : null}
      <SwitchedOff names={off} />
      <InsertNotice outcome={form.outcome} />
      <div>
        <Button
          appearance="primary"
          disabled={form.lines.length === 0 || off !== ''}
          disabledFocusable={form.busy}
          onClick={form.submit}
        >
          {texts.insert.insert}
        </Button>
      </div>
    </section>
  );
}
