import { isKerFormula } from '../../../src/shared/formula/ker-formula';
import { tokens } from '../../../src/shared/formula/tokens';
import {
  liveFormula,
  liveReferences,
  withReferences,
} from '../../../src/addin/workbook/freeze/live-references';

const NO_NAMES = { sheet: 'Model', isName: () => false };

test.each([
  ['=KER.PROP(A2,"x")', true],
  ['=ker.prop(A2,"x")', true],
  ['=1+IFERROR(KER.META.CARD(A2),0)', true],
  ['=_xldudf_KER_PROP(A2)', true],
  ['=_xlfn._xldudf_KER_PROP(A2)', true],
  ['="KER.PROP(A2)"', false],
  ['="a ""KER.PROP(A2)"" b"', false],
  ['=MAKER.PROP(A2)', false],
  ["='KER.PROP('!A1", false],
  ['=KER.PROP', false],
  ['KER.PROP(A2)', false],
  [12, false],
])('%s calls a KER function: %s', (content, expected) => {
  expect(isKerFormula(content)).toBe(expected);
});

test('tokens are the formula when joined, and references keep their sheet', () => {
  const formula = `=KER.PROP('Own ''x'' sheet'!$A$2:B3,"A1 ""q""",LOG10(Data!C4),T[[#All],[A1]],[b.xlsx]S!A1,A:B,2:3,ABC1X)`;
  const found = tokens(formula);
  expect(found.map(({ text }) => text).join('')).toBe(formula);
  const references = found.filter((token) => token.kind === 'reference');
  expect(references.map(({ sheet, first, last }) => [sheet, first, last])).toEqual([
    ["Own 'x' sheet", '$A$2', 'B3'],
    ['Data', 'C4', undefined],
    [undefined, 'A', 'B'],
    [undefined, '2', '3'],
  ]);
});

test('a live formula holds on to every reference, and gives them back with their dollar signs', () => {
  const text = '=KER.PROP(A2,$B$1)&Data!C$3';
  const live = liveFormula('Model!$B$2', undefined, { text, sheet: 'Model' });
  expect(live).toBe('=CHOOSE(1,Model!$B$2,Model!$A$2,Model!$B$1,Data!$C$3)');
  const [, ...moved] = liveReferences(`=CHOOSE(1,Model!$B$5,Model!$A$5,#REF!,'New, name'!$D$3)`);
  expect(withReferences(text, moved, NO_NAMES)).toBe(`=KER.PROP(A5,#REF!)&'New, name'!D$3`);
});

test('a live formula holds on to the cells of cards, and gives their fields and functions back with them', () => {
  const text = "=KER.PROP($A2.ceo.[Full name],'My sheet'!B1.figure(C1))";
  const live = liveFormula('Model!$B$2', undefined, { text, sheet: 'Model' });
  expect(live).toBe("=CHOOSE(1,Model!$B$2,Model!$A$2,'My sheet'!$B$1,Model!$C$1)");
  const [, ...moved] = liveReferences("=CHOOSE(1,Model!$B$5,Model!$A$3,'My sheet'!$B$2,Model!$C$2)");
  expect(withReferences(text, moved, NO_NAMES)).toBe(
    "=KER.PROP($A3.ceo.[Full name],'My sheet'!B2.figure(C2))",
  );
  // A log of an earlier version holds on to C1 alone.
  expect(withReferences(text, moved.slice(2), NO_NAMES)).toBe(
    "=KER.PROP($A2.ceo.[Full name],'My sheet'!B1.figure(C2))",
  );
});

test('a formula without references is held by its cell alone', () => {
  expect(liveFormula("'My sheet'!$B$2", undefined, { text: '=KER.TYPES()', sheet: 'My sheet' })).toBe(
    "='My sheet'!$B$2",
  );
  expect(liveReferences("='My sheet'!$B$7")).toEqual([{ sheet: 'My sheet', first: 'B7', last: undefined }]);
  expect(liveReferences('=#REF!')).toEqual([undefined]);
  expect(liveReferences('=#REF!$B$7')).toEqual([undefined]);
});
