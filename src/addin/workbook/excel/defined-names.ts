import type { DefinedNames } from '../../../shared/formula/formula-safety';
import { fieldsIn } from '../../../shared/formula/reference';

/** The formulas behind the names of the workbook. A name may stand for another formula on each sheet: all of them count. */
export async function definedNames(context: Excel.RequestContext): Promise<DefinedNames> {
  const { worksheets, names } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  const collections = [names, ...worksheets.items.map((worksheet) => worksheet.names)];
  for (const collection of collections) collection.load('items/name,items/formula');
  await context.sync();
  const found = new Map<string, string[]>();
  for (const { name, formula } of collections.flatMap(({ items }) => items)) {
    const key = name.toLowerCase();
    found.set(key, [...(found.get(key) ?? []), String(formula)]);
  }
  return found;
}

/** Whether what has the look of a card's field, as `FY24.Sales`, is a name; names are read where a formula has such alone. */
export async function nameTest(
  context: Excel.RequestContext,
  formulas: readonly string[],
): Promise<(text: string) => boolean> {
  if (formulas.every((formula) => fieldsIn(formula).length === 0)) return () => false;
  const names = await definedNames(context);
  return (text) => names.has(text.slice(text.lastIndexOf('!') + 1).toLowerCase());
}
