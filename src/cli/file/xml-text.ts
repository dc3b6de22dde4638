import { SaxesParser } from 'saxes';

import { Refusal } from '../refusal';

/** An element of a part, without its prefix, with the text directly inside it. */
export type XmlElement = { name: string; attributes: Readonly<Record<string, string>>; text: string };

/** The text of a part; bytes that are not UTF-8 could not be written back as they are. */
export function decodeXml(path: string, bytes: Uint8Array): string {
  try {
    const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!/^\uFEFF?<\?xml[^>]*encoding\s*=\s*["'](?!utf-8)/i.test(xml)) return xml;
  } catch {
    // The same sentence.
  }
  throw new Refusal(`is damaged, or has ${path} in an encoding other than UTF-8`);
}

/** The elements of a part in the order of their start tags. */
export function elementsOf(path: string, xml: string): XmlElement[] {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes: attributes as Record<string, string>, text: '' };
    found.push(element);
    open.push(element);
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => open.pop());
  parse(path, parser, xml);
  return found;
}

/** Runs a parser over a part; a refusal names a part that is not well-formed. */
export function parse(path: string, parser: Pick<SaxesParser, 'write'>, xml: string): void {
  try {
    parser.write(xml).close();
  } catch {
    throw new Refusal(`is damaged: ${path} is not well-formed XML`);
  }
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** `_x000D_` in a text of a workbook stands for a character that XML does not keep (ECMA-376 §22.9.2.19). */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A text as a cell's element holds it. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      // eslint-disable-next-line no-control-regex -- XML keeps none of these
      /[\0-\u0008\u000B-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
