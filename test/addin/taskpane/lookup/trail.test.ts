import {
  emptyTrail,
  reduceTrail,
  shownEntity,
  type TrailStep,
} from '../../../../src/addin/taskpane/lookup/trail';

const head = (id: string) => ({ id, name: id, entity_type: 'Company' });
const visit = (id: string): TrailStep => ({ type: 'visit', head: head(id) });
const walk = (...steps: TrailStep[]): string | undefined =>
  shownEntity(steps.reduce(reduceTrail, emptyTrail))?.id;

describe('the walk through entities', () => {
  it('goes back and forward', () => {
    expect(walk(visit('a'), visit('b'), { type: 'back' })).toBe('a');
    expect(walk(visit('a'), visit('b'), { type: 'back' }, { type: 'forward' })).toBe('b');
  });

  it('goes back from the first entity to the search, and forward again', () => {
    expect(walk(visit('a'), { type: 'back' })).toBeUndefined();
    expect(walk(visit('a'), { type: 'back' }, { type: 'back' }, { type: 'forward' })).toBe('a');
  });

  it('forgets what lay ahead when it turns elsewhere', () => {
    expect(walk(visit('a'), visit('b'), { type: 'back' }, visit('c'), { type: 'forward' })).toBe('c');
  });
});
