import { type CellPlace, cellAddress } from '../../shared/formula/address';

/** What of a file does not stand in the cells as it stood there. */
export type Loss = 'text' | 'elsewhere' | 'beyond' | 'shifted' | 'merge';

/** The sentence for a number of losses, with the first of them. */
const SENTENCES: Record<Loss, (count: string, one: boolean, first: string) => string> = {
  text: (count, one, first) =>
    `${count} ${one ? 'cell is' : 'cells are'} empty: the file has no text for ${one ? 'it' : 'them'} (${first}).`,
  elsewhere: (count, one, first) =>
    `${count} ${one ? 'formula reads' : 'formulas read'} other workbooks or several sheets at once, which the trial does not support; ${one ? 'its' : 'their'} last ${one ? 'value is' : 'values are'} shown instead (${first}).`,
  beyond: (count, one, first) =>
    `${count} ${one ? 'formula is' : 'formulas are'} too long or too deep for the trial, or ${one ? 'uses' : 'use'} names that refer to themselves; ${one ? 'its' : 'their'} last ${one ? 'value is' : 'values are'} shown instead (${first}).`,
  shifted: (count, one, first) =>
    `The file counts days from 1904: 1,462 are added to ${count} ${one ? 'date' : 'dates'}, which ${one ? 'shows' : 'show'} the same ${one ? 'day' : 'days'} as there (${first}).`,
  merge: (count, one, first) =>
    `${count} merged ${one ? 'area is' : 'areas are'} left out: no cells of a sheet (${first}).`,
};

/** Gathers what is lost while a file is read: how often, and where first. */
export class FileLosses {
  readonly #found = new Map<Loss, { count: number; first: string }>();
  readonly #renamed: string[] = [];

  /** Counts one; a loss without a cell names its sheet only. */
  add(loss: Loss, { sheet, ...place }: { sheet: string } & Partial<CellPlace>): void {
    const { row, column } = place;
    const before = this.#found.get(loss);
    const where =
      row === undefined || column === undefined ? `on ${sheet}` : cellAddress({ sheet, row, column });
    this.#found.set(loss, { count: (before?.count ?? 0) + 1, first: before?.first ?? where });
  }

  /** A sheet that could not keep its name. */
  rename(from: string, to: string): void {
    this.#renamed.push(`“${from}” is “${to}” here`);
  }

  /** A sentence for each sort. */
  sentences(): string[] {
    const losses = (Object.keys(SENTENCES) as Loss[]).flatMap((loss) => {
      const { count, first } = this.#found.get(loss) ?? {};
      if (count === undefined || first === undefined) return [];
      const where = count === 1 ? first : `first ${first}`;
      return [SENTENCES[loss](count.toLocaleString('en'), count === 1, where)];
    });
    const [name, ...more] = this.#renamed;
    if (name === undefined) return losses;
    const others = more.length === 0 ? '' : `, and ${more.length} more`;
    return [`No two sheets can have one name: ${name}${others}.`, ...losses];
  }
}
