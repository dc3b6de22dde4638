import { readFileSync } from 'node:fs';

const page = readFileSync('docs/licences.md', 'utf8');
type Source = { name: string; publisher?: string };
const sources = readFileSync('src/service/data/sources.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Source);

describe('the licences of the data', () => {
  test('name whoever published a source, but companies that announced something of their own', () => {
    const publishers = new Set(
      sources.flatMap(({ name, publisher }) =>
        publisher === undefined || / announcement( of completion)?$|^Introducing /.test(name)
          ? []
          : [publisher],
      ),
    );
    expect(publishers.size).toBeGreaterThan(20);
    expect([...publishers].filter((publisher) => !page.includes(publisher))).toEqual([]);
  });

  test('say of each what was seen of its terms and when, or that nothing was', () => {
    const rows = [...page.matchAll(/^\| (?!---|source)(.+?) \|(.*)\| ([^|]*) \|$/gm)];
    expect(rows.length).toBeGreaterThan(18);
    const unsaid = rows.filter(([, , , checked = '']) => !/, \d{4}-\d\d-\d\d$|^not verified/.test(checked));
    expect(unsaid.map(([, source]) => source)).toEqual([]);
  });

  test('say what the licences want to be said, and stand in the help and with the data', () => {
    for (const source of ['World Bank', 'GeoNames', 'CLDR', 'WordNet', 'Gapminder', 'Penn World Table'])
      expect(page).toMatch(new RegExp(`\\| .*${source}.* \\| .* \\| .+ \\|`));
    expect(readFileSync('dist/help.html', 'utf8')).toContain('id="licences"');
    expect(readFileSync('dist/server/data/LICENCES.md', 'utf8')).toBe(page);
  });
});
