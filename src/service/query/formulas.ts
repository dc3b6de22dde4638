/** A figure that is worked out from others of the same day. */
export type Formula = {
  name: string;
  label: string;
  /** Fields with an operator between each two, worked out from left to right; `|` parts fields of which one is enough. */
  formula: string;
  unit: 'USD' | 'USD/share' | 'times' | '%';
  /** Whether it is of a time, so that those of several years add up. */
  isFlow?: true;
  /** What it is called, by the language's tag; the label and the name say it in English too. */
  words: Readonly<Record<'en' | 'de', string>>;
};

const EQUITY = 'equity|total_equity';
const SHARES = 'diluted_weighted_average_shares';

/** Every figure that a formula gives. Of some no dataset may hold what goes in: a question for such a one is told what is lacking. */
export const FORMULAS: readonly Formula[] = [
  {
    name: 'free_cash_flow',
    label: 'free cash flow',
    formula: 'operating_cash_flow - capital_expenditure',
    unit: 'USD',
    isFlow: true,
    words: {
      en: 'fcf|free cash flows|free cashflow|free cash flow generation|free cash generation',
      de: 'freier cashflow|freien cashflow|freie cashflow|free cashflow|free cash flow|freier cash flow|freien cash flow|fcf|freie mittelzufluss|freie cashflows',
    },
  },
  {
    name: 'shareholder_payouts',
    label: 'dividends and share repurchases together',
    formula: 'dividends_paid + share_repurchases',
    unit: 'USD',
    isFlow: true,
    words: {
      en: 'shareholder payout|total shareholder payouts|shareholder distributions|capital returns|capital return|capital returned to shareholders|capital returned|cash returned to shareholders|dividends plus buybacks|dividends and buybacks combined|dividends plus share repurchases|buybacks plus dividends|total payouts to shareholders|total payout to shareholders',
      de: 'ausschüttungen an aktionäre|gesamtausschüttung|gesamtausschüttungen|dividenden plus aktienrückkäufe|dividenden und aktienrückkäufe zusammen|kapitalrückführung',
    },
  },
  {
    name: 'revenue_less_gross_profit',
    label: 'cost of revenue (revenue less gross profit)',
    formula: 'revenue - gross_profit',
    unit: 'USD',
    isFlow: true,
    words: { en: 'revenue minus gross profit|sales less gross profit', de: 'umsatz minus bruttogewinn' },
  },
  {
    name: 'net_debt',
    label: 'long-term debt less cash',
    formula: 'long_term_debt - cash',
    unit: 'USD',
    words: {
      en: 'net debt position|net indebtedness|net financial debt|net borrowings|net long term debt',
      de: 'nettoverschuldung|nettoschulden|nettofinanzschulden|netto verschuldung|netto finanzschulden|nettofinanzverbindlichkeiten',
    },
  },
  {
    name: 'asset_turnover',
    label: 'asset turnover',
    formula: 'revenue / total_assets',
    unit: 'times',
    words: {
      en: 'total asset turnover|asset turnover ratio|assets turnover|asset turn|turnover of assets|sales to assets|sales to assets ratio|revenue to assets ratio',
      de: 'kapitalumschlag|gesamtkapitalumschlag|vermögensumschlag|kapitalumschlagshäufigkeit',
    },
  },
  {
    name: 'equity_multiplier',
    label: 'equity multiplier',
    formula: `total_assets / ${EQUITY}`,
    unit: 'times',
    words: {
      en: 'financial leverage|financial leverage ratio|leverage ratio|assets to equity|assets to equity ratio|asset to equity ratio',
      de: 'eigenkapitalmultiplikator|verschuldungshebel|finanzhebel',
    },
  },
  {
    name: 'book_value_per_share',
    label: 'book value per diluted share',
    formula: `${EQUITY} / ${SHARES}`,
    unit: 'USD/share',
    words: {
      en: 'bvps|book value a share|equity per share|book value each share',
      de: 'buchwert je aktie|buchwert pro aktie|eigenkapital je aktie|eigenkapital pro aktie',
    },
  },
  {
    name: 'dividends_per_share',
    label: 'dividends paid per diluted share',
    formula: `dividends_paid / ${SHARES}`,
    unit: 'USD/share',
    words: {
      en: 'dps|dividend per share|dividend a share|dividends a share|dividends paid per share',
      de: 'dividende je aktie|dividende pro aktie|dividenden je aktie|dividenden pro aktie',
    },
  },
  {
    name: 'free_cash_flow_per_share',
    label: 'free cash flow per diluted share',
    formula: `operating_cash_flow - capital_expenditure / ${SHARES}`,
    unit: 'USD/share',
    words: {
      en: 'fcf per share|free cash flow a share|free cash per share',
      de: 'free cashflow je aktie|freier cashflow je aktie|freier cashflow pro aktie',
    },
  },
  {
    name: 'revenue_per_share',
    label: 'revenue per diluted share',
    formula: `revenue / ${SHARES}`,
    unit: 'USD/share',
    words: { en: 'sales per share|revenues per share', de: 'umsatz je aktie|umsatz pro aktie' },
  },
  {
    name: 'operating_cash_flow_per_share',
    label: 'operating cash flow per diluted share',
    formula: `operating_cash_flow / ${SHARES}`,
    unit: 'USD/share',
    words: {
      en: 'cash flow per share|cashflow per share|ocf per share',
      de: 'cashflow je aktie|cashflow pro aktie|operativer cashflow je aktie',
    },
  },
  {
    name: 'current_ratio',
    label: 'current ratio',
    formula: 'current_assets / current_liabilities',
    unit: 'times',
    words: {
      en: 'working capital ratio|current ratios|liquidity ratio',
      de: 'liquidität dritten grades|liquidität 3 grades|liquiditätsgrad 3|current ratio',
    },
  },
  {
    name: 'quick_ratio',
    label: 'quick ratio',
    formula: 'current_assets - inventory / current_liabilities',
    unit: 'times',
    words: {
      en: 'acid test|acid test ratio|quick ratios',
      de: 'liquidität zweiten grades|liquidität 2 grades|liquiditätsgrad 2|quick ratio',
    },
  },
  {
    name: 'working_capital',
    label: 'working capital',
    formula: 'current_assets - current_liabilities',
    unit: 'USD',
    words: { en: 'net working capital', de: 'working capital|nettoumlaufvermögen|umlaufkapital' },
  },
  {
    name: 'interest_cover',
    label: 'interest cover',
    formula: 'operating_income / interest_expense',
    unit: 'times',
    words: {
      en: 'interest coverage|interest coverage ratio|interest cover ratio|times interest earned|ebit to interest|ebit over interest',
      de: 'zinsdeckung|zinsdeckungsgrad|zinsdeckungsquote',
    },
  },
  {
    name: 'effective_tax_rate',
    label: 'effective tax rate',
    formula: 'income_tax_expense / income_before_tax',
    unit: '%',
    words: {
      en: 'effective tax rates|etr|effective rate of tax|effective corporate tax rate',
      de: 'effektiver steuersatz|effektive steuerquote|effektiven steuersatz|konzernsteuerquote|steuerquote des konzerns',
    },
  },
  {
    name: 'return_on_invested_capital',
    label: 'return on invested capital',
    formula: 'operating_income - income_tax_expense / invested_capital',
    unit: '%',
    words: {
      en: 'roic|return on capital employed|roce|return on capital',
      de: 'rendite auf das investierte kapital|roic|roce|kapitalrendite auf das eingesetzte kapital',
    },
  },
  {
    name: 'ebitda',
    label: 'EBITDA',
    formula: 'operating_income + depreciation_and_amortization',
    unit: 'USD',
    isFlow: true,
    words: { en: 'ebitdas|adjusted ebitda', de: 'ebitda|bereinigtes ebitda' },
  },
  {
    name: 'ebitda_margin',
    label: 'EBITDA margin',
    formula: 'operating_income + depreciation_and_amortization / revenue',
    unit: '%',
    words: { en: 'ebitda margins|adjusted ebitda margin', de: 'ebitda marge' },
  },
  {
    name: 'inventory_turnover',
    label: 'inventory turnover',
    formula: 'cost_of_revenue / inventory',
    unit: 'times',
    words: {
      en: 'inventory turnover ratio|inventory turns|stock turnover|days inventory outstanding|days of inventory',
      de: 'lagerumschlag|vorratsumschlag|lagerumschlagshäufigkeit',
    },
  },
  {
    name: 'receivables_turnover',
    label: 'receivables turnover',
    formula: 'revenue / accounts_receivable',
    unit: 'times',
    words: {
      en: 'receivable turnover|days sales outstanding|dso|accounts receivable turnover',
      de: 'forderungsumschlag|forderungslaufzeit',
    },
  },
];

const BY_NAME: ReadonlyMap<string, Formula> = new Map(FORMULAS.map((each) => [each.name, each]));

/** The formula of a field that is worked out so. */
export function formulaOf(field: string): Formula | undefined {
  return BY_NAME.get(field);
}

/** One operand of a formula: the fields of which one is enough, and what is done with it to what stands before. */
export type Term = { operator: '+' | '-' | '/'; fields: readonly string[] };

const terms = new Map<Formula, readonly Term[]>();

/** A formula taken apart, from left to right. */
export function termsOf(formula: Formula): readonly Term[] {
  const known = terms.get(formula);
  if (known !== undefined) return known;
  const parts = `+ ${formula.formula}`.split(' ');
  const made = parts.flatMap((part, at): Term[] =>
    part === '+' || part === '-' || part === '/'
      ? [{ operator: part, fields: (parts[at + 1] ?? '').split('|') }]
      : [],
  );
  terms.set(formula, made);
  return made;
}
