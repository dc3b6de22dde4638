import type { FieldSpec } from './field-spec';

/** The newest figure comes of a publication of its own; the years before it are an older one's. */
const NOMINAL_GDP = [
  '~Newest GDP (current US dollars, World Bank, July 2026)',
  '~GDP (current US dollars)',
  '~GDP (current US dollars, CIA World Factbook)',
];

/** Without the rise of prices, at purchasing power: of a recent year, and of 2017 and before. */
const RECENT_REAL_GDP = '~Real GDP (purchasing power parity, 2021 dollars)';
const OLD_REAL_GDP = '~Real GDP, expenditure side';

/** What is known of countries and cities. */
export const PLACE_FIELDS: readonly FieldSpec[] = [
  {
    name: 'successors',
    label: 'successor',
    plural: 'successors',
    also: ['successor', 'is_succeeded_by'],
    look: ['>IS_SUCCEEDED_BY'],
  },
  {
    name: 'predecessors',
    label: 'predecessor',
    plural: 'predecessors',
    also: ['predecessor', 'succeeds'],
    look: ['<IS_SUCCEEDED_BY'],
  },
  {
    name: 'population',
    label: 'population',
    also: ['inhabitants', 'people_living', 'number_of_inhabitants', 'residents'],
    // What a series dates comes before the property, which of some places alone is of no known year.
    look: [
      '~Newest population (World Bank, July 2026)',
      '~Population',
      'population',
      '~Population (Penn World Table 9.1)',
    ],
  },
  {
    name: 'gdp',
    label: 'GDP',
    also: ['gross_domestic_product', 'economy', 'economic_output', 'output'],
    // What is at purchasing power has a field of its own: in one ranking the two would be mixed.
    look: ['gdp', ...NOMINAL_GDP],
  },
  {
    name: 'gdp_ppp',
    label: 'GDP at purchasing power parity',
    plural: 'GDPs at purchasing power parity',
    also: [],
    look: [RECENT_REAL_GDP, 'gdp_ppp', OLD_REAL_GDP],
  },
  {
    name: 'real_gdp',
    label: 'real GDP',
    plural: 'real GDPs',
    also: [],
    look: [RECENT_REAL_GDP, OLD_REAL_GDP],
  },
  {
    name: 'gdp_current_us_dollars',
    label: 'GDP in current US dollars',
    plural: 'GDPs in current US dollars',
    also: ['nominal_gdp'],
    look: NOMINAL_GDP,
  },
  {
    name: 'inflation_rate_consumer_prices',
    label: 'inflation rate',
    also: ['inflation', 'inflation_rate'],
    look: ['~Inflation rate (consumer prices)', '~Inflation rate (consumer prices, CIA World Factbook)'],
    isOverYear: true,
  },
  {
    name: 'real_gdp_growth_rate',
    label: 'real GDP growth rate',
    // The growth of an economy is that of its output without the rise of prices, and not of its worth in dollars.
    also: ['economic_growth_rate', 'gdp_growth', 'gdp_growth_rate', 'economic_growth'],
    look: ['~Real GDP growth rate'],
    isOverYear: true,
  },
  {
    name: 'exports_of_goods_and_services',
    label: 'exports of goods and services',
    plural: 'exports of goods and services',
    also: ['exports', 'total_exports', 'export_value'],
    look: ['~Exports of goods and services'],
  },
  {
    name: 'imports_of_goods_and_services',
    label: 'imports of goods and services',
    plural: 'imports of goods and services',
    also: ['imports', 'total_imports', 'import_value'],
    look: ['~Imports of goods and services'],
  },
  {
    name: 'current_account_balance',
    label: 'current account balance',
    also: ['current_account', 'current_account_surplus', 'current_account_deficit'],
    look: ['~Current account balance'],
  },
  {
    name: 'reserves_of_foreign_exchange_and_gold',
    label: 'reserves of foreign exchange and gold',
    plural: 'reserves of foreign exchange and gold',
    also: ['foreign_exchange_reserves', 'fx_reserves', 'forex_reserves', 'currency_reserves'],
    look: ['~Reserves of foreign exchange and gold'],
  },
  {
    name: 'public_debt',
    label: 'public debt',
    also: ['government_debt', 'public_debt_to_gdp', 'debt_to_gdp', 'debt_to_gdp_ratio'],
    look: ['~Public debt'],
  },
  {
    name: 'external_debt',
    label: 'external debt',
    also: ['foreign_debt'],
    look: ['~External debt'],
  },
  {
    name: 'life_expectancy',
    label: 'life expectancy at birth',
    also: ['life_expectancy_at_birth'],
    look: ['life_expectancy', '~Life expectancy at birth'],
  },
  {
    name: 'fertility_rate',
    label: 'total fertility rate',
    also: ['fertility', 'total_fertility_rate'],
    look: ['~Total fertility rate'],
  },
  {
    name: 'human_capital',
    label: 'human capital index',
    also: ['human_capital_index'],
    look: ['~Human capital index'],
  },
  {
    name: 'persons_engaged',
    label: 'number of persons engaged',
    also: ['employment', 'employed_persons', 'labour_force', 'labor_force'],
    look: ['~Persons engaged'],
  },
  {
    name: 'literacy',
    label: 'literacy rate',
    also: ['literacy_rate', 'literacy_percent'],
    look: ['literacy', 'literacy_rate', 'literacy_percent'],
  },
  { name: 'area', label: 'area', also: ['surface_area', 'land_area'], look: ['area', 'area_km2'] },
  {
    name: 'capital',
    label: 'capital',
    also: ['capital_city', 'seat_of_government'],
    look: ['>HAS_CAPITAL', '<IS_CAPITAL_OF', 'capital'],
  },
  {
    name: 'capital_of',
    label: 'country whose capital it is',
    plural: 'countries whose capital it is',
    also: [],
    look: ['>IS_CAPITAL_OF', '<HAS_CAPITAL'],
  },
  {
    name: 'currency',
    label: 'currency',
    plural: 'currencies',
    also: ['currencies', 'money', 'legal_tender', 'currency_used'],
    look: ['>USES_CURRENCY', '>HAS_CURRENCY', '<IS_CURRENCY_OF', 'currency'],
  },
  {
    name: 'languages',
    label: 'official language',
    also: ['language', 'official_language', 'official_languages', 'spoken_languages'],
    look: [
      '>HAS_OFFICIAL_LANGUAGE',
      '>OFFICIAL_LANGUAGE',
      '<IS_OFFICIAL_LANGUAGE_OF',
      '<IS_SPOKEN_IN',
      '>SPEAKS',
      'languages',
      'official_languages',
    ],
  },
  {
    name: 'calling_code',
    label: 'calling code',
    also: ['phone_code', 'dialling_code', 'dialing_code', 'country_code', 'phone_prefix', 'calling_codes'],
    look: ['calling_code', 'calling_codes', 'phone'],
  },
  {
    name: 'iso_code',
    label: 'ISO code',
    also: ['iso2', 'iso_alpha_2', 'iso3166', 'alpha_2'],
    look: ['iso_alpha2', 'iso_code', 'iso_code_2'],
  },
  { name: 'iso3', label: 'three-letter ISO code', also: ['iso_alpha_3', 'alpha_3'], look: ['iso_alpha3'] },
];
