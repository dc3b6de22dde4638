import type { Collection, GivenEntity } from '../collection';
import { countryKey } from '../countries';

/** Adds sanctions programmes by the legal act that established them. */
export function addSanctions(collection: Collection): void {
  for (const [number, date, citation, name, country] of ORDERS) {
    const [volume = '', page = ''] = citation.split(' FR ');
    add(collection, {
      key: `sanction:us:${number}`,
      name: `Executive Order ${number}, ${name}`,
      aliases: [`EO ${number}`, `E.O. ${number}`, `Executive Order ${number}`],
      date,
      citation,
      source: `Federal Register, ${citation}`,
      document: `https://www.federalregister.gov/citation/${volume}-FR-${page}`,
      authority: 'United States',
      authorityKey: countryKey('US'),
      country,
    });
  }
  for (const [year, number, date, name, country] of COUNCIL_REGULATIONS) {
    const act = year < 2015 ? `${number}/${year}` : `${year}/${number}`;
    add(collection, {
      key: `sanction:eu:${year}/${number}`,
      name: `Council Regulation ${act}, ${name}`,
      aliases: [
        `Regulation ${act}`,
        `Council Regulation ${year < 2015 ? `(${year < 2010 ? 'EC' : 'EU'}) No ` : '(EU) '}${act}`,
      ],
      date,
      citation: `Council Regulation ${act}`,
      source: `EUR-Lex, Council Regulation ${act}`,
      document: `https://eur-lex.europa.eu/eli/reg/${year}/${number}/oj`,
      authority: 'European Union',
      authorityKey: 'igo:EU',
      country,
    });
  }
}

type Act = Pick<GivenEntity, 'key' | 'name'> & {
  aliases: readonly string[];
  date: string;
  citation: string;
  source: string;
  document: string;
  authority: string;
  authorityKey: string;
  /** Two-letter code of the country that it concerns. */
  country: string | undefined;
};

function add(collection: Collection, { key, name, aliases, date, citation, ...act }: Act): void {
  const { source, document, authority, authorityKey, country } = act;
  const sources = [collection.source(key, { name: source, date, document })];
  const target = country && collection.known(countryKey(country)).name;
  collection.entity({
    key,
    type: 'Sanction',
    name,
    aliases,
    description: `Sanctions act of the ${authority}${target ? ` concerning ${target}` : ''}`,
    prominence: 0.45,
    sources,
    properties: { authority, adoption_date: date, citation, target_country: target, website: document },
  });
  collection.link('IS_IMPOSED_BY', key, authorityKey, { sources });
  if (country) collection.link('CONCERNS', key, countryKey(country), { sources });
}

const ORDERS: readonly (readonly [
  number: number,
  date: string,
  citation: string,
  name: string,
  country?: string,
])[] = [
  [13660, '2014-03-06', '79 FR 13493', 'persons contributing to the situation in Ukraine', 'UA'],
  [13661, '2014-03-16', '79 FR 15535', 'additional persons contributing to the situation in Ukraine', 'RU'],
  [13662, '2014-03-20', '79 FR 16169', 'sectors of the Russian economy', 'RU'],
  [14024, '2021-04-15', '86 FR 20249', 'harmful foreign activities of the Russian Federation', 'RU'],
  [13692, '2015-03-08', '80 FR 12747', 'persons contributing to the situation in Venezuela', 'VE'],
  [13818, '2017-12-20', '82 FR 60839', 'serious human rights abuse or corruption'],
  [13224, '2001-09-23', '66 FR 49079', 'persons who commit, threaten or support terrorism'],
  [13382, '2005-06-28', '70 FR 38567', 'proliferators of weapons of mass destruction'],
  [13722, '2016-03-15', '81 FR 14943', 'the Government of North Korea', 'KP'],
  [13694, '2015-04-01', '80 FR 18077', 'significant malicious cyber-enabled activities'],
  [14014, '2021-02-10', '86 FR 9429', 'the situation in Burma', 'MM'],
  [13405, '2006-06-16', '71 FR 35485', 'persons undermining democratic processes in Belarus', 'BY'],
];

const COUNCIL_REGULATIONS: readonly (readonly [
  year: number,
  number: number,
  date: string,
  name: string,
  country?: string,
])[] = [
  [2014, 833, '2014-07-31', "Russia's actions destabilising the situation in Ukraine", 'RU'],
  [2014, 269, '2014-03-17', 'territorial integrity of Ukraine', 'UA'],
  [2012, 36, '2012-01-18', 'situation in Syria', 'SY'],
  [2012, 267, '2012-03-23', 'restrictive measures against Iran', 'IR'],
  [2017, 1509, '2017-08-30', "Democratic People's Republic of Korea", 'KP'],
  [2006, 765, '2006-05-18', 'situation in Belarus', 'BY'],
  [2016, 44, '2016-01-18', 'situation in Libya', 'LY'],
  [2017, 2063, '2017-11-13', 'situation in Venezuela', 'VE'],
  [2013, 401, '2013-05-02', 'situation in Myanmar', 'MM'],
  [2019, 796, '2019-05-17', 'cyber-attacks threatening the Union'],
  [2020, 1998, '2020-12-07', 'serious human rights violations and abuses'],
];
