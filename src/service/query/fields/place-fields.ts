import type { FieldSpec } from './field-spec';

/** What is known of countries and cities. */
export const PLACE_FIELDS: readonly FieldSpec[] = [
  {
    name: 'population',
    label: 'population',
    also: ['inhabitants', 'people_living', 'number_of_inhabitants', 'residents'],
    look: ['population', '~Population'],
  },
  {
    name: 'gdp',
    label: 'GDP',
    also: ['gross_domestic_product', 'gdp_ppp', 'real_gdp', 'economy', 'economic_output', 'output'],
    look: ['gdp', 'gdp_ppp', '~Real GDP, expenditure side'],
  },
  {
    name: 'inflation_rate_consumer_prices',
    label: 'inflation rate',
    also: ['inflation', 'inflation_rate'],
    look: ['~Inflation rate (consumer prices)'],
  },
  {
    name: 'real_gdp_growth_rate',
    label: 'real GDP growth rate',
    also: ['economic_growth_rate'],
    look: ['~Real GDP growth rate'],
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
