import { useState } from 'react';

import type { Knowledge, Waiter } from '../../runtime/knowledge';
import { usePane } from '../shared/pane-context';
import type { Task } from '../shared/task';
import { useTask } from '../shared/use-task';
import type { Question, Reply } from './question';

/** A reply with how long it took, in milliseconds. */
export type TimedReply = { reply: Reply; took: number };

/** Asking, the reply that is shown, and the replies so far, newest first. */
export type AskControl = {
  task: Task<Reply>;
  shown: TimedReply | undefined;
  history: readonly TimedReply[];
  ask: (question: Question) => void;
  cancel: () => void;
  show: (reply: TimedReply) => void;
  clearHistory: () => void;
};

/** How many replies are kept. */
const KEPT = 30;

/** Asks the service and keeps the replies while the workbook is open; showing an old one costs nothing. */
export function useAsk(): AskControl {
  const { knowledge } = usePane().runtime;
  const { task, run, reset } = useTask<Reply>();
  const [shown, setShown] = useState<TimedReply>();
  const [history, setHistory] = useState<readonly TimedReply[]>([]);
  const ask = (question: Question): void => {
    const startedAt = Date.now();
    setShown(undefined);
    run(async (signal) => {
      const reply = await send(knowledge, question, { person: true, signal });
      const timed = { reply, took: Date.now() - startedAt };
      setShown(timed);
      setHistory((before) =>
        [timed, ...before.filter((other) => !isSame(other.reply, reply))].slice(0, KEPT),
      );
      return reply;
    });
  };
  const show = (reply: TimedReply): void => {
    reset();
    setShown(reply);
  };
  return { task, shown, history, ask, cancel: reset, show, clearHistory: () => setHistory([]) };
}

async function send(knowledge: Knowledge, { input, output }: Question, waiter: Waiter): Promise<Reply> {
  const wanted = input.trim();
  return output === 'rows'
    ? { output, input: wanted, result: await knowledge.query(wanted, waiter) }
    : { output, input: wanted, answer: await knowledge.answer(wanted, waiter) };
}

function isSame(one: Reply, other: Reply): boolean {
  return one.input === other.input && one.output === other.output;
}
