/** Reports of a company without what repeats, as `unpackReports` reads them. */
export function packReports(reports: string): string {
  let last = '';
  return reports
    .split(' ')
    .map((token) => {
      const [filed = '', accession = '', ...form] = token.split(':');
      if (!ACCESSION.test(accession)) return token;
      const [filer = '', year = '', number = ''] = accession.split('-');
      const own = filer === last ? '' : filer.replace(/^0+/, '');
      last = filer;
      const parts = year === filed.slice(2, 4) ? [own, digits(number)] : [own, year, digits(number)];
      return [filed, parts.join('-'), ...form].join(':');
    })
    .join(' ');
}

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

const digits = (number: string): string => String(Number(number));
