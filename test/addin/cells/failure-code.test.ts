import { errorCell, FAILURE_CODES } from '../../../src/addin/cells/failure-code';
import { Failure, FAILURE_KINDS } from '../../../src/shared/contract/failure';
import { HostError, RICH } from './test-host';
import { verbatim } from '../../../src/shared/messages/message';

test('every one of the eighteen kinds of failure has one Excel code', () => {
  expect(Object.keys(FAILURE_CODES)).toEqual([...FAILURE_KINDS]);
  expect(FAILURE_KINDS).toHaveLength(18);
});

test('#VALUE! asks for another formula, #N/A says that the value is not to be had', () => {
  const asks = FAILURE_KINDS.filter((kind) => FAILURE_CODES[kind] === '#VALUE!');
  expect(asks).toEqual(['bad-argument', 'too-large', 'validation', 'ambiguous']);
});

test('a cell shows the sentence of the failure', () => {
  expect(errorCell(new Failure('no-key', verbatim('No API key. Open KER ▸ Settings')), RICH)).toEqual(
    new HostError('#N/A', 'No API key. Open KER ▸ Settings'),
  );
});
