import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { functionsPage } from '../../../tools/docs/functions-page';
import { messagesPage } from '../../../tools/docs/messages-page';
import { EXAMPLES } from '../../addin/functions/examples';
import { en } from '../../../src/addin/taskpane/texts/en';
import { METADATA } from '../../addin/functions/formula';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));

const PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs')];
/** What people read; reports are tables. */
const MANUAL = PAGES.filter((page) => page.endsWith('.md') && !page.startsWith('docs/reports/'));
const everything = PAGES.map(read).join('\n');

describe('the README', () => {
  test('has at most 4.5 kB, with a picture, two commands and ten formulas', () => {
    const page = read('README.md');
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(4_500);
    expect(page.match(/^!\[/gm)).toHaveLength(1);
    expect(page.match(/^ {4}npm /gm)).toHaveLength(2);
    expect(page.match(/^\| [a-z].* \| `=KER\./gm)).toHaveLength(10);
  });

  test('shows formulas that the suite runs', () => {
    const readme = read('README.md');
    const formulas = [...readme.matchAll(/`(=KER\.[^`]+)`/g)].map(([, formula]) => formula);
    expect(formulas.length).toBeGreaterThan(5);
    expect(EXAMPLES.map(({ formula }) => formula)).toEqual(expect.arrayContaining(formulas));
  });

  test('leads to every page', () => {
    const linked = linksOf('README.md').map(({ file }) => file);
    const pages = MANUAL.filter((page) => page !== 'README.md');
    expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
  });
});

test('the changelog has a dated release of the version of package and manifest', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'));
  expect(read('manifest.xml')).toContain(`<Version>${version}.0</Version>`);
});

test.each(Object.entries(en.settings.names))('the manual explains the setting %s', (id, name) => {
  const row = read('docs/workbook.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`));
  expect(row).toContain(`\`${id}\``);
});

describe('the reports', () => {
  test('are linked from a page', () => {
    const linked = MANUAL.flatMap(linksOf).map(({ file }) => file);
    // Those of benchmarks are named by the command that writes them.
    const reports = PAGES.filter((page) => /^docs\/reports\/(?!bench-)/.test(page));
    expect(reports.length).toBeGreaterThan(10);
    expect(reports.filter((page) => !linked.includes(page))).toEqual([]);
  });
});

describe('what is generated', () => {
  const sections = new Map(
    read('docs/functions.md')
      .split(/^## <a id="ker-/m)
      .slice(1)
      .map((section) => [/^[a-z]+/.exec(section)?.[0].toUpperCase() ?? '', section]),
  );

  // `npm run docs` writes both.
  test.each([
    ['docs/functions.md', functionsPage],
    ['docs/reports/messages.md', messagesPage],
  ])('%s is up to date', (file, page) => {
    expect(read(file)).toBe(page());
  });

  test.each(METADATA.map((fn) => [fn.id, fn] as const))('describes %s as Excel does', (id, fn) => {
    const names = fn.parameters.map(({ name, optional }) => (optional === true ? `[${name}]` : name));
    const rows = fn.parameters.map(({ name, description }) => `| \`${name}\` | ${description ?? ''} |`);
    const section = sections.get(id) ?? '';
    const [heading = '', ...lines] = section.split('\n');
    expect(heading).toContain(`>KER.${id}(${names.join(', ')})`);
    expect(lines).toEqual(expect.arrayContaining([fn.description, ...rows]));
  });

  test('shows an example of every function, and all that the suite runs', () => {
    const page = read('docs/functions.md');
    expect(EXAMPLES.filter(({ formula }) => !page.includes(`\`${formula}\` returns `))).toEqual([]);
    const shown = [...sections].filter(([, section]) => / returns .*:(?:\n\n\|| `)/.test(section));
    expect(shown.map(([id]) => id).sort()).toEqual(METADATA.map(({ id }) => id).sort());
  });
});

describe('messages that pages explain', () => {
  const parts = [...messagesPage().matchAll(/^\| `(.+?)` \| /gm)]
    .flatMap(([, message = '']) => message.split(/\{\}|[.,]/))
    .filter((part) => part.trim().length >= 9);
  const quoted = (path: string, row: RegExp) =>
    [...read(path).matchAll(row)].map(([, message = '']) => message);
  const commonest = quoted('docs/troubleshooting.md', /^\| `(.{20,}?)` \| /gm);
  const ofFunctions = quoted('docs/functions.md', /^- `#N\/A` `(.+?)`: /gm);

  test('are the 25 commonest, and some of functions', () => {
    expect(commonest).toHaveLength(25);
    expect(ofFunctions.length).toBeGreaterThan(10);
  });

  test.each([...commonest, ...ofFunctions])('%s is a message of a cell', (message) => {
    expect(parts.some((part) => message.includes(part))).toBe(true);
  });
});

describe('docs/architecture.md', () => {
  test('has the import rules that are enforced', () => {
    const rows = read('docs/architecture.md')
      .split('\n')
      .filter((line) => /^\| `/.test(line));
    const rules = [
      ...read('test/config/dependency-cruiser.cjs').matchAll(/^ {2}'?([a-z/]+)'?: \[(.*)\],$/gm),
    ];
    expect(rules.length).toBeGreaterThan(15);
    const wrong = rules.filter(([, folder = '', allowed = '']) => {
      const row = rows.find((line) => line.split('|')[1]?.includes(`\`${folder}\``)) ?? '';
      const named = [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
      return named.sort().join() !== (allowed.match(/[a-z/]+/g) ?? []).sort().join();
    });
    expect(wrong.map(([, folder]) => folder)).toEqual([]);
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
    const table = read('docs/reports/dependencies.md');
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
