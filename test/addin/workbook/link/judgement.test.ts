import { judge } from '../../../../src/addin/workbook/link/judgement';

const row = (...pairs: readonly (readonly [number, number | undefined])[]) =>
  pairs.map(([typed, known]) => ({ typed, known }));

describe('the judgement of a row', () => {
  it('proposes numbers that agree as far as they were typed', () => {
    const { status, verdicts } = judge(row([383.3, 383.285], [394.3, 394.328], [365.8, 365.817]), true);
    expect({ status, verdicts }).toEqual({ status: 'proposed', verdicts: ['agrees', 'agrees', 'agrees'] });
    expect(judge(row([383.4, 383.285], [394.4, 394.328]), true).status).toBe('unproven');
  });

  it('takes numbers in full that were rounded to thousands as rounded, if all are', () => {
    const full = row([892_813_000, 892_813_376], [896_564_000, 896_563_971], [904_641_000, 904_641_001]);
    expect(judge(full, true)).toMatchObject({ status: 'proposed', agreeing: 3 });
    expect(judge([...full, ...row([912_269_001, 912_269_001])], true).agreeing).toBe(1);
  });

  it('shows a restated number, and keeps the row', () => {
    const { status, verdicts } = judge(row([7501, 7755], [9152, 9152], [10_086, 10_086]), true);
    expect({ status, verdicts }).toEqual({ status: 'proposed', verdicts: ['differs', 'agrees', 'agrees'] });
  });

  it('keeps a row out for one number that no restatement explains', () => {
    expect(judge(row([48_844, 48_844], [62_639, 34_940], [23_646, 23_646]), true).status).toBe(
      'contradicted',
    );
  });

  it('proposes a row of which five agree for each two that do not, as after a split of shares', () => {
    const split = row([8.35, 2.0875], [9.27, 2.3175]);
    const after = row([2.99, 2.99], [3.31, 3.31], [5.67, 5.67], [6.15, 6.15], [6.16, 6.16]);
    expect(judge([...split, ...after], true)).toMatchObject({ status: 'proposed', agreeing: 5 });
    expect(judge([...split, ...after.slice(1)], true).status).toBe('contradicted');
  });

  it.each([
    ['round numbers', row([100, 100], [110, 110], [120, 120])],
    ['one match of many', row([251_112, 251_112], [7, 91], [8, 92])],
    ['nothing of the service', row([251_112, undefined], [301_445, undefined])],
  ])('does not propose %s', (_name, numbers) => {
    expect(judge(numbers, true).status).toBe('unproven');
  });

  it('takes what follows three years that agree for forecasts, but not among several entities', () => {
    const numbers = row(
      [37_266, 37_266],
      [33_014, 33_014],
      [38_655, 38_655],
      [45_000, 43_004],
      [60_000, 45_754],
    );
    expect(judge(numbers, true)).toMatchObject({
      status: 'proposed',
      verdicts: expect.arrayContaining(['estimate']) as string[],
    });
    expect(judge(numbers, false).status).toBe('contradicted');
  });
});
