import type { FieldSpec } from './field-spec';

const series = (
  name: string,
  label: string,
  also: readonly string[],
  look: readonly string[],
): FieldSpec => ({
  name,
  label,
  also,
  look,
});

/** A company's figures, each the latest of its series. */
export const FINANCIAL_FIELDS: readonly FieldSpec[] = [
  series(
    'revenue',
    'revenue',
    ['revenues', 'sales', 'turnover', 'latest_revenue', 'annual_revenue', 'net_sales'],
    ['~Revenue', 'revenue'],
  ),
  series(
    'net_income',
    'net income',
    ['profit', 'profits', 'net_profit', 'earnings', 'latest_net_income'],
    ['~Net income', 'net_income'],
  ),
  series('operating_income', 'operating income', ['operating_profit', 'ebit'], ['~Operating income']),
  series('total_assets', 'total assets', ['assets'], ['~Total assets', 'total_assets']),
  series('total_liabilities', 'total liabilities', ['liabilities'], ['~Total liabilities']),
  series(
    'equity',
    "stockholders' equity",
    ['stockholders_equity', 'shareholders_equity', 'book_value'],
    ["~Stockholders' equity", '~Total equity'],
  ),
  series(
    'cash',
    'cash and cash equivalents',
    ['cash_and_cash_equivalents', 'cash_position'],
    ['~Cash and cash equivalents'],
  ),
  series(
    'operating_cash_flow',
    'operating cash flow',
    ['cash_flow', 'cash_from_operations'],
    ['~Operating cash flow'],
  ),
  series(
    'capital_expenditure',
    'capital expenditure',
    ['capex', 'capital_spending', 'capital_expenditures'],
    ['~Capital expenditure'],
  ),
  series('dividends_paid', 'dividend payments', ['dividends', 'dividend_payments'], ['~Dividends paid']),
  series(
    'share_repurchases',
    'share repurchases',
    ['buybacks', 'share_buybacks', 'stock_buybacks'],
    ['~Share repurchases'],
  ),
  series('long_term_debt', 'long-term debt', ['longterm_debt'], ['~Long-term debt']),
  series('cost_of_revenue', 'cost of revenue', ['cost_of_sales', 'cogs'], ['~Cost of revenue']),
  series(
    'diluted_shares',
    'diluted weighted average shares',
    ['diluted_share_count', 'diluted_shares_outstanding'],
    ['~Diluted weighted average shares'],
  ),
  series('gross_profit', 'gross profit', [], ['~Gross profit']),
  series(
    'eps',
    'diluted earnings per share',
    ['earnings_per_share', 'diluted_eps', 'diluted_earnings_per_share'],
    ['~Diluted earnings per share'],
  ),
  series(
    'research_and_development',
    'research and development expense',
    [
      'r_and_d',
      'rd',
      'research_and_development_expense',
      'research_and_development_spending',
      'r_and_d_expense',
      'r_and_d_spending',
    ],
    ['~Research and development expense'],
  ),
];
