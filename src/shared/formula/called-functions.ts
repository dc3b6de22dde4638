import { REQUESTING } from './function-table';

/** The functions that a formula of this add-in's own calls, without `KER.`; what stands in its texts is none. */
export function calledFunctions(formula: string): string[] {
  const bare = formula.replace(/"[^"]*"/g, '""');
  return [...bare.matchAll(/\bKER\.([A-Z]+)\(/g)].map(([, name = '']) => name);
}

/** Whether a formula calls a function that requests something of the service. */
export function asksService(formula: string): boolean {
  return calledFunctions(formula).some((name) => REQUESTING.includes(name));
}
