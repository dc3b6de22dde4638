import { Failure } from '../../../../src/shared/contract/failure';
import { actionFailure } from '../../../../src/addin/workbook/excel/action-failure';
import { verbatim } from '../../../../src/shared/messages/message';

test.each([
  ['InvalidOperationInCellEditMode', 'editing'],
  ['AccessDenied', 'protected'],
  ['InvalidSelection', 'selection'],
  ['ItemNotFound', 'gone'],
  ['RequestPayloadSizeLimitExceeded', 'too-large'],
  ['ResponsePayloadSizeLimitExceeded', 'too-large'],
  ['SomethingNew', undefined],
])("Excel's %s is told as %s", (code, refusal) => {
  const error = Object.assign(new Error('Excel says no'), { code });
  expect(actionFailure(error)).toEqual({ message: 'Excel says no', refusal, failure: undefined });
});

test('a failure of the service is kept whole, so that the pane can say what to do', () => {
  const failure = new Failure('no-key', verbatim('No API key. Open KER ▸ Settings'));
  expect(actionFailure(failure)).toEqual({ message: failure.message, refusal: undefined, failure });
});
