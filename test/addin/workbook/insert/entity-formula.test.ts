import { entityFormula } from '../../../../src/addin/workbook/insert/entity-formula';
import { evaluate } from '../../functions/formula';
import { scriptedService } from '../../functions/scripted-service';
import { openWorkbook } from '../../functions/workbook';

const match = (id: string, name: string, entity_type = 'Company') => ({ id, name, entity_type });

describe('entityFormula', () => {
  it('says name and type where no namesake is among the matches', () => {
    const apple = match('1', 'Apple "A" Inc.');
    expect(entityFormula([apple, match('2', 'Apple Valley')], apple, { name: 'appl', type: undefined })).toBe(
      '=KER.ENTITY("Apple ""A"" Inc.","Company")',
    );
    const country = match('3', 'Georgia', 'Country');
    const state = match('4', 'Georgia', 'CountrySubdivision');
    expect(entityFormula([country, state], country, { name: 'Georgia', type: undefined })).toBe(
      '=KER.ENTITY("Georgia","Country")',
    );
  });

  it('repeats the search with the rank of the match where namesakes are among the matches', () => {
    const matches = [match('1', 'Apple'), match('2', 'APPLE'), match('3', 'Apple Inc.')];
    expect(entityFormula(matches, matches[1]!, { name: 'apple', type: undefined })).toBe(
      '=KER.ENTITY("apple",,2)',
    );
    expect(entityFormula(matches, matches[1]!, { name: 'apple', type: 'Company' })).toBe(
      '=KER.ENTITY("apple","Company",2)',
    );
  });

  it('gives the id where namesakes are among the matches of a name typed in part', () => {
    const matches = [match('1', 'Apple'), match('2', 'APPLE')];
    expect(entityFormula(matches, matches[1]!, { name: 'appl', type: undefined })).toBe('=KER.ENTITY("2")');
  });

  test.each([
    ['Springfield', ['Springfield', 'Springfield', 'Shelbyville']],
    ['Springf', ['Springfield', 'Springfield', 'Shelbyville']],
    ['Merck', ['Merck & Co.', 'Merck KGaA', 'Merck Group']],
    ['Hyatt', ['Hyatt', 'Hyatt Hotels', 'Hyatt Inc.']],
    ['Telnor', ['Telenor', 'Telenorr', 'Telenor ASA']],
  ])('whatever is picked after looking for %s, its formula gives it and no #N/A', async (typed, names) => {
    const entities = names.map((name) => ({ name, type: 'Company', properties: {} }));
    const { addIn, shown } = await openWorkbook({ intercept: scriptedService(entities, { all: true }) });
    const found = await addIn.until(addIn.runtime.knowledge.search({ name: typed }));
    expect(found).toHaveLength(names.length);
    for (const picked of found) {
      const formula = entityFormula(found, picked, { name: typed, type: undefined });
      expect(await shown(evaluate(formula))).toEqual([[picked.id]]);
    }
  });
});
