import type { EntityType } from '../../../src/shared/contract/entity-type';
import { whole } from '../whole';

const { engine, store } = whole;
const NOT_HELD = /^This is not in the embedded dataset/;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

/** How many of those that bear a relation are asked about, spread over all of them. */
const ASKED = 12;

/** Relations with who bears them, and ways to ask where they lead: `X` is the one that bears it. */
const REVERSES: readonly (readonly [string, EntityType, readonly string[]])[] = [
  [
    'IS_BOARD_MEMBER_OF',
    'Person',
    [
      'On the boards of which companies does X sit?',
      'On which boards does X sit?',
      "Which companies' boards does X sit on?",
      'On whose board does X sit?',
      'Of which companies is X a director?',
      'X is a director of which companies?',
    ],
  ],
  [
    'IS_CEO_OF',
    'Person',
    ['Which company does X lead?', 'Of which company is X the CEO?', 'X is the CEO of which company?'],
  ],
  ['IS_CFO_OF', 'Person', ['Of which company is X the CFO?', 'X is the CFO of which company?']],
  [
    'AUDITS',
    'Organization',
    ['Which companies does X audit?', 'Of which companies is X the auditor?', 'Whose auditor is X?'],
  ],
  ['IS_SUBSIDIARY_OF', 'Company', ['Which company owns X?', 'Of which company is X a subsidiary?']],
];

/** Some that bear a relation today, and the names of what it leads each of them to. */
function bearers(type: string, kind: EntityType): { name: string; others: readonly string[] }[] {
  const { entities } = store.collection({ types: [kind] }, { conditions: [], orders: [], at: [] });
  const held = entities.flatMap(({ name, outgoing }) => {
    const others = (outgoing.get(type) ?? []).filter(({ validUntil }) => validUntil === undefined);
    return others.length > 0 && store.byName(name).length === 1
      ? [{ name, others: others.map(({ to }) => to.name) }]
      : [];
  });
  const step = Math.max(1, Math.floor(held.length / ASKED));
  return held.filter((_, at) => at % step === 0).slice(0, ASKED);
}

describe.each(REVERSES)('what is held is not denied the other way round: %s', (type, kind, questions) => {
  const held = bearers(type, kind);

  test('somebody bears it', () => {
    expect(held.length).toBeGreaterThan(0);
  });

  test.each(questions)('%s', (question) => {
    const lacking = held.flatMap(({ name, others }) => {
      const content = said(question.replace('X', () => name));
      return NOT_HELD.test(content) || others.some((other) => !content.includes(other))
        ? [`${name}: ${content}`]
        : [];
    });
    expect(lacking).toEqual([]);
  });
});

describe('a capital is told of what it is the capital', () => {
  test.each(['Tallinn is the capital of what country', 'which country is Tallinn the capital of'])(
    '%s',
    (question) => {
      expect(said(question)).toMatch(
        /^Tallinn is the capital of Estonia|Countries whose capital is Tallinn.*\n+- Estonia/s,
      );
    },
  );
});

describe('the newest in each form of the word', () => {
  const forms = ['neueste', 'jüngste', 'letzte', 'aktuellste'].flatMap((form) => [`${form}r`, `${form}n`]);
  test.each(forms)('%s Quartalsumsatz', (form) => {
    expect(ran(`${form} Quartalsumsatz von Tesla`)).toBe('Tesla.revenue.at=latest quarter');
  });
  test.each(['aktuellstes', 'neuestes', 'jüngstes', 'letztes'])('%s Quartal', (form) => {
    expect(ran(`Tesla Umsatz ${form} Quartal`)).toBe('Tesla.revenue.at=latest quarter');
  });
  test('a quarter that nothing is said of leaves all of them', () => {
    expect(ran('Quartalsumsatz von Tesla')).toBe('Tesla.revenue_quarterly_history');
  });
});

describe('a Delaware corporation is one by the law of Delaware', () => {
  test.each([
    [
      'houston companies that arent delaware corporations',
      'companies.registered_in!=Delaware.location=Houston',
    ],
    ['Delaware corporations in Texas', 'companies.location=Texas.registered_in=Delaware'],
    ['how many Delaware corporations are there', 'companies.registered_in=Delaware.count()'],
    ['costco = delaware corp?', 'Costco.is(registered_in=Delaware)'],
    ['is Costco a Delaware corporation', 'Costco.is(registered_in=Delaware)'],
    ['Is Intel a Nevada corporation?', 'Intel.is(registered_in=Nevada)'],
    ['Nevada-incorporated companies', 'companies.registered_in=Nevada'],
    ['List everything incorporated in Nevada.', 'companies.registered_in=Nevada'],
    // Which is not said of what is no state, nor of where they are.
    ['Japanese corporations', 'companies.location=Japan'],
    ['corporations in Texas', 'companies.location=Texas'],
    ['Delaware companies', 'companies.location=Delaware'],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });
});

describe('who left an office later is not denied to have held it', () => {
  test.each([
    ['Wer war Mitte 2024 Finanzchef von Apple?', 'Luca Maestri', '1 January 2025'],
    ['Was Luca Maestri the CFO of Apple in June 2024?', 'Luca Maestri', '1 January 2025'],
    ['Who was CEO of Target in 2023?', 'Brian Cornell', '1 February 2026'],
  ])('%s', (question, name, until) => {
    expect(said(question)).toContain('it does not say who was');
    expect(said(question)).toMatch(
      new RegExp(`${name} was the chief .* until ${until}.*its start date is not known`),
    );
    expect(engine.rows(question).results).toEqual([]);
  });

  test('whom a filing before that day names is told, with the day on which he left', () => {
    expect(said('Who was CEO of Walmart in mid-2025?')).toMatch(
      /^Doug McMillon was the chief executive officer of Walmart until 1 February 2026/,
    );
  });
});

test('the figure of the full year is that of the year', () => {
  expect(ran("What is Microsoft's most recent full-year net income?")).toBe('Microsoft.net_income');
});
