import { buildBlock, type InsertChoice } from '../../../../src/addin/taskpane/lookup/build-block';
import { fieldKey, type Field } from '../../../../src/addin/taskpane/lookup/field';

const apple = { id: 'a-id', name: 'Apple Inc.', entity_type: 'Company' };
const microsoft = { id: 'm-id', name: '=Microsoft', entity_type: 'Company' };
const employees: Field = { kind: 'property', name: 'employee_count' };
const founded: Field = { kind: 'property', name: 'founding_date' };
const revenue: Field = {
  kind: 'observation',
  type: 'FinancialMetric',
  id: 's-id',
  name: 'Revenue',
  unit: 'USD',
  unique: true,
};
const headcount: Field = { ...revenue, name: 'Headcount', unit: 'people' };
const subsidiaries: Field = { kind: 'relationship', type: 'IS_PARENT_OF', direction: 'outgoing' };
const officers: Field = { kind: 'relationship', type: 'IS_CEO_OF', direction: 'incoming' };

const choice: InsertChoice = {
  mode: 'formulas',
  head: apple,
  fields: [employees],
  labels: true,
  sources: false,
  compared: [apple, microsoft],
  values: new Map(),
  headers: { entity: 'Entity', id: 'Id' },
  oneUnit: new Set(),
};
const anchor = { row: 4, column: 2 };

describe('what an insertion writes', () => {
  it('is a formula for each property, with its name and source beside it where wanted', () => {
    expect(buildBlock({ ...choice, sources: true }, anchor)).toEqual([
      [
        { value: 'Employee count' },
        { formula: '=KER.PROP("a-id","employee_count")' },
        { formula: '=KER.SOURCE("a-id","employee_count")' },
      ],
    ]);
    expect(buildBlock({ ...choice, labels: false }, anchor)).toEqual([
      [{ formula: '=KER.PROP("a-id","employee_count")' }],
    ]);
  });

  it('is the last value of a series, by name where only one has it, else by id', () => {
    const formula = (unique: boolean): unknown =>
      buildBlock({ ...choice, labels: false, fields: [{ ...revenue, unique }] }, anchor)[0]?.[0];
    expect(formula(true)).toEqual({ formula: '=KER.LATEST("a-id","Revenue")' });
    expect(formula(false)).toEqual({ formula: '=KER.LATEST("a-id","s-id")' });
  });

  it('is an amount in millions where a label can say so, and nothing else is divided', () => {
    expect(buildBlock({ ...choice, fields: [revenue] }, anchor)).toEqual([
      [
        { value: 'Revenue (USD millions)' },
        { formula: '=KER.LATEST("a-id","Revenue")/10^6', format: '#,##0.0' },
      ],
    ]);
    const values = new Map([[fieldKey(revenue), { value: 416_161_000_000, unit: 'USD', source: '10-K' }]]);
    expect(buildBlock({ ...choice, mode: 'values', fields: [revenue], values }, anchor)[0]?.[1]).toEqual({
      value: 416_161,
      format: '#,##0.0',
    });
    const perShare = { ...revenue, name: 'EPS', unit: 'USD/share' };
    expect(buildBlock({ ...choice, fields: [perShare] }, anchor)).toEqual([
      [{ value: 'EPS (USD/share)' }, { formula: '=KER.LATEST("a-id","EPS")' }],
    ]);
  });

  it('puts formulas that spill below the others and side by side, so that none blocks another', () => {
    const block = buildBlock({ ...choice, fields: [subsidiaries, employees, officers] }, anchor);
    expect(block).toHaveLength(3);
    expect(block[2]?.[0]).toEqual({ formula: '=KER.RELATED("a-id","IS_PARENT_OF","outgoing")' });
    expect(block[2]?.[9]).toEqual({ formula: '=KER.RELATED("a-id","IS_CEO_OF","incoming")' });
    expect(new Set(block.map((row) => row.length))).toEqual(new Set([10]));
  });

  it('is values where values are wanted: numbers and dates as such, with formats, and text as text', () => {
    const values = new Map([
      [fieldKey(employees), { value: 164_000, source: 'Form 10-K' }],
      [fieldKey(founded), { value: '1976-04-01', source: '' }],
    ]);
    const block = buildBlock(
      { ...choice, mode: 'values', fields: [employees, founded], sources: true, values },
      anchor,
    );
    expect(block).toEqual([
      [{ value: 'Employee count' }, { value: 164_000, format: '#,##0' }, { value: 'Form 10-K' }],
      [{ value: 'Founding date' }, { value: 27_851, format: 'yyyy-mm-dd' }, { value: '' }],
    ]);
  });

  it('is one card with the ticked properties', () => {
    expect(buildBlock({ ...choice, mode: 'card', fields: [employees, founded] }, anchor)).toEqual([
      [{ formula: '=KER.CARD("a-id","employee_count, founding_date")' }],
    ]);
  });

  it('is a comparison whose one formula refers to its own headers and ids, wherever it stands', () => {
    const block = buildBlock(
      { ...choice, mode: 'comparison', fields: [employees, headcount, founded] },
      anchor,
    );
    expect(block[0]).toEqual(
      ['Entity', 'Id', 'employee_count', 'founding_date', 'Headcount'].map((value) => ({ value })),
    );
    expect(block[1]).toEqual([
      { value: 'Apple Inc.' },
      { value: 'a-id' },
      { formula: '=KER.PROP(D6:D7,E5:F5)' },
      { value: '' },
      { formula: '=KER.LATEST(D6:D7,G5)' },
    ]);
    expect(block[2]?.slice(0, 2)).toEqual([{ value: '=Microsoft' }, { value: 'm-id' }]);
  });

  it.each([
    [new Set(['Revenue']), 'Revenue (USD millions)'],
    [new Set<string>(), 'Revenue (millions, own currency)'],
  ])(
    'shows the amounts of a comparison in millions, as its heading says: of one unit %p',
    (oneUnit, heading) => {
      const block = buildBlock(
        { ...choice, mode: 'comparison', fields: [employees, revenue], oneUnit },
        anchor,
      );
      const format = '#,##0.0';
      expect(block.map((row) => row.slice(2))).toEqual([
        [{ value: 'employee_count' }, { value: heading }],
        [{ formula: '=KER.PROP(D6:D7,E5)' }, { formula: '=KER.LATEST(D6:D7,{"Revenue"})/10^6', format }],
        [{ value: '' }, { value: '', format }],
      ]);
    },
  );

  it('is nothing where a comparison has no field to compare', () => {
    expect(buildBlock({ ...choice, mode: 'comparison', fields: [officers] }, anchor)).toEqual([]);
  });
});
