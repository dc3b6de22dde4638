import type { Withheld } from '../../../shared/batching/costs/approval';
import { Failure } from '../../../shared/contract/failure';
import { say } from '../../../shared/messages/message';

/** What a cell is told whose requests wait for a click, or are not to be made at all. */
export function withheldFailure({ requests, questions, more }: Withheld, onlyStored: boolean): Failure {
  if (onlyStored) {
    return new Failure(
      'withheld',
      say('Nothing is stored for this, and only what is stored is shown. To ask, open KER and choose Go.'),
    );
  }
  const asked =
    requests === questions
      ? questions === 1
        ? say('this workbook has not been run here before and asks 1 question')
        : say('this workbook has not been run here before and asks {} questions', written(questions))
      : requests === 1
        ? say('this workbook asks 1 request')
        : say('this workbook asks {} requests', written(requests));
  const all =
    more === 0 ? asked : say('{}, and up to {} more once its names are found', asked, written(more));
  return new Failure(
    'withheld',
    say('Not asked yet: {}. Open KER and choose Go, or only what is stored.', all),
  );
}

/** What a cell is told when the day's budget is spent. */
export function spentFailure(perDay: number): Failure {
  return new Failure(
    'withheld',
    perDay === 1
      ? say(
          'Not asked: the budget of 1 credit a day is spent. Raise it under KER ▸ Settings, or ask again tomorrow.',
        )
      : say(
          'Not asked: the budget of {} credits a day is spent. Raise it under KER ▸ Settings, or ask again tomorrow.',
          written(perDay),
        ),
  );
}

/** As English writes it; another language changes the marks. */
function written(count: number): string {
  return count.toLocaleString('en-US');
}
