import type { Collection } from '../collection';

/** Adds private companies and those of their rounds that they announced themselves with amount and valuation. */
export function addFundingRounds(collection: Collection): void {
  for (const row of ROUNDS) addRound(collection, row);
}

type Round = {
  company: string;
  series?: string;
  date: string;
  amount: number;
  valuation?: number;
  /** @default 'USD' */
  currency?: string;
  lead?: readonly string[];
  url: string;
};

function addRound(collection: Collection, round: Round): void {
  const { company, series, date, amount, valuation, currency = 'USD', lead = [], url } = round;
  const label = series ? `Series ${series}` : `funding of ${date.slice(0, 7)}`;
  const key = `round:${company}:${date}`;
  const sources = [
    collection.source(key, {
      name: `${company} announcement`,
      date,
      document: url,
      publisher: company,
    }),
  ];
  const companyKey = `company:private:${company}`;
  collection.entity({
    key: companyKey,
    type: 'Company',
    name: company,
    description: 'Private company',
    prominence: 0.62,
    sources,
    properties: { website: new URL(url).host.replace(/^www\./, '') },
  });
  collection.entity({
    key,
    type: 'PrivateCompanyFundingRound',
    name: `${company} ${label}`,
    aliases: [`${company} funding round ${date.slice(0, 4)}`],
    description: `Funding round of ${company}, announced on ${date}`,
    prominence: 0.4,
    sources,
    properties: {
      series,
      announced_date: date,
      amount,
      currency,
      post_money_valuation: valuation,
      lead_investors: lead.join('; '),
      company,
    },
  });
  collection.link('HAS_FUNDING_ROUND', companyKey, key, { sources, since: date });
  for (const investor of lead) {
    const investorKey = investorOf(collection, investor, sources);
    collection.link('INVESTED_IN', investorKey, companyKey, { sources, since: date, role: 'Lead investor' });
  }
}

/** An investor that is a listed company is that company; any other is an organization. */
function investorOf(collection: Collection, name: string, sources: readonly string[]): string {
  const listed = [...collection.entities.values()].find(
    (entity) => entity.type === 'Company' && entity.name === name,
  );
  if (listed) return listed.key;
  const key = `investor:${name}`;
  return collection.entity({
    key,
    type: 'Organization',
    name,
    description: 'Investor',
    prominence: 0.35,
    sources,
  });
}

const ROUNDS: readonly Round[] = [
  {
    company: 'OpenAI',
    date: '2024-10-02',
    amount: 6.6e9,
    valuation: 157e9,
    url: 'https://openai.com/index/scale-the-benefits-of-ai/',
  },
  {
    company: 'OpenAI',
    date: '2025-03-31',
    amount: 40e9,
    valuation: 300e9,
    lead: ['SoftBank Group'],
    url: 'https://openai.com/index/march-funding-updates/',
  },
  {
    company: 'Anthropic',
    series: 'C',
    date: '2023-05-23',
    amount: 450e6,
    lead: ['Spark Capital'],
    url: 'https://www.anthropic.com/news/anthropic-series-c',
  },
  {
    company: 'Anthropic',
    series: 'E',
    date: '2025-03-03',
    amount: 3.5e9,
    valuation: 61.5e9,
    lead: ['Lightspeed Venture Partners'],
    url: 'https://www.anthropic.com/news/anthropic-raises-series-e-at-usd61-5b-post-money-valuation',
  },
  {
    company: 'Anthropic',
    series: 'F',
    date: '2025-09-02',
    amount: 13e9,
    valuation: 183e9,
    lead: ['ICONIQ'],
    url: 'https://www.anthropic.com/news/anthropic-raises-series-f-at-usd183b-post-money-valuation',
  },
  {
    company: 'Stripe',
    series: 'H',
    date: '2021-03-14',
    amount: 600e6,
    valuation: 95e9,
    url: 'https://stripe.com/newsroom/news/stripe-series-h',
  },
  {
    company: 'Stripe',
    series: 'I',
    date: '2023-03-15',
    amount: 6.5e9,
    valuation: 50e9,
    url: 'https://stripe.com/newsroom/news/series-i',
  },
  {
    company: 'Databricks',
    series: 'H',
    date: '2021-08-31',
    amount: 1.6e9,
    valuation: 38e9,
    lead: ['Morgan Stanley Counterpoint Global'],
    url: 'https://www.databricks.com/company/newsroom/press-releases/databricks-raises-1-6-billion-series-h-investment-38-billion-valuation',
  },
  {
    company: 'Databricks',
    series: 'J',
    date: '2024-12-17',
    amount: 10e9,
    valuation: 62e9,
    lead: ['Thrive Capital'],
    url: 'https://www.databricks.com/company/newsroom/press-releases/databricks-raising-10b-series-j-investment-62b-valuation',
  },
  { company: 'xAI', series: 'B', date: '2024-05-26', amount: 6e9, url: 'https://x.ai/news/series-b' },
  { company: 'xAI', series: 'C', date: '2024-12-23', amount: 6e9, url: 'https://x.ai/news/series-c' },
  {
    company: 'Mistral AI',
    series: 'C',
    date: '2025-09-09',
    amount: 1.7e9,
    valuation: 11.7e9,
    currency: 'EUR',
    lead: ['ASML'],
    url: 'https://mistral.ai/news/mistral-ai-raises-1-7-b-to-accelerate-technological-progress-with-ai',
  },
  {
    company: 'Scale AI',
    series: 'F',
    date: '2024-05-21',
    amount: 1e9,
    valuation: 13.8e9,
    lead: ['Accel'],
    url: 'https://scale.com/blog/scale-ai-series-f',
  },
  {
    company: 'Waymo',
    series: 'C',
    date: '2024-10-25',
    amount: 5.6e9,
    lead: ['Alphabet Inc.'],
    url: 'https://waymo.com/blog/2024/10/investing-to-bring-the-waymo-driver-to-more-riders/',
  },
  {
    company: 'Epic Games',
    date: '2022-04-11',
    amount: 2e9,
    valuation: 31.5e9,
    lead: ['Sony Group Corporation', 'KIRKBI'],
    url: 'https://www.epicgames.com/site/en-US/news/sony-and-kirkbi-invest-in-epic-games-to-build-the-future-of-digital-entertainment',
  },
];
