import { seriesCalled } from '../../../../src/addin/workbook/link/labels';

describe('a label', () => {
  it.each([
    ['Total operating revenues', 'Revenue'],
    ['Net loss', 'Net income'],
    ['Less: Capital expenditures', 'Capital expenditure'],
    ['Purchases of property and equipment', 'Capital expenditure'],
    ['Net income per common share – diluted', 'Diluted earnings per share'],
    ["Total shareowners' equity", "Stockholders' equity"],
    ['Cash and cash equivalents, end of period', 'Cash and cash equivalents'],
    ["Total Costco stockholders' equity", "Stockholders' equity"],
    ['Net income attributable to Walmart', 'Net income'],
    ['Diluted Net Income Per Share1', 'Diluted earnings per share'],
    ['R & D expenditures', 'Research and development expense'],
    ['Equity Before Minority Interest', "Stockholders' equity"],
  ])('%s names %s', (label, series) => {
    expect(seriesCalled(label)).toContain(series);
  });

  it.each([
    ...['Gross profit margin', 'Product development', 'SG&A', 'Total'],
    ...['Net income attributable to noncontrolling interests', 'Net income attributable to preferred shares'],
    ...["Total liabilities and stockholders' equity", 'Net income attributable to minorities'],
    ...['Cash, cash equivalents and securities', 'Cash, Cash Equivalents & STI'],
  ])('%s names no series', (label) => {
    expect(seriesCalled(label)).toEqual([]);
  });
});
