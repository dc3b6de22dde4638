import type { Collection } from './collection';

/** Adds the sections of ISIC Revision 4 and those divisions that companies of the dataset work in. */
export function addIndustries(collection: Collection): void {
  const sources = ['isic-4'];
  for (const [code, name, ...aliases] of SECTIONS) {
    collection.entity({
      key: `industry:${code}`,
      type: 'Industry',
      name,
      aliases,
      description: `Section ${code} of ISIC Revision 4`,
      prominence: 0.6,
      sources,
      properties: { isic_code: code, isic_level: 'section' },
    });
  }
  for (const [section, code, name, ...aliases] of DIVISIONS) {
    const key = `industry:${code}`;
    collection.entity({
      key,
      type: 'Industry',
      name,
      aliases,
      description: `Division ${code} of ISIC Revision 4`,
      prominence: 0.55,
      sources,
      properties: { isic_code: code, isic_level: 'division' },
    });
    collection.link('IS_PART_OF', key, `industry:${section}`, { sources });
  }
}

/** The division and the section of a line of business, or the section alone where it is one with its only division. */
export function industriesOf(business: string): string[] {
  const code = Object.keys(BUSINESSES).find((each) => BUSINESSES[each]?.includes(business));
  return code === undefined ? [] : industryWithSection(code);
}

/** The keys of a division and of the section that it is of, or of a section alone. */
export function industryWithSection(code: string): string[] {
  const [section] = DIVISIONS.find(([, division]) => division === code) ?? [];
  return section ? [`industry:${code}`, `industry:${section}`] : [`industry:${code}`];
}

const SECTIONS: readonly (readonly [code: string, name: string, ...aliases: string[]])[] = [
  ['A', 'Agriculture, forestry and fishing', 'Agriculture'],
  ['B', 'Mining and quarrying', 'Mining'],
  ['C', 'Manufacturing'],
  [
    'D',
    'Electricity, gas, steam and air conditioning supply',
    'Utilities',
    'Energy supply',
    'Electric utilities',
    'Power',
  ],
  ['E', 'Water supply; sewerage, waste management and remediation activities', 'Water and waste'],
  ['F', 'Construction'],
  ['G', 'Wholesale and retail trade; repair of motor vehicles and motorcycles', 'Trade'],
  ['H', 'Transportation and storage', 'Transportation', 'Transport'],
  ['I', 'Accommodation and food service activities', 'Hospitality'],
  ['J', 'Information and communication'],
  ['K', 'Financial and insurance activities', 'Finance', 'Financials', 'Financial services'],
  ['L', 'Real estate activities', 'Real estate'],
  ['M', 'Professional, scientific and technical activities', 'Professional services'],
  ['N', 'Administrative and support service activities', 'Support services'],
  ['O', 'Public administration and defence; compulsory social security', 'Public administration'],
  ['P', 'Education'],
  ['Q', 'Human health and social work activities', 'Health care', 'Healthcare'],
  ['R', 'Arts, entertainment and recreation', 'Entertainment'],
  ['S', 'Other service activities'],
  ['T', 'Activities of households as employers'],
  ['U', 'Activities of extraterritorial organizations and bodies'],
];

const DIVISIONS: readonly (readonly [section: string, code: string, name: string, ...aliases: string[]])[] = [
  ['B', '06', 'Extraction of crude petroleum and natural gas', 'Oil and gas', 'Oil & gas'],
  ['B', '07', 'Mining of metal ores', 'Metal mining'],
  ['B', '08', 'Other mining and quarrying'],
  ['B', '09', 'Mining support service activities', 'Oilfield services'],
  ['C', '10', 'Manufacture of food products', 'Food', 'Food products'],
  ['C', '11', 'Manufacture of beverages', 'Beverages'],
  ['C', '12', 'Manufacture of tobacco products', 'Tobacco'],
  ['C', '14', 'Manufacture of wearing apparel', 'Apparel'],
  ['C', '17', 'Manufacture of paper and paper products', 'Paper'],
  ['C', '19', 'Manufacture of coke and refined petroleum products', 'Oil refining', 'Refining'],
  ['C', '20', 'Manufacture of chemicals and chemical products', 'Chemicals'],
  [
    'C',
    '21',
    'Manufacture of basic pharmaceutical products and pharmaceutical preparations',
    'Pharmaceuticals',
    'Pharma',
  ],
  ['C', '23', 'Manufacture of other non-metallic mineral products', 'Building materials'],
  ['C', '24', 'Manufacture of basic metals', 'Metals'],
  [
    'C',
    '25',
    'Manufacture of fabricated metal products, except machinery and equipment',
    'Fabricated metal products',
  ],
  ['C', '26', 'Manufacture of computer, electronic and optical products', 'Electronics'],
  ['C', '27', 'Manufacture of electrical equipment', 'Electrical equipment'],
  ['C', '28', 'Manufacture of machinery and equipment n.e.c.', 'Machinery'],
  ['C', '29', 'Manufacture of motor vehicles, trailers and semi-trailers', 'Automotive'],
  ['C', '30', 'Manufacture of other transport equipment'],
  ['C', '32', 'Other manufacturing'],
  ['E', '38', 'Waste collection, treatment and disposal activities; materials recovery', 'Waste management'],
  ['F', '41', 'Construction of buildings', 'Homebuilding'],
  ['F', '42', 'Civil engineering'],
  ['F', '43', 'Specialized construction activities'],
  ['G', '45', 'Wholesale and retail trade and repair of motor vehicles and motorcycles', 'Car dealers'],
  ['G', '46', 'Wholesale trade, except of motor vehicles and motorcycles', 'Wholesale'],
  [
    'G',
    '47',
    'Retail trade, except of motor vehicles and motorcycles',
    'Retail',
    'Retail trade',
    'Retailers',
  ],
  ['H', '49', 'Land transport and transport via pipelines'],
  ['H', '51', 'Air transport', 'Airlines'],
  ['H', '53', 'Postal and courier activities', 'Couriers', 'Logistics'],
  ['I', '55', 'Accommodation', 'Hotels'],
  ['I', '56', 'Food and beverage service activities', 'Restaurants'],
  ['J', '58', 'Publishing activities'],
  [
    'J',
    '59',
    'Motion picture, video and television programme production, sound recording and music publishing activities',
    'Film',
    'Motion pictures',
  ],
  ['J', '60', 'Programming and broadcasting activities', 'Broadcasting'],
  ['J', '61', 'Telecommunications', 'Telecom'],
  ['J', '62', 'Computer programming, consultancy and related activities', 'IT services', 'IT consulting'],
  ['J', '63', 'Information service activities'],
  ['K', '64', 'Financial service activities, except insurance and pension funding'],
  ['K', '65', 'Insurance, reinsurance and pension funding, except compulsory social security', 'Insurance'],
  ['K', '66', 'Activities auxiliary to financial service and insurance activities'],
  ['M', '73', 'Advertising and market research', 'Advertising'],
  ['N', '77', 'Rental and leasing activities'],
  ['N', '78', 'Employment activities', 'Human resources'],
  ['N', '79', 'Travel agency, tour operator, reservation service and related activities', 'Travel'],
  ['Q', '86', 'Human health activities'],
  ['R', '92', 'Gambling and betting activities', 'Casinos'],
];

/** Lines of business as the list of S&P 500 companies words them, by ISIC division. Broad ones are left out. */
const BUSINESSES: Readonly<Record<string, readonly string[]>> = {
  '06': ['Oil & Gas Exploration & Production', 'Integrated Oil & Gas'],
  '07': ['Copper', 'Gold'],
  '08': ['Construction Materials'],
  '09': ['Oil & Gas Equipment & Services'],
  10: ['Packaged Foods & Meats', 'Agricultural Products & Services'],
  11: ['Soft Drinks & Non-alcoholic Beverages', 'Brewers', 'Distillers & Vintners'],
  12: ['Tobacco'],
  14: ['Apparel, Accessories & Luxury Goods'],
  17: ['Paper & Plastic Packaging Products & Materials'],
  19: ['Oil & Gas Refining & Marketing'],
  20: [
    'Specialty Chemicals',
    'Commodity Chemicals',
    'Fertilizers & Agricultural Chemicals',
    'Personal Care Products',
    'Household Products',
  ],
  21: ['Pharmaceuticals', 'Biotechnology'],
  24: ['Steel'],
  25: ['Metal, Glass & Plastic Containers'],
  26: [
    'Semiconductors',
    'Technology Hardware, Storage & Peripherals',
    'Communications Equipment',
    'Electronic Components',
    'Electronic Manufacturing Services',
  ],
  27: ['Electrical Components & Equipment', 'Heavy Electrical Equipment'],
  28: [
    'Industrial Machinery & Supplies & Components',
    'Construction Machinery & Heavy Transportation Equipment',
    'Semiconductor Materials & Equipment',
    'Agricultural & Farm Machinery',
  ],
  29: ['Automobile Manufacturers'],
  30: ['Aerospace & Defense'],
  32: ['Health Care Equipment'],
  D: ['Electric Utilities', 'Multi-Utilities', 'Independent Power Producers & Energy Traders'],
  38: ['Environmental & Facilities Services'],
  41: ['Homebuilding'],
  43: ['Construction & Engineering'],
  46: [
    'Health Care Distributors',
    'Food Distributors',
    'Technology Distributors',
    'Trading Companies & Distributors',
    'Distributors',
  ],
  47: [
    'Consumer Staples Merchandise Retail',
    'Broadline Retail',
    'Home Improvement Retail',
    'Food Retail',
    'Apparel Retail',
    'Other Specialty Retail',
    'Computer & Electronics Retail',
    'Homefurnishing Retail',
    'Automotive Retail',
  ],
  49: ['Rail Transportation', 'Oil & Gas Storage & Transportation'],
  51: ['Passenger Airlines'],
  53: ['Air Freight & Logistics'],
  56: ['Restaurants'],
  58: ['Systems Software', 'Application Software', 'Publishing'],
  59: ['Movies & Entertainment'],
  60: ['Broadcasting', 'Cable & Satellite'],
  61: ['Integrated Telecommunication Services', 'Wireless Telecommunication Services'],
  62: ['IT Consulting & Other Services'],
  63: ['Interactive Media & Services'],
  64: ['Diversified Banks', 'Regional Banks', 'Consumer Finance'],
  65: [
    'Life & Health Insurance',
    'Property & Casualty Insurance',
    'Multi-line Insurance',
    'Managed Health Care',
  ],
  66: [
    'Asset Management & Custody Banks',
    'Investment Banking & Brokerage',
    'Transaction & Payment Processing Services',
    'Financial Exchanges & Data',
    'Insurance Brokers',
  ],
  L: [
    'Real Estate Services',
    'Industrial REITs',
    'Health Care REITs',
    'Data Center REITs',
    'Telecom Tower REITs',
  ],
  73: ['Advertising'],
  78: ['Human Resource & Employment Services'],
  86: ['Health Care Services', 'Health Care Facilities'],
  92: ['Casinos & Gaming'],
};
