/** A line by quarters: `revenue_quarterly_history`, `revenue_quarterly_yearly_growth_history`. */
export const quarterlyLine = (line: string): string =>
  line.replace(/(?:_quarterly)?(_yearly_(?:growth|change))?_history$/, '_quarterly$1_history');
