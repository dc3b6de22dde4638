import { shownByFormat } from '../../addin/cells/format-text';
import { factsOf } from '../../addin/workbook/provenance/fact';
import type { HeadlessAddIn } from '../headless-addin';

/** A result as JSON: an error has its code and its sentence. */
export type Plain = string | number | boolean | null | { error: string; message: string };

/** Where a value comes from. */
export type Origin = {
  entity: string | undefined;
  field: string;
  value: unknown;
  unit: string | undefined;
  period: string | undefined;
  day: string | undefined;
  sources: readonly { name: string; date?: unknown; document?: unknown }[];
  fetched: string | undefined;
};

/** What Excel shows for a value, such as its date or the day of a rate; rows and columns count from 1. */
export type Mark = { row: number; column: number; mark: string };

/** Calls functions of the add-in without a cell, each under an address of its own. */
export class CalledFunctions {
  #calls = 0;

  constructor(private readonly addIn: HeadlessAddIn) {}

  /** The result of a function as rows, with the origins of its values. */
  async call(
    name: string,
    args: readonly unknown[],
  ): Promise<{ rows: Plain[][]; marks: Mark[]; origins: Origin[] }> {
    const { byId, described } = this.addIn.functions;
    const run = byId.get(name);
    const parameters = described.functions.find(({ id }) => id === name)?.parameters;
    if (!run || !parameters) throw new Error(`Expected a function of the add-in, got ${name}`);
    this.#calls += 1;
    const address = `assistant!A${this.#calls}`;
    // Excel gives null for what a formula omits.
    const complete = parameters.map((_parameter, at) => args[at] ?? null);
    const result = await Promise.resolve(run(...complete, { address, functionName: name }));
    const rows = (Array.isArray(result) ? result : [[result]]) as unknown[][];
    return { rows: rows.map((row) => row.map(plain)), marks: marksOf(rows), origins: this.#origins(address) };
  }

  #origins(address: string): Origin[] {
    const { known } = this.addIn.runtime.knowledge;
    const needs = known.cell(address) ?? [];
    return needs
      .filter(({ kind }) => kind === 'property' || kind === 'observation')
      .flatMap((need) => factsOf(known, need, (points) => points.slice(-1)))
      .filter(({ value }) => value !== undefined && value !== null)
      .map(({ entity, name, value, unit, period, span, time, sources, fetchedAt }) => ({
        ...{ entity: entity?.name, field: name, value, unit },
        period: period ?? (span && `${span.from ?? ''} to ${span.to ?? ''}`),
        day: time,
        sources,
        fetched: fetchedAt === undefined ? undefined : new Date(fetchedAt).toISOString(),
      }));
  }
}

function marksOf(rows: readonly (readonly unknown[])[]): Mark[] {
  return rows.flatMap((row, down) =>
    row.flatMap((value, across) => {
      const { basicValue, numberFormat } = Object(value) as { basicValue?: unknown; numberFormat?: string };
      const mark = shownByFormat(basicValue, numberFormat);
      return mark === undefined ? [] : [{ row: down + 1, column: across + 1, mark }];
    }),
  );
}

/** A value of a cell without the formats and fields that only Excel shows. */
function plain(value: unknown): Plain {
  if (typeof value !== 'object' || value === null) return (value ?? null) as Plain;
  const cell = value as Record<string, unknown>;
  if (typeof cell['code'] === 'string') return { error: cell['code'], message: String(cell['message']) };
  if (cell['type'] === 'Error')
    return { error: String(cell['basicValue']), message: String(cell['errorMessage']) };
  return (cell['basicValue'] ?? cell['text'] ?? JSON.stringify(value)) as Plain;
}
