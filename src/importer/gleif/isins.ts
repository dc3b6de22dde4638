import { isIsin, isLei } from '../../service/dataset/check-digits';
import type { Problems } from '../../service/dataset/files/problems';
import type { Row } from '../table';

/** Of an issuer with more securities than this nobody can tell the share from its bonds, so none is carried. */
const MOST = 8;

/** The securities of each issuer, so few that they are its own and the memory holds them. */
export class Isins {
  readonly #byLei = new Map<string, string[]>();

  *learn(row: Row, problems: Problems): Generator<never> {
    const [lei, isin] = [row.cell('LEI'), row.cell('ISIN')];
    if (!isLei(lei)) problems.add(`${row.where}: Expected an LEI with right check digits, got "${lei}"`);
    else if (!isIsin(isin))
      problems.add(`${row.where}: Expected an ISIN with a right check digit, got "${isin}"`);
    else {
      const known = this.#byLei.get(lei) ?? [];
      if (known.length <= MOST && !known.includes(isin)) known.push(isin);
      this.#byLei.set(lei, known);
    }
  }

  of(lei: string): readonly string[] {
    const known = this.#byLei.get(lei) ?? [];
    return known.length > MOST ? [] : known;
  }
}
