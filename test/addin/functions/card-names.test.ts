import { card } from '../../../src/addin/functions/cards';
import { figure, latest } from '../../../src/addin/functions/series';
import { called } from './excel';
import { openWorkbook } from './workbook';

type Card = { properties: Record<string, { properties: Record<string, { basicValue?: string }> }> };

test('a card within a card is called by its name, though nothing was asked of its entity', async () => {
  const workbook = await openWorkbook({ properties: true });
  const [[apple] = []] = await workbook.grid(card([['Apple Inc.']], [[null]], called()));
  const ceo = (apple as Card | undefined)?.properties['ceo'];
  const name = ceo?.properties['name']?.basicValue ?? '';
  expect(name).not.toBe('');
  for (const call of [
    figure(ceo, 'Revenue', 2024, called()),
    latest([[ceo]], [['Revenue']], [[null]], [[null]], called()),
  ])
    expect(await workbook.error(call)).toContain(`${name} has no series "Revenue"`);
});
