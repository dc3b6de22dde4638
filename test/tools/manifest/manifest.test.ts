import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { COMMANDS } from '../../../src/addin/commands/commands';
import { elementsOf, type Node } from './elements';

const root = join(__dirname, '../../..');
const text = readFileSync(join(root, 'manifest.xml'), 'utf8');

const nodes = elementsOf(text);
const named = (...names: string[]): Node[] => nodes.filter(({ name }) => names.includes(name));
const resources = named('bt:Image', 'bt:Url', 'bt:String').filter(
  ({ attributes }) => attributes['id'] !== undefined,
);
const resource = (id: string | undefined): Node | undefined =>
  resources.find(({ attributes }) => attributes['id'] === id);

describe('manifest.xml, by the rules that its schemas miss', () => {
  test('every resid resolves to a resource of the kind that its place wants', () => {
    const wrong = nodes
      .filter(({ attributes }) => attributes['resid'] !== undefined)
      .filter(({ name, attributes }) => {
        const target = resource(attributes['resid']);
        const kind =
          name === 'bt:Image'
            ? 'bt:Image'
            : ['SourceLocation', 'FunctionFile', 'Runtime', 'LearnMoreUrl'].includes(name)
              ? 'bt:Url'
              : 'bt:String';
        return target?.name !== kind;
      });
    expect(wrong.map(({ name, attributes }) => `${name} ${String(attributes['resid'])}`)).toEqual([]);
  });

  test('every resource is used, has a unique id of at most 32 characters, and fits its list', () => {
    const used = new Set(nodes.map(({ attributes }) => attributes['resid']));
    const ids = resources.map(({ attributes }) => attributes['id'] ?? '');
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
    expect(ids.filter((id, index) => id.length > 32 || ids.indexOf(id) !== index)).toEqual([]);
    const short = named('bt:ShortStrings')[0]!.children.map(
      ({ attributes }) => attributes['DefaultValue'] ?? '',
    );
    const long = named('bt:LongStrings')[0]!.children.map(
      ({ attributes }) => attributes['DefaultValue'] ?? '',
    );
    expect(short.filter(({ length }) => length === 0 || length > 125)).toEqual([]);
    expect(long.filter(({ length }) => length === 0 || length > 250)).toEqual([]);
  });

  test('every text of ribbon and list is German too, and fits', () => {
    const texts = named('bt:String').filter(
      ({ attributes }) => !['Functions.Namespace', 'Tab.Label'].includes(attributes['id'] ?? ''),
    );
    const german = (node: Node) =>
      node.children.find(
        ({ name, attributes }) => name.endsWith('Override') && attributes['Locale'] === 'de-DE',
      )?.attributes['Value'] ?? '';
    const longest = (id: string) => (/\.(Tip|Description)$/.test(id) ? 250 : 125);
    expect(texts.length).toBeGreaterThan(40);
    expect(
      texts
        .filter((node) => german(node) === '' || german(node).length > longest(node.attributes['id'] ?? ''))
        .map(({ attributes }) => attributes['id']),
    ).toEqual([]);
    expect(german(nodes.find(({ name }) => name === 'Description')!)).toMatch(/^Unternehmen/);
  });

  test('labels use short strings and supertips use long ones', () => {
    const kinds = (name: string) => named(name)[0]!.children.map(({ attributes }) => attributes['id']);
    const shorts = kinds('bt:ShortStrings');
    const longs = kinds('bt:LongStrings');
    expect(
      named('Label', 'Title', 'Namespace').filter(({ attributes }) => !shorts.includes(attributes['resid'])),
    ).toEqual([]);
    const tips = named('Description').filter(({ attributes }) => attributes['resid'] !== undefined);
    expect(tips.filter(({ attributes }) => !longs.includes(attributes['resid']))).toEqual([]);
  });

  test('every address is https on the one origin that the build replaces, and app domains have no path', () => {
    const addresses = nodes.flatMap(({ name, attributes }) =>
      [
        'bt:Image',
        'bt:Url',
        'IconUrl',
        'HighResolutionIconUrl',
        'SupportUrl',
        'SourceLocation',
        'ExtendedOverrides',
      ].includes(name)
        ? [attributes['DefaultValue'], attributes['Url']].filter((value) => value !== undefined)
        : [],
    );
    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter((address) => !address.startsWith('https://localhost:3000/'))).toEqual([]);
    expect(named('AppDomain').map((node) => node.text)).toEqual(['https://localhost:3000']);
  });

  test('there is one long-lived runtime, and it is the page and the function file', () => {
    const runtimes = named('Runtime');
    expect(runtimes).toHaveLength(1);
    expect(runtimes[0]!.attributes['lifetime']).toBe('long');
    const page = runtimes[0]!.attributes['resid'];
    const inPage = named('Page')[0]!.children[0]!.attributes['resid'];
    const pane = named('Action').flatMap(({ children }) =>
      children.filter(({ name }) => name === 'SourceLocation'),
    );
    expect([
      inPage,
      named('FunctionFile')[0]!.attributes['resid'],
      ...pane.map(({ attributes }) => attributes['resid']),
    ]).toEqual(expect.arrayContaining([page]));
    expect(pane.every(({ attributes }) => attributes['resid'] === page)).toBe(true);
  });

  test('every icon comes in 16, 32 and 80 px, from a drawing that exists', () => {
    for (const icon of named('Icon')) {
      expect(icon.children.map(({ attributes }) => attributes['size'])).toEqual(['16', '32', '80']);
      for (const { attributes } of icon.children) {
        const address = resource(attributes['resid'])?.attributes['DefaultValue'] ?? '';
        const [, drawing, size] = /assets\/(.+)-(\d+)\.png$/.exec(address) ?? [];
        expect(size).toBe(attributes['size']);
        expect(existsSync(join(root, 'assets/icons', `${String(drawing)}.svg`))).toBe(true);
      }
    }
    expect(named('IconUrl')[0]!.attributes['DefaultValue']).toMatch(/-32\.png$/);
    expect(named('HighResolutionIconUrl')[0]!.attributes['DefaultValue']).toMatch(/-64\.png$/);
  });

  test('control, group and tab ids are unique', () => {
    const ids = named('Control', 'Group', 'CustomTab', 'Item').map(({ attributes }) => attributes['id']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the version has four parts without leading zeros, and matches package.json', () => {
    const version = named('Version')[0]!.text;
    expect(version).toMatch(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/);
    const { version: packageVersion } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(version).toBe(`${packageVersion}.0`);
  });

  test('the id is a UUID and the namespace is a legal function prefix', () => {
    expect(named('Id')[0]!.text).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(resource(named('Namespace')[0]!.attributes['resid'])?.attributes['DefaultValue']).toMatch(
      /^[A-Z][A-Z0-9.]*$/,
    );
  });

  test('every button, menu item and shortcut runs a command that the add-in associates, and nothing else is associated', () => {
    const inRibbon = named('FunctionName').map((node) => node.text);
    const { actions, shortcuts } = JSON.parse(
      readFileSync(join(root, 'src/addin/commands/shortcuts.json'), 'utf8'),
    ) as {
      actions: { id: string; type: string; name: string }[];
      shortcuts: { action: string; key: { default: string; mac: string } }[];
    };
    const ids = actions.map(({ id }) => id);
    expect([...new Set([...inRibbon, ...ids])].sort()).toEqual([...COMMANDS.keys()].sort());
    expect(shortcuts.map(({ action }) => action).sort()).toEqual([...ids].sort());
    const keys = shortcuts.flatMap(({ key }) => [key.default, key.mac]);
    expect(new Set(keys).size).toBe(keys.length);
    // Excel itself uses few keys with three modifiers; these are not among them.
    expect(keys.filter((key) => key.split('+').length !== 4)).toEqual([]);
    expect(named('ExtendedOverrides')[0]!.attributes['Url']).toBe('https://localhost:3000/shortcuts.json');
  });

  test('the controls that are enabled and disabled later are in the manifest', () => {
    const ids = named('Control', 'Group', 'CustomTab').map(({ attributes }) => attributes['id']);
    expect(ids).toEqual(
      expect.arrayContaining(['KER.Tab', 'KER.Refresh', 'KER.Stop', 'KER.Model', 'KER.Unfreeze']),
    );
  });
});
