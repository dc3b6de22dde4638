import type { Result } from '../query/evaluate';
import type { Group } from '../query/group';
import { plainValue } from '../query/to-rows';
import type { Expression } from '../query/tree';
import type { Means } from '../query/value-test';
import { cited } from './fact-sentence';
import { formatFact } from './format-value';
import { MOST_GROUNDS } from './list';
import { fieldLabel, pathLabel, setPhrase, SUMMARY_WORDS } from './phrase';
import type { Statement } from './statement';

/** How many groups prose tells; the rest is counted. */
const TOLD = 20;

/** The rows of `group_by`: one for each value, with its figure, and with its id where it is an entity and that is asked for. */
export function groupRows({ groups = [] }: Result, asksId: boolean): Record<string, unknown>[] {
  return groups.map(({ key: { value }, name, summary: { aggregate, fact, count } }) => {
    const named = asksId && value.kind === 'entity' ? { id: value.entity.id, name } : { name };
    if (aggregate.summary === 'count' || fact === undefined) return { ...named, count };
    const word = aggregate.summary === 'sum' ? 'total' : aggregate.summary;
    return { ...named, [`${word}_${aggregate.path.join('_')}`]: plainValue(fact), count };
  });
}

/** The figures of the groups as a table, with what they are figures of. */
export function groupStatements(expression: Expression, { groups = [] }: Result, means: Means): Statement[] {
  const { aggregate } = expression;
  const [first] = groups;
  if (aggregate === undefined || first === undefined) return [];
  const by = pathLabel(aggregate.by ?? []);
  const set = setPhrase(expression, means);
  const isCount = aggregate.summary === 'count';
  const what = isCount
    ? set
    : `the ${SUMMARY_WORDS[aggregate.summary]} ${fieldLabel(aggregate.path.at(-1) ?? '')} of ${set}`;
  const heading = `${capital(what)} in the embedded dataset by ${by}, where it is known: **${groups.length}** groups.\n`;
  const told = groups.slice(0, TOLD);
  const table = [
    `| ${capital(by)} | ${isCount ? 'Number' : capital(SUMMARY_WORDS[aggregate.summary])} |`,
    '| --- | ---: |',
    ...told.map((group) => `| ${group.name.replace(/\|/g, '\\|')} | ${figureOf(group)} |`),
  ].join('\n');
  const left = groups.length - told.length;
  return [
    { content: heading, facts: [] },
    {
      content: `${table}\n\nSource of the ${by}:${cited(first.key).replace(/^ \((.*)\)$/, ' $1')}.`,
      facts: told.flatMap(factsOf).slice(0, MOST_GROUNDS),
      rows: told.map((group) => ({ content: `${group.name}: ${figureOf(group)}`, facts: factsOf(group) })),
    },
    ...(left > 0 ? [{ content: `\n…and ${left} more.`, facts: [] }] : []),
  ];
}

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

const figureOf = ({ summary: { fact, count } }: Group): string =>
  fact === undefined ? count.toLocaleString('en-US') : formatFact(fact);

const factsOf = ({ key, summary: { fact } }: Group): Group['key'][] => [
  key,
  ...(fact?.grounds ?? []).slice(0, 5),
];
