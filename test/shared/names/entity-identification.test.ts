import type { EntitySummary } from '../../../src/shared/contract/entity';
import {
  aliasProperties,
  identify,
  type AskTexts,
  type Verdict,
} from '../../../src/shared/names/entity-identification';
import { found } from './entities';

/** What an entity has beside its name, by its id and property. */
type Beside = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Told = { results: readonly EntitySummary[]; beside?: Beside; rank?: number };

/** What a name leads to, and which texts were asked for on the way. */
async function lead(typed: string, { results, beside = {}, rank }: Told) {
  const asked: string[] = [];
  const ask: AskTexts = ({ id }, property) => {
    asked.push(`${id}.${property}`);
    return Promise.resolve(beside[id]?.[property]);
  };
  const to = identify(typed, results, rank);
  expect(['settled', 'open']).toContain(to.kind);
  const verdict = to.kind === 'open' ? await to.settle(ask) : to.verdict;
  return { verdict: inWords(verdict), asked };
}

function inWords(verdict: Verdict): string {
  if (verdict.kind === 'none') return 'none';
  if (verdict.kind === 'several') return `several: ${verdict.entities.map(({ id }) => id).join(', ')}`;
  const meant = verdict.kind === 'far' ? verdict.nearest : [verdict];
  return `${verdict.kind}: ${meant.map(({ entity }) => entity.id).join(', ')}`;
}

describe('a name that a search settles', () => {
  test('asks for nothing more', async () => {
    const results = [found('Apple Inc.'), found('Applied Materials')];
    expect(await lead('Apple', { results })).toEqual({ verdict: 'match: Apple Inc.', asked: [] });
  });

  test('is none where nothing was found, and several where two are called so', async () => {
    expect(await lead('Apple', { results: [] })).toEqual({ verdict: 'none', asked: [] });
    const results = [found('Delta Inc'), found('Delta Corp')];
    expect(await lead('Delta', { results })).toEqual({
      verdict: 'several: Delta Inc, Delta Corp',
      asked: [],
    });
  });
});

describe('a name that no result is called by', () => {
  test('is that of the first whose other name it is', async () => {
    const results = [found('Alphabet Inc.'), found('Goodyear')];
    const beside = { 'Alphabet Inc.': { aliases: ['Google'] } };
    expect(await lead('Google', { results, beside })).toEqual({
      verdict: 'match: Alphabet Inc.',
      asked: ['Alphabet Inc..aliases', 'Alphabet Inc..ticker'],
    });
  });

  test.each<[string, EntitySummary['entity_type'], string]>([
    ['a city', 'Municipality', 'several: Zurich Insurance Group, Zurich'],
    ['a country', 'Country', 'several: Zurich Insurance Group, Zurich'],
    ['but no part of a country', 'CountrySubdivision', 'match: Zurich Insurance Group'],
  ])('of a company may be another thing of that name, %s', async (_what, type, verdict) => {
    const results = [found('Zurich Insurance Group'), found('Zurich', type)];
    const beside = { 'Zurich Insurance Group': { aliases: ['Zurich'] } };
    expect((await lead('Zurich', { results, beside })).verdict).toBe(verdict);
  });

  test('is far from the nearest where nobody is called so', async () => {
    const results = [found('IBM'), found('Boeing')];
    expect((await lead('Boing Boing', { results })).verdict).toBe('far: Boeing');
  });

  test('is the one slip, or several, where the first is not called so after all', async () => {
    expect((await lead('Microsft', { results: [found('IBM'), found('Microsoft')] })).verdict).toBe(
      'match: Microsoft',
    );
    const results = [found('IBM'), found('Caterpillar'), found('Caterpidar')];
    expect((await lead('Caterpilar', { results })).verdict).toBe('several: Caterpillar, Caterpidar');
  });

  test('is far where the service refuses to tell other names', async () => {
    expect((await lead('Google', { results: [found('Alphabet Inc.')] })).verdict).toBe('far: Alphabet Inc.');
  });
});

describe('another name of the first that is the name of another', () => {
  test('is of both where they are companies', async () => {
    const results = [found('Trane'), found('Ingersoll Rand')];
    const beside = { Trane: { aliases: ['Ingersoll-Rand plc'] } };
    expect((await lead('Ingersoll-Rand', { results, beside })).verdict).toBe(
      'several: Trane, Ingersoll Rand',
    );
    expect((await lead('Ingersoll-Rand', { results })).verdict).toBe('match: Ingersoll Rand');
  });

  test('is of the first where the other is no company, or is called so but for a slip', async () => {
    const beside = { Trane: { aliases: ['Ingersoll-Rand plc'] } };
    for (const other of [found('Ingersoll Rand', 'Plant'), found('Ingersol Rand')])
      expect((await lead('Ingersoll-Rand', { results: [found('Trane'), other], beside })).verdict).toBe(
        'match: Trane',
      );
  });

  test('is of neither where a region bears the name that a city goes by', async () => {
    const results = [found('New York City', 'Municipality'), found('New York', 'CountrySubdivision')];
    const beside = { 'New York City': { aliases: ['New York'] } };
    expect((await lead('New York', { results, beside })).verdict).toMatch(/^several/);
  });

  test('is of the first where a region bears the name that a country goes by', async () => {
    const results = [found('Netherlands', 'Country'), found('Holland', 'CountrySubdivision')];
    const beside = { Netherlands: { aliases: ['Holland'] } };
    expect((await lead('Holland', { results, beside })).verdict).toBe('match: Netherlands');
  });

  test('is of the first where they are places', async () => {
    const results = ['Saint Petersburg', 'Leningrad'].map((name) => found(name, 'Municipality'));
    const beside = { 'Saint Petersburg': { aliases: ['Leningrad'] } };
    expect((await lead('Leningrad', { results, beside })).verdict).toBe('match: Saint Petersburg');
    const withCompany = [...results.slice(0, 1), found('Leningrad')];
    expect((await lead('Leningrad', { results: withCompany, beside })).verdict).toBe(
      'match: Saint Petersburg',
    );
  });
});

test('a name is as close as the nearer of the name and what stands beside it', async () => {
  const texts = async (typed: string, name: string, alias: string) => {
    const lead = identify(typed, [found(name)]);
    const ask: AskTexts = (_, property) => Promise.resolve(property === 'aliases' ? [alias] : []);
    return lead.kind === 'open' ? await lead.settle(ask) : lead.verdict;
  };
  expect(await texts('Google', 'Alphabet', 'Google')).toMatchObject({ closeness: 0.99 });
  expect(await texts('Siemens Ltd', 'Siemens', 'siemens ltd')).toMatchObject({ closeness: 0.98 });
});

describe('letters that are codes of several', () => {
  const results = [found('Philippines', 'Country'), found('Parker Hannifin')];
  const philippines = { Philippines: { aliases: ['PH'] } };

  test('are told to be of both', async () => {
    const beside = { ...philippines, 'Parker Hannifin': { ticker: ['PH'] } };
    for (const typed of ['PH', ' PH '])
      expect((await lead(typed, { results, beside })).verdict).toBe('several: Philippines, Parker Hannifin');
  });

  test('are of the first where the company has others', async () => {
    const beside = { ...philippines, 'Parker Hannifin': { ticker: ['PHX'] } };
    expect((await lead(' PH ', { results, beside })).verdict).toBe('match: Philippines');
  });

  test('are of the company where that is first', async () => {
    const beside = { ...philippines, 'Parker Hannifin': { ticker: ['PH'] } };
    const { verdict } = await lead('PH', { results: [...results].reverse(), beside });
    expect(verdict).toBe('match: Parker Hannifin');
  });

  test('are asked of one where a company is first, and where they are more than three or no capitals', async () => {
    const asked = async (typed: string, found_: readonly EntitySummary[]) =>
      (await lead(typed, { results: found_, beside: { Philippines: { aliases: ['PH', 'PHIL', 'Ph'] } } }))
        .asked;
    expect((await asked('PH', [...results].reverse())).join()).not.toContain('Philippines');
    expect((await asked('PHIL', results)).join()).not.toContain('Parker');
    expect((await asked('Ph', results)).join()).not.toContain('Parker');
  });
});

describe('a legal form that the name leaves out', () => {
  const results = [found('Siemens')];

  test('is for the register to tell', async () => {
    const elsewhere = { Siemens: { legal_name: ['Siemens AG'] } };
    expect((await lead('Siemens Ltd', { results, beside: elsewhere })).verdict).toBe('far: Siemens');
    expect((await lead('Siemens AG', { results, beside: elsewhere })).verdict).toBe('match: Siemens');
  });

  test('is so too where the service puts another company first', async () => {
    const both = { results: [found('Osram'), ...results] };
    const elsewhere = { Siemens: { legal_name: ['Siemens AG'] } };
    expect((await lead('Siemens Ltd', { ...both, beside: elsewhere })).verdict).toBe('far: Siemens');
    expect((await lead('Siemens Ltd', both)).verdict).toBe('match: Siemens');
  });

  test('is believed where the register tells nothing', async () => {
    expect((await lead('Siemens Ltd', { results })).verdict).toBe('match: Siemens');
  });
});

describe('a result that is pinned by its place', () => {
  const results = [found('Apple Inc.'), found('Apple', 'Municipality'), found('IBM')];

  test('is counted from 1, and need not be the first', async () => {
    expect((await lead('Apple', { results, rank: 1 })).verdict).toBe('match: Apple Inc.');
    expect((await lead('Apple', { results, rank: 2 })).verdict).toBe('match: Apple');
    const slip = { verdict: 'match: Tesla', asked: [] };
    expect(await lead('Telsa', { results: [found('Tesla')], rank: 1 })).toEqual(slip);
  });

  test('is none beyond the last', async () => {
    expect(await lead('Apple', { results, rank: 4 })).toEqual({ verdict: 'none', asked: [] });
  });

  test('still has to be called so, by its name or beside it', async () => {
    expect((await lead('Big Blue', { results, rank: 3 })).verdict).toBe('far: IBM');
    const beside = { IBM: { aliases: ['Big Blue'] } };
    expect((await lead('Big Blue', { results, beside, rank: 3 })).verdict).toBe('match: IBM');
  });
});

test.each([
  ['Google', ['aliases', 'ticker']],
  ['Goodyear', ['aliases']],
  ['Facebook Inc', ['aliases', 'legal_name', 'ticker']],
  ['Bank of New', ['aliases', 'legal_name']],
  ['Wells Fargo', ['aliases', 'ticker']],
  [' Wells Fargo ', ['aliases', 'ticker']],
  ['Wells  Fargo', ['aliases']],
  ['Deutsche Telekom', ['aliases']],
  ['AAPL', ['aliases', 'ticker']],
  ['apple.com', ['aliases', 'ticker', 'website']],
  ['0000320193', ['aliases', 'cik', 'permid']],
  ['LEI 5493001KJTIIGC8Y1R12', ['aliases', 'lei']],
])('%s may stand in %j', (typed, properties) => {
  expect(aliasProperties(typed)).toEqual(properties);
});
