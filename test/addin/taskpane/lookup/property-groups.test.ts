import { groupProperties } from '../../../../src/addin/taskpane/lookup/property-groups';

const entry = (name: string, value: unknown) => ({ name, value: { value, sources: [] } });

describe('groupProperties', () => {
  it('groups by name, and by value where the name says nothing', () => {
    const groups = groupProperties([
      entry('cik', '0000320193'),
      entry('name', 'Apple Inc.'),
      entry('headquarters_address', 'One Apple Park Way'),
      entry('employee_count', 164_000),
      entry('founding_date', '1976-04-01'),
      entry('esg_policy', 'word '.repeat(60)),
      entry('auditor', 'Ernst & Young LLP'),
      entry('listed', '1980-12-12'),
    ]);
    expect(groups.map(([group, entries]) => [group, entries.map(({ name }) => name)])).toEqual([
      ['identity', ['name']],
      ['figures', ['employee_count']],
      ['dates', ['founding_date', 'listed']],
      ['places', ['headquarters_address']],
      ['identifiers', ['cik']],
      ['texts', ['esg_policy']],
      ['more', ['auditor']],
    ]);
  });
});
