import type { Answer, StructuredResult } from '../../contract/knowledge';
import { quoteText } from '../../formula/text-constant';

/** What is asked, and whether prose or rows are wanted. */
export type Question = { input: string; output: 'prose' | 'rows' };

/** What came of a question. */
export type Reply =
  | { output: 'prose'; input: string; answer: Answer }
  | { output: 'rows'; input: string; result: StructuredResult };

/** The formula that asks the same. */
export function questionFormula({ input, output }: Question): string {
  return `=KER.${output === 'rows' ? 'QUERY' : 'ASK'}(${quoteText(input.trim())})`;
}
