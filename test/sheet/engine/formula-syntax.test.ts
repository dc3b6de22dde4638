import { fc } from '../../fast-check';
import { propertyRuns } from '../../property-runs';
import { toEngineSyntax } from '../../../src/sheet/engine/formula-syntax';

describe('Excel syntax that the engine has not', () => {
  it.each([
    ['=SUM(A1#)', '=SUM(ANCHORARRAY(A1))'],
    ["=ROWS('My data'!$B$2#)+1", "=ROWS(ANCHORARRAY('My data'!$B$2))+1"],
    ['=@KER.TYPES()', '=SINGLE(KER.TYPES())'],
    ['=1+@SUM(@F(A1,")"),2)*3', '=1+SINGLE(SUM(SINGLE(F(A1,")")),2))*3'],
    ['=A2.employee_count', '=FIELDVALUE(A2,"employee_count")'],
    ['=A2.[Employee count]*2', '=FIELDVALUE(A2,"Employee count")*2'],
    ['=F({"5"" pipe","b"},"5"" {""")', '=F({"5"""" pipe","b"},"5"" {""")'],
    ['=A2.figure("Revenue",2024)*2', '=KER.FIGURE(A2,"Revenue",2024)*2'],
    ["='My data'!$A2.ceo.Figure( )", `=KER.FIGURE(FIELDVALUE('My data'!$A2,"ceo") )`],
    ['=A2.ceo.name', '=FIELDVALUE(FIELDVALUE(A2,"ceo"),"name")'],
    ['=10>1E0', '=10>1'],
    ['=IF(A1<=1.25e-3,2E+3,-.5E1)', '=IF(A1<=0.00125,2000,-5)'],
    ['=FILTER(A1:A9,A1:A9>1.2345E2)', '=FILTER(A1:A9,A1:A9>123.45)'],
    ['=SUM({1E2,2.5E1})', '=SUM({100,25})'],
  ])('%s becomes %s', (typed, meant) => {
    expect(toEngineSyntax(typed)).toBe(meant);
  });

  it.each([
    ['=Q1.Sales*2', '=Q1.Sales*2'],
    ['=Q2.Sales*2', '=FIELDVALUE(Q2,"Sales")*2'],
    ['=-q1.sales', '=-(q1.sales)'],
    ['=A1*-Rate+ + Rate-Rate', '=A1*-(Rate)+ + (Rate)-Rate'],
    ['=(A1)-Rate&A1%-Rate', '=(A1)-Rate&A1%-Rate'],
    ['=SUM(Spill#)', '=SUM(ANCHORARRAY(Spill))'],
    ['=-Q1.Sales#', '=-ANCHORARRAY(Q1.Sales)'],
  ])('in a workbook with the name Q1.Sales, %s becomes %s', (typed, meant) => {
    expect(toEngineSyntax(typed, (text) => text.toLowerCase() === 'q1.sales')).toBe(meant);
  });

  it('a number with an exponent becomes the same number without one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (number) => {
        const meant = toEngineSyntax(`=${number.toExponential().toUpperCase()}`).slice(1);
        expect(meant).toMatch(/^[\d.]+$/);
        expect(Number(meant)).toBe(number);
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });

  it.each([
    '="A1#"&"A2.name"',
    '="1E0"&A1',
    '=1E5Rate',
    "='1E2'!A1",
    '=KER.PROP(A1,"x")',
    '="@F(1)"',
    '=@A1:A9',
    '=F({"a, b","";1,TRUE},"{""x""}")',
    '=1.5+A1',
    '=#REF!',
    '=LOG10(A1)',
    '=A2.price(1)',
    '=F.DIST(A2,1,2,TRUE)',
    '=A1:B2',
    "='A1#'!B2",
    "='It''s A1# here'!B2",
  ])('leaves %s as it is', (typed) => {
    expect(toEngineSyntax(typed)).toBe(typed);
  });
});
