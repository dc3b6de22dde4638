import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import type UPlot from 'uplot';

import { usePane } from '../shared/pane-context';
import { createChart } from './chart';
import type { ChartPoint } from './chart-points';

/** How many points a key moves the cursor by. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', -Infinity],
  ['End', Infinity],
]);

// The few rules of uPlot's style sheet that a line without legend and selection needs.
const useStyles = makeStyles({
  chart: {
    width: '100%',
    height: '160px',
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
    },
    '& .u-wrap': { position: 'relative', userSelect: 'none' },
    '& .u-over, & .u-under': { position: 'absolute' },
    '& .u-under': { overflow: 'hidden' },
    '& canvas': { display: 'block', position: 'relative', width: '100%', height: '100%' },
    '& .u-axis': { position: 'absolute' },
    '& .u-cursor-x, & .u-cursor-pt': { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
    '& .u-cursor-x': {
      height: '100%',
      borderRight: `1px dashed ${tokens.colorNeutralForeground3}`,
    },
    '& .u-off, & .u-cursor-y, & .u-select, & .u-legend': { display: 'none' },
    '& .u-cursor-pt': { borderRadius: '50%' },
  },
});

/** What a chart shows. */
export type LineChartProps = {
  points: readonly ChartPoint[];
  /** The whole chart in a sentence. */
  label: string;
  /** Told of the point under the cursor, by its index. */
  onPoint: (index: number | undefined) => void;
};

/** A line over time, drawn by uPlot; the arrow keys move its cursor. */
export function LineChart({ points, label, onPoint }: LineChartProps): ReactElement {
  const { dark, language } = usePane();
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<UPlot>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const drawn = createChart(element, { points, language, onPoint });
    chart.current = drawn;
    const resized = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: 160 }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      drawn.destroy();
    };
    // The colours of light and dark are read when the chart is drawn.
  }, [points, language, dark, onPoint]);

  const step = (event: KeyboardEvent): void => {
    const by = STEPS.get(event.key);
    if (by === undefined || !chart.current) return;
    event.preventDefault();
    const from = chart.current.cursor.idx ?? points.length;
    const to = Math.min(points.length - 1, Math.max(0, from + by));
    const left = chart.current.valToPos(points[to]?.at ?? 0, 'x');
    chart.current.setCursor({ left, top: 0 });
  };
  return (
    <div ref={box} className={styles.chart} role="img" aria-label={label} tabIndex={0} onKeyDown={step} />
  );
}
