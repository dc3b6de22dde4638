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

const MATCHED = ['Id', 'Matched name', 'Type', 'Confidence', 'Runner-up'];

const FACTS: readonly { letter: string; heading: string; formula: (row: number) => string }[] = [
  { letter: 'H', heading: 'Ticker', formula: fact('PROP', 'ticker') },
  { letter: 'I', heading: 'Headquarters', formula: fact('PROP', 'headquarters_address') },
  { letter: 'J', heading: 'Employees', formula: fact('PROP', 'employee_count') },
  { letter: 'K', heading: 'Age, days', formula: fact('AGE', 'employee_count') },
  { letter: 'L', heading: 'Source of employees', formula: fact('SOURCE', 'employee_count') },
];

/** A list of names as they were typed somewhere: what each is, how sure that is, and what is known of it. */
export const diligenceList: Template = {
  sheet: 'Diligence',
  title: 'Due-diligence list',
  note: `Paste names into A${FIRST}:A${LAST}. Check what has a low confidence or a close runner-up.`,
  cells: {
    A4: 'Name as given',
    ...Object.fromEntries(MATCHED.map((heading, index) => [`${'BCDEF'.charAt(index)}4`, heading])),
    [`B${FIRST}`]: `=KER.MATCH(A${FIRST}:A${LAST},"Company",FALSE)`,
    ...Object.fromEntries(FACTS.map(({ letter, heading }) => [`${letter}4`, heading])),
    ...Object.fromEntries(
      NAMES.flatMap((name, index) => {
        const row = FIRST + index;
        const facts = FACTS.map(({ letter, formula }) => [`${letter}${row}`, formula(row)] as const);
        return [[`A${row}`, name] as const, ...facts];
      }),
    ),
  },
  headings: ['A4:F4', 'H4:L4'],
  sections: [],
  figures: ['E4', 'J4:K4'],
  texts: [],
  inputs: [`A${FIRST}:A${LAST}`],
  formats: { [`E${FIRST}:E${LAST}`]: '0%', [`J${FIRST}:J${LAST}`]: '#,##0', [`K${FIRST}:K${LAST}`]: '0' },
  widths: [135, 100, 135, 65, 70, 130, 12, 55, 240, 75, 55, 330],
  titleRows: 4,
};

/** A fact of the row's company; nothing where the list has no name, and while it is being matched. */
function fact(name: string, property: string): (row: number) => string {
  return (row) => `=IF(B${row}="","",KER.${name}(B${row},"${property}"))`;
}
