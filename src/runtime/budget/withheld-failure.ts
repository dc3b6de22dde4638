import type { Withheld } from '../../batching/costs/approval';
import { Failure } from '../../contract/failure';

/** What a cell is told whose requests wait for a click, or are not to be made at all. */
export function withheldFailure({ requests, questions, more }: Withheld, onlyStored: boolean): Failure {
  if (onlyStored) {
    return new Failure(
      'withheld',
      'Nothing is stored for this, and only what is stored is shown. To ask, open KER and choose Go.',
    );
  }
  const asked =
    requests === questions
      ? `this workbook has not been run here before and asks ${counted(questions, 'question', 'questions')}`
      : `this workbook asks ${counted(requests, 'request', 'requests')}`;
  const also = more === 0 ? '' : `, and up to ${written(more)} more once its names are found`;
  return new Failure(
    'withheld',
    `Not asked yet: ${asked}${also}. Open KER and choose Go, or only what is stored.`,
  );
}

/** What a cell is told when the day's budget is spent. */
export function spentFailure(perDay: number): Failure {
  return new Failure(
    'withheld',
    `Not asked: the budget of ${counted(perDay, 'credit', 'credits')} a day is spent. Raise it under KER ▸ Settings, or ask again tomorrow.`,
  );
}

function counted(count: number, one: string, many: string): string {
  return `${written(count)} ${count === 1 ? one : many}`;
}

/** Messages of cells are English, whatever the pane's language is. */
function written(count: number): string {
  return count.toLocaleString('en-US');
}
