import type { Template } from './template';

const NAMES = [
  'Apple Inc',
  'MICROSOFT CORP',
  'nvidia',
  'Amazon.com',
  'Walmart Inc.',
  'Johnson and Johnson',
  'The Coca-Cola Company',
  'Tesla',
];
const FIRST = 5;
const LAST = FIRST + NAMES.length - 1;

const FACTS: readonly { letter: string; heading: string; formula: (row: number) => string }[] = [
  { letter: 'H', heading: 'Ticker', formula: (row) => `=KER.PROP(B${row},"ticker")` },
  { letter: 'I', heading: 'Headquarters', formula: (row) => `=KER.PROP(B${row},"headquarters_address")` },
  { letter: 'J', heading: 'Employees', formula: (row) => `=KER.PROP(B${row},"employee_count")` },
  { letter: 'K', heading: 'Age, days', formula: (row) => `=KER.AGE(B${row},"employee_count")` },
  { letter: 'L', heading: 'Source', formula: (row) => `=KER.SOURCE(B${row},"employee_count")` },
];

/** A list of names as they were typed somewhere: what each is, how sure that is, and what is known of it. */
export const diligenceList: Template = {
  sheet: 'Diligence',
  title: 'Due-diligence list',
  note: `Paste names into A${FIRST}:A${LAST}. Check what has a low confidence or a close runner-up.`,
  cells: {
    A4: 'Name as given',
    B4: `=KER.MATCH(A${FIRST}:A${LAST},"Company")`,
    ...Object.fromEntries(FACTS.map(({ letter, heading }) => [`${letter}4`, heading])),
    ...Object.fromEntries(
      NAMES.flatMap((name, index) => {
        const row = FIRST + index;
        const facts = FACTS.map(({ letter, formula }) => [`${letter}${row}`, formula(row)] as const);
        return [[`A${row}`, name] as const, ...facts];
      }),
    ),
  },
  headings: ['A4:L4'],
  inputs: [`A${FIRST}:A${LAST}`],
  formats: { [`E${FIRST}:E${LAST}`]: '0%', [`J${FIRST}:J${LAST}`]: '#,##0', [`K${FIRST}:K${LAST}`]: '0' },
  widths: [130, 90, 130, 70, 70, 130, 20, 140, 240, 80, 60, 260],
  titleRows: 4,
};
