import { flagArgument, requiredText } from '../cells/argument';
import { loaded } from './call/lazy-part';
import { guarded } from './guard';
import { tableGrid } from './tables/table-grid';

/**
 * List the rows that a query expression or a question returns.
 * @customfunction QUERY
 * @helpurl https://localhost:3000/help.html#ker-query
 * @remarks
 * [Query language](query-language.md) describes the expressions. Without `order_by`, the best known entities come
 * first. Money is in US dollars unless a last column `currency` names another. With `return(…)` the rows have the listed
 * columns only. Without it, further last columns appear if you need to know more about a row:
 *
 * | column | shows |
 * | --- | --- |
 * | `dates` | the periods of the figures if they differ or are outdated: `revenue FY2019; net_income FY2025` |
 * | `rate` | the exchange rate of a converted figure |
 * | `publication` | the publications that a change or ratio combines |
 * | `basis` | figures of another measure, such as net income before noncontrolling interests |
 * | `taken_as` | which entity an ambiguous name was resolved to, and how a comma was read |
 * | `left_out` | entities that may belong to the result, but whose dates are unknown |
 * @param expression A query such as "companies.employee_count>100000.return(name, employee_count)", or a question.
 * @param [headers] FALSE leaves out the headings.
 * @param invocation What Excel passes about the call.
 * @returns One row each; a field that a row does not have is blank.
 * @throws #VALUE! `KER.QUERY: the bracket at position 17 is not closed`: correct the expression at this place.
 * @throws #N/A if no row matches: the message names an unknown field and the nearest one.
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
    const { refusalOf, rowTable, wellFormed } = await loaded(
      import(/* webpackChunkName: "tables" */ './tables/row-table'),
    );
    const { results } = await knowledge.query(wellFormed(input), waiter).catch((error: unknown) => {
      throw refusalOf(error, input);
    });
    return tableGrid(rowTable(results, input, host), withHeaders);
  });
}
