import { parent } from '../../../src/addin/functions/relationships';
import { whole } from '../../service/whole';
import { called } from './excel';
import { openWorkbook } from './workbook';

test.each([
  ['the direct parent', null],
  ['the top of the group', true],
])('%s is found by a name and by an id, for a search and a request', async (_what, ultimate) => {
  const { addIn, shown, requests } = await openWorkbook();
  const [found] = await addIn.until(addIn.runtime.knowledge.search({ name: 'LinkedIn' }));
  requests();
  expect(await shown(parent([['LinkedIn']], ultimate, called()))).toEqual([['Microsoft']]);
  expect(requests()).toBe(1);
  expect(await shown(parent([[found?.id], ['']], ultimate, called()))).toEqual([['Microsoft'], ['']]);
  expect(requests()).toBe(0);
});

test('a company at the top has no parent, and fails beside the others alone', async () => {
  const { shown } = await openWorkbook();
  const none = '#N/A: No parent company of Microsoft is known. KER.RELATED lists what it is related to';
  expect(await shown(parent([['GitHub', 'Microsoft']], null, called()))).toEqual([['Microsoft', none]]);
});

/** A service whose one company has these parents. */
function withParents(parents: readonly { name: string; until?: string }[]) {
  const related = parents.map(({ name, until }, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    name,
    entity_type: 'Company',
    properties: { sources: [], valid_until: until ?? null },
  }));
  return async (request: Request) => {
    if (request.method !== 'POST') return undefined;
    const response = await whole.service.fetch(request.clone());
    const body = (await response.json()) as { relationships?: { outgoing?: Record<string, unknown> } };
    return Response.json({
      ...body,
      relationships: { outgoing: { IS_SUBSIDIARY_OF: related }, incoming: {} },
    });
  };
}

test('a parent of earlier years is none, and of several none is guessed', async () => {
  const former = await openWorkbook({
    intercept: withParents([{ name: 'Seller', until: '2020-06-30' }, { name: 'Buyer' }]),
  });
  expect(await former.shown(parent([['GitHub']], null, called()))).toEqual([['Buyer']]);
  const several = await openWorkbook({ intercept: withParents([{ name: 'One' }, { name: 'Two' }]) });
  expect(await several.error(parent([['GitHub']], null, called()))).toBe(
    '#N/A: GitHub has 2 parent companies: One; Two. KER.RELATED lists them',
  );
});
