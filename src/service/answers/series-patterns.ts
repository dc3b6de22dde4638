import type { EntityType } from '../../contract/entity-type';
import type { Fact } from '../query/fact';
import { compareMoments, parseMoment } from '../query/moment';
import { pointFact } from '../query/series-fact';
import { plainValue } from '../query/to-rows';
import { cited, factSentence } from './fact-sentence';
import { fieldLabel } from './field-label';
import { formatDate, formatFact } from './format-value';
import type { Parts, Pattern } from './pattern';
import { MOST_GROUNDS } from './ranking';
import { sizeOf } from './side';
import { notHeld, type Finding } from './statement';
import type { Tools } from './tools';

/** Questions for the highest, the lowest or the average point of one series. */
export const SERIES_PATTERNS: readonly Pattern[] = [
  {
    example: 'When was the price of gold highest?',
    form: /^when (?:was|were) (?:the )?(?<words>.+?) (?:at (?:its|their) )?(?<kind>highest|lowest)$/i,
    find: (parts, tools) => seriesFinding(parts, tools),
  },
  {
    example: 'What was the highest unemployment rate?',
    form: /^(?:what (?:is|was) )?(?:the )?(?:all-time )?(?<kind>highest|lowest|maximum|minimum|peak|record|average|mean)(?: (?:level|value))?(?: of)? (?:the )?(?<words>.+?)(?: ever| of all time| on record)?$/i,
    find: (parts, tools) => seriesFinding(parts, tools),
  },
];

function seriesFinding({ kind = '', words = '', when }: Parts, tools: Tools): Finding | undefined {
  const latest = latestPoint(words, tools);
  if (latest?.value.kind !== 'point') return undefined;
  const { subject, field, value } = latest;
  const moment = when === undefined ? undefined : parseMoment(when);
  if (when !== undefined && moment === undefined) return undefined;
  const points = value.series.dates.flatMap((date, at) =>
    moment === undefined || compareMoments(date, moment) === 0
      ? pointFact(subject, { series: value.series, at, field })
      : [],
  );
  const asked = { kind: kind.toLowerCase(), when };
  if (points.length < 2 && when === undefined) return undefined;
  if (points.length === 0) return notHeld(`it has no ${nameOf(latest)} for ${when ?? ''}.`);
  return /^(?:average|mean)$/.test(asked.kind)
    ? averageFinding(points, asked.when)
    : extremeFinding(points, asked);
}

/** Types of which an entity is what its series measures. */
const IS_A_SERIES: ReadonlySet<EntityType> = new Set(['MacroIndicator', 'Commodity', 'ForeignExchangeRate']);

/** The latest point of what the words name: `price of gold`, or a series' own entity as `unemployment rate`. */
function latestPoint(words: string, { linker, evaluator }: Tools): Fact | undefined {
  const cuts = [...words.matchAll(/ (?:of|in|for|at) /gi)].map((cut): [string, string] => [
    words.slice(0, cut.index),
    words.slice(cut.index + cut[0].length),
  ]);
  for (const [phrase, name] of [...cuts, ['latest value', words] as const]) {
    const field = linker.field(phrase);
    const entity = field === undefined ? undefined : linker.entity(name, field);
    if (field === undefined || entity === undefined) continue;
    // Of a company no one series is meant more than another.
    if (field === 'latest_value' && !IS_A_SERIES.has(entity.type)) continue;
    const { reader } = evaluator;
    const [fact] = reader.read(entity, reader.steps([field]));
    if (fact?.value.kind === 'point') return fact;
  }
  return undefined;
}

function nameOf({ subject, field }: Fact): string {
  return field === 'latest_value' ? subject.name : `${fieldLabel(field)} of ${subject.name}`;
}

function extremeFinding(
  points: readonly Fact[],
  { kind, when }: { kind: string; when: string | undefined },
): Finding {
  const sign = /^(?:lowest|minimum)$/.test(kind) ? -1 : 1;
  const found = points.reduce((best, point) =>
    Number(sizeOf(point)) * sign > Number(sizeOf(best)) * sign ? point : best,
  );
  const span = when ?? spanOf(points);
  const sentence = factSentence(found.subject, found.field, [found]);
  return {
    statements: [
      {
        content: `The ${sign < 0 ? 'lowest' : 'highest'} of ${points.length} figures (${span}): ${sentence}`,
        facts: [found],
      },
    ],
    rows: [{ name: found.subject.name, [found.field]: plainValue(found), date: dateOf(found) }],
    about: [found.subject],
  };
}

function averageFinding(points: readonly Fact[], when: string | undefined): Finding {
  const [first] = points;
  const last = points.at(-1) ?? first;
  if (first === undefined || last === undefined) return notHeld('it has no figures.');
  const average = points.reduce((sum, point) => sum + Number(sizeOf(point)), 0) / points.length;
  const shown = formatFact({ ...first, value: { ...first.value, number: average } as Fact['value'] });
  const span = when === undefined ? spanOf(points) : `in ${when}`;
  return {
    statements: [
      {
        content: `The average of ${points.length} figures of ${nameOf(first)} ${span} is **${shown}**${cited(last)}.`,
        facts: points.length > MOST_GROUNDS ? [first, last] : points,
      },
    ],
    rows: [{ name: first.subject.name, [`average_${first.field}`]: average, count: points.length }],
    about: [first.subject],
  };
}

function dateOf({ value }: Fact): string {
  return value.kind === 'point' ? value.date : '';
}

function spanOf(points: readonly Fact[]): string {
  const [first, last] = [points[0], points.at(-1)].map((point) => (point ? formatDate(dateOf(point)) : ''));
  return `from ${first ?? ''} to ${last ?? ''}`;
}
