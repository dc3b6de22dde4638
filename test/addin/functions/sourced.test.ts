import type { Cell } from '../../../src/addin/cells/cell';
import { prop } from '../../../src/addin/functions/properties';
import { latest, series } from '../../../src/addin/functions/series';
import { called, type Result } from './excel';
import { openWorkbook, type Workbook } from './workbook';

/** What the cell of a formula gets, whole. */
async function cellOf(workbook: Workbook, result: Result): Promise<Cell> {
  return (await workbook.grid(result))[0]?.[0] as Cell;
}

const employees = (entity = 'Apple Inc.') => prop([[entity]], [['employee_count']], null, called());
const revenue = () => latest([['Apple Inc.']], [['Revenue']], [['2024-12-31']], [[null]], called());
const revenues = () =>
  series([['Apple Inc.']], [['Revenue']], '2023', '2024', [[null]], false, null, called());

async function sourcing(sourcedValues: 'off' | 'latest' | 'all', properties = true): Promise<Workbook> {
  const workbook = await openWorkbook({ properties });
  await workbook.addIn.runtime.settings.set({ sourcedValues });
  return workbook;
}

const text = (basicValue: unknown) => ({ type: 'String', basicValue });
const day = { type: 'Double', basicValue: expect.any(Number) as number, numberFormat: 'yyyy-mm-dd' };

test('a property is a number that carries its source, by its name and by its id', async () => {
  const workbook = await sourcing('latest');
  const carried = {
    type: 'Double',
    basicValue: 164_000,
    properties: {
      source: text(expect.stringContaining('10-K')),
      link: text(expect.stringMatching(/^https:/)),
      date: day,
      known: day,
    },
  };
  expect(await cellOf(workbook, employees())).toMatchObject(carried);
  expect(await cellOf(workbook, employees('3ecde5e3-4a8f-50c9-a63e-816c488a64a7'))).toMatchObject(carried);
  // The second goes the short way, once what makes values carry their source is there.
  expect(await cellOf(workbook, employees('3ecde5e3-4a8f-50c9-a63e-816c488a64a7'))).toMatchObject(carried);
});

test('a text carries its source too, and a date stays one', async () => {
  const workbook = await sourcing('latest');
  const seat = prop([['Apple Inc.']], [['headquarters']], null, called());
  expect(await cellOf(workbook, seat)).toMatchObject({
    type: 'String',
    basicValue: 'Cupertino, California',
    properties: { source: text(expect.any(String)) },
  });
});

test('the last value of a series says its period, its unit and when it was known', async () => {
  const workbook = await sourcing('latest');
  expect(await cellOf(workbook, revenue())).toMatchObject({
    type: 'Double',
    properties: { period: text(expect.stringMatching(/^FY\d{4}/)), unit: text('USD'), known: day, date: day },
  });
});

test('the points of a series carry theirs where the person wants that', async () => {
  const [[, plain] = []] = await (await sourcing('latest')).grid(revenues());
  expect(plain).not.toHaveProperty('properties');
  const [[time, value] = []] = await (await sourcing('all')).grid(revenues());
  expect(value).toMatchObject({ properties: { source: text(expect.any(String)) } });
  expect(time).not.toHaveProperty('properties');
});

test.each([
  ['the person has set so', 'off', true],
  ['Excel knows no properties', 'all', false],
] as const)('values are plain where %s', async (_, setting, properties) => {
  const workbook = await sourcing(setting, properties);
  expect(await cellOf(workbook, employees())).not.toHaveProperty('properties');
  expect(await cellOf(workbook, revenue())).not.toHaveProperty('properties');
});

test('what an entity does not have stays an error', async () => {
  const workbook = await sourcing('all');
  expect(await workbook.error(prop([['Apple Inc.']], [['capital']], null, called()))).toMatch(/^#N\/A/);
});

test('a kept value carries its source, or does not, as soon as the person has set so', async () => {
  const workbook = await sourcing('off');
  const employees = () =>
    prop([['3ecde5e3-4a8f-50c9-a63e-816c488a64a7']], [['employee_count']], null, called());
  const plain = await cellOf(workbook, employees());
  expect(plain).not.toHaveProperty('properties');
  await workbook.addIn.runtime.settings.set({ sourcedValues: 'latest' });
  expect(await cellOf(workbook, employees())).toHaveProperty('properties');
  await workbook.addIn.runtime.settings.set({ sourcedValues: 'off' });
  expect(await cellOf(workbook, employees())).toEqual(plain);
});
