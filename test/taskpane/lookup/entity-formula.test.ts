import { entityFormula } from '../../../src/taskpane/lookup/entity-formula';

const match = (id: string, name: string) => ({ id, name, entity_type: 'Company' });

describe('entityFormula', () => {
  it('says name and type where no namesake is among the matches', () => {
    const apple = match('1', 'Apple "A" Inc.');
    expect(entityFormula([apple, match('2', 'Apple Valley')], apple, { name: 'appl', type: undefined })).toBe(
      '=KER.ENTITY("Apple ""A"" Inc.","Company")',
    );
  });

  it('repeats the search with the rank of the match where namesakes are among the matches', () => {
    const matches = [match('1', 'Apple'), match('2', 'APPLE'), match('3', 'Apple Inc.')];
    expect(entityFormula(matches, matches[1]!, { name: 'appl', type: undefined })).toBe(
      '=KER.ENTITY("appl",,2)',
    );
    expect(entityFormula(matches, matches[1]!, { name: 'appl', type: 'Company' })).toBe(
      '=KER.ENTITY("appl","Company",2)',
    );
  });
});
