import type { SheetArea } from '../../shared/formula/area';
import { TrackedAreas } from './tracked-areas';

/** A custom XML part of the workbook. */
export type XmlPart = { id: string; xml: string };

/** A table: its area, headers included, follows inserted rows and columns. */
export type TableModel = {
  id: string;
  name: string;
  area: string;
  showHeaders: boolean;
  style: string;
};

/** A chart over an area of cells. */
export type ChartModel = {
  id: string;
  name: string;
  sheet: string;
  type: string;
  title: string;
  area: string;
  top: number;
  left: number;
  width: number;
  height: number;
};

/** The document as data, which can be kept; sheets are named by id. */
export type DocumentState = {
  ids: number;
  settings: [string, unknown][];
  xmlParts: XmlPart[];
  tables: TableModel[];
  charts: ChartModel[];
  veryHidden: string[];
  locked: string[];
  areas: [string, SheetArea][];
};

/** What the workbook holds beyond what the engine keeps; it outlives a reload of the pane. */
export class TrialDocument {
  readonly settings = new Map<string, unknown>();
  readonly xmlParts = new Map<string, XmlPart>();
  readonly tables = new Map<string, TableModel>();
  readonly charts = new Map<string, ChartModel>();
  readonly veryHidden = new Set<string>();
  /** Sheets that are protected, by id. */
  readonly locked = new Set<string>();
  readonly areas = new TrackedAreas();
  readonly #listeners: (() => void)[] = [];
  #ids = 0;

  /** The document as data. */
  state(): DocumentState {
    return {
      ids: this.#ids,
      settings: [...this.settings],
      xmlParts: [...this.xmlParts.values()],
      tables: [...this.tables.values()],
      charts: [...this.charts.values()],
      veryHidden: [...this.veryHidden],
      locked: [...this.locked],
      areas: this.areas.entries(),
    };
  }

  /** Takes over what was kept, before anything else is in the document. */
  restore(state: DocumentState): void {
    this.#ids = state.ids;
    for (const [name, value] of state.settings) this.settings.set(name, value);
    for (const part of state.xmlParts) this.xmlParts.set(part.id, part);
    for (const table of state.tables) this.tables.set(table.id, table);
    for (const chart of state.charts) this.charts.set(chart.id, chart);
    for (const sheet of state.veryHidden) this.veryHidden.add(sheet);
    for (const sheet of state.locked) this.locked.add(sheet);
    for (const [id, area] of state.areas) this.areas.set(id, area);
  }

  /** An id that nothing else in the workbook has. */
  nextId(): string {
    this.#ids += 1;
    return `{${this.#ids.toString(16).toUpperCase().padStart(8, '0')}-0000-4000-8000-000000000000}`;
  }

  /** Tells when charts or tables change, so that the page can draw them. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Charts or tables have changed. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
