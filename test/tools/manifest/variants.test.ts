import { spawnSync } from 'node:child_process';

import { elementsOf, type Node } from './elements';

/** What the schemas ask for: the children in their order, those with `?` only perhaps, those with `+` once or more. */
const CHILDREN: Record<string, string> = {
  OfficeApp:
    'Id Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl AppDomains Hosts Requirements ' +
    'DefaultSettings Permissions VersionOverrides ExtendedOverrides?',
  AppDomains: 'AppDomain+',
  Requirements: 'Sets',
  Sets: 'Set+',
  VersionOverrides: 'Hosts Resources',
  DesktopFormFactor: 'GetStarted FunctionFile ExtensionPoint+',
  GetStarted: 'Title Description LearnMoreUrl',
  Group: 'Label Icon Control+',
  Control: 'Label Supertip Icon Action? Items? Enabled?',
  Item: 'Label Supertip Icon Action',
  Supertip: 'Title Description',
  Icon: 'bt:Image+',
  Resources: 'bt:Images bt:Urls bt:ShortStrings bt:LongStrings',
};

const ID = '0b1f1b4e-3c52-4d0e-9a51-0d6c6c7c1a11';
const VARIANTS: [what: string, variables: Record<string, string>, expected: Record<string, string>][] = [
  ['nothing', {}, { DisplayName: 'KER for Excel', 'Tab.Label': 'KER', Version: '1.1.0.0' }],
  [
    'an id, a name and a version for trying out',
    { KER_ID: ID, KER_NAME: 'KER UAT for Excel', KER_VERSION: '1.4.2' },
    { Id: ID, DisplayName: 'KER UAT for Excel', 'Tab.Label': 'KER UAT', Version: '1.4.2.0' },
  ],
  [
    'an origin with a path',
    { KER_ORIGIN: 'https://host.example.com/ker' },
    { AppDomain: 'https://host.example.com', SourceLocation: 'https://host.example.com/ker/taskpane.html' },
  ],
  [
    'an origin with a port and a service elsewhere',
    { KER_ORIGIN: 'https://host.example.com:8443', KER_SERVICE: 'https://service.example.com/base' },
    { AppDomain: 'https://host.example.com:8443' },
  ],
  [
    'addresses for support and privacy',
    { KER_SUPPORT: 'https://help.example.com/ker?a=1&b=2', KER_PRIVACY: 'https://help.example.com/privacy' },
    { SupportUrl: 'https://help.example.com/ker?a=1&b=2' },
  ],
  [
    'a German name with signs that XML keeps for itself',
    { KER_NAME: 'KER für Excel – Prüfung "Test" & <mehr>' },
    { DisplayName: 'KER für Excel – Prüfung "Test" & <mehr>' },
  ],
  [
    'the longest name and the highest version',
    { KER_NAME: 'K'.repeat(125), KER_VERSION: '99999.0.0.99999' },
    { DisplayName: 'K'.repeat(125), Version: '99999.0.0.99999' },
  ],
];

/** The manifest as the build makes it of the variables. */
function manifestOf(variables: Record<string, string>): string {
  const script = `
    const { readFileSync } = require('node:fs');
    const { manifestOf } = require('./tools/build/manifest.cjs');
    const { readVariables } = require('./tools/build/variables.cjs');
    process.stdout.write(manifestOf(readFileSync('manifest.xml', 'utf8'), readVariables(process.env)));`;
  const made = spawnSync(process.execPath, ['-e', script], {
    env: { PATH: process.env['PATH'], ...variables },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return made.stdout;
}

/** Whether an element holds what the schemas ask for, in their order. */
function isInOrder({ children }: Node, order: string): boolean {
  const names = children.map(({ name }) => `${name} `).join('');
  const pattern = order.replace(/(\S+?)([?+]?)( |$)/g, '(?:$1 )$2');
  return new RegExp(`^${pattern}$`).test(names);
}

const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe.each(VARIANTS)('the manifest of a build with %s', (_, variables, expected) => {
  const nodes = elementsOf(manifestOf(variables));
  const named = (name: string) => nodes.filter((node) => node.name === name);
  const isText = ({ name }: Node) => ['DisplayName', 'Description', 'bt:String'].includes(name);
  const texts = nodes.filter((node) => isText(node) && 'DefaultValue' in node.attributes);
  const resources = nodes.filter(({ name, attributes }) => name.startsWith('bt:') && 'id' in attributes);

  test('says what was set', () => {
    const said = Object.keys(expected).map((name) => {
      const [node] = nodes.filter((one) => one.name === name || one.attributes['id'] === name);
      return [name, unescaped(node?.attributes['DefaultValue'] ?? node?.text ?? '')];
    });
    expect(Object.fromEntries(said)).toEqual(expected);
  });

  test('has every element that the schemas ask for, in their order', () => {
    const wrong = nodes
      .filter(({ name }) => name in CHILDREN)
      .filter((node) => !isInOrder(node, CHILDREN[node.name] ?? ''))
      .map(({ name, children }) => `${name}: ${children.map((child) => child.name).join(' ')}`);
    expect(wrong).toEqual([]);
    for (const name of Object.keys(CHILDREN)) expect(named(name).length).toBeGreaterThan(0);
  });

  test('keeps to the lengths and forms of the schemas', () => {
    const longest = ({ name, attributes: { id = '' } }: Node) =>
      name === 'Description' || /\.(Tip|Description)$/.test(id) ? 250 : 125;
    const unfit = texts.filter((node) => {
      const { length } = unescaped(node.attributes['DefaultValue'] ?? '');
      return length === 0 || length > longest(node);
    });
    expect(unfit).toEqual([]);
    expect(named('Version')[0]?.text).toMatch(/^\d{1,5}(\.\d{1,5}){3}$/);
    expect(named('Id')[0]?.text).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test('names https addresses only, and app domains without a path', () => {
    const isAddress = ({ name }: Node) =>
      /^(IconUrl|HighResolutionIconUrl|SupportUrl|bt:Image|bt:Url)$/.test(name);
    const addresses = nodes
      .filter(
        (node) => isAddress(node) || (node.name === 'SourceLocation' && 'DefaultValue' in node.attributes),
      )
      .flatMap(({ attributes }) =>
        'DefaultValue' in attributes ? [unescaped(attributes['DefaultValue'])] : [],
      );
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address) => !/^https:\/\/[^/]+\/.{1,2000}$/.test(address))).toEqual([]);
    expect(named('AppDomain').filter(({ text }) => new URL(text).origin !== text)).toEqual([]);
  });

  test('defines each resource once, with an id of at most 32 letters, and uses it', () => {
    const ids = resources.map(({ attributes }) => attributes['id'] ?? '');
    const used = new Set(nodes.flatMap(({ attributes }) => attributes['resid'] ?? []));
    expect([...used].sort()).toEqual([...ids].sort());
    expect(ids.filter(({ length }) => length > 32)).toEqual([]);
  });

  test('has its own name in every language', () => {
    const [name] = texts.filter(({ name: element }) => element === 'DisplayName');
    const german = name?.children[0]?.attributes['Value'];
    const own = name?.attributes['DefaultValue'];
    expect(german).toBe(own === 'KER for Excel' ? 'KER für Excel' : own);
  });

  test('speaks German wherever it speaks English', () => {
    const isName = ({ attributes }: Node) =>
      ['Functions.Namespace', 'Tab.Label'].includes(attributes['id'] ?? '');
    const silent = texts
      .filter((node) => !isName(node))
      .filter(({ children }) => !children.some(({ attributes }) => attributes['Locale'] === 'de-DE'));
    expect(silent).toEqual([]);
  });
});
