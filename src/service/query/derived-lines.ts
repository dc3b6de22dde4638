/**
 * The line of points of a figure. A growth has one over the year before for each point, `revenue_yearly_growth_history`; one
 * that leads through several years has none.
 */
export function lineOf(field: string): string | undefined {
  if (field.endsWith('_history')) return field;
  if (/_(?:annual_growth|change)$/.test(field)) return undefined;
  return `${field.replace(/_(?:yearly_)?growth$/, '_yearly_growth')}_history`;
}
