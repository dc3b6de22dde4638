import { parseArea } from '../../../shared/formula/address';
import { formatCells, printWide, setWidths } from '../excel/sheet-layout';
import { ownFormula } from '../excel/safe-formula';
import { addSheet } from '../excel/report-table';
import { TEMPLATES, type TemplateName } from './templates';
import type { Template, TemplateChart } from './template';

const INK = '#0F5C4F';
const QUIET = '#5B6470';
const HEADING = '#DCEBE7';
const INPUT = '#FFF8DC';

/** What became of a template. */
export type TemplateOutcome = { sheet: string; stopped: false };

/** Puts a template on a new sheet, formatted and set up for printing, and shows it. */
export function insertTemplate(name: TemplateName): Promise<TemplateOutcome> {
  return Excel.run(async (context) => {
    const template = TEMPLATES[name];
    const { worksheet, sheet } = await addSheet(context, template.sheet);
    dress(worksheet, template);
    // Inputs and headings come before formulas, so that no function is called with an empty cell.
    const cells = Object.entries(template.cells);
    const isFormula = ([, content]: [string, string | number]): boolean => String(content).startsWith('=');
    for (const [address, content] of [
      ...cells.filter((cell) => !isFormula(cell)),
      ...cells.filter(isFormula),
    ]) {
      const written = typeof content === 'string' && content.startsWith('=') ? ownFormula(content) : content;
      worksheet.getRange(address).formulas = [[written]];
    }
    for (const chart of template.charts ?? []) draw(worksheet, chart);
    printWide(worksheet, template.titleRows);
    worksheet.activate();
    worksheet.getRange('A1').select();
    await context.sync();
    return { sheet, stopped: false };
  });
}

function dress(worksheet: Excel.Worksheet, template: Template): void {
  const title = worksheet.getRange('A1');
  title.values = [[template.title]];
  title.format.font.bold = true;
  title.format.font.size = 16;
  title.format.font.color = INK;
  const note = worksheet.getRange('A2');
  note.values = [[template.note]];
  note.format.font.color = QUIET;
  for (const address of template.headings) {
    const { format } = worksheet.getRange(address);
    format.font.bold = true;
    format.fill.color = HEADING;
    format.verticalAlignment = 'Bottom';
    format.wrapText = true;
  }
  for (const address of template.sections) {
    const { font } = worksheet.getRange(address).format;
    font.bold = true;
    font.size = 12;
    font.color = INK;
  }
  for (const address of template.figures) worksheet.getRange(address).format.horizontalAlignment = 'Right';
  for (const address of template.texts) worksheet.getRange(address).format.horizontalAlignment = 'Left';
  for (const address of template.inputs) worksheet.getRange(address).format.fill.color = INPUT;
  for (const [address, format] of Object.entries(template.formats)) {
    const area = parseArea(address);
    if (area) formatCells(worksheet.getRange(address), area, format);
  }
  setWidths(worksheet, template.widths);
  worksheet.freezePanes.freezeRows(template.titleRows);
}

function draw(worksheet: Excel.Worksheet, { title, kind, data, from, to }: TemplateChart): void {
  const chart = worksheet.charts.add(kind, worksheet.getRange(data), 'Columns');
  chart.title.text = title;
  chart.legend.position = 'Bottom';
  chart.setPosition(from, to);
}
