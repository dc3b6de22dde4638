import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key of a company's entity by its SEC central index key. */
export const companyKey = (cik) => `company:${cik}`;

/** The table of companies among the facts. A row of Fortune's whose columns slipped loses all that came from there. */
export function readCompanies(facts) {
  const rows = JSON.parse(readFileSync(join(facts, 'companies.json'), 'utf8'));
  return rows.map((row) =>
    isSlipped(row) ? { ...row, f_rev: null, f_emp: null, f_ceo: null, website: null } : row,
  );
}

/** Whether a row holds an amount or a count where its chief executive should be. */
const isSlipped = ({ f_ceo }) => /\d/.test(f_ceo);

/** City and state of the address on a filing's cover, `…, Arlington, VA, 22202`. */
export function filedSeat({ address }) {
  const [city, state] = address.split(', ').slice(-3);
  return [city, STATES[state] ?? state];
}

const STATES = { AR: 'Arkansas', CA: 'California', NY: 'New York', VA: 'Virginia' };
