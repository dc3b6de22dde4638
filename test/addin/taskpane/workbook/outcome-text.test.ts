import { outcomeText } from '../../../../src/addin/taskpane/workbook/outcome-text';
import { failureReason } from '../../../../src/addin/taskpane/workbook/failure-reason';
import { WORKBOOK_EN as words } from '../../../../src/addin/taskpane/texts/workbook-en';
import { actionFailure } from '../../../../src/addin/workbook/excel/action-failure';
import type { FreezeOutcome } from '../../../../src/addin/workbook/freeze/freeze';

const nothing = { changed: [], unchanged: 0, failed: [] };
const frozen = (part: Partial<FreezeOutcome>) =>
  outcomeText(
    {
      action: 'freeze',
      result: { frozen: 0, live: [], readers: [], stopped: false, failure: undefined, ...part },
    },
    words,
  );

test('nothing to do is said only by an action that came to its end', () => {
  const failure = actionFailure(new Error('Excel says no'));
  expect(frozen({}).sentence).toBe('No KER formulas here.');
  expect(frozen({ stopped: true }).sentence).toBe('0 formulas converted to values. Unfreeze restores them.');
  expect(frozen({ failure }).sentence).toBe('0 formulas converted to values. Unfreeze restores them.');
  const left = { restored: 0, left: [], stopped: false, failure: undefined };
  expect(outcomeText({ action: 'unfreeze', result: left }, words).sentence).toBe('Nothing is frozen.');
  expect(outcomeText({ action: 'unfreeze', result: { ...left, failure } }, words).sentence).toBe(
    '0 formulas restored.',
  );
});

test('each cell that a freeze leaves behind has its reason', () => {
  const { note, lines } = frozen({
    frozen: 1,
    live: [
      { address: 'Model!A1', value: '#BUSY!', isProtected: false },
      { address: 'Locked!A1', value: '7', isProtected: true },
    ],
    readers: ['Model!C1'],
  });
  expect(note).toBe('2 cells stay formulas:');
  expect(lines).toEqual([
    { address: 'Model!A1', text: 'it shows #BUSY!; freeze again when it has a value' },
    { address: 'Locked!A1', text: 'its sheet is protected; unprotect it, then freeze again' },
    { address: 'Model!C1', text: 'reads a frozen table with # and shows #REF! until you unfreeze' },
  ]);
});

test('changes tell apart that nothing changed, that there is nothing to compare, and what was skipped', () => {
  const changes = (part: object) =>
    outcomeText(
      {
        action: 'changes',
        result: {
          ...nothing,
          since: 'freeze',
          skipped: [],
          refused: [],
          sheet: undefined,
          stopped: false,
          ...part,
        },
      },
      words,
    );
  expect(changes({}).sentence).toBe('Nothing is frozen, so there is nothing to compare.');
  expect(changes({ since: 'refresh' }).sentence).toMatch(/^Nothing has been refreshed/);
  expect(changes({ unchanged: 3 }).sentence).toBe('Nothing changed.');
  expect(changes({ stopped: true }).sentence).toBe('0 changed, 0 unchanged, 0 failed');
  expect(changes({ unchanged: 3, skipped: ['Model!B1'] })).toEqual({
    sentence: '0 changed, 3 unchanged, 0 failed',
    note: words.skipped(1),
    lines: [{ address: 'Model!B1', text: 'not compared' }],
  });
});

test('a refresh names the cells that the service did not answer', () => {
  const result = {
    ...nothing,
    unchanged: 2,
    edited: [],
    kept: ['Model!A1'],
    uncalled: ['Model!A2'],
    stopped: false,
  };
  expect(outcomeText({ action: 'refresh', result }, words)).toEqual({
    sentence: '0 changed, 2 unchanged, 0 failed',
    note: words.kept(1),
    lines: [
      { address: 'Model!A1', text: 'not refreshed' },
      { address: 'Model!A2', text: 'not recalculated by Excel' },
    ],
  });
});

test('a refusal of Excel is told with what to do, and an unknown one in its own words', () => {
  const error = Object.assign(new Error('Access is denied'), { code: 'AccessDenied' });
  expect(failureReason(actionFailure(error), words)).toMatch(/Unprotect it under Review, then try again\.$/);
  expect(failureReason(actionFailure(new Error('Excel says no')), words)).toBe('Excel says no');
});
