import { createService } from '../../../src/service/app';
import { storeOf } from '../../../src/service/create-store';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { KEY } from '../../service/small-service';
import { idOf } from '../../service/small-store';
import { evaluate } from './formula';
import { openWorkbook } from './workbook';

const FIRM = idOf(1);
const sources = [{ name: 'Supplier register', date: '2026-03-31', document: '' }];

/** A service with a property that is named as no service of ours names one, beside one that is. */
const service = createService({
  store: storeOf(
    createMemoryGraph({
      entities: [
        {
          id: FIRM,
          type: 'Company',
          name: 'Helvetia Fastenings AG',
          aliases: [],
          prominence: 1,
          sources,
          properties: {
            'P/E Ratio': { value: 17.5, sources },
            'Risk Rating': { value: 'B', sources },
            risk_rating: { value: 'A', sources },
          },
        },
      ],
      relationships: [],
    }),
  ),
  keys: [KEY],
});

test('a property whose name is spelt in no usual way is still found as it stands', async () => {
  const { shown } = await openWorkbook({ service });
  expect(await shown(evaluate(`=KER.PROP("${FIRM}", "P/E Ratio")`))).toEqual([[17.5]]);
});

test('a heading means the usual spelling, unless the entity is known to list the heading itself', async () => {
  const { shown } = await openWorkbook({ service });
  const headed = `=KER.PROP("${FIRM}", "Risk Rating")`;
  expect(await shown(evaluate(headed))).toEqual([['A']]);
  await shown(evaluate(`=KER.FIELDS("${FIRM}")`));
  expect(await shown(evaluate(headed))).toEqual([['B']]);
});

test('a card takes its properties as a sheet heads them', async () => {
  const { grid } = await openWorkbook({ service });
  const card = await grid(evaluate(`=KER.CARD("${FIRM}", "P/E Ratio")`));
  expect(JSON.stringify(card)).toContain('17.5');
});

test('an absent property is told as it was typed', async () => {
  const { error } = await openWorkbook({ service });
  expect(await error(evaluate(`=KER.PROP("${FIRM}", "Employee Count")`))).toBe(
    '#N/A: Helvetia Fastenings AG has no property "Employee Count". KER.FIELDS lists what it has',
  );
});
