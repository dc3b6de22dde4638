import { LONGEST_LINK } from './limits';
import { quoteText } from './text-constant';

/**
 * A formula that is a link and nothing else: to a page, or into the workbook, which begins with #. Undefined where Excel
 * makes no link of the target, or where a click on it could open anything else.
 */
export function linkFormula(target: string, shown?: string): string | undefined {
  if (target.length > LONGEST_LINK || !/^(?:https?:\/\/|#)/i.test(target)) return undefined;
  return `=HYPERLINK(${[target, ...(shown === undefined ? [] : [shown])].map(quoteText).join(',')})`;
}
