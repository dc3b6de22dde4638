import type { CellValue } from '../document/cell-reader';
import type { ChartModel } from '../document/trial-document';
import type { TrialHost } from '../host';

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = { width: 300, height: 130 };
const COLOURS = ['#0f6b5c', '#d97706', '#2563eb', '#9333ea', '#dc2626'];

/** A line or a row of bars: the numbers of one column. */
type Series = { name: string; values: number[] };

/** Draws the active sheet's charts below it, simply: what matters is which data a chart shows. */
export function drawCharts(container: HTMLElement, host: TrialHost): void {
  const sheet = host.api.getActiveWorkbook()?.getActiveSheet().getSheetId();
  const charts = [...host.document.charts.values()].filter((chart) => chart.sheet === sheet);
  container.hidden = charts.length === 0;
  container.replaceChildren(...charts.map((chart) => figureFor(chart, seriesOf(chart, host))));
}

function seriesOf(chart: ChartModel, { api, cells, document: model }: TrialHost): Series[] {
  const area = model.areas.get(chart.area);
  const sheet = area && api.getActiveWorkbook()?.getSheetBySheetId(area.sheet);
  if (!sheet) return [];
  const rows = cells.values(sheet.getRange(area.row, area.column, area.rows, area.columns), sheet);
  const columns = Array.from({ length: area.columns }, (_column, index) =>
    rows.map((row) => row[index] ?? ''),
  );
  const drawn = columns.length > 1 ? columns.slice(1) : columns;
  return drawn.map((column) => seriesIn(column)).filter(({ values }) => values.length > 0);
}

function seriesIn(column: CellValue[]): Series {
  const [first] = column;
  return {
    name: typeof first === 'string' ? first : '',
    values: column.filter((value) => typeof value === 'number'),
  };
}

function figureFor(chart: ChartModel, series: Series[]): HTMLElement {
  const figure = document.createElement('figure');
  const caption = figure.appendChild(document.createElement('figcaption'));
  caption.textContent = chart.title || chart.name;
  const drawing = figure.appendChild(document.createElementNS(SVG, 'svg'));
  drawing.setAttribute('viewBox', `0 0 ${SIZE.width} ${SIZE.height}`);
  drawing.setAttribute('width', String(SIZE.width));
  drawing.setAttribute('height', String(SIZE.height));
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', `${chart.type}: ${series.map(({ name }) => name).join(', ')}`);
  const all = series.flatMap(({ values }) => values);
  const scale = { low: Math.min(0, ...all), high: Math.max(1e-9, ...all) };
  series.forEach(({ values }, index) => {
    const line = drawing.appendChild(document.createElementNS(SVG, 'polyline'));
    line.setAttribute('points', pointsOf(values, scale));
    line.setAttribute('fill', 'none');
    line.setAttribute('stroke', COLOURS[index % COLOURS.length] ?? '#0f6b5c');
    line.setAttribute('stroke-width', '2');
  });
  return figure;
}

function pointsOf(values: number[], { low, high }: { low: number; high: number }): string {
  const step = SIZE.width / Math.max(1, values.length - 1);
  const margin = 6;
  const height = SIZE.height - 2 * margin;
  return values
    .map((value, index) => `${index * step},${margin + height * (1 - (value - low) / (high - low))}`)
    .join(' ');
}
