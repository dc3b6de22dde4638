import type { Knowledge } from '../../knowledge';
import type { Part, SetPart, ValuePart } from '../../parts';
import { claimOf, valueOf } from '../combine';
import { rule } from '../rule';

/** Since when somebody or something is what a value leads to. */
function sinceWhen(value: ValuePart, knowledge: Knowledge): Part | undefined {
  const [path, ...others] = value.fields;
  const isPlain =
    path !== undefined &&
    others.length === 0 &&
    value.times.length === 0 &&
    value.summary === undefined &&
    value.where.length === 0;
  if (!isPlain || !knowledge.leadsToEntities(value.set, path)) return undefined;
  const root = valueOf(value.set, { cat: 'Fields', fields: [[...path, 'since']], times: [] }, knowledge);
  return root && { cat: 'Question', root: { ...root, dated: 'since' } };
}

/** That a figure of somebody was there at all. */
const anyFigure = (set: SetPart, path: readonly string[]) =>
  claimOf(set, { path, operator: '>', value: { kind: 'number', text: '0' } });

/** Since when something is so. */
export const BEGINNING_RULES = [
  rule({
    name: 'who it is and when that began',
    pattern: 'Question and when be|do Verb',
    cost: 0,
    result: ([{ root }, , , , { dated, field, isPassive }], knowledge) =>
      root.cat === 'Value' && dated === 'since' && isPassive === true && root.fields[0]?.join() === field
        ? sinceWhen(root, knowledge)
        : undefined,
    examples: [['Who owns Red Hat and when was it bought?', 'Red Hat.parent.since']],
  }),
  rule({
    name: 'first or last time that somebody paid',
    pattern: 'Set first|last have Fields',
    cost: 0.05,
    result: ([set, word, , { fields, times, change, summary }]) => {
      const [path, ...others] = fields;
      const isPlain = others.length + times.length === 0 && change === undefined && summary === undefined;
      const claim = path !== undefined && isPlain ? anyFigure(set, path) : undefined;
      return claim && { ...claim, which: word.cat };
    },
    examples: [
      [
        'when did Meta first pay a dividend',
        'Meta Platforms.order_by=date ASC.limit=1.is(dividends_paid_history>0)',
      ],
    ],
  }),
];
