import type { KnownKnowledge } from '../runtime/knowledge';
import type { FilledCell } from './cell-contents';
import { contentOf } from './content';
import { evidenceOf, type Evidence } from './evidence';
import { written } from './freeze-rows';
import { plainText } from './plain-text';
import { quoteText } from './quote';

/** A row as it is written; `format` is that of the value. */
export type SourceRow = { cells: (string | number | boolean)[]; format: string | undefined };

/** Why a cell has no source. */
export const NOTES = {
  unknown: 'Has not run since the workbook was opened: recalculate, then audit again',
  none: 'Its answer has no source of its own',
  noSource: 'The service names no source',
} as const;

/** The rows of one cell: one for each thing that it asked. `first` is the sheet's row of the first, from 1. */
export function sourceRows(known: KnownKnowledge, cell: FilledCell, first: number): SourceRow[] {
  const evidence = evidenceOf(known, cell.address);
  if (evidence === undefined) return [rowOf(cell, { note: NOTES.unknown }, first)];
  if (evidence.length === 0) return [rowOf(cell, { note: NOTES.none }, first)];
  return evidence.map((each, index) => {
    const note = each.source === undefined ? NOTES.noSource : '';
    return rowOf(cell, { evidence: each, note }, first + index);
  });
}

type Said = { evidence?: Evidence; note: string };

function rowOf(cell: FilledCell, { evidence, note }: Said, row: number): SourceRow {
  const content = contentOf(evidence?.value, { name: evidence?.what ?? '' });
  const value = 'value' in content ? content.value : '';
  const date = evidence?.source?.date;
  return {
    format: 'format' in content ? content.format : undefined,
    cells: [
      // A link inside the workbook begins with #.
      `=HYPERLINK(${quoteText(`#${cell.address}`)},${quoteText(cell.address)})`,
      plainText(cell.formula),
      written(cell.grid[0]?.[0]?.value ?? ''),
      plainText(evidence?.entity ?? ''),
      plainText(evidence?.what ?? ''),
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
  return /^https?:\/\//i.test(document) ? `=HYPERLINK(${quoteText(document)})` : plainText(document);
}
