import type { CustomData } from '@univerjs/core';

/** An entity, or another value that carries fields, as Excel's `EntityCellValue`. */
export type RichValue = {
  type: string;
  text?: string;
  basicType?: string;
  basicValue?: unknown;
  numberFormat?: string;
  properties?: Record<string, unknown>;
  [more: string]: unknown;
};

/** What a cell knows beyond the value it shows; the engine keeps it with the cell through every move. */
export type CellDetail = {
  /** The message of the error that the cell shows. */
  message?: string;
  /** The value whose text the cell shows. */
  rich?: RichValue;
};

const PLAIN: CellDetail = Object.freeze({});

/** The cell's custom data for a detail; a plain value has one too, so that it replaces what an earlier result left. */
export function customDataOf(detail: CellDetail = PLAIN): { ker: CellDetail } {
  return { ker: detail };
}

/** Reads the detail back from a cell's custom data. */
export function detailOf(custom: CustomData): CellDetail {
  const detail: unknown = custom?.['ker'];
  return typeof detail === 'object' && detail !== null ? detail : PLAIN;
}

/** Whether a function's result is a value with a type of its own. */
export function isRichValue(value: unknown): value is RichValue {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** What formulas that know nothing of entities see of the value. */
export function textOf(rich: RichValue): string {
  if (rich.type === 'Entity') return rich.text ?? '';
  const { basicValue } = rich;
  if (typeof basicValue === 'string') return basicValue;
  if (typeof basicValue === 'number' || typeof basicValue === 'boolean') return String(basicValue);
  return rich.text ?? '';
}
