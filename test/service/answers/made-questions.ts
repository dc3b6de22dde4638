import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import type { StoredEntity, StoredSeries } from '../../../src/service/store/stored';
import type { GradedQuestion, Expected } from './graded-question';
import { truthOf, type Truth } from './question-truth';

/** What one question is made of: the words that fill its template, and the truth. */
type Case = { words: Readonly<Record<string, string>>; expected: Expected };

/** A class of questions: templates of each half, and more cases than are asked. */
type Kind = { kind: string; work: readonly string[]; held: readonly string[]; cases: readonly Case[] };

/** How many questions of a class each half holds. */
const IN_A_HALF = 15;

/**
 * Questions made by rule from the dataset, 20 classes of 30. The halves differ in entities (every other one) and in the
 * wording of their templates; the half `held` was written before the planner was tuned. Looked at
 * for the first time, with those by hand, 325 of 367 were right, 27 refused and 15 wrong; the classes that failed were
 * then mended, so that it is held out no longer.
 */
export function madeQuestions(store: MemoryGraph): GradedQuestion[] {
  return kinds(truthOf(store)).flatMap(({ kind, work, held, cases }) => {
    const halves = [
      { half: 'work' as const, templates: work, own: cases.filter((_, at) => at % 2 === 0) },
      { half: 'held' as const, templates: held, own: cases.filter((_, at) => at % 2 === 1) },
    ];
    return halves.flatMap(({ half, templates, own }) =>
      own.slice(0, IN_A_HALF).map(({ words, expected }, at): GradedQuestion => {
        const template = templates[at % templates.length] ?? '';
        const question = template.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');
        return { kind, half, question, expected };
      }),
    );
  });
}

const isPlain = ({ name }: StoredEntity): boolean =>
  /^[A-Za-z][A-Za-z .&'-]+$/.test(name) && !/ (?:Co|Inc|Corp)\.?$/.test(name);

/** Names that no other entity of the store is likely meant by. */
const once = (entities: readonly StoredEntity[]): StoredEntity[] => {
  const seen = new Set<string>();
  return entities.filter((entity) => isPlain(entity) && !seen.has(entity.name) && seen.add(entity.name));
};

function kinds(truth: Truth): Kind[] {
  const { byType, value, out, into, series, at, number, revenue, named, isIn, inPlace, ranked } = truth;
  const companies = once(byType('Company'));
  const countries = once(byType('Country'));
  const people = once(byType('Person'));
  const known = <Item>(items: readonly Item[], make: (item: Item) => Case | undefined): Case[] =>
    items.flatMap((item) => make(item) ?? []);
  const figure = (words: Case['words'], found: number | string | undefined): Case | undefined =>
    found === undefined ? undefined : { words, expected: { value: found } };
  const states = [
    'Texas',
    'California',
    'Ohio',
    'Illinois',
    'Pennsylvania',
    'Minnesota',
    'Virginia',
    'Georgia',
    'Florida',
    'Michigan',
    'Massachusetts',
    'Connecticut',
    'Tennessee',
    'New Jersey',
    'Colorado',
    'Arizona',
    'North Carolina',
    'Missouri',
    'Wisconsin',
    'Indiana',
    'Arkansas',
    'Nebraska',
    'Oklahoma',
    'Maryland',
    'Kentucky',
    'Rhode Island',
    'Louisiana',
    'Idaho',
    'Nevada',
    'Oregon',
    'Alabama',
    'Delaware',
    'Utah',
    'Iowa',
  ].map((name) => named(name, 'CountrySubdivision'));
  const allCompanies = byType('Company');
  const regions = ['Africa', 'Asia', 'Europe', 'South America', 'Oceania'].map((name) =>
    named(name, 'Continent'),
  );
  const subregions = byType('CountryRegion').filter(
    (region) => inPlace(region, byType('Country')).length > 1,
  );
  const areas = [...regions, ...subregions];
  const population = (entity: StoredEntity): number | undefined => number(entity, 'population');
  const staff = (entity: StoredEntity): number | undefined => number(entity, 'employee_count');
  const stateCompanies = states
    .map((state) => ({ state, own: inPlace(state, allCompanies) }))
    .filter(({ own }) => own.length > 0);
  const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
    items.flatMap((item, index): (readonly [Item, Item])[] => {
      const other = items[(index + 7) % items.length];
      return other === undefined || other === item ? [] : [[item, other]];
    });
  const years = ['1975', '1982', '1990', '1996', '2001', '2005', '2010', '2014'];
  const inYear = (index: number): string => years[index % years.length] ?? '2000';
  const fieldsOfPlace = [
    { words: ['capital', 'capital city'], of: (each: StoredEntity) => out(each, 'HAS_CAPITAL')[0]?.name },
    { words: ['calling code', 'dialling code'], of: (each: StoredEntity) => value(each, 'calling_code') },
    { words: ['population', 'number of inhabitants'], of: population },
  ];
  const groups = [
    'European Union',
    'African Union',
    'Association of Southeast Asian Nations',
    'Euro area',
  ].flatMap((name) =>
    byType('IntergovernmentalOrganization')
      .concat(byType('Group'))
      .filter((each) => each.name === name && into(each, 'IS_MEMBER_OF').length > 0),
  );
  const holds = (group: StoredEntity) => into(group, 'IS_MEMBER_OF');
  return [
    {
      kind: 'a property of a company',
      work: [
        'How many employees does {name} have?',
        "What is {name}'s headcount?",
        'number of employees of {name}',
      ],
      held: [
        'How large is the staff of {name}?',
        'What is the size of the workforce of {name}?',
        '{name} employees',
        'How many people are employed by {name}?',
      ],
      cases: known(companies, (each) => figure({ name: each.name }, staff(each))),
    },
    {
      kind: 'the chief executive',
      work: ['Who is the CEO of {name}?', 'Who runs {name}?', "{name}'s chief executive"],
      held: [
        'Who leads {name}?',
        'Who is at the helm of {name}?',
        'name the boss of {name}',
        'Who is the head of {name}?',
      ],
      cases: known(companies, (each) => {
        const [ceo, ...others] = into(each, 'IS_CEO_OF');
        return ceo === undefined || others.length > 0
          ? undefined
          : { words: { name: each.name }, expected: { value: ceo.name } };
      }),
    },
    {
      kind: 'the seat',
      work: ['Where is {name} headquartered?', 'headquarters of {name}', 'In which city is {name} based?'],
      held: [
        'Where is the head office of {name}?',
        'Where does {name} have its headquarters?',
        'In what city is {name} headquartered?',
        'What is the home base of {name}?',
      ],
      cases: known(companies, (each) =>
        figure({ name: each.name }, out(each, 'HAS_HEADQUARTERS_IN')[0]?.name),
      ),
    },
    {
      kind: 'a field of a country',
      work: ['What is the {field} of {name}?', "{name}'s {field}", '{field} of {name}'],
      held: [
        'Can you tell me the {field} of {name}?',
        'What {field} does {name} have?',
        'give me the {field} of {name} please',
      ],
      cases: known(
        countries.map((each, index) => ({ each, field: fieldsOfPlace[(index >> 1) % 3], index })),
        ({ each, field, index }) =>
          figure({ name: each.name, field: field?.words[index % 2] ?? '' }, field?.of(each)),
      ),
    },
    {
      kind: 'a figure in a year',
      work: ['What was the population of {name} in {year}?', "{name}'s population in {year}"],
      held: [
        'How many people lived in {name} in {year}?',
        'In {year}, what was the population of {name}?',
        'How many inhabitants did {name} have in {year}?',
      ],
      cases: known(
        countries.map((each, index) => ({ each, year: inYear(index) })),
        ({ each, year }) => figure({ name: each.name, year }, at(series(each, 'Population'), year)),
      ),
    },
    {
      kind: 'a change over time',
      work: [
        'How did the population of {name} change from 1980 to 2010?',
        'population growth of {name} from 1980 to 2010',
      ],
      held: [
        'How much did the population of {name} grow between 1980 and 2010?',
        'By how much has the population of {name} risen from 1980 to 2010?',
        'change in the population of {name} from 1980 to 2010',
      ],
      cases: known(countries, (each) =>
        at(series(each, 'Population'), '1980') === undefined
          ? undefined
          : figure({ name: each.name }, at(series(each, 'Population'), '2010')),
      ),
    },
    {
      kind: 'companies in a place',
      work: [
        'Which companies are headquartered in {name}?',
        'companies in {name}',
        'List all companies based in {name}.',
      ],
      held: [
        'What firms have their headquarters in {name}?',
        'Show me the businesses located in {name}',
        '{name} companies',
        'Which corporations are based in {name}?',
      ],
      cases: stateCompanies.map(({ state, own }) => ({
        words: { name: state.name },
        expected: { names: own.map(({ name }) => name) },
      })),
    },
    {
      kind: 'a threshold',
      work: [
        'Which companies in {name} have more than {n} employees?',
        'companies headquartered in {name} with over {n} employees',
      ],
      held: [
        'Which firms in {name} employ more than {n} people?',
        'companies in {name} with a workforce above {n}',
        'List companies in {name} whose number of employees exceeds {n}',
      ],
      cases: stateCompanies.flatMap(({ state, own }) => {
        const sizes = own.flatMap((each) => staff(each) ?? []).sort((a, b) => a - b);
        const bound = sizes[sizes.length >> 1];
        const names = own.filter((each) => (staff(each) ?? 0) > (bound ?? Infinity)).map(({ name }) => name);
        return bound === undefined || names.length === 0
          ? []
          : [{ words: { name: state.name, n: bound.toLocaleString('en-US') }, expected: { names } }];
      }),
    },
    {
      kind: 'the largest',
      work: ['What is the largest company in {name}?', 'Which company in {name} has the highest revenue?'],
      held: [
        'biggest firm in {name} by revenue',
        'Which {name} company has the most revenue?',
        'Name the largest business headquartered in {name} by sales',
      ],
      cases: stateCompanies.flatMap(({ state, own }) => {
        const [first] = ranked(own, revenue);
        return first === undefined
          ? []
          : [{ words: { name: state.name }, expected: { first: [first.name] } }];
      }),
    },
    {
      kind: 'a ranking',
      work: [
        'What are the three most populous countries in {name}?',
        'top 3 countries in {name} by population',
      ],
      held: [
        'Which three countries in {name} have the most inhabitants?',
        'List the 3 largest countries of {name} by population',
        'the three countries in {name} with the highest population',
      ],
      cases: [...areas, ...areas].map((area) => ({
        words: { name: area.name },
        expected: {
          first: ranked(inPlace(area, byType('Country')), population)
            .slice(0, 3)
            .map(({ name }) => name),
        },
      })),
    },
    {
      kind: 'a place in a ranking',
      work: [
        'What is the second most populous country in {name}?',
        'Which country has the second smallest population in {name}?',
      ].slice(0, 1),
      held: [
        'second largest country in {name} by population',
        'Which country in {name} has the second highest population?',
        'Which is the 2nd most populated country in {name}?',
      ],
      cases: [...areas, ...areas].flatMap((area) => {
        const second = ranked(inPlace(area, byType('Country')), population)[1];
        return second === undefined
          ? []
          : [{ words: { name: area.name }, expected: { first: [second.name] } }];
      }),
    },
    {
      kind: 'a count',
      work: ['How many companies are headquartered in {name}?', 'How many companies are in {name}?'],
      held: [
        'What is the number of companies in {name}?',
        'count the companies based in {name}',
        'How many firms have their seat in {name}?',
      ],
      cases: stateCompanies.map(({ state, own }) => ({
        words: { name: state.name },
        expected: { count: own.length },
      })),
    },
    {
      kind: 'an average or a sum',
      work: [
        'What is the average number of employees of companies in {name}?',
        'average headcount of companies headquartered in {name}',
      ],
      held: [
        'mean number of employees of firms in {name}',
        'How many employees do companies in {name} have on average?',
        'What is the average staff size of the companies in {name}?',
      ],
      cases: stateCompanies.flatMap(({ state, own }) => {
        const sizes = own.flatMap((each) => staff(each) ?? []);
        return sizes.length === 0
          ? []
          : [
              {
                words: { name: state.name },
                expected: { value: sizes.reduce((sum, each) => sum + each, 0) / sizes.length },
              },
            ];
      }),
    },
    {
      kind: 'a comparison',
      work: ['Which has more employees, {a} or {b}?', 'Does {a} have more employees than {b}? Which?'].slice(
        0,
        1,
      ),
      held: [
        'Who has the larger workforce, {a} or {b}?',
        'Which company has a higher number of employees, {a} or {b}?',
        'Compare the number of employees of {a} and {b}',
      ],
      cases: pairsOf(companies.filter((each) => staff(each) !== undefined)).map(([a, b]) => ({
        words: { a: a.name, b: b.name },
        expected: { first: [((staff(a) ?? 0) >= (staff(b) ?? 0) ? a : b).name] },
      })),
    },
    {
      kind: 'a claim',
      work: ['Is {name} headquartered in {place}?', 'Is {name} based in {place}?'],
      held: [
        'Does {name} have its headquarters in {place}?',
        'Is the headquarters of {name} in {place}?',
        'Is it true that {name} is headquartered in {place}?',
      ],
      cases: companies.flatMap((each, index) => {
        const place = states[index % 4];
        if (place === undefined || out(each, 'HAS_HEADQUARTERS_IN').length === 0) return [];
        return [
          {
            words: { name: each.name, place: place.name },
            expected: { verdict: isIn(each, place) ? 'yes' : 'no' } as const,
          },
        ];
      }),
    },
    {
      kind: 'a currency or a language',
      work: ['Which countries use the {name}?', 'countries that use the {name}'],
      held: [
        'In which countries is the {name} used?',
        'Where do people pay with the {name}?',
        'Which nations have the {name} as currency?',
      ],
      cases: byType('Currency').flatMap((each) => {
        const users = into(each, 'HAS_CURRENCY').filter(({ type }) => type === 'Country');
        return users.length === 0 || !isPlain(each) || into(each, 'HAS_CURRENCY').length !== users.length
          ? []
          : [{ words: { name: each.name }, expected: { names: users.map(({ name }) => name) } }];
      }),
    },
    {
      kind: 'what a person does',
      work: ['Which company does {name} lead?', 'Where does {name} work?'],
      held: [
        'What company is {name} the CEO of?',
        'Who does {name} work for?',
        'Which company is run by {name}?',
      ],
      cases: people.flatMap((each) => {
        const [led, ...others] = out(each, 'IS_CEO_OF');
        return led === undefined || others.length > 0
          ? []
          : [{ words: { name: each.name }, expected: { value: led.name } }];
      }),
    },
    {
      kind: 'a figure of one head',
      work: ['What is the GDP per capita of {name}?', '{name} GDP per head'],
      held: [
        'How high is the GDP per inhabitant in {name}?',
        'gross domestic product per person of {name}',
        "{name}'s GDP per capita",
      ],
      cases: countries.flatMap((each) => {
        const [gdp, heads] = [truth.gdp(each), population(each)];
        return gdp === undefined || heads === undefined
          ? []
          : [{ words: { name: each.name }, expected: { value: gdp / heads } }];
      }),
    },
    {
      kind: 'a question in another',
      work: ['Who is the CEO of the largest company in {name}?', 'CEO of the biggest company in {name}'],
      held: [
        'Who runs the largest company headquartered in {name}?',
        'Who leads the company with the highest revenue in {name}?',
        'What is the name of the chief executive of the largest firm in {name}?',
      ],
      cases: stateCompanies.flatMap(({ state, own }) => {
        const [first] = ranked(own, revenue);
        const ceo = first === undefined ? [] : into(first, 'IS_CEO_OF');
        return ceo.length !== 1
          ? []
          : [{ words: { name: state.name }, expected: { value: ceo[0]?.name ?? '' } }];
      }),
    },
    {
      kind: 'German',
      work: [
        'Wie viele Mitarbeiter hat {name}?',
        'Wer ist der Vorstandsvorsitzende von {name}?',
        'Wo hat {name} seinen Sitz?',
      ],
      held: ['Wie viele Beschäftigte hat {name}?', 'Wer leitet {name}?', 'Wo ist der Hauptsitz von {name}?'],
      cases: companies.slice(0, 60).flatMap((each, index) => {
        const found = [
          staff(each),
          into(each, 'IS_CEO_OF')[0]?.name,
          out(each, 'HAS_HEADQUARTERS_IN')[0]?.name ?? value(each, 'headquarters'),
        ];
        const which = (index >> 1) % 3;
        const truth = found[which];
        return [
          { words: { name: each.name }, expected: truth === undefined ? { refused: '' } : { value: truth } },
        ];
      }),
    },
    {
      kind: 'what is not known',
      work: ['What is the shoe size of {name}?', 'Who is the barber of {name}?', 'Is {name} delicious?'],
      held: [
        'Who is the mother of {name}?',
        'What is the favourite colour of {name}?',
        'Why is {name} unhappy?',
        'What is the weather in {name}?',
      ],
      cases: countries.slice(0, 40).map((each) => ({
        words: { name: each.name },
        expected: { refused: 'This is not in the embedded dataset' },
      })),
    },
    {
      kind: 'a group',
      work: ['Which countries are members of the {name}?', 'How many countries are in the {name}?'].slice(
        0,
        1,
      ),
      held: [
        'Countries belonging to the {name}',
        'List the member states of the {name}',
        'Which countries belong to the {name}?',
      ],
      cases: groups.flatMap((group) =>
        Array.from({ length: 8 }, () => ({
          words: { name: group.name },
          expected: { names: holds(group).map(({ name }) => name) } as const,
        })),
      ),
    },
    {
      kind: 'a price or an indicator',
      work: ['What was the price of {name} in {year}?', 'price of {name} in {year}'],
      held: [
        'How much did {name} cost in {year}?',
        'What did {name} cost in {year}?',
        'How expensive was {name} in {year}?',
      ],
      cases: byType('Commodity').flatMap((each) => {
        const [held] = each.series;
        if (held === undefined) return [];
        return ['1990', '1995', '2000', '2005', '2008', '2010', '2015', '2020'].flatMap((year) => {
          const found = priceIn(held, year);
          return found === undefined
            ? []
            : [
                {
                  words: {
                    name:
                      each.aliases.find((alias) => /^[A-Z][a-z]+$/.test(alias)) ??
                      each.name.replace(/ \(.*/, ''),
                    year,
                  },
                  expected: { value: found },
                },
              ];
        });
      }),
    },
  ];
}

/** The price of a year: the average of its twelve months, or the last that is held of it. */
function priceIn({ dates, values }: StoredSeries, year: string): number | undefined {
  const held = dates.flatMap((date, at) => (date.startsWith(`${year}-`) ? [values[at] ?? Number.NaN] : []));
  return held.length === 12 ? held.reduce((sum, value) => sum + value, 0) / 12 : held.at(-1);
}
