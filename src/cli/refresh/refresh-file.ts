import { cellAddress } from '../../shared/formula/address';
import { cellCount, holds, type SheetArea } from '../../shared/formula/area';
import { AreaIndex } from '../../shared/formula/area-index';
import { kerFunction } from '../../shared/formula/ker-formula';
import { referredArea } from '../../shared/formula/reference';
import { tokens } from '../../shared/formula/tokens';
import type { HeadlessModel } from '../../sheet/headless-model';
import type { CellEdit } from '../file/cell-edits';
import { editCells } from '../file/cell-edits';
import { CellIndex } from '../file/cell-index';
import type { StoredValue } from '../file/sheet-xml';
import type { FileFormula } from '../file/workbook-formulas';
import type { WorkbookFile } from '../file/workbook-file';
import { openModel } from '../formula-model';
import type { HeadlessAddIn } from '../headless-addin';
import type { OpenWorkbook } from '../open-workbook';
import { unansweredCells } from '../outages';
import { partsOf } from './formula-parts';
import { FormulaReads } from './formula-reads';
import { type JudgementParts, reproducedFormulas } from './judgement';
import { type EngineCells, modelSnapshot, sheetIds } from './model-snapshot';
import type { RefreshReport } from './report';
import { resultEdits } from './result-edits';

/** What is done with cells that cannot be refreshed: nothing is written, or they stay, or they show #N/A. */
export type UnsupportedPolicy = 'fail' | 'keep' | 'na';

/** What a run found, and the new file; undefined where nothing may be written. */
export type Refreshed = {
  found: Omit<RefreshReport, 'outcome' | 'plan'>;
  output: Uint8Array | undefined;
  isChanged: boolean;
};

/** Functions around a KER call on which engine and Excel agree; a result within another one is not written. */
const AGREED = new Set(
  `ABS AND AVERAGE CEILING CHOOSE CONCAT CONCATENATE COUNT COUNTA DATE DAY EXACT FIND FLOOR IF IFERROR IFNA IFS INDEX
  INT ISBLANK ISERROR ISNA ISNUMBER ISTEXT LEFT LEN LOWER MATCH MAX MEDIAN MID MIN MOD MONTH NOT OR PRODUCT PROPER
  ROUND ROUNDDOWN ROUNDUP SIGN SQRT SUBSTITUTE SUM SUMPRODUCT SWITCH TODAY TRANSPOSE TRIM UPPER VALUE VLOOKUP
  XLOOKUP YEAR ANCHORARRAY SINGLE`.split(/\s+/),
);

/** Larger numbers are no years. */
const LAST_YEAR = 9_999;

/** Functions whose results change with time or chance. */
export const VOLATILE = new Set(['NOW', 'RAND', 'RANDARRAY', 'RANDBETWEEN', 'TODAY']);

/** Runs the KER cells of a file and calculates what depends on them; the file itself stays as it is. */
export async function refreshFile(
  { file, formulas }: Pick<OpenWorkbook, 'file' | 'formulas'>,
  { runtime, functions }: Pick<HeadlessAddIn, 'runtime' | 'functions'>,
  policy: UnsupportedPolicy,
): Promise<Refreshed> {
  const parts = {
    file,
    ids: sheetIds(file),
    cells: new CellIndex(file),
    reads: new FormulaReads(file.names),
  };
  const agreed = await reproducedFormulas(parts, formulas, functions);
  const run = new Run(parts, {
    ker: formulas.filter(({ isKer }) => isKer),
    others: formulas.filter(({ isKer }) => !isKer),
    agreed,
  });
  const before = runtime.activity.get().total.requests;
  let unanswered: RefreshReport['unanswered'] = [];
  for (const part of partsOf([...run.runnable, ...agreed], parts)) {
    const model = openModel(
      modelSnapshot(file, part, { others: run.shown, areas: parts.reads.areasOf(part) }),
      functions,
    );
    await model.calculateAll();
    unanswered = unansweredCells(runtime, new Set(parts.ids.keys()));
    if (unanswered.length === 0) run.collect(model, part);
    model.close();
    if (unanswered.length > 0) break;
  }
  if (unanswered.length === 0) run.finish();
  const { changed, errors, recalculated, unsupported } = run;
  const mayWrite = unanswered.length === 0 && (unsupported.size === 0 || policy !== 'fail');
  if (policy === 'na') run.fillUnsupported();
  const copies = run.edits.size > 0 && mayWrite ? run.copies() : [];
  return {
    found: {
      requests: runtime.activity.get().total.requests - before,
      ...{ changed, errors, recalculated, unanswered, copies },
      unsupported: [...unsupported].map(([{ address, formula }, reason]) => ({
        cell: address,
        formula,
        reason,
      })),
      notes: notesOf(file, policy === 'keep' && unsupported.size > 0),
    },
    isChanged: run.edits.size > 0,
    output: mayWrite ? file.edited(run.sheets(), policy === 'keep' && unsupported.size > 0) : undefined,
  };
}

function notesOf({ isCalculatedOnLoad }: WorkbookFile, keepsCalculation: boolean): string[] {
  if (!isCalculatedOnLoad) return [];
  return [
    keepsCalculation
      ? 'Excel calculates the whole file when it opens it; without the add-in its KER cells then show #NAME?.'
      : 'The file no longer asks Excel to calculate everything when it opens it.',
  ];
}

type RunParts = Omit<JudgementParts, 'model'> & { file: WorkbookFile };
type RunFormulas = {
  ker: readonly FileFormula[];
  others: readonly FileFormula[];
  agreed: ReadonlySet<FileFormula>;
};

/** One refresh after its judgement: what changes, and what cannot be written. */
class Run {
  readonly changed: RefreshReport['changed'] = [];
  readonly errors: RefreshReport['errors'] = [];
  recalculated = 0;
  readonly unsupported = new Map<FileFormula, string>();
  /** Edits of the formulas that change something. */
  readonly edits = new Map<FileFormula, { edits: CellEdit[]; area: SheetArea }>();
  /** KER formulas that are run. */
  readonly runnable: readonly FileFormula[];
  /** What cells show from now on, by the engine's ids of their sheets. */
  readonly shown = new Map<string, EngineCells>();
  readonly #blocked: SheetArea[] = [];
  readonly #emptied: SheetArea[] = [];
  readonly #errors = new Map<FileFormula, RefreshReport['errors']>();

  constructor(
    private readonly parts: RunParts,
    private readonly formulas: RunFormulas,
  ) {
    const { reads } = parts;
    const volatile = formulas.others.filter(
      (each) => !formulas.agreed.has(each) && callsOf(each).some((name) => VOLATILE.has(name)),
    );
    const uncertain = reads.readersOf(
      volatile.map(({ area }) => area),
      [...formulas.others, ...formulas.ker],
    );
    for (const each of formulas.ker) {
      const reason = uncertain.has(each)
        ? 'reads a cell that changes with time or chance'
        : (reasonAgainst(each) ?? this.#dayReason(each));
      if (reason !== undefined) this.unsupported.set(each, reason);
    }
    this.runnable = formulas.ker.filter((each) => !this.unsupported.has(each));
  }

  /** A number that is no year may be a day, and only the result of a call alone shows whether it is one. */
  #dayReason(formula: FileFormula): string | undefined {
    const { file, cells, reads } = this.parts;
    if (!file.isFrom1904) return undefined;
    const isDay = ({ value }: { value: StoredValue }) => typeof value === 'number' && value > LAST_YEAR;
    const { areas, isOpen } = reads.of(formula);
    const isAlone = /^=[\w.]+\([^()]*\)$/.test(formula.formula);
    const mayRead = isOpen || areas.some((area) => [...cells.in(area)].some(isDay));
    return mayRead || !isAlone ? 'may have to do with days, and the file counts them from 1904' : undefined;
  }

  /** Compares what a model shows of these formulas with what the file stores. */
  collect(model: HeadlessModel, formulas: readonly FileFormula[]): void {
    for (const formula of formulas) {
      const result = resultEdits({ ...this.parts, model }, formula);
      if ('reason' in result) {
        this.unsupported.set(formula, result.reason);
        this.#blocked.push(result.area);
        continue;
      }
      if (result.edits.length > 0) this.edits.set(formula, result);
      if (result.edits.some(({ value }) => value === '')) this.#emptied.push(result.area);
      this.#keep(model, formula, result.area);
    }
  }

  /** After the last model: what cannot be refreshed because of other cells, and what is reported. */
  finish(): void {
    const { ker, others } = this.formulas;
    if (this.#emptied.length > 0) this.#refuseEmptied(new AreaIndex(this.#emptied));
    this.#refuseReached(this.#blocked);
    for (const formula of this.unsupported.keys()) this.edits.delete(formula);
    for (const formula of ker) {
      if (this.unsupported.has(formula)) continue;
      const { address, cell } = formula;
      const isOwn = ({ row, column }: CellEdit) => row === cell.row && column === cell.column;
      const own = this.edits.get(formula)?.edits;
      if (own)
        this.changed.push({
          cell: address,
          from: cell.value ?? null,
          to: (own.find(isOwn) ?? cell).value ?? null,
        });
      this.errors.push(...(this.#errors.get(formula) ?? []));
    }
    this.recalculated = others.filter((formula) => this.edits.has(formula)).length;
  }

  /** Shows #N/A in cells that cannot be refreshed. */
  fillUnsupported(): void {
    for (const formula of this.unsupported.keys()) {
      const { area } = formula;
      const edits: CellEdit[] = [];
      for (const { row, column, value } of this.parts.cells.in(area))
        if (value !== '#N/A') edits.push({ row, column, value: '#N/A' });
      if (edits.length > 0) this.edits.set(formula, { edits, area });
    }
  }

  /** The XML of the sheets that change, by the paths of their parts. */
  sheets(): Map<string, string> {
    const bySheet = new Map<string, CellEdit[]>();
    for (const [{ sheet }, { edits }] of this.edits) {
      const own = bySheet.get(sheet) ?? [];
      bySheet.set(sheet, own);
      for (const edit of edits) own.push(edit);
    }
    return new Map(
      this.parts.file.sheets.flatMap(({ name, path, sheet }) => {
        const edits = bySheet.get(name);
        return edits ? [[path, editCells(sheet, edits)] as const] : [];
      }),
    );
  }

  /** Charts and pivot tables whose source has a cell that changes. */
  copies(): string[] {
    const changed = new AreaIndex([...this.edits.values()].map(({ area }) => area));
    return this.parts.file.copies
      .filter(({ areas }) =>
        areas.some((text) => {
          const area = text.includes('!') ? referredArea(text, '') : undefined;
          return area === undefined || changed.some(area);
        }),
      )
      .map(({ path }) => path);
  }

  /** The engine takes an empty text for 0, where Excel makes an error of a sum with one. */
  #refuseEmptied(emptied: AreaIndex<SheetArea>): void {
    for (const formula of this.formulas.agreed)
      if (this.parts.reads.meets(formula, emptied) && !this.unsupported.has(formula))
        this.unsupported.set(formula, 'reads a cell whose text is empty now');
  }

  /** Formulas that the engine does not reproduce are unsupported where a change reaches them; so is what reads them. */
  #refuseReached(blocked: readonly SheetArea[]): void {
    const { reads } = this.parts;
    const { ker, others, agreed } = this.formulas;
    const sources = [...this.edits.values()].map(({ area }) => area);
    const changed = new AreaIndex([...sources, ...blocked]);
    const isChanged = sources.length + blocked.length > 0;
    for (const formula of others)
      if (isChanged && !agreed.has(formula) && reads.meets(formula, changed))
        this.unsupported.set(formula, 'the engine does not reproduce its stored value');
    const first = [...this.unsupported.keys()];
    const rest = [...ker, ...others].filter((formula) => !this.unsupported.has(formula));
    for (const formula of reads.readersOf([...first.map(({ area }) => area), ...blocked], rest))
      this.unsupported.set(formula, 'reads a cell that cannot be refreshed');
  }

  /** Keeps what cells show for the models of later parts, and the messages of their errors. */
  #keep(model: HeadlessModel, formula: FileFormula, area: SheetArea): void {
    const { sheet, cell, isKer } = formula;
    const id = this.parts.ids.get(sheet) ?? '';
    const rows = this.shown.get(id) ?? {};
    this.shown.set(id, rows);
    const { row: first, column: left } = cell;
    const result = { row: first, column: left, ...model.spill({ sheet: id, row: first, column: left }) };
    const errors: RefreshReport['errors'] = [];
    for (let { row } = area; row < area.row + area.rows; row++)
      for (let { column } = area; column < area.column + area.columns; column++) {
        const at = { sheet: id, row, column };
        (rows[row] ??= {})[column] = model.shown(at);
        const message = isKer && holds(result, at) ? model.message(at) : undefined;
        if (message !== undefined)
          errors.push({ cell: cellAddress({ sheet, row, column }), value: model.value(at) ?? null, message });
      }
    if (errors.length > 0) this.#errors.set(formula, errors);
  }
}

/** Why a KER formula cannot be run here; undefined where it can. */
function reasonAgainst(formula: FileFormula): string | undefined {
  const calls = callsOf(formula);
  if (calls.some((name) => kerFunction(name) === 'CARD')) return 'is a card, which only Excel can store';
  if (formula.cell.formula?.attributes['t'] === 'dataTable') return 'is part of a data table';
  if (cellCount(formula.area) > 1 && formula.cell.formula?.attributes['t'] !== 'array') return 'is damaged';
  const strange = calls.filter((name) => kerFunction(name) === undefined && !AGREED.has(name));
  const [first] = strange;
  if (first !== undefined) return `has a KER call in a formula with ${first}`;
  const isOdd = tokens(formula.formula).some(
    ({ kind }) => kind === 'unknown' || kind === 'table' || kind === 'field',
  );
  return isOdd ? 'reads a table, a field of a card or another workbook' : undefined;
}

/** The functions that a formula calls, in capitals. */
export function callsOf({ formula }: FileFormula): string[] {
  return tokens(formula).flatMap(({ kind, text }) => (kind === 'call' ? [text.toUpperCase()] : []));
}
