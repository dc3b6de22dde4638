import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const said = (question: string): string => engine.answer(question).content;

test.each([
  ['What was the average EUR/USD rate during 2024?', 'The average of 12 figures', '1.0808 USD per EUR'],
  ['average EUR/USD rate in 2024', 'The average of 12 figures', '1.0808 USD per EUR'],
  ['average EUR/USD rate over 2024', 'The average of 12 figures', '1.0808 USD per EUR'],
  ['average EUR/USD rate for 2024', 'The average of 12 figures', '1.0808 USD per EUR'],
  ['highest EUR/USD rate in 2024', 'The highest of 12 figures', '30 September 2024'],
  ['median EUR/USD rate 2024', 'The median of 12 figures', 'in 2024'],
])('the average and the extremes of a rate in a year are of its months: %s', (question, count, figure) => {
  expect(said(question)).toContain(count);
  expect(said(question)).toContain(figure);
});

test('a rate of a year by itself is that of its last fixing', () => {
  expect(ran('EUR/USD rate during 2024')).toBe('EUR/USD.rate.at=2024');
});

test.each([
  [
    'Which bank has the biggest balance sheet?',
    'companies.industry=Banking.order_by=total_assets DESC.limit=1',
  ],
  ['largest bank by balance sheet', 'companies.industry=Banking.order_by=total_assets DESC.limit=1'],
  ['largest banks by balance sheet size', 'companies.industry=Banking.order_by=total_assets DESC.limit=10'],
  ['top 5 banks by balance sheet total', 'companies.industry=Banking.order_by=total_assets DESC.limit=5'],
  ['balance sheet equity of JPMorgan', 'JPMorgan Chase.equity'],
])('how big a balance sheet is, is its total: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  ['Website of the London School of Economics', 'lse.ac.uk'],
  ['In what country is the University of Mannheim?', '**Germany**'],
  ['University of Mannheim website', 'uni-mannheim.de'],
  ['University of Mannheim', 'Universität Mannheim'],
  ['universities in Mannheim', 'it has no universities in Mannheim'],
])(
  'what a university is called beside its name is its name, not what its words mean: %s',
  (question, part) => {
    expect(said(question)).toContain(part);
  },
);

test.each([
  ['What target range did the Fed set in December 2024?', '4.25–4.50%'],
  ['How many Deutschmarks was one dollar worth in January 1995?', '1.5302 German Mark'],
  ['Did Rockwell or Emerson have the higher net income in fiscal 2025?', '**Emerson'],
  ['population omaha nebraska', '**443,885**'],
  ['date the UK left the EU', 'until **31 January 2020**'],
  ['date when Croatia joined the euro area', 'since **1 January 2023**'],
  ['Does anybody own Whole Foods Market, and since when?', 'Amazon since **28 August 2017**'],
  ['How much capex did Amazon spend in 2023?', '**$52.7 billion**'],
  ['What currency is used in the country where Novo Nordisk has its headquarters?', '**Danish Krone**'],
  ['Who was in charge of Target before Michael Fiddelke?', '**Brian Cornell (until 1 February 2026)**'],
  ["Who took over as Apple's CFO in 2025 and from whom?", 'Luca Maestri (until 1 January 2025)'],
  ['Who has the biggest workforce of all companies in Michigan?', '**Ford Motor Company**'],
])('what is put in words of another question is answered as that: %s', (question, part) => {
  expect(said(question)).toContain(part);
});

test.each(['What did Microsoft acquire after 2020?', 'companies Microsoft acquired after 2020'])(
  'what was taken over after a year is so since the next: %s',
  (question) => {
    expect(ran(question)).toBe('Microsoft.subsidiaries.since>=2021.subsidiaries');
  },
);

test.each([
  ['How many bananas was one dollar worth in January 1995?', 'does not recognise “bananas”'],
  ['How much love did Amazon spend in 2023?', '“love”'],
  ['Who was in charge of Apple before Michael Fiddelke?', '“before Michael Fiddelke”'],
  ['Does anybody own Apple?', 'no parent company of Apple'],
  ['Website of the University of Kassel', 'does not recognise “Kassel”'],
])('what nothing explains is named still: %s', (question, part) => {
  expect(said(question)).toMatch(/^This is not in the embedded dataset/);
  expect(said(question)).toContain(part);
});

test.each([
  ['Who are the largest shareholders of Volkswagen?', 'it has no investor of Volkswagen'],
  ['Which is the best managed bank in Texas?', 'it cannot tell what “best” means here'],
  // What is held cannot be ranked so, and the word for that is what stands in the way.
  ['largest subsidiaries of Microsoft', 'it cannot tell what “largest” means here'],
])(
  'of what is not held that it is not held is said, and not the word that ranks it: %s',
  (question, part) => {
    expect(said(question)).toContain(part);
  },
);

test('a car is no slip of a rate of growth', () => {
  expect(said('Which of BMW and Mercedes sold more cars in 2024?')).toMatch(
    /^This is not in .*“sold more cars”/,
  );
});
