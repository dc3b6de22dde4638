import { Button, Checkbox } from '@fluentui/react-components';
import { groupBy } from 'es-toolkit/array';
import { Fragment, useState, type ReactElement } from 'react';

import { cellAddress, cellName, rangeName } from '../../../shared/formula/address';
import type { Proposal, ProposedCell } from '../../workbook/link/proposals';
import type { Workbench } from '../../workbook/workbench';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { CellList } from './CellList';

type ChoiceProps = { proposals: readonly Proposal[]; workbench: Workbench };

/** The numbers that agree, to be accepted by block, row or cell, and those that differ. */
export function LinkChoice({ proposals, workbench }: ChoiceProps): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const proposed = proposals.filter(({ status }) => status === 'proposed').map(agreedPart);
  const all = cellsOf(proposed);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const accepted = (cells: readonly PlacedCell[]) => cells.filter((cell) => !refused.has(addressOf(cell)));
  const tick = (cells: readonly PlacedCell[], isTicked: boolean): void => {
    const next = new Set(refused);
    for (const address of cells.map(addressOf)) {
      if (isTicked) next.delete(address);
      else next.add(address);
    }
    setRefused(next);
  };
  const count = accepted(all).length;
  const chosen = proposed.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.filter(({ place }) => !refused.has(addressOf({ sheet: row.sheet, place }))),
  }));
  const box = (label: string, cells: readonly PlacedCell[]): ReactElement => {
    const ticked = accepted(cells).length;
    const checked = ticked === cells.length ? true : ticked > 0 ? 'mixed' : false;
    return (
      <Checkbox label={label} checked={checked} onChange={(_, data) => tick(cells, data.checked === true)} />
    );
  };
  return (
    <div className={styles.stack}>
      <strong>
        {proposed.length === 0 ? workbook.noLinks : workbook.linkable(all.length, proposed.length)}
      </strong>
      <div role="group" aria-label={workbook.linkNumbers} className={styles.tight}>
        {Object.entries(groupBy(proposed, ({ sheet, block }) => `${sheet} ${block}`)).map(([block, rows]) => (
          <Fragment key={block}>
            {rows.length > 1 ? box(workbook.linkBlock(placeOf(cellsOf(rows))), cellsOf(rows)) : null}
            {rows.map((row) => {
              const cells = cellsOf([row]);
              const place = placeOf(cells);
              return (
                <Fragment key={`${row.field} ${place}`}>
                  {box(workbook.linkRow(row.field, entitiesOf(row), place), cells)}
                  <details>
                    <summary>{workbook.linkCells(cells.length)}</summary>
                    {cells.map((cell) => (
                      <div key={addressOf(cell)}>
                        {box(`${cellName(cell.place)}: ${compared(cell)}`, [cell])}
                      </div>
                    ))}
                  </details>
                </Fragment>
              );
            })}
          </Fragment>
        ))}
      </div>
      <Differences proposals={proposals} compared={compared} />
      <div className={styles.row}>
        <Button appearance="primary" disabled={count === 0} onClick={() => void workbench.link(chosen)}>
          {workbook.link(count)}
        </Button>
        <Button onClick={workbench.dismiss}>{workbook.cancel}</Button>
      </div>
    </div>
  );

  function compared({ typed, known = 0, source }: ProposedCell): string {
    return workbook.compared(typed.toLocaleString(), known.toLocaleString(), source || 'KER');
  }
}

type DifferencesProps = Pick<ChoiceProps, 'proposals'> & { compared: (cell: ProposedCell) => string };

function Differences({ proposals, compared }: DifferencesProps): ReactElement | null {
  const { workbook } = usePane().texts;
  const lines = cellsOf(proposals)
    .filter(({ verdict }) => verdict === 'differs' || verdict === 'contradicts')
    .map((cell) => ({ address: addressOf(cell), text: compared(cell) }));
  if (lines.length === 0) return null;
  return (
    <>
      <span>{workbook.differing}</span>
      <CellList lines={lines} />
    </>
  );
}

type PlacedCell = ProposedCell & { sheet: string };

function cellsOf(rows: readonly Proposal[]): PlacedCell[] {
  return rows.flatMap(({ sheet, cells }) => cells.map((cell) => ({ sheet, ...cell })));
}

const addressOf = ({ sheet, place }: Pick<PlacedCell, 'sheet' | 'place'>): string =>
  cellAddress({ sheet, ...place });

function agreedPart(row: Proposal): Proposal {
  return { ...row, cells: row.cells.filter(({ verdict }) => verdict === 'agrees') };
}

function entitiesOf({ cells }: Proposal): string {
  return [...new Set(cells.map(({ entity }) => entity))].join(', ');
}

function placeOf(cells: readonly PlacedCell[]): string {
  const [first, last] = [cells[0], cells.at(-1)];
  return first && last ? `${first.sheet}!${rangeName(first.place, last.place)}` : '';
}
