import { convertFormula } from '../../../../src/addin/workbook/link/convert';

const CELLS: Readonly<Record<string, string>> = { B$4: 'NET_INCOME', C1: 'IQ_FY-1' };
const converted = (formula: string): string | undefined => {
  const found = convertFormula(formula, (reference) => CELLS[reference]);
  return found?.formula ?? found?.reason;
};

describe('formulas of other add-ins', () => {
  it.each([
    ['=BDP("AAPL US Equity","SALES_REV_TURN")', '=KER.LATEST("AAPL US Equity","Revenue")/1000000'],
    ['=BDP($A5,B$4)', '=KER.LATEST($A5,"Net income")/1000000'],
    [
      '=_xll.BDP(A5&" US Equity","BS_TOT_ASSET","EQY_FUND_YEAR=2022")',
      '=KER.LATEST(A5&" US Equity","Total assets","FY2022")/1000000',
    ],
    [
      '=BDP("AAPL US Equity","SALES_REV_TURN","FUND_PER","Q")',
      '=KER.LATEST("AAPL US Equity","Revenue (quarterly)")/1000000',
    ],
    [
      '=IFERROR(BDP(A1,"NET_INCOME")/BDP(A1,"SALES_REV_TURN"),0)',
      '=IFERROR((KER.LATEST(A1,"Net income")/1000000)/(KER.LATEST(A1,"Revenue")/1000000),0)',
    ],
    [
      '=BDH("AAPL US Equity","SALES_REV_TURN","1/1/2020","12/31/2024","Per=Y","Curr=EUR")',
      '=KER.HISTORY("AAPL US Equity","Revenue","2020-01-01","2024-12-31","A","headers=no; scale=millions; currency=EUR")',
    ],
    [
      '=BQL("AAPL US Equity","sales_rev_turn(fpt=A,fpo=range(-3Y,0Y))")',
      '=KER.HISTORY("AAPL US Equity","Revenue","FY-3","FY","A","headers=no")',
    ],
    ['=FDS("AAPL-US","FF_SALES(ANN_R,0)")', '=KER.LATEST("AAPL US","Revenue")/1000000'],
    [
      '=FDS("AAPL-US","FF_EPS_DIL(QTR_R,-2)")',
      '=INDEX(KER.HISTORY("AAPL US","Diluted earnings per share","FQ-2","FQ-2","Q","headers=no"),1,2)',
    ],
    [
      '=CIQ("NASDAQ:AAPL","IQ_TOTAL_REV",C1)',
      '=INDEX(KER.HISTORY("NASDAQ:AAPL","Revenue","FY-1","FY-1","A","headers=no"),1,2)/1000000',
    ],
    ['=CIQ("NASDAQ:AAPL","IQ_NI","FY2022")', '=KER.LATEST("NASDAQ:AAPL","Net income","FY2022")/1000000'],
    ['=TR("AAPL.O","TR.Revenue","Period=FY0")', '=KER.LATEST("AAPL.O","Revenue")'],
    ['=RDP.Data("AAPL.O","TR.NetIncome","Period=FY2021")', '=KER.LATEST("AAPL.O","Net income","FY2021")'],
    [
      '=STOCKHISTORY("USDEUR","2024-01-02","2024-01-31",0)',
      '=KER.HISTORY("USD/EUR","rate","2024-01-02","2024-01-31","D","headers=no")',
    ],
    ['=FIELDVALUE(A2,"Employees")', '=KER.PROP(A2,"employee_count")'],
  ])('%s', (formula, expected) => {
    expect(converted(formula)).toBe(expected);
  });

  it.each([
    ['=BDP("AAPL US Equity","PX_LAST")', 'PX_LAST has no counterpart'],
    ['=CIQ("NASDAQ:AAPL","IQ_MARKETCAP")', 'IQ_MARKETCAP has no counterpart'],
    ['=STOCKHISTORY("MSFT","2024-01-02")', 'STOCKHISTORY has no counterpart'],
    [
      '=BDH("AAPL US Equity","NET_INCOME","2/3/2020","12/31/2024")',
      'day and month of "2/3/2020" are unclear',
    ],
    ['=SUM(A1:A3)', undefined],
  ])('names why not: %s', (formula, reason) => {
    expect(converted(formula)).toBe(reason);
  });
});
