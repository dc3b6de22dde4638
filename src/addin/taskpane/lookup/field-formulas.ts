import { quoteText } from '../../../shared/formula/text-constant';

/** What tells a series from the others of its entity. */
export type SeriesName = { id: string; name: string; unique: boolean };

/** The formula of one property. */
export function propertyFormula(id: string, name: string): string {
  return `=KER.PROP(${quoteText(id)},${quoteText(name)})`;
}

/** The formula of one property's citation. */
export function sourceFormula(id: string, name: string): string {
  return `=KER.SOURCE(${quoteText(id)},${quoteText(name)})`;
}

/** The formula of a series' last value. */
export function latestFormula(id: string, series: SeriesName): string {
  return `=KER.LATEST(${quoteText(id)},${seriesText(series)})`;
}

/** The formula of an entity's card with the properties that are to stand on it. */
export function cardFormula(id: string, properties: readonly string[]): string {
  const list = properties.length > 0 ? `,${quoteText(properties.join(', '))}` : '';
  return `=KER.CARD(${quoteText(id)}${list})`;
}

/** The formula that lists the related entities of one relationship. */
export function relatedFormula(id: string, { type, direction }: { type: string; direction: string }): string {
  return `=KER.RELATED(${quoteText(id)},${quoteText(type)},${quoteText(direction)})`;
}

/** The formula that spills a series; amounts in millions, as its heading then says. */
export function seriesFormula(id: string, series: SeriesName, isAmount: boolean): string {
  if (isAmount) return `=KER.HISTORY(${quoteText(id)},${seriesText(series)},,,,"scale=millions")`;
  return `=KER.SERIES(${quoteText(id)},${seriesText(series)})`;
}

/** A series by its name where only one has it, else by its id. */
function seriesText(series: SeriesName): string {
  return quoteText(series.unique ? series.name : series.id);
}
