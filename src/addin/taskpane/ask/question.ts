import type { Answer, StructuredResult } from '../../../shared/contract/knowledge';
import { quoteText } from '../../../shared/formula/text-constant';

/** What can be wanted of a question. */
export const OUTPUTS = ['prose', 'rows'] as const;

/** A question, and whether prose or rows are wanted. */
export type Question = { input: string; output: (typeof OUTPUTS)[number] };

/** The function that asks the same in a cell. */
export const FUNCTION_OF: Readonly<Record<Question['output'], string>> = { prose: 'ASK', rows: 'QUERY' };

/** What came of a question. */
export type Reply =
  | { output: 'prose'; input: string; answer: Answer }
  | { output: 'rows'; input: string; result: StructuredResult };

/** The formula that asks the same. */
export function questionFormula({ input, output }: Question): string {
  return `=KER.${FUNCTION_OF[output]}(${quoteText(input.trim())})`;
}
