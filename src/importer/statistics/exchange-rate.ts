import type { EntityRow } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import { propertiesOf } from '../properties';
import type { About } from './places';

/** An exchange rate, one with the built-in one of its two currencies. */
export function exchangeRate(base: string, quote: string, { sources, where }: About): EntityRow {
  const name = `${base}/${quote}`;
  return {
    kind: 'entity',
    ...{ key: `fx:${name}`, id: naturalId(`fx:${name}`), type: 'ForeignExchangeRate', name },
    aliases: [base + quote, `${base}-${quote}`],
    ...{ identifiers: [`fx:${name}`], prominence: 0.4, sources, where },
    properties: propertiesOf({ base_currency: base, quote_currency: quote }, sources),
  };
}
