import { englishWordIn } from '../../shared/messages/english-words';
import { whole } from '../../service/whole';
import { companies } from '../../../tools/faults/companies';
import { FAULTS } from '../../../tools/faults/faults';
import { KEY } from '../../../tools/faults/key';
import { ran, sheetOf, type Bench, type Ran } from '../../../tools/faults/run-fault';

jest.setTimeout(240_000);

const { fetch: service } = whole.service;
const bench: Bench = { service, key: KEY, seed: 7, sheet: sheetOf(companies(16), 1), language: 'de-AT' };

test('whatever fails, cells where Office is German tell it in German alone', async () => {
  const told = new Set<string>();
  const silent: string[] = [];
  for (const fault of FAULTS) {
    const sentences = sentencesOf(await ran(bench, fault));
    for (const sentence of sentences) told.add(sentence);
    if (sentences.length === 0 && fault.says !== undefined) silent.push(fault.name);
  }
  expect([...told].filter((sentence) => englishWordIn(sentence) !== undefined)).toEqual([]);
  expect(told.size).toBeGreaterThan(30);
  expect(silent).toEqual([]);
});

function sentencesOf({ shown }: Ran): string[] {
  return shown.flatMap((cell) => {
    if (typeof cell !== 'object') return [];
    if ('error' in cell) return [cell.error];
    const grid = JSON.parse(cell.value) as { type?: string; message?: string }[][];
    return grid.flat().flatMap((value) => (value.type === 'Error' ? [value.message ?? ''] : []));
  });
}
