import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/**
 * The version of calculation that today's Excel writes. It calculates a workbook of an older one anew when it opens it,
 * which without the add-in would put #NAME? in place of the last values.
 */
const CALCULATION = '<calcPr calcId="191029"/>';

const FORMULA_ERROR =
  / t="str"(><f[^>]*>[^<]*<\/f><v>(?:#N\/A|#(?:VALUE|REF|NUM|NULL|DIV\/0)!|#NAME\?)<\/v>)/g;

/** The first day that the format knows: a file of the same workbook is the same file. */
const DATE = new Date(1980, 0, 1);

/** Puts right what the library writes otherwise than Excel reads it: errors of formulas as texts, and a calculation at once. */
export function finishFile(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const unzipped = unzipSync(file);
  const quoted = new QuotedTexts(unzipped);
  // The styles come last: what the sheets use of them is only known then.
  const names = Object.keys(unzipped).sort((a, b) => Number(a === STYLES) - Number(b === STYLES));
  const made = new Map(
    names.map((name) => [name, finished(name, unzipped[name] ?? new Uint8Array(), quoted)]),
  );
  const parts = Object.keys(unzipped).map((name) => [name, made.get(name) ?? new Uint8Array()] as const);
  return zipSync(Object.fromEntries(parts), { mtime: DATE });
}

const STYLES = 'xl/styles.xml';

function finished(name: string, part: Uint8Array<ArrayBuffer>, quoted: QuotedTexts): Uint8Array<ArrayBuffer> {
  if (name === STYLES) return quoted.isUsed ? edited(part, (xml) => quoted.withStyles(xml)) : part;
  if (name === 'xl/workbook.xml') return edited(part, (xml) => xml.replace(/<calcPr[^>]*\/>/, CALCULATION));
  if (!name.startsWith('xl/worksheets/sheet')) return part;
  return edited(part, (xml) => quoted.marked(xml.replaceAll(FORMULA_ERROR, ' t="e"$1')));
}

/**
 * Texts that Excel would take for formulas once somebody edits their cell: its own files mark such a cell by a style that is
 * quoted, as if an apostrophe had been typed before the text.
 */
class QuotedTexts {
  /** The places of those texts among all of the file's. */
  private readonly texts = new Set<string>();
  /** The place of each style's quoted twin behind all others, in the order in which they were needed. */
  private readonly twins = new Map<number, number>();
  private readonly count: number;

  constructor(parts: Readonly<Record<string, Uint8Array>>) {
    const read = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
    const items = read('xl/sharedStrings.xml').match(/<si>.*?<\/si>/gs) ?? [];
    items.forEach((item, at) => {
      if (/^<si>(?:<r>.*?)?<t[^>]*>[=+\-@]/s.test(item)) this.texts.add(String(at));
    });
    this.count = (cellStyles(read(STYLES)).match(/<xf /g) ?? []).length;
  }

  get isUsed(): boolean {
    return this.twins.size > 0;
  }

  /** A sheet whose cells with such a text have a quoted style. */
  marked(xml: string): string {
    if (this.texts.size === 0) return xml;
    return xml.replace(
      /<c r="([A-Z]+\d+)" t="s"(?: s="(\d+)")?><v>(\d+)<\/v>/g,
      (cell, place: string, style: string | undefined, text: string) =>
        this.texts.has(text)
          ? `<c r="${place}" t="s" s="${this.twinOf(Number(style ?? 0))}"><v>${text}</v>`
          : cell,
    );
  }

  /** The styles with the quoted ones behind them. */
  withStyles(xml: string): string {
    const styles = cellStyles(xml).match(/<xf (?:[^>]*\/>|.*?<\/xf>)/gs) ?? [];
    const twins = [...this.twins.keys()].map((style) =>
      (styles[style] ?? '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>').replace(
        '<xf ',
        '<xf quotePrefix="1" ',
      ),
    );
    const all = [...styles, ...twins];
    return xml.replace(CELL_STYLES, `<cellXfs count="${all.length}">${all.join('')}</cellXfs>`);
  }

  private twinOf(style: number): number {
    const known = this.twins.get(style) ?? this.count + this.twins.size;
    this.twins.set(style, known);
    return known;
  }
}

const CELL_STYLES = /<cellXfs[^>]*>.*?<\/cellXfs>/s;

const cellStyles = (xml: string): string => CELL_STYLES.exec(xml)?.[0] ?? '';

const edited = (part: Uint8Array<ArrayBuffer>, edit: (xml: string) => string): Uint8Array<ArrayBuffer> =>
  strToU8(edit(strFromU8(part)));
