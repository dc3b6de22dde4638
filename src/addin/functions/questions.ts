import { flagArgument, requiredText } from '../cells/argument';
import { guarded } from './guard';
import { loaded } from './call/lazy-part';
import { tableGrid } from './tables/table-grid';

/**
 * Ask a question and get the answer as text.
 * @customfunction ASK
 * @helpurl https://localhost:3000/help.html#ker-ask
 * @remarks
 * The answer cites its sources. [Asking questions](questions.md) shows what you can ask. An answer can take a minute.
 * @param question Question such as "Who is the CEO of Apple?", or a query expression.
 * @param invocation What Excel passes about the call.
 * @returns The answer.
 * @throws #N/A with the words of the service if it cannot answer. It names the word that it does not understand.
 * @cancelable
 * @requiresAddress
 */
export function ask(
  question: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'ASK', invocation }, async ({ knowledge, waiter }) => {
    const { content } = await knowledge.answer(requiredText(question, 'question'), waiter);
    const { answerText } = await loaded(import(/* webpackChunkName: "answer" */ './cells/plain-text'));
    return answerText(content);
  });
}

/**
 * List what an answer is based on: its statements with their facts and documents.
 * @customfunction EVIDENCE
 * @helpurl https://localhost:3000/help.html#ker-evidence
 * @param question Question as given to KER.ASK. Both functions together cost one request.
 * @param [headers] FALSE leaves out the headings.
 * @param invocation What Excel passes about the call.
 * @returns Statement, fact, source and document link.
 * @cancelable
 * @requiresAddress
 */
export function evidence(
  question: unknown,
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'EVIDENCE', invocation }, async ({ knowledge, waiter }) => {
    const input = requiredText(question, 'question');
    const withHeaders = flagArgument(headers, 'headers', true);
    const answer = await knowledge.answer(input, waiter);
    const { evidenceTable } = await loaded(
      import(/* webpackChunkName: "tables" */ './tables/evidence-table'),
    );
    return tableGrid(evidenceTable(answer), withHeaders);
  });
}

/**
 * List the entities that the answer to a question mentions.
 * @customfunction MENTIONS
 * @helpurl https://localhost:3000/help.html#ker-mentions
 * @param input Question as given to KER.ASK, or a query expression. Both functions together cost one request.
 * @param [headers] FALSE leaves out the headings.
 * @param invocation What Excel passes about the call.
 * @returns Id, name, type and the words that named each entity.
 * @cancelable
 * @requiresAddress
 */
export function mentions(
  input: unknown,
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'MENTIONS', invocation }, async ({ knowledge, waiter }) => {
    const text = requiredText(input, 'input');
    const withHeaders = flagArgument(headers, 'headers', true);
    const { entities } = await knowledge.answer(text, waiter);
    const { mentionTable } = await loaded(import(/* webpackChunkName: "tables" */ './tables/mention-table'));
    return tableGrid(mentionTable(entities ?? [], text), withHeaders);
  });
}
