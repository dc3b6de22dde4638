import type { IStyleData, Nullable } from '@univerjs/core';
import { type CellStyle, resolveThemeColor } from 'hucre/xlsx';

import { HORIZONTAL, ON, VERTICAL, WRAPPED } from './engine-words';
import { shownFormat } from './stored-format';

type Colour = NonNullable<NonNullable<CellStyle['font']>['color']>;

/** A pixel is 0.75 points on a screen of 96 dots an inch. */
const POINTS_PER_PIXEL = 0.75;

/** Excel measures columns in digits of the workbook's font; one of Arial 11 is 8 pixels wide, and 5 stay free. */
const DIGIT = 8;
const FREE = 5;

/** The font of cells that name none, here and in the file. */
export const DEFAULT_FONT = { name: 'Arial', size: 11 };

export const columnDigits = (pixels: number): number =>
  Math.round((Math.max(0, pixels - FREE) / DIGIT) * 100) / 100;
export const columnPixels = (digits: number): number => Math.round(digits * DIGIT + FREE);
export const rowPoints = (pixels: number): number => pixels * POINTS_PER_PIXEL;
export const rowPixels = (points: number): number => Math.round(points / POINTS_PER_PIXEL);

/** The engine's style as a file holds it; a number format of the value's own stands in where the cell has none. */
export function toFileStyle(style: IStyleData, valueFormat: string | undefined): CellStyle | undefined {
  const { ff, fs, bl, it, ul, st, cl, bg, ht, vt, tb, n } = style;
  const [colour, fill] = [toColour(cl?.rgb), toColour(bg?.rgb)];
  const horizontal = HORIZONTAL.find(([own]) => own === ht)?.[1];
  const vertical = VERTICAL.find(([own]) => own === vt)?.[1];
  const isWrapped = tb === WRAPPED;
  const format = n?.pattern ?? valueFormat;
  const font = {
    ...(bl === ON && { bold: true }),
    ...(it === ON && { italic: true }),
    ...(ul?.s === ON && { underline: true }),
    ...(st?.s === ON && { strikethrough: true }),
    ...(colour && { color: colour }),
  };
  const hasFont = Object.keys(font).length > 0 || (ff ?? fs) !== undefined;
  const made: CellStyle = {
    ...(hasFont && { font: { name: ff ?? DEFAULT_FONT.name, size: fs ?? DEFAULT_FONT.size, ...font } }),
    ...(fill && { fill: { type: 'pattern', pattern: 'solid', fgColor: fill } }),
    ...((horizontal ?? vertical ?? isWrapped) && {
      alignment: {
        ...(horizontal && { horizontal }),
        ...(vertical && { vertical }),
        ...(isWrapped && { wrapText: true }),
      },
    }),
    ...(format && { numFmt: format }),
  };
  return Object.keys(made).length === 0 ? undefined : made;
}

/** A file's style as the engine has it. */
export function fromFileStyle(style: CellStyle, theme: readonly string[]): IStyleData {
  const { font, fill, alignment } = style;
  const numFmt = style.numFmt === undefined ? undefined : shownFormat(style.numFmt);
  const text = fromColour(font?.color, theme);
  const ground =
    fill?.type === 'pattern' && fill.pattern === 'solid' ? fromColour(fill.fgColor, theme) : undefined;
  const horizontal = HORIZONTAL.find(([, file]) => file === alignment?.horizontal)?.[0];
  const vertical = VERTICAL.find(([, file]) => file === alignment?.vertical)?.[0];
  return {
    ...(font?.name !== undefined && { ff: font.name }),
    ...(font?.size !== undefined && { fs: font.size }),
    ...(font?.bold && { bl: ON }),
    ...(font?.italic && { it: ON }),
    ...(font?.underline && { ul: { s: ON } }),
    ...(font?.strikethrough && { st: { s: ON } }),
    ...(text && { cl: { rgb: text } }),
    ...(ground && { bg: { rgb: ground } }),
    ...(horizontal !== undefined && { ht: horizontal }),
    ...(vertical !== undefined && { vt: vertical }),
    ...(alignment?.wrapText && { tb: WRAPPED }),
    ...(numFmt !== undefined && numFmt !== 'General' && { n: { pattern: numFmt } }),
  };
}

/** `#0f6b5c` and `rgb(15, 107, 92)`; the engine knows both. */
function toColour(text: Nullable<string>): Colour | undefined {
  if (!text) return undefined;
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) return { rgb: hex.toUpperCase() };
  const parts = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/i.exec(text)?.slice(1);
  if (!parts) return undefined;
  return {
    rgb: parts
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase(),
  };
}

function fromColour(colour: Colour | undefined, theme: readonly string[]): string | undefined {
  if (colour?.rgb !== undefined) return `#${colour.rgb.slice(-6)}`;
  if (colour?.theme === undefined) return undefined;
  return `#${resolveThemeColor([...theme], colour.theme, colour.tint).slice(-6)}`;
}
