import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { unzipSync } from 'fflate';

import { forgedFile, type Forged } from '../trial/xlsx/forged-file';

/** A folder of its own for the files of a test. */
export class TestFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'ker-'));

  file(name: string): string {
    return join(this.path, name);
  }

  /** Writes a workbook; its path. */
  async workbook(name: string, forged: Forged): Promise<string> {
    const path = this.file(name);
    writeFileSync(path, Buffer.from(await forgedFile(name, forged).arrayBuffer()));
    return path;
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}

/** The parts of a workbook by their paths. */
export function partsOf(path: string): Record<string, string> {
  const parts = unzipSync(readFileSync(path));
  return Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  );
}

/** A row of cells as a sheet stores them: a number, a text, or XML. */
export function rowXml(row: number, cells: readonly (number | string)[]): string {
  return `<row r="${row}">${cells
    .map((cell, at) => {
      const ref = `${String.fromCodePoint(65 + at)}${row}`;
      if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
      if (cell.startsWith('<')) return cell.replace('<c', `<c r="${ref}"`);
      return cell === '' ? '' : `<c r="${ref}" t="str"><v>${cell}</v></c>`;
    })
    .join('')}</row>`;
}

/** A cell with a formula and its stored value. */
export function formulaXml(formula: string, value: number | string | undefined, attributes = ''): string {
  const f = `<f>${formula.replaceAll('KER.', '_xldudf_KER_').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</f>`;
  if (value === undefined) return `<c${attributes}>${f}</c>`;
  return `<c${typeof value === 'string' ? ' t="str"' : ''}${attributes}>${f}<v>${value}</v></c>`;
}
