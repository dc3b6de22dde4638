import { isLei } from '../../service/dataset/check-digits';
import type { Problems } from '../../service/dataset/files/problems';
import type { Row } from '../table';

/** A code that issuers have, by the column of its file. */
type CodeKind = {
  column: string;
  isValid: (code: string) => boolean;
  /** What a valid one is, in words. */
  wanted: string;
  /** An issuer with more codes than this gets none. */
  most: number;
};

/** The codes of each issuer, such as its ISINs or BICs. */
export class IssuerCodes {
  readonly #byLei = new Map<string, string[]>();
  readonly #kind: CodeKind;

  constructor(kind: CodeKind) {
    this.#kind = kind;
  }

  /** Whether a file told any. */
  get isKnown(): boolean {
    return this.#byLei.size > 0;
  }

  *learn(row: Row, problems: Problems): Generator<never> {
    const { column, isValid, wanted, most } = this.#kind;
    const [lei, code] = [row.cell('LEI'), row.cell(column)];
    if (!isLei(lei)) problems.add(`${row.where}: Expected an LEI with right check digits, got "${lei}"`);
    else if (!isValid(code)) problems.add(`${row.where}: Expected ${wanted}, got "${code}"`);
    else {
      const known = this.#byLei.get(lei) ?? [];
      if (known.length <= most && !known.includes(code)) known.push(code);
      this.#byLei.set(lei, known);
    }
  }

  of(lei: string): readonly string[] {
    const known = this.#byLei.get(lei) ?? [];
    return known.length > this.#kind.most ? [] : known;
  }
}
