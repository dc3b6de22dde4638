import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { EXAMPLES } from '../../addin/functions/examples';
import { METADATA } from '../../addin/functions/formula';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));

const PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs')];
const everything = PAGES.map(read).join('\n');

describe('the README', () => {
  test('has at most 10 kB', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(10_000);
  });

  test('shows formulas that the suite runs, and names every function', () => {
    const readme = read('README.md');
    const formulas = [...readme.matchAll(/`(=KER\.[^`]+)`/g)].map(([, formula]) => formula);
    expect(formulas.length).toBeGreaterThan(5);
    expect(EXAMPLES.map(({ formula }) => formula)).toEqual(expect.arrayContaining(formulas));
    expect(METADATA.map(({ id }) => id).filter((id) => !new RegExp(`KER\\.${id}\\b`).test(readme))).toEqual(
      [],
    );
  });

  test('leads to every page', () => {
    const linked = linksOf('README.md').map(({ file }) => file);
    const pages = PAGES.filter((page) => page.endsWith('.md') && page !== 'README.md');
    expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
  });
});

describe('docs/functions.md', () => {
  const sections = new Map(
    read('docs/functions.md')
      .split(/^## <a id="ker-/m)
      .slice(1)
      .map((section) => [/^[a-z]+/.exec(section)?.[0].toUpperCase() ?? '', section.split('\n## ')[0] ?? '']),
  );

  test.each(METADATA.map((fn) => [fn.id, fn] as const))('says of %s what Excel says of it', (id, fn) => {
    const names = fn.parameters.map(({ name, optional }) => (optional === true ? `[${name}]` : name));
    const said = fn.parameters.map(({ name, description }) => `- \`${name}\`: ${description ?? ''}`);
    const section = sections.get(id) ?? '';
    const [heading = '', ...rest] = section.split('\n');
    expect(heading).toContain(`>KER.${id}(${names.join(', ')})`);
    expect(rest.join('\n')).toContain(fn.description);
    expect(rest.filter((line) => line.startsWith('- `'))).toEqual(said);
  });

  test('shows exactly the formulas that the suite runs, and what they give', () => {
    const shown = [...sections.values()]
      .flatMap((section) => [...section.matchAll(/^`(=(?:FIELDVALUE\(|)KER\.[^`]+)` .*\n\n((?:\|.*\n)+)/gm)])
      .map(([, formula, table = '']) => ({ formula, rows: rowsOf(table) }));
    const expected = EXAMPLES.map(({ formula, gives }) => ({
      formula,
      rows: gives.map((row) => row.map(asShown)),
    }));
    const byFormula = (one: { formula: string | undefined }, other: { formula: string | undefined }) =>
      (one.formula ?? '') < (other.formula ?? '') ? -1 : 1;
    expect(shown.sort(byFormula)).toEqual(expected.sort(byFormula));
  });
});

describe('the pages', () => {
  test('name scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...everything.matchAll(/npm run ([a-z:-]+)/g)].map(([, script]) => script ?? '');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  test('name the variables that the server and the build read, and no others', () => {
    const sources = filesIn('src').filter((file) => /\.[a-z]?[jt]sx?$/.test(file));
    const code = ['webpack.config.js', ...sources].map(read).join('\n');
    const constants = [...code.matchAll(/const (KER_[A-Z_]+)/g)].map(([, name]) => name);
    const variables = (text: string) => [...new Set(text.match(/\bKER_[A-Z_]+\b/g))].sort();
    expect(variables(everything)).toEqual(variables(code).filter((name) => !constants.includes(name)));
  });

  test.each(PAGES)('%s has links that lead somewhere', (page) => {
    const lost = linksOf(page).filter(({ file, anchor }) => {
      if (!existsSync(join(root, file))) return true;
      return anchor !== undefined && !anchorsOf(file).includes(anchor);
    });
    expect(lost).toEqual([]);
  });

  test('give every package of package.json its reason', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const developing = read('docs/developing.md');
    const table = developing.slice(developing.indexOf('## Dependencies'));
    const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !table.includes(name) && !/^@(types|univerjs)\//.test(name),
    );
    expect(missing).toEqual([]);
  });
});

describe('the built help page', () => {
  const help = read('dist/help.html');

  test('has links that lead to a place within it or to the web, and pictures that are built', () => {
    const ids = [...help.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...help.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
    const pictures = [...help.matchAll(/ src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(links.length).toBeGreaterThan(METADATA.length);
    expect(
      links.filter((href) => !/^https:|^assets\//.test(href) && !ids.includes(href.replace(/^#/, ''))),
    ).toEqual([]);
    expect(pictures.filter((src) => !existsSync(join(root, 'dist', src)))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('speaks to who sits at the sheet: no packages, no command lines', () => {
    expect(help).toContain('id="key"');
    expect(help).not.toMatch(/\bnpm\b|webpack|Dependencies|KER_[A-Z]/);
  });
});

type Link = { file: string; anchor: string | undefined };

/** What a page links to within the project. */
function linksOf(page: string): Link[] {
  const text = read(page)
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return { file: path === '' ? page : join(dirname(page), path), anchor };
    });
}

/** The anchors that GitHub gives a page's headings, and its own. */
function anchorsOf(page: string): string[] {
  const text = read(page);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/<[^>]*>/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)];
}

/** The rows of a Markdown table; a header that only says that this is the result is none of them. */
function rowsOf(table: string): string[][] {
  const rows = table
    .trim()
    .split('\n')
    .filter((line) => !/^\|[ |-]+\|$/.test(line) || !line.includes('---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return rows[0]?.includes('result') === true ? rows.slice(1) : rows;
}

/** A value as Excel formats it: dates, which are serials of this century, as days; long links by their site. */
function asShown(value: string | number | boolean): string {
  if (typeof value === 'string')
    return value.replace(/^#N\/A: .*/, '#N/A').replace(/(https:\/\/[^/]+\/)\S+/g, '$1…');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const isSerial = Number.isInteger(value) && value > 36_525 && value < 73_050;
  return isSerial
    ? new Date((value - 25_569) * 86_400_000).toISOString().slice(0, 10)
    : value.toLocaleString('en-US');
}
