import type { KnownKnowledge } from '../../runtime/knowledge';
import type { FilledCell } from '../excel/cell-contents';
import { contentOf } from '../excel/content';
import { evidenceOf, type Evidence } from './cell-sources';
import { plainText, written } from '../excel/plain-text';
import { linkFormula } from '../../../shared/formula/link';

/** What a row is about: a cell, and what it asked of whom. */
export type About = { cell: string; entity: string; field: string };

/** A row as it is written. */
export type SourceRow = {
  /** An audit that is run again puts it where it stood. */
  about: About;
  /** The number formats of what the cell shows and of the value. */
  formats: { shown: string | undefined; value: string | undefined };
  /** Its cells, in the sheet's row of this number, from 1. */
  cells: (row: number) => (string | number | boolean)[];
};

/** Why a cell has no source. */
export const NOTES = {
  unknown: 'Not run since the workbook was opened, or failed early: recalculate, then list again',
  none: 'No source of its own',
  noSource: 'The service gives no source',
  gone: 'No longer in the workbook; row kept because of your notes',
} as const;

/** The rows of one cell: one for each thing that it asked. */
export function sourceRows(known: KnownKnowledge, cell: FilledCell): SourceRow[] {
  const evidence = evidenceOf(known, cell);
  if (evidence === undefined) return [rowOf(cell, { note: NOTES.unknown })];
  if (evidence.length === 0) return [rowOf(cell, { note: NOTES.none })];
  return evidence.map((each) => {
    const note = each.source === undefined ? NOTES.noSource : '';
    return rowOf(cell, { evidence: each, note });
  });
}

/** A row that is kept although its formula is gone. */
export function goneRow({ cell, entity, field }: About): SourceRow {
  const cells = [cell, '', '', entity, field, '', '', '', '', '', NOTES.gone].map(plainText);
  return {
    about: { cell, entity, field },
    formats: { shown: undefined, value: undefined },
    cells: () => cells,
  };
}

type Said = { evidence?: Evidence; note: string };

function rowOf(cell: FilledCell, { evidence, note }: Said): SourceRow {
  const content = contentOf(evidence?.value, { name: evidence?.what ?? '' });
  const value = 'value' in content ? content.value : '';
  const date = evidence?.source?.date;
  const shown = cell.grid[0]?.[0];
  const entity = evidence?.entity ?? '';
  const field = evidence?.what ?? '';
  return {
    about: { cell: cell.address, entity, field },
    formats: { shown: shown?.format, value: 'format' in content ? content.format : undefined },
    cells: (row) => [
      // A link inside the workbook begins with #.
      linkFormula(`#${cell.address}`, cell.address) ?? plainText(cell.address),
      plainText(cell.formula),
      written(shown?.value ?? ''),
      plainText(entity),
      plainText(field),
      written(value),
      plainText(evidence?.source?.name ?? ''),
      date ?? '',
      date === undefined ? '' : `=TODAY()-H${row}`,
      documentCell(evidence?.source?.document ?? ''),
      note,
    ],
  };
}

/** A link that a person can open; anything else stays text. */
function documentCell(document: string): string {
  return (document.startsWith('#') ? undefined : linkFormula(document)) ?? plainText(document);
}
