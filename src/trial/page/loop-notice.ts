import { cellAddress } from '../../shared/formula/address';
import type { CircularReferences } from '../../sheet/engine/circular-references';
import type { Engine } from '../../sheet/engine/engine';

/** So many cells of a loop are named. */
const MOST = 5;

/** Says which cells read each other in a circle, for as long as they do. */
export function showLoops(place: HTMLElement, { api }: Engine, circular: CircularReferences): void {
  circular.onCalculated(() => {
    const workbook = api.getActiveWorkbook();
    const loops = circular.loops.map((loop) =>
      loop
        .map(({ sheet, ...cell }) =>
          cellAddress({ ...cell, sheet: workbook?.getSheetBySheetId(sheet)?.getSheetName() ?? '' }),
        )
        .toSorted(inOrder),
    );
    const sentence = sentenceOf(loops.toSorted((a, b) => inOrder(a[0] ?? '', b[0] ?? '')));
    if (place.textContent !== sentence) place.textContent = sentence;
  });
}

function inOrder(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function sentenceOf([first, ...others]: readonly (readonly string[])[]): string {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` There are ${others.length + 1} such circles.`;
  const [only, second] = first;
  if (second === undefined)
    return `${only ?? ''} reads itself, so it is 0, as in Excel. Change its formula.${more}`;
  const rest = first.length > MOST ? ` and ${first.length - MOST} more` : '';
  const named = first.slice(0, MOST).join(', ');
  return `${named}${rest} read each other in a circle, so they are 0, as in Excel. Change one of their formulas.${more}`;
}
