import type { Collection } from '../collection';
import type { Registrant } from '../filings/figure-rows';

/** The register's page of a company on the day on which it was read; company facts name one of which no page was read. */
export function registerSource(collection: Collection, { cik, as_of: date }: Registrant): string {
  if (!date) return 'company-facts';
  return collection.source(`edgar/${cik}/${date}`, {
    name: 'SEC EDGAR company register',
    date,
    document: `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik}`,
    publisher: 'SEC EDGAR',
  });
}
