import type { Source } from '../../shared/contract/source';
import { everydayName } from '../../service/dataset/everyday-name';
import type { EntityRow } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import type { StoredProperty } from '../../service/store/stored';
import { propertiesOf } from '../properties';

/** What a company is called in the dataset by the register's number of ten digits. */
export function companyKey(cik: string): string {
  return `company:${cik}`;
}

/** Who is registered. */
export type Registrant = {
  cik: string;
  name: string;
  tickers: readonly string[];
  properties?: Readonly<Record<string, StoredProperty['value'] | undefined>>;
};

/** The company of a registrant, called as people write it; the registered name stands beside. */
export function registrantRow(
  { cik, name, tickers, properties = {} }: Registrant,
  { sources, where }: { sources: readonly Source[]; where: string },
): EntityRow {
  const [ticker] = tickers;
  const called = everydayName(name, ticker ?? '');
  return {
    kind: 'entity',
    key: companyKey(cik),
    id: naturalId(companyKey(cik)),
    type: 'Company',
    name: called,
    aliases: [...new Set([...(name === called ? [] : [name]), ...tickers])],
    prominence: tickers.length > 0 ? 0.6 : 0.3,
    identifiers: [`cik:${cik}`],
    properties: propertiesOf({ legal_name: name, cik, ticker, ...properties }, sources),
    sources,
    where,
  };
}
