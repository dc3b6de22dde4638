import type { Collection } from '../collection';
import { countryKey } from '../regions';
import { list, maybe, table, texts } from '../table';

/** Places that have parliaments of their own here: name, key. */
const JURISDICTIONS = {
  EU: ['European Union', 'igo:EU'],
  US: ['United States', countryKey('US')],
  UK: ['United Kingdom', countryKey('GB')],
} as const;

const LAWS = table('laws', {
  ...texts('jurisdiction', 'kind', 'year', 'number', 'date', 'name', 'journal'),
  aliases: list,
});
const SANCTIONS = table('sanctions', {
  ...texts('authority', 'year', 'number', 'date', 'published', 'citation', 'name'),
  country: maybe,
});
const FORMS = table('forms', texts('section', 'name', 'description'));

type Law = ReturnType<typeof LAWS>[number];
type Sanction = ReturnType<typeof SANCTIONS>[number];

/** What differs between the acts of parliaments: key, publication, its address, description, further names. */
type Act = { key: string; journal: string; document: string; description: string; names: readonly string[] };

const ACTS: Readonly<Record<string, (law: Law) => Act>> = {
  EU: ({ kind, year, number, date, name, journal, aliases }) => ({
    key: `law:eu:${kind}:${year}/${number}`,
    journal: `Official Journal of the European Union, ${journal}`,
    document: `https://eur-lex.europa.eu/eli/${kind}/${year}/${number}/oj`,
    description: `${kind === 'dir' ? 'Directive' : 'Regulation'} of the European Union of ${date.slice(0, 4)}`,
    names: [
      // What other parliaments call so too is told apart by whose it is.
      ...[name, ...aliases].filter((each) => / Act$/.test(each)).map((act) => `EU ${act}`),
      kind === 'dir'
        ? `Directive ${year}/${number}`
        : `Regulation (EU) ${year < '2015' ? `No ${number}/${year}` : `${year}/${number}`}`,
    ],
  }),
  US: ({ year: congress, number, date }) => ({
    key: `law:us:${congress}-${number}`,
    journal: `Public Law ${congress}-${number}`,
    document: `https://www.govinfo.gov/link/plaw/${congress}/public/${number}`,
    description: `Act of the United States Congress of ${date.slice(0, 4)}`,
    names: [`Public Law ${congress}-${number}`, `Pub. L. ${congress}-${number}`],
  }),
  UK: ({ year, number: chapter }) => ({
    key: `law:uk:${year}/${chapter}`,
    journal: `${year} c. ${chapter}`,
    document: `https://www.legislation.gov.uk/ukpga/${year}/${chapter}`,
    description: `Act of the Parliament of the United Kingdom of ${year}`,
    names: [],
  }),
};

/** Adds acts of the European Union, the United States and the United Kingdom, each sourced to its official publication. */
export function addLaws(collection: Collection): void {
  for (const law of LAWS()) {
    const { name, date, aliases } = law;
    const [place, placeKey] = JURISDICTIONS[law.jurisdiction as keyof typeof JURISDICTIONS];
    const act = ACTS[law.jurisdiction]?.(law);
    if (act === undefined)
      throw new Error(`Expected a known jurisdiction of ${name}, got ${law.jurisdiction}`);
    const { key, journal, document, description, names } = act;
    const sources = [
      collection.source(key, { name: journal, date: issueDay(law.journal) ?? date, document }),
    ];
    collection.entity(key, 'Law', name, {
      aliases: [...aliases, ...names],
      description,
      prominence: 0.55,
      sources,
      properties: { citation: journal, adoption_date: date, jurisdiction: place, website: document },
    });
    collection.link('APPLIES_IN', key, placeKey, { sources });
  }
}

/** The day of the issue that a citation of the Official Journal names; other acts are published by themselves. */
function issueDay(journal: string): string | undefined {
  const [, day, month, year] = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(journal) ?? [];
  return year && [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
}

/** Adds sanctions programmes by the legal act that established them. */
export function addSanctions(collection: Collection): void {
  for (const sanction of SANCTIONS()) {
    const { date, published, country } = sanction;
    const [authority, authorityKey] = JURISDICTIONS[sanction.authority as keyof typeof JURISDICTIONS];
    const act = sanction.authority === 'US' ? executiveOrder(sanction) : councilRegulation(sanction);
    const { key, name, citation, journal, document, aliases } = act;
    const sources = [collection.source(key, { name: `${journal}, ${citation}`, date: published, document })];
    const target = country && collection.known(countryKey(country)).name;
    collection.entity(key, 'Sanction', name, {
      aliases,
      prominence: 0.45,
      sources,
      description: `Sanctions act of the ${authority}${target ? ` concerning ${target}` : ''}`,
      properties: { authority, adoption_date: date, citation, target_country: target, website: document },
    });
    collection.link('IS_IMPOSED_BY', key, authorityKey, { sources });
    if (country) collection.link('CONCERNS', key, countryKey(country), { sources });
  }
}

const executiveOrder = ({ number, citation, name }: Sanction) => ({
  key: `sanction:us:${number}`,
  name: `Executive Order ${number}, ${name}`,
  aliases: [`EO ${number}`, `E.O. ${number}`, `Executive Order ${number}`],
  citation,
  journal: 'Federal Register',
  document: `https://www.federalregister.gov/citation/${citation.replace(' FR ', '-FR-')}`,
});

function councilRegulation({ year, number, name }: Sanction) {
  const act = year < '2015' ? `${number}/${year}` : `${year}/${number}`;
  const kind = year < '2015' ? `(${year < '2010' ? 'EC' : 'EU'}) No ` : '(EU) ';
  return {
    key: `sanction:eu:${year}/${number}`,
    name: `Council Regulation ${act}, ${name}`,
    aliases: [`Regulation ${act}`, `Council Regulation ${kind}${act}`],
    ...{ citation: `Council Regulation ${act}`, journal: 'EUR-Lex' },
    document: `https://eur-lex.europa.eu/eli/reg/${year}/${number}/oj`,
  };
}

/** Adds the forms in which issuers and owners report to the SEC: things of no narrower type. */
export function addForms(collection: Collection): void {
  const sources = [
    collection.source('cfr-17', {
      name: 'Code of Federal Regulations, Title 17, edition of 1 April 2025',
      date: '2025-04-01',
      document: 'https://www.ecfr.gov/current/title-17/chapter-II',
      publisher: 'Office of the Federal Register',
    }),
  ];
  for (const { section, name, description } of FORMS()) {
    const aliases = [name.replace(/^(Form|Schedule) /, '')].filter((short) => short.length > 2);
    const facts = { aliases, description, prominence: 0.4, sources };
    const key = collection.entity(`form:${name}`, 'Entity', name, {
      ...facts,
      properties: { citation: `17 CFR ${section}`, authority: 'U.S. Securities and Exchange Commission' },
    });
    collection.link('IS_PUBLISHED_BY', key, 'org:sec', { sources });
  }
}
