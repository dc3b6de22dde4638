/** A sheet of live formulas that a person starts from. */
export type Template = {
  /** The name of its sheet; a number is added where it is taken. */
  sheet: string;
  title: string;
  /** What to type where. */
  note: string;
  /** Cells by their A1 name: inputs, headings, formulas in en-US. */
  cells: Readonly<Record<string, string | number>>;
  /** The areas of column headings. */
  headings: readonly string[];
  /** The cells that say what stands below them. */
  sections: readonly string[];
  /** The headings of figures, which stand to the right as the figures do. */
  figures: readonly string[];
  /** Cells that stay to the left, whatever they hold. */
  texts: readonly string[];
  /** The areas that a person types into. */
  inputs: readonly string[];
  /** Number formats by area. */
  formats: Readonly<Record<string, string>>;
  /** Column widths in points, from column A. */
  widths: readonly number[];
  /** The last row that repeats on each printed page. */
  titleRows: number;
  charts?: readonly TemplateChart[];
};

/** A chart over a block whose first column is the axis and whose first row names the lines or columns. */
export type TemplateChart = {
  title: string;
  kind: 'Line' | 'ColumnClustered';
  data: string;
  from: string;
  to: string;
};
