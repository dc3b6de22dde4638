import { inGerman } from '../../../src/shared/messages/german';
import { speak } from '../../../src/shared/messages/message';
import { englishWordIn } from '../../shared/messages/english-words';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

/** A formula for each thing that a person can get wrong, or that the service does not have. */
const FORMULAS = [
  '=KER.ENTITY("")',
  '=KER.ENTITY("Apple", "Compny")',
  '=KER.ENTITY("Apple", , 101)',
  '=KER.ENTITY("Apple Inc.", "Company", 99)',
  '=KER.ENTITY("Qxzzy Vwk")',
  '=KER.ENTITY("Apple Tree Holdings of Nowhere")',
  '=KER.ENTITY("Georgia")',
  '=KER.SEARCH("Apple", , 1.5)',
  '=KER.SEARCH("Apple", , , "perhaps")',
  '=KER.SEARCH("Qxzzy Vwk", "Law,Company")',
  '=KER.ASK("#N/A")',
  '=KER.PROP({"a";"b"}, "cik", "spill")',
  `=KER.PROP("${APPLE}", "cik", "down")`,
  '=KER.PROP("Apple Inc.", "employee")',
  '=KER.PROP("Santander", "revenue")',
  '=KER.SOURCE("Apple Inc.", "aliases")',
  '=KER.AGE("Apple Inc.", "aliases")',
  '=KER.CARD("Apple Inc.", "moons")',
  `=KER.RELATED("${APPLE}", , "up")`,
  `=KER.RELATED("${APPLE}", , , -1)`,
  `=KER.RELATED("${APPLE}", , , , 0.5)`,
  '=KER.RELATED("Apple Inc.", "OWNS_MOON")',
  '=KER.RELATED("Apple Inc.", "IS_CEO_OF", "incoming", 5, 50)',
  `=KER.SERIES("${APPLE}", "Revenue", "soon")`,
  `=KER.SERIES("${APPLE}", "Revenue", 2024, 2020)`,
  `=KER.SERIES("${APPLE}", "Revenue", , , "unit,colour")`,
  '=KER.SERIES("Apple Inc.", "Revenu per moon")',
  '=KER.SERIES("Apple Inc.", "Revenuse")',
  '=KER.SERIES("Apple Inc.", "Rev")',
  '=KER.SERIES("Apple Inc.", "Revenue", 2030, 2031)',
  '=KER.SERIES("Apple Inc.", "Revenue", 2030)',
  '=KER.SERIES("Apple Inc.", "Revenue", , 1999)',
  '=KER.LATEST("Apple Inc.", "Revenue", 1999)',
  '=KER.LATEST("Apple Inc.", "Revenue", 2024, 1999)',
  '=KER.LATEST("UNRATE", "UNRATE")',
  '=KER.RELATED("Apple Inc.", "IS_CEO_OF", "outgoing")',
  '=KER.PROP("Apple Inc.", "employee")',
  '=KER.FIELDS("Tim Cook", "observations")',
  `=KER.FIELDS("${APPLE}", "facts")`,
  '=KER.QUERY("companies.moons>3")',
  '=KER.QUERY("companies.employe_count>3.return(name)")',
  '=KER.QUERY("companies.employee_count>.return(name)")',
  '=KER.QUERY("companies.employee_count>>3")',
  '=KER.QUERY("companies.retrun(name)")',
  '=KER.QUERY("companies.country=Atlantis).return(name)")',
  '=KER.QUERY("(companies.country=Atlantis")',
  '=KER.QUERY("companies.employee_count>5000000000.return(name)")',
  '=KER.MENTIONS("What is the meaning of life?")',
  '=KER.NUMBER("5", "half")',
  '=KER.NUMBER("5", , "tlh!")',
  '=KER.NUMBER("1,234")',
  '=KER.NUMBER("5 zillion")',
  '=KER.NUMBER("1.2.3")',
  '=KER.NUMBER("many")',
  '=KER.NUMBER("up to 50", "low")',
];

let workbook: Workbook;

beforeAll(async () => {
  workbook = await openWorkbook();
  speak(inGerman);
});
afterAll(() => speak(undefined));

test.each(FORMULAS)('%s has its reason told in German alone', async (formula) => {
  const told = await workbook.lateError(evaluate(formula));
  const [, sentence = ''] = /^#(?:N\/A|VALUE!): (.*)$/s.exec(told) ?? [];
  expect(sentence).not.toBe('');
  // What things are called, and how the service describes them, is in whatever language it is.
  expect(
    englishWordIn(
      sentence.replaceAll(/(?<=Am ähnlichsten: |Es gibt nur |Die Karte kann zeigen: ).*|\([^()]*\)/g, ''),
    ),
  ).toBeUndefined();
});
