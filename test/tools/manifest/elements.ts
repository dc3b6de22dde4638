import { XMLParser } from 'fast-xml-parser';

/** One element of a manifest. */
export type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

/** A manifest as a flat list of elements, inner ones after the one that holds them. */
export function elementsOf(manifest: string): Node[] {
  const parsed: unknown = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
  }).parse(manifest);
  const all: Node[] = [];
  const visit = (items: unknown): Node[] =>
    (items as Record<string, unknown>[]).flatMap((item) => {
      const name = Object.keys(item).find((key) => key !== ':@');
      if (name === undefined || name === '#text' || name === '?xml') return [];
      const node: Node = {
        name,
        attributes: (item[':@'] ?? {}) as Record<string, string>,
        children: [],
        text: (item[name] as Record<string, string>[]).map((child) => child['#text'] ?? '').join(''),
      };
      all.push(node);
      node.children = visit(item[name]);
      return [node];
    });
  visit(parsed);
  return all;
}
