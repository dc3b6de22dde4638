import { basename } from 'node:path';

import { convertFormula } from '../../addin/workbook/link/convert';
import { cellAddress } from '../../shared/formula/address';
import { referredArea } from '../../shared/formula/reference';
import { EXIT, type ExitCode } from '../exit-codes';
import { isErrorText } from '../file/cell-edits';
import { CellIndex } from '../file/cell-index';
import type { StoredValue } from '../file/sheet-xml';
import { WorkbookFile } from '../file/workbook-file';
import { formulasOf } from '../file/workbook-formulas';
import { type HeadlessAddIn, startAddIn, startPlanner } from '../headless-addin';
import { type CellLink, linkedFile } from '../link/link-file';
import { openWorkbook, type OpenWorkbook, refused } from '../open-workbook';
import { planFile } from '../plan-file';
import { refreshFile } from '../refresh/refresh-file';
import { counted } from '../refresh/report-text';
import { tableText } from '../table-text';
import { writeWhole } from '../written-file';
import type { LinkOptions } from './link';
import { planText } from './plan';

/** A formula of another add-in with what became of it. */
export type ConvertedCell = {
  cell: string;
  from: string;
  formula?: string;
  /** What the file stores for the cell, and what KER gives. */
  stored?: StoredValue;
  known?: StoredValue;
  /** `unchecked` where the file stores no value or an error; `left` has a reason. */
  verdict: 'same' | 'differs' | 'unchecked' | 'left';
  reason?: string;
};

/** Shows KER's formulas for those of other add-ins, checked against the values of the file; `--out` writes those that hold. */
export async function convert(path: string, options: LinkOptions): Promise<ExitCode> {
  const workbook = openWorkbook(path);
  const { links, left } = conversionsOf(workbook);
  const draft = withLinks(workbook, links);
  const addIn = options.plan ? await startPlanner() : await startAddIn(options.service);
  try {
    const plan = await planFile(addIn.runtime, draft);
    const isOver = plan.mostRequests > (options.maxRequests ?? Infinity);
    if (options.plan || isOver) {
      console.log(options.json ? JSON.stringify({ plan }) : planText(plan));
      return isOver ? EXIT.overBudget : EXIT.done;
    }
    const cells = [...(await checked(draft, links, addIn)), ...left];
    const held = new Set(
      cells.flatMap(({ cell, verdict }) => (/same|unchecked/.test(verdict) ? [cell] : [])),
    );
    if (options.out !== undefined) {
      const kept = withLinks(
        workbook,
        links.filter((link) => held.has(addressOf(link))),
      );
      const { output } = await refused(basename(path), () => refreshFile(kept, addIn, 'keep'));
      writeWhole(options.out, output ?? kept.bytes);
    }
    console.log(options.json ? JSON.stringify({ plan, cells }) : convertText(cells));
    return EXIT.done;
  } finally {
    await addIn.close();
  }
}

const addressOf = ({ sheet, place }: CellLink): string => cellAddress({ sheet, ...place });

type Converted = CellLink & { from: string };

function conversionsOf({ file, formulas }: OpenWorkbook): { links: Converted[]; left: ConvertedCell[] } {
  const index = new CellIndex(file);
  const links: Converted[] = [];
  const left: ConvertedCell[] = [];
  for (const { sheet, cell, address, formula: from } of formulas) {
    const read = (reference: string): StoredValue => {
      const area = referredArea(reference.replaceAll('$', ''), sheet);
      const [stored] = area ? index.in(area) : [];
      return stored?.value;
    };
    const found = convertFormula(from, read);
    if (found === undefined) continue;
    const { value: stored, row, column } = cell;
    if (found.formula === undefined)
      left.push({ cell: address, from, stored, verdict: 'left', reason: found.reason });
    else if (/^=KER\.HISTORY\(/.test(found.formula))
      left.push({
        cell: address,
        from,
        formula: found.formula,
        verdict: 'left',
        reason: 'fills several cells: enter it in Excel',
      });
    else links.push({ sheet, place: { row, column }, formula: found.formula, value: stored, from });
  }
  return { links, left };
}

function withLinks(workbook: OpenWorkbook, links: readonly CellLink[]): OpenWorkbook {
  const bytes = linkedFile(workbook, links);
  const file = new WorkbookFile(bytes);
  return { ...workbook, bytes, file, formulas: formulasOf(file) };
}

/** A refresh of the draft says what each new formula gives in place of the stored value. */
async function checked(
  draft: OpenWorkbook,
  links: readonly Converted[],
  addIn: HeadlessAddIn,
): Promise<ConvertedCell[]> {
  const { found } = await refused(basename(draft.path), () => refreshFile(draft, addIn, 'keep'));
  const changed = new Map(found.changed.map((each) => [each.cell, each]));
  const errors = new Map(found.errors.map(({ cell, message }) => [cell, message]));
  const other = new Map(
    [...found.unsupported, ...found.unanswered.map(({ cell, message }) => ({ cell, reason: message }))].map(
      ({ cell, reason }) => [cell, reason],
    ),
  );
  return links.map((link): ConvertedCell => {
    const cell = addressOf(link);
    const { from, formula, value: stored } = link;
    const reason = errors.get(cell) ?? other.get(cell);
    const base = { cell, from, formula, stored };
    if (reason !== undefined) return { ...base, verdict: 'left', reason };
    const to = changed.get(cell)?.to;
    const known = to === undefined ? stored : (to as StoredValue);
    if (stored === undefined || isErrorText(stored)) return { ...base, known, verdict: 'unchecked' };
    return { ...base, known, verdict: isSameValue(stored, known) ? 'same' : 'differs' };
  });
}

/** Other services round, and name companies in their own way; a share of a thousandth is no other figure. */
function isSameValue(stored: StoredValue, known: StoredValue): boolean {
  if (typeof stored !== 'number' || typeof known !== 'number')
    return String(stored).toLowerCase() === String(known).toLowerCase();
  return Math.abs(stored - known) <= Math.abs(known) * 1e-3;
}

function convertText(cells: readonly ConvertedCell[]): string {
  const counts = (verdict: ConvertedCell['verdict']) =>
    cells.filter((each) => each.verdict === verdict).length;
  const head = `${counted(cells.length, 'formula')} of other add-ins: ${counts('same')} give the same, ${counts('unchecked')} cannot be compared, ${counts('differs')} differ, ${counts('left')} are left.`;
  const rows = cells.map(({ cell, from, formula = '', stored, known, verdict, reason = '' }) => [
    cell,
    from,
    formula,
    stored,
    known,
    verdict,
    reason,
  ]);
  const titles = ['cell', 'formula', 'with KER', 'stored', 'KER', 'verdict', 'reason'];
  return rows.length === 0 ? head : `${head}\n${tableText([titles, ...rows])}`;
}
