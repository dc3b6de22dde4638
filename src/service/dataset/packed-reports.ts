/**
 * Reads a company's reports, `filed:accession` with an optional `:form`, from texts that omit a repeated filer, a
 * year equal to that of the day, and leading zeros. Reports written in full are read too.
 */
export function unpackReports(packed: string): string {
  let filer = '';
  return packed
    .split(' ')
    .map((token) => {
      const [filed = '', accession = '', ...form] = token.split(':');
      if (accession === '') return token;
      const parts = accession.split('-');
      const [own = '', year = filed.slice(2, 4), number = ''] =
        parts.length === 3 ? parts : [parts[0], undefined, parts[1]];
      if (own !== '') filer = own.padStart(FILER, '0');
      return [filed, [filer, year, number.padStart(NUMBER, '0')].join('-'), ...form].join(':');
    })
    .join(' ');
}

/** The digits of the one who filed, and of the number within a year. */
const [FILER, NUMBER] = [10, 6];
