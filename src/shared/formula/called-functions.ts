/** The functions that a formula of this add-in's own calls, without `KER.`; what stands in its texts is none. */
export function calledFunctions(formula: string): string[] {
  const bare = formula.replace(/"[^"]*"/g, '""');
  return [...bare.matchAll(/\bKER\.([A-Z]+)\(/g)].map(([, name = '']) => name);
}

/** Functions of this add-in that calculate what they give, and ask the service nothing. */
const CALCULATED: ReadonlySet<string> = new Set(['NUMBER', 'TYPES']);

/** Whether a formula calls a function that asks the service. */
export function asksService(formula: string): boolean {
  return calledFunctions(formula).some((name) => !CALCULATED.has(name));
}
