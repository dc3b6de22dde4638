/** What a chart shows; a value that is missing leaves a gap. */
export type ChartData = {
  categories: readonly string[];
  series: readonly { name: string; values: readonly (number | undefined)[] }[];
};

type Scale = { low: number; high: number; step: number };

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = { width: 340, height: 150 };
/** Where the lines and columns are drawn; the rest is for the labels of the axes. */
const PLOT = { left: 44, right: 330, top: 8, bottom: 128 };
const COLOURS = ['#12806e', '#d97706', '#2563eb', '#9333ea', '#dc2626'];
const TICKS = 4;
const ROUND = [1, 2, 2.5, 5];

/** Draws lines, or columns where the chart's type says so, with axes and a legend. */
export function drawing(type: string, data: ChartData): DocumentFragment {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${SIZE.width} ${SIZE.height}`);
  svg.setAttribute('width', String(SIZE.width));
  svg.setAttribute('height', String(SIZE.height));
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', `${type}: ${data.series.map(({ name }) => name).join(', ')}`);
  const scale = scaleOf(data);
  drawAxes(svg, data, scale);
  if (type.startsWith('Column')) drawColumns(svg, data, scale);
  else drawLines(svg, data, scale);
  const fragment = document.createDocumentFragment();
  fragment.append(svg, legend(data));
  return fragment;
}

/** From zero or below, in round steps. */
function scaleOf({ series }: ChartData): Scale {
  const values = series.flatMap((each) => each.values.filter((value) => value !== undefined));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const wanted = (high - low) / TICKS || 1;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * (ROUND.find((factor) => factor * power >= wanted) ?? 10);
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step || step, step };
}

function heightOf(value: number, { low, high }: Scale): number {
  return PLOT.bottom - ((PLOT.bottom - PLOT.top) * (value - low)) / (high - low);
}

function drawAxes(svg: SVGElement, { categories }: ChartData, scale: Scale): void {
  const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  // Half a step more than the highest, which the sum of many steps may miss by a hair.
  for (let value = scale.low; value < scale.high + scale.step / 2; value += scale.step) {
    const y = heightOf(value, scale);
    add(svg, 'line', { class: 'grid', x1: PLOT.left, x2: PLOT.right, y1: y, y2: y });
    add(svg, 'text', { x: PLOT.left - 6, y: y + 3.5, 'text-anchor': 'end' }).textContent =
      format.format(value);
  }
  const ends = categories.length > 1 ? [0, categories.length - 1] : [0];
  for (const index of ends) {
    const { left, right } = slot(index, categories.length);
    // The labels of the two ends stay within the drawing, however long they are.
    const [x, anchor] =
      ends.length === 1 ? [(left + right) / 2, 'middle'] : index === 0 ? [left, 'start'] : [right, 'end'];
    add(svg, 'text', { x, y: SIZE.height - 6, 'text-anchor': anchor }).textContent = categories[index] ?? '';
  }
}

function slot(index: number, count: number): { left: number; right: number } {
  const width = (PLOT.right - PLOT.left) / Math.max(1, count);
  return { left: PLOT.left + index * width, right: PLOT.left + (index + 1) * width };
}

function drawLines(svg: SVGElement, { categories, series }: ChartData, scale: Scale): void {
  series.forEach(({ values }, index) => {
    const points = values.flatMap((value, at) => {
      const { left, right } = slot(at, categories.length);
      return value === undefined ? [] : [`${(left + right) / 2},${heightOf(value, scale)}`];
    });
    add(svg, 'polyline', {
      points: points.join(' '),
      fill: 'none',
      stroke: colour(index),
      'stroke-width': 2,
    });
  });
}

/** The columns of a category stand side by side. */
function drawColumns(svg: SVGElement, { categories, series }: ChartData, scale: Scale): void {
  series.forEach(({ values }, index) =>
    values.forEach((value, at) => {
      if (value === undefined) return;
      const { left, right } = slot(at, categories.length);
      const width = ((right - left) * 0.8) / series.length;
      const [top, bottom] = [heightOf(Math.max(0, value), scale), heightOf(Math.min(0, value), scale)];
      const x = left + (right - left) * 0.1 + index * width;
      add(svg, 'rect', { x, y: top, width: width * 0.9, height: bottom - top, fill: colour(index) });
    }),
  );
}

function legend({ series }: ChartData): HTMLElement {
  const list = document.createElement('ul');
  series.forEach(({ name }, index) => {
    const item = list.appendChild(document.createElement('li'));
    item.style.setProperty('--colour', colour(index));
    item.textContent = name;
  });
  return list;
}

function colour(index: number): string {
  return COLOURS[index % COLOURS.length] ?? 'currentColor';
}

function add(svg: SVGElement, name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  svg.append(element);
  return element;
}
