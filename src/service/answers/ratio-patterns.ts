import { fieldLabel } from './field-label';
import { cited } from './fact-sentence';
import { formatFact, formatNumber } from './format-value';
import type { Parts, Pattern } from './pattern';
import { sideOf, sizeOf } from './side';
import { notHeld, type Finding } from './statement';
import type { Tools } from './tools';

/** Questions for one figure divided by another of the same entity. */
export const RATIO_PATTERNS: readonly Pattern[] = [
  {
    example: 'What is the GDP per capita of Germany?',
    form: /^(?:what (?:is|was) )?(?:the )?(?:(?<field>.+?) per (?<unit>\S+) (?:of|in|for|at) (?<entity>.+)|(?<owner>.+?)(?:'s|s') (?<ownField>.+?) per (?<ownUnit>\S+))$/i,
    find: (parts, tools) => ratioFinding(parts, tools),
  },
];

/** What is meant after `per`, where that is no field's name. */
const UNITS: Readonly<Record<string, string>> = {
  capita: 'population',
  head: 'population',
  person: 'population',
  inhabitant: 'population',
  employee: 'employee_count',
  worker: 'employee_count',
};

function ratioFinding(parts: Parts, tools: Tools): Finding | undefined {
  const { linker } = tools;
  const [named = '', per = ''] = [parts['field'] ?? parts['ownField'], parts['unit'] ?? parts['ownUnit']];
  const name = parts['entity'] ?? parts['owner'] ?? '';
  const [field, unit] = [linker.field(named), UNITS[per.toLowerCase()]];
  // `Earnings per share` is a figure of its own.
  if (field === undefined || unit === undefined) return undefined;
  const [above, below] = [field, unit].map((each) =>
    sideOf(tools, { name, field: each, when: parts['when'] }),
  );
  if (above === undefined || below === undefined) return undefined;
  if (!('entity' in above)) return above;
  if (!('entity' in below)) return below;
  const [amount, count] = [sizeOf(above.fact), sizeOf(below.fact)];
  if (typeof amount !== 'number' || typeof count !== 'number' || count === 0)
    return notHeld(`the ${fieldLabel(field)} of ${above.entity.name} cannot be divided.`);
  const [whole, share] = [formatFact(above.fact), amount / count];
  const shown = `${whole.startsWith('$') ? '$' : ''}${formatNumber(share)}`;
  return {
    statements: [
      {
        content: `The ${fieldLabel(field)} per ${per} of ${above.entity.name} is **${shown}**: ${whole}${cited(above.fact)} by ${formatFact(below.fact)}${cited(below.fact)}.`,
        facts: [above.fact, below.fact],
      },
    ],
    rows: [{ name: above.entity.name, [`${field}_per_${per.toLowerCase()}`]: share }],
    about: [above.entity],
  };
}
