import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState, type ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import type { ChartPoint } from './chart-points';

/** As many points are listed at a time. */
const STEP = 100;

const useStyles = makeStyles({
  scroller: { maxHeight: '220px', overflowY: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  head: {
    position: 'sticky',
    top: 0,
    padding: '4px 8px',
    textAlign: 'start',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  cell: { padding: '2px 8px', borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** What a table of a series shows. */
export type SeriesTableProps = {
  name: string;
  points: readonly ChartPoint[];
  date: (point: ChartPoint) => string;
  value: (value: number) => string;
};

/** The points of a chart in words and figures, newest first; opened on request, because a series may be long. */
export function SeriesTable({ name, points, date, value }: SeriesTableProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const id = useId();
  const [shown, setShown] = useState(0);
  const open = shown > 0;
  return (
    <>
      <div className={shared.row}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setShown(open ? 0 : STEP)}
        >
          {texts.lookup.asTable}
        </Button>
        {open && shown < points.length ? (
          <Button size="small" appearance="transparent" onClick={() => setShown(shown + STEP)}>
            {texts.common.showMore}
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!open}>
        <div role="region" aria-label={name} tabIndex={0} className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.head}>
                  {texts.lookup.date}
                </th>
                <th scope="col" className={`${styles.head} ${styles.number}`}>
                  {texts.lookup.value}
                </th>
              </tr>
            </thead>
            <tbody>
              {points
                .slice(points.length - Math.min(shown, points.length))
                .reverse()
                .map((point, index) => (
                  <tr key={index}>
                    <td className={styles.cell}>{date(point)}</td>
                    <td className={`${styles.cell} ${styles.number}`}>{value(point.value)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
