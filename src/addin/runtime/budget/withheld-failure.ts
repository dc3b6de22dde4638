import type { Withheld } from '../../../shared/batching/costs/approval';
import { Failure } from '../../../shared/contract/failure';
import { say } from '../../../shared/messages/message';

/** The message of a cell whose requests wait for approval, or are switched off. */
export function withheldFailure({ requests, questions, more }: Withheld, onlyStored: boolean): Failure {
  if (onlyStored) {
    return new Failure(
      'withheld',
      say('No stored value, and only stored values are shown. To fetch it, open KER and choose Go.'),
    );
  }
  const asked =
    requests === questions
      ? questions === 1
        ? say('this workbook is new here and asks 1 question')
        : say('this workbook is new here and asks {} questions', written(questions))
      : requests === 1
        ? say('this workbook needs 1 request')
        : say('this workbook needs {} requests', written(requests));
  const all = more === 0 ? asked : say('{}, and up to {} more after matching names', asked, written(more));
  return new Failure(
    'withheld',
    say('Waiting for your approval: {}. Open KER and choose Go or Stored values only.', all),
  );
}

/** The message of a cell after the day's budget is spent. */
export function spentFailure(perDay: number): Failure {
  return new Failure(
    'withheld',
    perDay === 1
      ? say('The daily budget of 1 credit is used up. Raise it under KER ▸ Settings, or refresh tomorrow.')
      : say(
          'The daily budget of {} credits is used up. Raise it under KER ▸ Settings, or refresh tomorrow.',
          written(perDay),
        ),
  );
}

/** As English writes it; another language changes the marks. */
function written(count: number): string {
  return count.toLocaleString('en-US');
}
