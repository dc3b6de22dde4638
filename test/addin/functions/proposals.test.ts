import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook();
});

const ENTITIES = [
  'Apple',
  'Siemens',
  'Berkshire Hathaway',
  'Germany',
  'EUR/USD',
  'Gold',
  'UNRATE',
  'Paris',
  'Tim Cook',
];
const FIELDS = [
  'revenue',
  'Sales',
  'EPS',
  'ceo',
  'industry',
  'founders',
  'net income',
  'rate',
  'GDP',
  'reveneu',
  'website',
];
const CALLS = ['PROP', 'LATEST', 'SERIES', 'RELATED'];

const MISSES = ENTITIES.flatMap((entity) =>
  FIELDS.flatMap((field) => CALLS.map((call) => `=KER.${call}("${entity}","${field}")`)),
);

/** Every formula that stands in a sentence. */
const formulasIn = (sentence: string): string[] => sentence.match(/=?KER\.\w+\((?:"[^"]*"|[^()"])*\)/g) ?? [];

/** The names that a sentence proposes in place of the one that was typed. */
const namesIn = (sentence: string): string[] => {
  const [, nearest, meant] = /Closest: (.+)$|Did you mean ("[^"]+")$/.exec(sentence) ?? [];
  return nearest?.replace(/; …$/, '').split('; ') ?? (meant === undefined ? [] : [meant.slice(1, -1)]);
};

async function failure(formula: string): Promise<string | undefined> {
  try {
    return await workbook.error(evaluate(formula));
  } catch {
    return undefined;
  }
}

/** What comes of each formula and name that the sentence of a miss proposes, where it is another failure. */
async function failingProposals(miss: string): Promise<{ proposed: number; failing: string[] }> {
  const sentence = await failure(miss);
  if (sentence === undefined) return { proposed: 0, failing: [] };
  const typed = /"([^"]+)"\)$/.exec(miss)?.[1] ?? '';
  const named = sentence.includes('No entity named') ? [] : namesIn(sentence);
  const proposed = [
    ...formulasIn(sentence).map((formula) => (formula.startsWith('=') ? formula : `=${formula}`)),
    ...named.map((name) => miss.replace(`"${typed}")`, `"${name}")`)),
  ];
  const results = await Promise.all(
    proposed.map(async (formula) => [formula, await failure(formula)] as const),
  );
  const failing = results.flatMap(([formula, failed]) =>
    failed === undefined ? [] : [`${miss}: ${formula}: ${failed}`],
  );
  return { proposed: proposed.length, failing };
}

test.each([
  ['before anything is known of an entity', false],
  ['once the fields of each are known', true],
])('what a message proposes works, %s', async (_when, isKnown) => {
  workbook = await openWorkbook();
  if (isKnown) for (const entity of ENTITIES) await workbook.shown(evaluate(`=KER.FIELDS("${entity}")`));
  const tried: Awaited<ReturnType<typeof failingProposals>>[] = [];
  for (const miss of MISSES) tried.push(await failingProposals(miss));
  expect(tried.flatMap(({ failing }) => failing)).toEqual([]);
  expect(tried.reduce((sum, { proposed }) => sum + proposed, 0)).toBeGreaterThan(50);
});

test.each(['Georgia', 'Santander', 'Paris'])('the ways to pin a shared name work: %s', async (name) => {
  const sentence = await failure(`=KER.ENTITY("${name}")`);
  if (sentence === undefined) return;
  expect(formulasIn(sentence).length).toBeGreaterThan(0);
  for (const formula of formulasIn(sentence)) expect(await failure(`=${formula}`)).toBeUndefined();
});

test('an exchange rate that is asked for as a property is one of LATEST', async () => {
  workbook = await openWorkbook();
  await workbook.shown(evaluate('=KER.FIELDS("EUR/USD")'));
  expect(await failure('=KER.PROP("EUR/USD","rate")')).toContain('Did you mean =KER.LATEST("EUR/USD")');
});
