import { tokens } from '@fluentui/react-components';
import UPlot from 'uplot';

import { formatCompact } from '../shared/format';
import type { ChartPoint } from './chart-points';

/** What a chart is drawn from. */
export type ChartOptions = {
  points: readonly ChartPoint[];
  language: string;
  onPoint: (index: number | undefined) => void;
};

const HEIGHT = 160;
const FONT = '11px "Segoe UI", system-ui, sans-serif';

/** Draws a line over time into an element, in the colours that the element has now. */
export function createChart(element: HTMLElement, { points, language, onPoint }: ChartOptions): UPlot {
  const line = colour(element, tokens.colorBrandForeground1, 'Highlight');
  const text = colour(element, tokens.colorNeutralForeground3, 'CanvasText');
  const grid = { stroke: colour(element, tokens.colorNeutralStroke3, 'GrayText'), width: 1 };
  const axis = { stroke: text, font: FONT, grid, ticks: { show: false } };
  const options: UPlot.Options = {
    width: element.clientWidth,
    height: HEIGHT,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    // Dates of series are days, not moments: the same day must stand there in every time zone.
    tzDate: (at) => UPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
    scales: { x: { time: true } },
    axes: [
      {
        ...axis,
        space: 56,
        size: 28,
        values: (_, times) => times.map((time) => tickLabel(time, points, language)),
      },
      { ...axis, size: 48, values: (_, values) => values.map((value) => formatCompact(value, language)) },
    ],
    series: [{}, { stroke: line, width: 2, points: { show: points.length <= 24, size: 5, fill: line } }],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
  };
  return new UPlot(options, [points.map(({ at }) => at), points.map(({ value }) => value)], element);
}

/** Years where the series spans several, else month and day. */
function tickLabel(time: number, points: readonly ChartPoint[], language: string): string {
  const years = ((points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)) / 31_557_600;
  const parts: Intl.DateTimeFormatOptions =
    years > 4
      ? { year: 'numeric' }
      : years > 0.5
        ? { month: 'short', year: '2-digit' }
        : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(time * 1000);
}

/** A canvas knows no CSS variables and no forced colours, so both are resolved here. */
function colour(element: HTMLElement, token: string, forced: string): string {
  if (matchMedia('(forced-colors: active)').matches) return forced;
  const name = /var\((.*)\)/.exec(token)?.[1] ?? '';
  return getComputedStyle(element).getPropertyValue(name);
}
