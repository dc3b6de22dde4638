import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { LANGUAGES } from '../../../src/service/planner/plan';
import { createVocabulary, type Vocabulary } from '../../../src/service/planner/vocabulary';
import { createEvaluator } from '../../../src/service/query/evaluate';
import { createEntitySearch } from '../../../src/service/search/entity-search';

/** The vocabularies of a dataset that has one field of its own. */
function vocabulariesWith(field: string): Vocabulary[] {
  const sources = [{ name: 'Register', date: '2026-01-01', document: '' }];
  const properties = { [field]: { value: 7, sources } };
  const graph = createMemoryGraph({
    entities: [
      { id: '00000000-0000-4000-8000-000000000001', name: 'Alpha', type: 'Company', sources, properties },
    ],
  });
  const evaluator = createEvaluator(graph, createEntitySearch(graph));
  return LANGUAGES.map((language) => createVocabulary(graph, evaluator, language));
}

test('what a dataset calls its own fields is known of it and of no other, in any language', () => {
  const made = vocabulariesWith('zyrp_index');
  const others = vocabulariesWith('quorl_rate');
  for (const [at, vocabulary] of made.entries()) {
    const { senses, begins, tokens } = vocabulary;
    expect(senses('zyrp index')).toMatchObject([{ part: { kind: 'fields', fields: ['zyrp_index'] } }]);
    expect(senses('quorl rate')).toEqual([]);
    expect([begins('zyrp'), begins('quorl')]).toEqual([true, false]);
    expect([tokens.has('zyrp'), tokens.has('quorl')]).toEqual([true, false]);
    expect(tokens.begunWith('z')).toContain('zyrp');
    expect(tokens.begunWith('q')).not.toContain('quorl');
    // What the language says is the same of both.
    expect(senses('ceo')).toEqual(others[at]?.senses('ceo'));
  }
});
