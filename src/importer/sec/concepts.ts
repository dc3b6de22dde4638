/** A line of the statements as the dataset has it, with the tags under which companies file it, the best first. */
export type Concept = {
  name: string;
  kind: 'flow' | 'instant' | 'shares';
  unit: 'USD' | 'USD/share' | 'shares';
  aliases: readonly string[];
  tags: readonly string[];
};

/** The lines that are carried, under the names and units that the built-in dataset has for them. */
export const CONCEPTS: readonly Concept[] = [
  flow(
    'Revenue',
    ['Total revenue', 'Sales'],
    [
      'Revenues',
      'RevenuesNetOfInterestExpense',
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'RevenueFromContractWithCustomerIncludingAssessedTax',
      'SalesRevenueNet',
      'SalesRevenueGoodsNet',
    ],
  ),
  flow(
    'Cost of revenue',
    ['Cost of sales', 'COGS'],
    ['CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold'],
  ),
  flow('Gross profit', [], ['GrossProfit']),
  flow('Research and development expense', ['R&D'], ['ResearchAndDevelopmentExpense']),
  flow('Operating income', ['Operating profit', 'EBIT'], ['OperatingIncomeLoss']),
  flow('Net income', ['Net profit', 'Earnings'], ['NetIncomeLoss']),
  perShare('Diluted earnings per share', ['EPS', 'Diluted EPS'], ['EarningsPerShareDiluted']),
  perShare('Basic earnings per share', ['Basic EPS'], ['EarningsPerShareBasic']),
  {
    name: 'Diluted weighted average shares',
    ...{ kind: 'shares', unit: 'shares', aliases: ['Diluted shares'] },
    tags: ['WeightedAverageNumberOfDilutedSharesOutstanding'],
  },
  instant('Total assets', ['Assets'], ['Assets']),
  instant('Total liabilities', ['Liabilities'], ['Liabilities']),
  instant("Stockholders' equity", ["Shareholders' equity", 'Equity'], ['StockholdersEquity']),
  instant('Cash and cash equivalents', ['Cash'], ['CashAndCashEquivalentsAtCarryingValue']),
  instant('Long-term debt', ['Debt'], ['LongTermDebt', 'LongTermDebtNoncurrent']),
  flow('Operating cash flow', ['Cash flow from operations'], ['NetCashProvidedByUsedInOperatingActivities']),
  flow(
    'Capital expenditure',
    ['Capex', 'Capital spending'],
    ['PaymentsToAcquirePropertyPlantAndEquipment', 'PaymentsToAcquireProductiveAssets'],
  ),
  flow('Dividends paid', ['Dividends'], ['PaymentsOfDividends', 'PaymentsOfDividendsCommonStock']),
  flow('Share repurchases', ['Buybacks', 'Share buybacks'], ['PaymentsForRepurchaseOfCommonStock']),
];

function flow(name: string, aliases: readonly string[], tags: readonly string[]): Concept {
  return { name, kind: 'flow', unit: 'USD', aliases, tags };
}

function instant(name: string, aliases: readonly string[], tags: readonly string[]): Concept {
  return { name, kind: 'instant', unit: 'USD', aliases, tags };
}

function perShare(name: string, aliases: readonly string[], tags: readonly string[]): Concept {
  return { name, kind: 'shares', unit: 'USD/share', aliases, tags };
}
