import { whole } from '../whole';

const { store, engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const counted = (question: string): number => engine.rows(question).results.length;

/** What Anthropic raised in all rounds that are held. */
const raised = store
  .byType('PrivateCompanyFundingRound')
  .filter(({ properties }) => properties.get('company')?.value === 'Anthropic')
  .reduce((sum, { properties }) => sum + Number(properties.get('amount')?.value), 0);

test.each(['total raised by Anthropic in all rounds', 'how much did Anthropic raise in total?'])(
  'what was raised in all rounds is their sum: %s',
  (question) => {
    expect(said(question)).toContain(`$${(raised / 1e9).toFixed(1)} billion`);
  },
);

test.each([
  ['Spark Capital led which round?', 'Anthropic Series C'],
  ['which rounds did Thrive Capital lead', 'Databricks Series J'],
  ['biggest private funding round of 2025', 'OpenAI funding of 2025-03'],
  ["Databricks' latest valuation", 'The valuation of Databricks Series J is $62.0 billion'],
  ['most recent funding round of Anthropic', 'Anthropic Series F has the latest date'],
  ['letzte Finanzierungsrunde von OpenAI', 'OpenAI funding of 2025-03'],
  ['first acquisition of Alphabet', 'acquisition of Fitbit has the earliest date'],
  ['latest EU sanctions act', 'Council Regulation 2020/1998'],
  ['oldest EU sanction act in your data', 'Council Regulation 765/2006'],
  ['Which regulation sanctions Iran?', 'Council Regulation 267/2012'],
  ['Does the EU have sanctions on Syria, and under what regulation number?', 'Regulation 36/2012'],
  ['Where does MiFID II apply?', 'European Union'],
  ['in which countries does GDPR apply', 'European Union'],
])('financings, purchases and acts are told by their days: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ['Name three things that Salesforce has acquired', 3],
  ['What were the last three acquisitions of Microsoft?', 3],
  ['Which companies were acquired in 2020?', 7],
  ['Who won the economics prize in 2017?', 1],
  ['EU directives adopted in 2014', 1],
  ['laws passed in the United States in 2002', 1],
  ['Wer hat 2019 den Wirtschaftsnobelpreis gewonnen?', 3],
  ['economics Nobel laureates of 2020', 2],
  ['How many universities does Switzerland have and which?', 4],
  ['Which products are JavaScript runtimes?', 3],
  ['browsers and their release dates', 14],
] as const)('as many are told as there are, or were asked for: %s', (question, count) => {
  expect(counted(question)).toBe(count);
});

test.each([
  ['Did Robert Shiller win the Nobel? what year?', '14 October 2013'],
  ['When did Paul Romer win the Nobel prize?', '8 October 2018'],
  ['Hat Angus Deaton den Wirtschaftsnobelpreis gewonnen?', 'Yes.'],
  ['What else did the buyer of Celgene buy?', 'Bristol Myers Squibb owns Celgene'],
  ['which companies does the owner of GitHub own', 'Nuance Communications'],
  ['In welchen Aufsichtsgremien sitzt A. Brooke Seawell?', 'Nvidia'],
])('who won what, and who directs what: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  'Did Warren Buffett win the Nobel?',
  'Which EU laws concern banks?',
  'Who was the first CEO of Apple?',
  'Who was the last CEO of Apple?',
  'rounds led by Warren Buffett',
  'Name three things that Salesforce has invented',
])('what is not held is not answered with something else: %s', (question) => {
  expect(counted(question)).toBe(0);
});
