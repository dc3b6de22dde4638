/** One button of the ribbon, or one item of a menu, as the manifest describes it. */
export type RibbonButton = {
  id: string;
  label: string;
  tip: string;
  icon: string;
  /** The associated function that it runs; undefined where it shows the pane. */
  command: string | undefined;
};

/** A button of the ribbon; with items it opens them as a menu. */
export type RibbonControl = RibbonButton & { items: RibbonButton[] };

/** A labelled group of buttons and menus. */
type RibbonGroup = { label: string; controls: RibbonControl[] };

/** What the trial takes from the manifest, so that it shows the add-in as Excel would. */
export type RibbonLayout = { namespace: string; groups: RibbonGroup[] };

/** Reads the ribbon and the functions' namespace from the manifest. */
export function readRibbonLayout(manifest: Document): RibbonLayout {
  const resources = resourcesOf(manifest);
  const textOf = (parent: Element, ...path: string[]) => {
    const element = path.reduce<Element | undefined>((found, name) => found && childOf(found, name), parent);
    return resources.get(element?.getAttribute('resid') ?? '') ?? '';
  };
  const button = (control: Element): RibbonButton => ({
    id: control.getAttribute('id') ?? '',
    label: textOf(control, 'Label'),
    tip: textOf(control, 'Supertip', 'Description'),
    icon: localPath(resources.get(iconOf(control)) ?? ''),
    command: childOf(control, 'Action')?.getElementsByTagName('FunctionName')[0]?.textContent ?? undefined,
  });
  const groups = [...manifest.getElementsByTagName('Group')].map((group) => ({
    label: textOf(group, 'Label'),
    controls: [...group.getElementsByTagName('Control')].map((control) => ({
      ...button(control),
      items: [...control.getElementsByTagName('Item')].map(button),
    })),
  }));
  const namespace = manifest.getElementsByTagName('Namespace')[0]?.getAttribute('resid') ?? '';
  return { namespace: resources.get(namespace) ?? '', groups };
}

function resourcesOf(manifest: Document): Map<string, string> {
  const entries = ['bt:Image', 'bt:Url', 'bt:String'].flatMap((tag) => [
    ...manifest.getElementsByTagName(tag),
  ]);
  return new Map(
    entries.map((entry) => [entry.getAttribute('id') ?? '', entry.getAttribute('DefaultValue') ?? '']),
  );
}

function childOf(parent: Element, name: string): Element | undefined {
  return [...parent.children].find((child) => child.localName === name);
}

function iconOf(control: Element): string {
  const images = [...(childOf(control, 'Icon')?.children ?? [])];
  const best = images.find((image) => image.getAttribute('size') === '32') ?? images[0];
  return best?.getAttribute('resid') ?? '';
}

/** The manifest names the origin that Excel loads from; the trial serves the same files itself. */
function localPath(address: string): string {
  return address === '' ? '' : new URL(address).pathname;
}
