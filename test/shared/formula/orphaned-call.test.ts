import { typedCalls } from '../../../src/shared/formula/orphaned-call';

test.each([
  ['=_xldudf_KER_PROP(A2,"revenue")', '=KER.PROP(A2,"revenue")'],
  ['=_xlfn._xldudf_KER_TYPES()', '=KER.TYPES()'],
  ['=SUM(1,_XLDUDF_ker_latest (A1,"x"))', '=SUM(1,KER.LATEST (A1,"x"))'],
  ['=_xldudf_KER_PROP(_xldudf_KER_ENTITY("Apple"),"cik")', '=KER.PROP(KER.ENTITY("Apple"),"cik")'],
])('%s is typed as %s', (kept, typed) => {
  expect(typedCalls(kept)).toEqual({ formula: typed, isForeign: false });
});

test.each([
  ['=[2]!_xldudf_KER_PROP(A2,"cik")', '=KER.PROP(A2,"cik")'],
  ['=1+Name.xla!_xldudf_KER_PROP(A2,"cik")', '=1+KER.PROP(A2,"cik")'],
  [String.raw`='C:\Add ins\Bob''s.xlam'!_xldudf_KER_PROP(A2,"cik")`, '=KER.PROP(A2,"cik")'],
  ['=IF(A1,[2]!_xldudf_KER_TYPES(),_xldudf_KER_TYPES())', '=IF(A1,KER.TYPES(),KER.TYPES())'],
])('%s, which another add-in has left, is typed as %s', (kept, typed) => {
  expect(typedCalls(kept)).toEqual({ formula: typed, isForeign: true });
});

test.each([
  '=KER.PROP(A2,"revenue")',
  '="_xldudf_KER_PROP(A2)"',
  '="a ""_xldudf_KER_PROP(A2)"" b"&A1',
  `='_xldudf_KER_PROP(1'!A1`,
  `='5" pipe'!A1&"_xldudf_KER_PROP(2)"`,
  '=_xldudf_OTHER_PROP(A2)',
  '=my_xldudf_KER_PROP(A2)',
  '=_xldudf_KER_PROP',
  '=[2]!_xldudf_BLP_BDP(A2,"PX_LAST")',
  "=[2]Sheet1!A1+'[Book 2.xlsx]Sheet1'!B2",
])('%s stays as it is', (formula) => {
  expect(typedCalls(formula)).toEqual({ formula, isForeign: false });
});
