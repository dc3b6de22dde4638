import type { FieldSpec } from './field-spec';

/** What a company is, where it is and how it is known. */
export const COMPANY_FIELDS: readonly FieldSpec[] = [
  {
    name: 'founded',
    label: 'founding date',
    also: [
      'founding_date',
      'founded_on',
      'incorporation',
      'incorporated',
      'established',
      'founding_year',
      'foundation',
      'year_founded',
      'date_founded',
      'inception',
    ],
    look: [
      'founding_date',
      'founding_year',
      'founded',
      'incorporation_date',
      'first_release_date',
      'adoption_date',
    ],
  },
  {
    name: 'headquarters',
    label: 'headquarters',
    plural: 'headquarters',
    also: ['hq', 'headquarter', 'headquarters_city', 'headquarters_location', 'head_office', 'based_in'],
    look: ['>HAS_HEADQUARTERS_IN', 'headquarters', 'headquarters_address'],
    contains: true,
  },
  {
    name: 'registered_in',
    label: 'place of registration',
    also: ['incorporated_in', 'state_of_incorporation', 'jurisdiction', 'registration', 'domicile'],
    look: ['>IS_REGISTERED_IN', 'registered_address'],
    contains: true,
  },
  {
    name: 'industry',
    label: 'industry',
    plural: 'industries',
    also: ['sector', 'industries', 'sectors', 'field', 'business'],
    look: ['>OPERATES_IN_INDUSTRY', 'industry', 'sector', 'sic_description'],
    contains: true,
  },
  {
    name: 'exchange',
    label: 'exchange',
    also: ['listed_on', 'stock_exchange', 'listing', 'exchanges', 'market'],
    look: ['>LISTED_ON', '>IS_LISTED_ON', 'exchange'],
    contains: true,
  },
  {
    name: 'ticker',
    label: 'ticker symbol',
    also: ['symbol', 'ticker_symbol', 'stock_symbol', 'tickers', 'stock_ticker'],
    look: ['ticker', 'tickers'],
  },
  { name: 'cik', label: 'CIK', also: ['central_index_key'], look: ['cik'] },
  { name: 'lei', label: 'LEI', also: ['legal_entity_identifier'], look: ['lei'] },
  {
    name: 'website',
    label: 'website',
    also: ['url', 'homepage', 'domain', 'site', 'web_site'],
    look: ['website', 'url', 'homepage'],
  },
];
