import { flagArgument, requiredText } from '../cells/argument';
import { loaded } from './call/lazy-part';
import { guarded } from './guard';
import { tableGrid } from './tables/table-grid';

/**
 * List the rows that answer a query expression or a question.
 * @customfunction QUERY
 * @helpurl https://localhost:3000/help.html#ker-query
 * @param expression A query such as "companies.employee_count>100000.return(name, employee_count)", or a question.
 * @param [headers] Whether the first row names the columns: TRUE if omitted.
 * @param invocation What Excel tells of the call.
 * @returns One row each; a field that a row does not have is blank.
 * @cancelable
 * @requiresAddress
 */
export function query(
  expression: unknown,
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'QUERY', invocation }, async ({ knowledge, waiter, host }) => {
    const input = requiredText(expression, 'expression');
    const withHeaders = flagArgument(headers, 'headers', true);
    const { rowTable, wellFormed } = await loaded(
      import(/* webpackChunkName: "tables" */ './tables/row-table'),
    );
    const { results } = await knowledge.query(wellFormed(input), waiter);
    return tableGrid(rowTable(results, input, host), withHeaders);
  });
}
