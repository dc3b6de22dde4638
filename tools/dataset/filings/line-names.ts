import * as v from 'valibot';

import { list, maybe, table, texts } from '../table';
import type { Figures } from './filed-figures';

/** What a line of the statements is called as a series, and whether it adds up over quarters, stands at a day, or is per share. */
export type LineName = {
  name: string;
  kind: 'flow' | 'instant' | 'shares';
  aliases: readonly string[];
  note?: string | undefined;
};

/** The lines of the statements. `tags` are those that companies file them under, the one that defines the line first. */
export const LINES = table('statement-lines', {
  ...texts('line', 'name'),
  kind: v.picklist(['flow', 'instant', 'shares']),
  aliases: list,
  tags: list,
  note: maybe,
});

/** The row of a line; the inputs tell of equity what it may be. */
export const lineOf = (line: string): ReturnType<typeof LINES>[number] | undefined =>
  LINES().find((each) => each.line === line || (each.line === 'Total equity' && line.startsWith(each.line)));

/** The name of a line; equity is the parent's only where every figure's tag says so. */
export function lineName({ line, data }: Figures): LineName | undefined {
  const known = lineOf(line);
  if (known?.line !== 'Total equity') return known;
  const isParents = data.every((figure) => figure[8] === 'StockholdersEquity');
  if (isParents)
    return { name: "Stockholders' equity", kind: 'instant', aliases: ["Shareholders' equity", 'Equity'] };
  return { ...known, note: 'with noncontrolling interests, or the parent’s where only that is known' };
}
