import type { Result } from '../query/result';
import type { Group } from '../query/group';
import { momentOf } from '../query/period';
import type { Fact } from '../query/fact';
import { currencyOfFigure, plainValue, withLast } from '../query/result-rows';
import type { Aggregate, Expression } from '../query/tree';
import type { Means } from '../query/value-test';
import { cited } from './fact-sentence';
import { capital, formatDate, formatFact, joinNames, joinSome } from './format-value';
import { missingMoments } from './missing-data';
import { fieldLabel, pathLabel, spoken, SUMMARY_WORDS } from './labels';
import { setPhrase, summedPhrase } from './set-phrase';
import { MOST_GROUNDS, remark, type Statement } from './statement';
import { pointsNote } from './summary';
import { momentLabel } from './times';

/** How many groups prose tells; the rest is counted. */
const TOLD = 20;

/** What rows of groups need: whether ids are requested, and which figures are old. */
type Asked = { asksId: boolean; datesOf: (facts: readonly Fact[]) => string | null };

/** The rows of `group_by`: one per value, with its figure, and with its id if that is requested. */
export function groupRows({ groups = [] }: Result, { asksId, datesOf }: Asked): Record<string, unknown>[] {
  const dates = groups.map(({ summary: { aggregate, fact, facts } }) =>
    aggregate.summary === 'count' || fact === undefined || isHistory(aggregate) ? null : datesOf(facts),
  );
  const rows = groups.map(({ key: { value }, name, summary: { aggregate, fact, count } }) => {
    const named = asksId && value.kind === 'entity' ? { id: value.entity.id, name } : { name };
    if (aggregate.summary === 'count' || fact === undefined) return { ...named, count };
    const word = aggregate.summary === 'sum' ? 'total' : aggregate.summary;
    return {
      ...named,
      [`${word}_${aggregate.path.join('_')}`]: plainValue(fact),
      count,
      ...currencyOfFigure(fact),
    };
  });
  return withLast(rows, { column: 'dates', values: dates });
}

const isHistory = ({ path }: Aggregate): boolean => path.at(-1)?.endsWith('_history') === true;

/** The figures of the groups as a table, with what they are figures of. */
export function groupStatements(expression: Expression, result: Result, means: Means): Statement[] {
  const { groups = [] } = result;
  const { aggregate } = expression;
  const [first] = groups;
  if (aggregate === undefined || first === undefined) return [];
  if (aggregate.by === undefined)
    return result.topics.length > 0
      ? timeStatements(expression, result, means)
      : collectionStatements(expression, result, means);
  const by = pathLabel(aggregate.by ?? []);
  const set = summedPhrase(expression, result, means);
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
    remark(heading),
    {
      content: `${table}\n\nSource of the ${by}:${cited(first.key).replace(/^ \((.*)\)$/, ' $1')}.`,
      facts: told.flatMap(factsOf).slice(0, MOST_GROUNDS),
      rows: told.map((group) => ({ content: `${group.name}: ${figureOf(group)}`, facts: factsOf(group) })),
    },
    ...(left > 0 ? [remark(`\n…and ${left} more.`)] : []),
  ];
}

/** The figures of several times beside each other, and the times of which there is none. */
function timeStatements(expression: Expression, result: Result, means: Means): Statement[] {
  const { aggregate, at = [] } = expression;
  const { groups = [], topics } = result;
  const [topic] = topics;
  const last = groups.at(-1)?.summary.facts.at(-1);
  if (aggregate === undefined || topic === undefined || last === undefined) return [];
  const field = (aggregate.path.at(-1) ?? '').replace(/_history$/, '');
  const isOfTopics = groups.every(({ summary: { facts } }) =>
    facts.every(({ subject }) => topics.includes(subject)),
  );
  const whom = isOfTopics
    ? joinNames(topics.map(spoken))
    : summedPhrase({ ...expression, at: [] }, result, means);
  const what = field === 'latest_value' ? topic.name : `${fieldLabel(field)} of ${whom}`;
  const word = SUMMARY_WORDS[aggregate.summary];
  const told = groups.map((group) => ({
    content: `- ${momentLabel(group.name)}: ${dayOf(group)} (${group.summary.count} ${group.summary.count === 1 ? 'figure' : 'figures'})`,
    facts: (group.summary.fact?.grounds ?? group.summary.facts).slice(0, 5),
  }));
  const points = groups.flatMap(({ summary }) => summary.facts);
  const note = pointsNote(word, points).trimStart();
  const isHeld = (time: string): boolean =>
    time.includes('..') ? groups.length > 0 : groups.some(({ name }) => name === time);
  const lacking = at.map(momentOf).filter((time) => !isHeld(time));
  return [
    remark(`The ${word} ${what}${cited(last)}:`),
    ...told,
    ...(note === '' ? [] : [remark(note)]),
    ...missingMoments(lacking, field === 'latest_value' ? topic.name : whom),
  ];
}

/** A time, or several of them together. */
const timeLabel = (name: string): string => (/ (?:and|or) /.test(name) ? name : momentLabel(name));

/** One figure of a collection at each of several times, and how many of it have none at some of them. */
function collectionStatements(
  expression: Expression,
  { groups = [], total }: Result,
  means: Means,
): Statement[] {
  const { aggregate, at = [] } = expression;
  if (aggregate === undefined) return [];
  const field = fieldLabel(aggregate.path.at(-1) ?? '');
  const set = setPhrase({ ...expression, at: [] }, means);
  const word = SUMMARY_WORDS[aggregate.summary];
  const isCount = aggregate.summary === 'count';
  const content = isCount
    ? `${capital(set)} in the embedded dataset, by year:`
    : `The ${word} ${field} of ${set} in the embedded dataset where it is known, by year:`;
  const told = groups.map((group) => ({
    content: isCount
      ? `- ${timeLabel(group.name)}: **${group.summary.count.toLocaleString('en-US')}**`
      : `- ${momentLabel(group.name)}: ${dayOf(group)} (${countOf(group, expression)})`,
    facts: (group.summary.fact?.grounds ?? group.summary.facts).slice(0, 5),
  }));
  const [first, last] = [groups[0], groups.at(-1)].map((group) => momentLabel(group?.name ?? ''));
  const [from, to] = at.length === 1 ? (at[0] ?? '').split('..').map(yearIn) : [];
  const isShort =
    (from !== undefined && from !== yearIn(first ?? '')) || (to !== undefined && to !== yearIn(last ?? ''));
  // Whoever came later lacks nothing before.
  const isWhole =
    !isCount && expression.limit === undefined && new Set(groups.map(({ of }) => of)).size === 1;
  return [
    remark(content),
    ...told,
    ...(isWhole ? lackingTimes(groups, { field, set, total: total() }) : []),
    ...(isShort ? [remark(`The embedded dataset has such figures only from ${first} to ${last}.`)] : []),
  ];
}

/** How many figures went in, of how many there could be. */
function countOf({ summary: { count }, of }: Group, { limit }: Expression): string {
  const figures = `${count.toLocaleString('en-US')} ${count === 1 ? 'figure' : 'figures'}`;
  return of === undefined || limit !== undefined ? figures : `${figures} of ${of.toLocaleString('en-US')}`;
}

const yearIn = (moment: string): string | undefined => /\d{4}/.exec(moment)?.[0];

/** The most names listed that miss a year. */
const MOST_LACKING = 8;

/** Who has the figure at some of the times and lacks it at others, and how many lack it at all. */
function lackingTimes(
  groups: readonly Group[],
  { field, set, total }: { field: string; set: string; total: number },
): Statement[] {
  const held = groups.map(({ summary: { facts } }) => new Set(facts.map(({ subject }) => subject)));
  const any = [...new Set(held.flatMap((each) => [...each]))];
  const some = any.filter((entity) => held.some((each) => !each.has(entity)));
  const none = total - any.length;
  const whom = joinSome(some.map(spoken), MOST_LACKING);
  const parts = [
    ...(some.length > 0 ? [`it has no ${field} for some of these years of ${whom}`] : []),
    ...(none > 0 ? [`it has none of them of ${none.toLocaleString('en-US')}`] : []),
  ];
  if (parts.length === 0) return [];
  const content = `\nOf the ${total.toLocaleString('en-US')} ${set} ${parts.join(', and ')}, so they are left out there.`;
  return [remark(content)];
}

/** A figure, with its day where it is that of one. */
function dayOf({ summary: { aggregate, fact } }: Group): string {
  if (fact === undefined) return '';
  const isOne = aggregate.summary === 'minimum' || aggregate.summary === 'maximum';
  const day = isOne && fact.value.kind === 'point' ? ` on ${formatDate(fact.value.date)}` : '';
  return `**${formatFact(fact)}**${day}`;
}

const figureOf = ({ summary: { fact, count } }: Group): string =>
  fact === undefined ? count.toLocaleString('en-US') : formatFact(fact);

const factsOf = ({ key, summary: { fact } }: Group): Group['key'][] => [
  key,
  ...(fact?.grounds ?? []).slice(0, 5),
];
