import { areaName } from '../../shared/formula/address';
import { quoteSheet } from '../../shared/formula/sheet-name';
import type { RichValue } from '../../sheet/cells/cell-detail';
import type { Engine } from '../../sheet/engine/engine';
import type { TrialHost } from '../host';
import { cardView, hasCard } from './card-view';

/** So long the pointer rests on a cell before its card opens, and may be off both before it closes. */
const REST_MS = 450;

type Place = { sheet: string; row: number; column: number };

/**
 * Shows the card of an entity or a sourced value while the pointer rests on its cell, or on Ctrl+Shift+F5; Escape
 * closes it.
 */
export function showCellCards({ api }: Engine, host: TrialHost): void {
  const card = new CellCard(host);
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, REST_MS);
  };
  api.addEvent(api.Event.CellHover, ({ worksheet, row, column }) => {
    const place = { sheet: worksheet.getSheetName(), row, column };
    const key = addressOf(place);
    if (key === last) return;
    last = key;
    if (card.isPinned) return;
    later(() => (last === key ? card.showOver(place) : undefined));
  });
  card.element.addEventListener('pointerenter', () => clearTimeout(timer));
  card.element.addEventListener('pointerleave', () => {
    last = '';
    if (!card.isPinned) later(() => card.hide());
  });
  // Who clicks or types works in the sheet: nothing opens over it until the pointer comes back.
  const dismiss = (): void => {
    clearTimeout(timer);
    card.hide();
  };
  api.addEvent(api.Event.SelectionChanged, dismiss);
  window.addEventListener('wheel', ({ target }) => {
    if (!(target instanceof Node && card.element.contains(target))) dismiss();
  });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' || !card.isPinned) dismiss();
    if (event.key !== 'F5' || !event.ctrlKey || !event.shiftKey) return;
    event.preventDefault();
    const sheet = api.getActiveWorkbook()?.getActiveSheet();
    const cell = api.getActiveWorkbook()?.getActiveCell();
    if (sheet && cell)
      card.pin({ sheet: sheet.getSheetName(), row: cell.getRow(), column: cell.getColumn() });
  });
}

class CellCard {
  readonly element = document.createElement('section');
  /** Opened by the keyboard: it has the focus, and stays where the pointer goes elsewhere. */
  isPinned = false;
  private before: Element | null = null;

  constructor(private readonly host: TrialHost) {
    this.element.id = 'card';
    this.element.hidden = true;
    this.element.tabIndex = -1;
    this.element.setAttribute('role', 'dialog');
    document.body.append(this.element);
  }

  get isShown(): boolean {
    return !this.element.hidden;
  }

  showOver(place: Place): void {
    const rich = this.valueAt(place);
    if (hasCard(rich)) this.open(place, rich);
    else this.hide();
  }

  pin(place: Place): void {
    const rich = this.valueAt(place);
    if (!hasCard(rich)) return;
    this.before = document.activeElement;
    this.open(place, rich);
    this.isPinned = true;
    this.element.focus();
  }

  hide(): void {
    if (!this.isShown) return;
    this.element.hidden = true;
    if (this.isPinned && this.before instanceof HTMLElement) this.before.focus();
    this.isPinned = false;
  }

  private open(place: Place, rich: RichValue): void {
    this.draw([rich]);
    this.element.hidden = false;
    const { x, y, width } = this.host.locate(addressOf(place));
    const { offsetWidth, offsetHeight } = this.element;
    const right = x + width - 2;
    const left = right + offsetWidth > innerWidth ? Math.max(0, x - offsetWidth + 2) : right;
    const top = Math.max(0, Math.min(y, innerHeight - offsetHeight - 8));
    Object.assign(this.element.style, { left: `${left}px`, top: `${top}px` });
  }

  /** Draws the last of the cards that a person walked through, with the way back. */
  private draw(trail: readonly RichValue[]): void {
    const rich = trail.at(-1);
    if (rich === undefined) return;
    const view = cardView(rich, (nested) => this.draw([...trail, nested]));
    this.element.replaceChildren(...(trail.length > 1 ? [this.back(trail)] : []), ...view);
    this.element.setAttribute('aria-label', view[0]?.textContent ?? '');
    this.element.scrollTop = 0;
    if (this.isPinned) this.element.focus();
  }

  private back(trail: readonly RichValue[]): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'back';
    button.textContent = '‹ Back';
    button.addEventListener('click', () => this.draw(trail.slice(0, -1)));
    return button;
  }

  private valueAt({ sheet: name, row, column }: Place): RichValue | undefined {
    const { api, cells } = this.host;
    const sheet = api.getActiveWorkbook()?.getSheetByName(name);
    return sheet ? cells.details(sheet.getRange(row, column), sheet)[0]?.[0]?.rich : undefined;
  }
}

function addressOf({ sheet, row, column }: Place): string {
  return `${quoteSheet(sheet)}!${areaName({ row, column, rows: 1, columns: 1 })}`;
}
