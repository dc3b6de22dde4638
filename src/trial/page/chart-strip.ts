import type { CellValue } from '../document/cell-reader';
import type { ChartModel } from '../document/trial-document';
import type { TrialHost } from '../host';
import { drawing, type ChartData } from './chart-drawing';

/** Draws the active sheet's charts below it: the engine that the sheet is drawn with has none. */
export function drawCharts(container: HTMLElement, host: TrialHost): void {
  const sheet = host.api.getActiveWorkbook()?.getActiveSheet().getSheetId();
  const charts = [...host.document.charts.values()].filter((chart) => chart.sheet === sheet);
  container.hidden = charts.length === 0;
  container.replaceChildren(...charts.map((chart) => figureFor(chart, dataOf(chart, host))));
}

function figureFor(chart: ChartModel, data: ChartData): HTMLElement {
  const figure = document.createElement('figure');
  const caption = figure.appendChild(document.createElement('figcaption'));
  caption.textContent = chart.title || chart.name;
  figure.append(drawing(chart.type, data));
  return figure;
}

/** The first column is the axis and the first row names the series, as the add-in lays its blocks out. */
function dataOf(chart: ChartModel, { api, cells, document: model }: TrialHost): ChartData {
  const area = model.areas.get(chart.area);
  const sheet = area && api.getActiveWorkbook()?.getSheetBySheetId(area.sheet);
  if (!sheet) return { categories: [], series: [] };
  const range = sheet.getRange(area.row, area.column, area.rows, area.columns);
  const [header = [], ...rows] = cells.values(range, sheet);
  // As the cells show them: a date is no number to whoever reads an axis.
  const [, ...shown] = cells.texts(range, sheet);
  return {
    categories: shown.map(([first = '']) => first),
    series: header.slice(1).map((name, index) => ({
      name: String(name),
      values: rows.map((row) => numberIn(row[index + 1])),
    })),
  };
}

function numberIn(value: CellValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
