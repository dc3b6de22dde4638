import { fromFileFormula, maySpill, toFileFormula } from '../../../src/sheet/xlsx/file-formula';

/** What is typed, and how Excel writes it into a file. */
const STORED: readonly (readonly [string, string])[] = [
  ['=SUM(A1:A3)*2', 'SUM(A1:A3)*2'],
  ['=KER.PROP(A2,"revenue")', '_xldudf_KER_PROP(A2,"revenue")'],
  [
    '=IFERROR(KER.LATEST(\'My sheet\'!B2,"Revenue")/10^9,"KER.PROP(")',
    'IFERROR(_xldudf_KER_LATEST(\'My sheet\'!B2,"Revenue")/10^9,"KER.PROP(")',
  ],
  ['=XLOOKUP(A1,B1:B9,C1:C9)', '_xlfn.XLOOKUP(A1,B1:B9,C1:C9)'],
  ['=SORT(FILTER(A1:A9,B1:B9>0))', '_xlfn._xlws.SORT(_xlfn._xlws.FILTER(A1:A9,B1:B9>0))'],
  ['=LET(x,A1,y,x+1,x*y)', '_xlfn.LET(_xlpm.x,A1,_xlpm.y,_xlpm.x+1,_xlpm.x*_xlpm.y)'],
  ['=MAP(A1:A3,LAMBDA(each,each*2))', '_xlfn.MAP(A1:A3,_xlfn.LAMBDA(_xlpm.each,_xlpm.each*2))'],
  ['=SUM(A1#)', 'SUM(_xlfn.ANCHORARRAY(A1))'],
  ['=SUM(Spill#)', 'SUM(_xlfn.ANCHORARRAY(Spill))'],
  ['=A2.employee_count', '_FV(A2,"employee_count")'],
  ['=A2.ceo.[Full name]&"A2.x"', '_FV(_FV(A2,"ceo"),"Full name")&"A2.x"'],
  ['=@KER.SERIES(A1,"Revenue")+1', '_xlfn.SINGLE(_xldudf_KER_SERIES(A1,"Revenue"))+1'],
  ['=IF(A1="_xlfn.LET(",1,{1,2;"a","b"})', 'IF(A1="_xlfn.LET(",1,{1,2;"a","b"})'],
];

describe('a formula in a file', () => {
  it.each(STORED)('%s is stored with the names that Excel has for files, and read back', (typed, stored) => {
    expect(toFileFormula(typed)).toBe(stored);
    expect(fromFileFormula(stored)).toBe(typed);
  });

  it.each([
    '[2]!_xldudf_KER_PROP(A2,"revenue")',
    '\'C:\\Add-ins\\Other.xla\'!_xldudf_KER_PROP(A2,"revenue")',
    'Other.xla!_xldudf_KER_PROP(A2,"revenue")',
    '_xldudf_ker_PROP(A2,"revenue")',
    '_xlfn._xldudf_KER_PROP(A2,"revenue")',
  ])('%s, which a workbook opened without the add-in may hold, is read as the function', (stored) => {
    expect(fromFileFormula(stored)).toBe('=KER.PROP(A2,"revenue")');
  });

  it('is marked as an array that spills where a function of it may fill more than its cell', () => {
    expect(['=KER.PROP(A1,"x")', '=1+SUM(A1#)', '=sort(A1:A3)'].map(maySpill)).toEqual([true, true, true]);
    expect(['=SUM(A1:A3)', '="KER.PROP("', '=A1.price'].map(maySpill)).toEqual([false, false, false]);
  });
});
