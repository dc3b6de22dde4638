import { Button, Checkbox } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import { cellAddress, rangeName } from '../../../shared/formula/address';
import type { Proposal, ProposedCell } from '../../workbook/link/proposals';
import type { Workbench } from '../../workbook/workbench';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { CellList } from './CellList';

type ChoiceProps = { proposals: readonly Proposal[]; workbench: Workbench };

/** The rows that agree, to be accepted one by one, and the numbers that differ. */
export function LinkChoice({ proposals, workbench }: ChoiceProps): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const proposed = proposals.filter(({ status }) => status === 'proposed');
  const [ticked, setTicked] = useState<ReadonlySet<Proposal>>(new Set(proposed));
  const count = (rows: readonly Proposal[]) => rows.flatMap(({ cells }) => cells.filter(isAgreed)).length;
  const chosen = proposed.filter((each) => ticked.has(each));
  const tick = (row: Proposal, isTicked: boolean): void =>
    setTicked(new Set(isTicked ? [...ticked, row] : [...ticked].filter((each) => each !== row)));
  return (
    <div className={styles.stack}>
      <strong>
        {proposed.length === 0 ? workbook.noLinks : workbook.linkable(count(proposed), proposed.length)}
      </strong>
      <div role="group" aria-label={workbook.linkNumbers} className={styles.tight}>
        {proposed.map((row) => (
          <Checkbox
            key={`${row.sheet} ${row.field} ${placeOf(row)}`}
            label={workbook.linkRow(row.field, entitiesOf(row), placeOf(row))}
            checked={ticked.has(row)}
            onChange={(_, { checked }) => tick(row, checked === true)}
          />
        ))}
      </div>
      <Differences proposals={proposals} />
      <div className={styles.row}>
        <Button
          appearance="primary"
          disabled={chosen.length === 0}
          onClick={() => void workbench.link(chosen)}
        >
          {workbook.link(count(chosen))}
        </Button>
        <Button onClick={workbench.dismiss}>{workbook.cancel}</Button>
      </div>
    </div>
  );
}

function Differences({ proposals }: Pick<ChoiceProps, 'proposals'>): ReactElement | null {
  const { texts } = usePane();
  const lines = proposals.flatMap(({ sheet, cells }) =>
    cells
      .filter(({ verdict }) => verdict === 'differs' || verdict === 'contradicts')
      .map(({ place, typed, known = 0, source }) => ({
        address: cellAddress({ sheet, ...place }),
        text: texts.workbook.differs(typed.toLocaleString(), known.toLocaleString(), source || 'KER'),
      })),
  );
  if (lines.length === 0) return null;
  return (
    <>
      <span>{texts.workbook.differing}</span>
      <CellList lines={lines} />
    </>
  );
}

const isAgreed = ({ verdict }: ProposedCell): boolean => verdict === 'agrees';

function entitiesOf({ cells }: Proposal): string {
  return [...new Set(cells.map(({ entity }) => entity))].join(', ');
}

function placeOf({ sheet, cells }: Proposal): string {
  const places = cells.map(({ place }) => place);
  const [first, last] = [places[0], places.at(-1)];
  return first && last ? `${sheet}!${rangeName(first, last)}` : sheet;
}
