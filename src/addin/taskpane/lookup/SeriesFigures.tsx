import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';

import { formatDate, formatNumber } from '../shared/format';
import { notLoaded } from '../shared/not-loaded';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import type { ChartPoint } from './chart-points';
import type { LineChartProps } from './LineChart';
import { SeriesTable } from './SeriesTable';

// uPlot takes the browser's language as it loads, and fails where no formatter knows it: that must cost the chart alone.
const LineChart = lazy<ComponentType<LineChartProps>>(() =>
  import(/* webpackChunkName: "chart" */ './LineChart').then(
    ({ LineChart: Chart }) => ({ default: Chart }),
    notLoaded,
  ),
);

const useStyles = makeStyles({
  figures: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '12px', rowGap: '2px', margin: 0 },
  value: { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
});

/** A series as a line chart with its last value, its range and the point under the cursor. */
export function SeriesFigures({
  name,
  unit,
  points,
}: {
  name: string;
  unit: string;
  points: readonly ChartPoint[];
}): ReactElement {
  const { texts, language } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const [at, setAt] = useState<number>();
  const date = (point: ChartPoint | undefined): string =>
    point ? formatDate(new Date(point.at * 1000).toISOString(), language) : '';
  const value = (point: number): string => `${formatNumber(point, language)}${unit === '' ? '' : ` ${unit}`}`;
  // Not `Math.min(...)`: more than about 100,000 arguments overflow the stack.
  const lowest = points.reduce((least, point) => Math.min(least, point.value), Infinity);
  const highest = points.reduce((most, point) => Math.max(most, point.value), -Infinity);
  const [first, last] = [points[0], points.at(-1)];
  const pointed = at === undefined ? undefined : points[at];
  const figures: [string, string][] = [
    [texts.lookup.last, last ? `${value(last.value)}, ${date(last)}` : ''],
    [texts.lookup.range, `${value(lowest)} – ${value(highest)}`],
    [texts.lookup.span, `${date(first)} – ${date(last)}`],
    [texts.lookup.points, formatNumber(points.length, language)],
  ];
  return (
    <div className={shared.stack}>
      <Suspense fallback={<div style={{ height: 160 }} />}>
        <LineChart
          points={points}
          label={texts.lookup.chartSummary(name, date(first), date(last), last ? value(last.value) : '')}
          onPoint={setAt}
        />
      </Suspense>
      <div className={shared.muted} aria-live="polite" style={{ minHeight: 18 }}>
        {pointed ? `${date(pointed)}: ${value(pointed.value)}` : null}
      </div>
      <dl className={styles.figures}>
        {figures.map(([term, text]) => [
          <dt key={term} className={shared.muted}>
            {term}
          </dt>,
          <dd key={`${term} value`} className={styles.value}>
            {text}
          </dd>,
        ])}
      </dl>
      <SeriesTable name={name} points={points} date={date} value={value} />
    </div>
  );
}
