import { useCallback, useEffect, useRef, useState } from 'react';

import { toFailure, type Task } from './task';

/** A task and what a person can do with it. */
export type TaskControl<T> = {
  task: Task<T>;
  /** Starts the work; whatever ran before is cancelled and its outcome ignored. */
  run: (work: (signal: AbortSignal) => Promise<T>) => void;
  /** Cancels the work and forgets its outcome. */
  reset: () => void;
};

/** One piece of asynchronous work at a time, cancelled when it is outdated or its component goes. */
export function useTask<T = undefined>(): TaskControl<T> {
  const [task, setTask] = useState<Task<T>>({ state: 'idle' });
  const current = useRef<AbortController>();

  const reset = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
    setTask({ state: 'idle' });
  }, []);

  const run = useCallback((work: (signal: AbortSignal) => Promise<T>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const startedAt = Date.now();
    const settle = (outcome: Task<T>): void => {
      if (current.current !== controller) return;
      current.current = undefined;
      setTask(outcome);
    };
    setTask({ state: 'running', startedAt });
    work(controller.signal).then(
      (value) => settle({ state: 'done', value, took: Date.now() - startedAt }),
      (error: unknown) => settle({ state: 'failed', failure: toFailure(error) }),
    );
  }, []);

  useEffect(() => () => current.current?.abort(), []);
  return { task, run, reset };
}
