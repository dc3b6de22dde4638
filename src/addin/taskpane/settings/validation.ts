import type { Task } from '../shared/task';

/** What a field says of its last change: why it was refused, or that it is saved. */
export function validation(
  task: Task<unknown>,
  saved: string,
): { validationState?: 'error' | 'success'; validationMessage?: string } {
  if (task.state === 'failed') return { validationState: 'error', validationMessage: task.failure.message };
  if (task.state === 'done') return { validationState: 'success', validationMessage: saved };
  return {};
}
