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
