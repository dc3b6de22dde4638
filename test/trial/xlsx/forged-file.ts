import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** What a file is forged of; cells as their XML, so that it may be wrong in any way. */
export type Forged = {
  /** Name and rows, or rows and what follows them, of each sheet. */
  sheets: readonly (readonly [name: string, cells: string, after?: string])[];
  texts?: readonly string[];
  /** Number formats; cells name them by `s="1"` and on. */
  formats?: readonly (string | number)[];
  /** Attributes of the workbook's properties. */
  properties?: string;
  names?: string;
  /** Sheets without cells, which stand before the others, as their first element and the kind of their link. */
  others?: readonly (readonly [name: string, root: string, link: string])[];
  /** The place of the sheet in front, the others counted. */
  active?: number;
  /** More parts, by their paths. */
  parts?: Record<string, Uint8Array>;
};

/** An .xlsx file as Excel would not write it. */
export function forgedFile(name: string, forged: Forged): File {
  const { sheets, texts, formats, properties = '', names = '', parts = {}, others = [], active } = forged;
  const links = sheets.map((_sheet, index) =>
    linkTo(`sheet${index}`, 'worksheet', `worksheets/s${index}.xml`),
  );
  for (const [at, [, root, link]] of others.entries())
    links.push(linkTo(`other${at}`, link, `${root}s/o${at}.xml`));
  if (texts) links.push(linkTo('texts', 'sharedStrings', 'texts.xml'));
  if (formats) links.push(linkTo('styles', 'styles', 'styles.xml'));
  const entries = [
    ...others.map(([name], at) => `<sheet name="${escaped(name)}" sheetId="${at + 100}" r:id="other${at}"/>`),
    ...sheets.map(
      ([sheet], index) => `<sheet name="${escaped(sheet)}" sheetId="${index + 1}" r:id="sheet${index}"/>`,
    ),
  ];
  const views = active === undefined ? '' : `<bookViews><workbookView activeTab="${active}"/></bookViews>`;
  const xml = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationships([linkTo('book', 'officeDocument', 'xl/book.xml')]),
    'xl/_rels/book.xml.rels': relationships(links),
    'xl/book.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${properties}/>${views}<sheets>${entries.join('')}</sheets>${names}</workbook>`,
    ...Object.fromEntries(
      sheets.map(([, cells, after = ''], index) => [
        `xl/worksheets/s${index}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${cells}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...Object.fromEntries(
      others.map(([, root], at) => [
        `xl/${root}s/o${at}.xml`,
        `<?xml version="1.0"?>\n<${root} xmlns="${MAIN}" xmlns:r="${OFFICE}"><drawing r:id="rId1"/></${root}>`,
      ]),
    ),
    ...(texts && { 'xl/texts.xml': `<sst xmlns="${MAIN}">${texts.map(item).join('')}</sst>` }),
    ...(formats && { 'xl/styles.xml': stylesOf(formats) }),
  };
  const files = Object.entries(xml).map(([path, text]) => [path, strToU8(text)] as const);
  return new File([zipSync({ ...Object.fromEntries(files), ...parts })], name);
}

/** A cell with a number, in the format of this place among the file's. */
export const numberCell = (place: string, value: number, format = 0): string =>
  `<c r="${place}" s="${format}"><v>${value}</v></c>`;

const item = (text: string) => `<si><t>${escaped(text)}</t></si>`;

const linkTo = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relationships = (links: readonly string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`;

/** Formats with a number of Excel's own are not described in a file. */
function stylesOf(formats: readonly (string | number)[]): string {
  const ids = formats.map((format, index) => (typeof format === 'number' ? format : 200 + index));
  const own = formats.flatMap((format, index) =>
    typeof format === 'number' ? [] : [`<numFmt numFmtId="${200 + index}" formatCode="${escaped(format)}"/>`],
  );
  const cells = [0, ...ids].map((id) => `<xf numFmtId="${id}"/>`).join('');
  return `<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts><cellXfs>${cells}</cellXfs></styleSheet>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
