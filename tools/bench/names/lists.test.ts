import { whole } from '../../../test/service/whole';
import { judgedBy } from './judged';
import { knownNames, type KnownNames } from './known-names';
import { madeHalves } from './make-lists';
import { CLASSES, rowsOf, type Row } from './row';

const HALVES = ['worked-half', 'held-out-half'];

const { store } = whole;
let known: KnownNames;
beforeAll(() => {
  known = knownNames(store);
});

test.each(HALVES)('%s has at least 600 names in ten classes, 150 of companies that are not there', (list) => {
  const rows = rowsOf(list);
  expect(rows.length).toBeGreaterThanOrEqual(600);
  expect(new Set(rows.map(({ group }) => group))).toEqual(new Set(CLASSES));
  const absent = rows.filter(({ meant, type }) => meant === '' && type === 'Company');
  expect(absent.length).toBeGreaterThanOrEqual(150);
});

test('no name stands twice in a half, in both, or in what was worked with before', () => {
  const typed = [...HALVES, 'worked'].map((list) => rowsOf(list).map((row) => row.typed.toLowerCase()));
  const [, , before = []] = typed;
  const halves = typed.slice(0, 2).flat();
  expect(halves.filter((name, at) => halves.indexOf(name) !== at)).toEqual([]);
  expect(halves.filter((name) => before.includes(name))).toEqual([]);
});

test('halves are the same for the same seed, and others for another', () => {
  const byHand = rowsOf('by-hand');
  const made = [1, 1, 2].map((seed) => madeHalves(store, { byHand, used: [], seed }));
  expect(made[1]).toEqual(made[0]);
  expect(made[2]).not.toEqual(made[0]);
});

test('a name that is called absent and is in the dataset enters no list', () => {
  const near: Row = { group: 'absent near', typed: 'Apple', type: 'Company', meant: '' };
  const far: Row = { group: 'absent far', typed: 'Microsoft Corporation', type: 'Company', meant: '' };
  const absent: Row = { group: 'absent far', typed: 'Tchibo', type: 'Company', meant: '' };
  const { worked, heldOut } = madeHalves(store, { byHand: [near, far, absent], used: [], seed: 1 });
  const typed = [...worked, ...heldOut].filter(({ meant }) => meant === '').map((row) => row.typed);
  expect(typed).toEqual(['Tchibo']);
});

describe('a row is judged', () => {
  const exxon: Row = { group: 'slip', typed: 'Exon', type: 'Company', meant: 'ExxonMobil' };
  const said = async (row: Row, found?: string): Promise<string> => {
    const [entity] = found === undefined ? [] : known.called(found, row.type);
    const summary = entity && { ...entity, entity_type: entity.type };
    return (await judgedBy(() => Promise.resolve(summary), row, known)).said;
  };

  test.each([
    ['right where what is meant was found, under any of its names', exxon, 'Exxon', 'right'],
    ['wrong where another was found', exxon, 'Apple', 'wrong'],
    ['missing where nothing was found', exxon, undefined, 'missing'],
    [
      'unknown where the dataset has no such entity',
      { ...exxon, meant: 'Exxxon Holding' },
      undefined,
      'unknown',
    ],
    [
      'unknown where it has no such former name',
      { ...exxon, group: 'former name', typed: 'Humble Oil' },
      undefined,
      'unknown',
    ],
    ['wrong where something was found for what is absent', { ...exxon, meant: '' }, 'Exxon', 'wrong'],
    ['refused where nothing was found for it', { ...exxon, meant: '' }, undefined, 'refused'],
    ['present where the dataset has it by now', { ...exxon, typed: 'Apple', meant: '' }, 'Apple', 'present'],
  ])('%s', async (_sentence, row, found, verdict) => {
    expect(await said(row, found)).toBe(verdict);
  });
});
