/** The functions that a formula of this add-in's own calls, without `KER.`; what stands in its texts is none. */
export function functionsIn(formula: string): string[] {
  const bare = formula.replace(/"[^"]*"/g, '""');
  return [...bare.matchAll(/\bKER\.([A-Z]+)\(/g)].map(([, name = '']) => name);
}
