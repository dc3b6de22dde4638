import type { FieldSpec } from './field-spec';

/** Prices, dates, codes and what belongs to rarer types. */
export const OTHER_FIELDS: readonly FieldSpec[] = [
  {
    name: 'acquirer',
    label: 'acquirer',
    also: ['buyer', 'acquired_by', 'purchaser'],
    look: ['acquirer', '>IS_SUBSIDIARY_OF'],
  },
  {
    name: 'laureates',
    label: 'laureate',
    also: ['winners', 'winner', 'laureate', 'recipients'],
    look: ['<RECEIVED_AWARD', 'laureates'],
  },
  { name: 'awards', label: 'award', also: ['prizes', 'award', 'prize'], look: ['>RECEIVED_AWARD'] },
  { name: 'sanctions', label: 'sanction', also: ['sanction'], look: ['<CONCERNS', '>IS_IMPOSED_BY'] },
  {
    name: 'concerns',
    label: 'concern',
    also: ['target', 'applies_in'],
    look: ['>CONCERNS', '>APPLIES_IN', 'target_country'],
  },
  { name: 'is_imposed_by', label: 'issuing body', also: ['imposed_by'], look: ['>IS_IMPOSED_BY'] },
  { name: 'laws', label: 'law', also: ['regulations', 'legislation'], look: ['<APPLIES_IN'] },
  {
    name: 'publisher',
    label: 'publisher',
    also: ['published_by', 'issuer'],
    look: ['>IS_PUBLISHED_BY', 'publisher', '<PUBLISHES/publisher'],
  },
  {
    name: 'publishes',
    label: 'publication',
    also: ['published_items'],
    look: ['<IS_PUBLISHED_BY', '>PUBLISHES'],
  },
  { name: 'underlying', label: 'underlying', also: ['underlying_commodity'], look: ['>HAS_UNDERLYING'] },
  {
    name: 'valuation',
    label: 'valuation',
    also: ['post_money_valuation'],
    look: ['post_money_valuation', 'valuation'],
  },
  { name: 'price', label: 'price', also: ['latest_price', 'spot_price', 'quote', 'cost'], look: ['~*'] },
  { name: 'rate', label: 'exchange rate', also: ['exchange_rate', 'fx_rate', 'latest_rate'], look: ['~*'] },
  {
    name: 'latest_value',
    label: 'latest value',
    also: ['value', 'latest', 'level', 'reading', 'figure'],
    look: ['~*'],
  },
  {
    name: 'date',
    label: 'date',
    also: ['event_date', 'announced', 'announced_date', 'release_date', 'released', 'launch_date', 'enacted'],
    look: [
      'date',
      'event_date',
      'announced_date',
      'adoption_date',
      'announcement_date',
      'first_release_date',
    ],
  },
  {
    name: 'code',
    label: 'code',
    also: ['mic'],
    look: ['code', 'iso_code', 'mic', 'iso_alpha2'],
  },
  {
    name: 'currency_code',
    label: 'currency code',
    also: ['iso_4217'],
    look: ['>HAS_CURRENCY/iso_code', '>USES_CURRENCY/iso_code', 'iso_code'],
  },
  { name: 'isin', label: 'ISIN', also: [], look: ['isin'] },
  { name: 'ein', label: 'employer identification number', also: [], look: ['ein'] },
  { name: 'sic_code', label: 'SIC code', also: [], look: ['sic_code'] },
  { name: 'sic_description', label: 'SIC description', also: [], look: ['sic_description'] },
  {
    name: 'scientific_name',
    label: 'scientific name',
    also: ['latin_name', 'species', 'binomial'],
    look: ['scientific_name'],
  },
];
