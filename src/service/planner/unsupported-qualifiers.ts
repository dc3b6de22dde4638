import { isBound } from '../query/conditions';
import type { Evaluator } from '../query/evaluate';
import { inWrittenUnit } from '../query/operand-unit';
import { printExpression } from '../query/print';
import type { Expression, Filter } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import type { Language } from './language/language';
import type { Refusal } from './plan-result';
import type { Vocabulary } from './vocabulary';
import { findPhrase, type Word } from './words';

/** What statistics offices publish at annual rates, where it is seasonally adjusted: national accounts and housing. */
const AT_ANNUAL_RATES =
  /\bgross (?:domestic|national) product\b|\bhousing units\b|\bhouses? sold\b|\bconsumption expenditures\b|\b(?:personal|disposable) income\b|\bvehicle sales\b|\bannual rate\b/i;

/**
 * A word that asks for another figure than the one that was found: a share where the figure is none, at an annual rate, where a series is at none (the
 * revenue of a quarter times four is another), ever, where the newest were ranked, never, where only what is so today is told, of the calendar's year, where a
 * company ends its own on another day; the newest, where all members are told; everybody who ever held an office, of which only who holds it today is known.
 */
export function findUnsupportedQualifier(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { expression, evaluator }: { expression: Expression; evaluator: Evaluator },
): Refusal | undefined {
  const said = (tableOf: (language: Language) => string): string | undefined =>
    vocabularies.flatMap(({ language }) => findPhrase(words, tableOf(language)) ?? [])[0];
  const share = shareOfNone(words, vocabularies, { expression, evaluator });
  if (share !== undefined) return { kind: 'unclear', words: [share] };
  const head = said(perHead);
  if (head !== undefined && !isPerHead(expression)) return word(head);
  const annualised = said(({ annualised: table }) => table);
  if (annualised !== undefined && !isAtAnnualRate(expression, evaluator)) return word(annualised);
  const ever = said(({ light }) => light.ever ?? '');
  const isVain = isOfNewest(expression, evaluator) || isOfFewYears(expression, evaluator);
  if (ever !== undefined && isVain) return word(ever);
  // Who makes no loss today may have made one, and who is no member may have been one.
  const never = said(({ never: table }) => table);
  if (never !== undefined) return { kind: 'unclear', words: [never], isSure: true };
  const newest = said(({ light }) => light.newest ?? '');
  if (newest !== undefined && isOfMembers(expression)) return word(newest);
  const isOffice = isOfOffice(expression, evaluator);
  const several = isOffice ? (said(({ holders }) => holders) ?? spanSaid(words, expression)) : undefined;
  // Two may hold it together, and of some who held it before is known.
  const isOfOne = several !== undefined && evaluator.run(expression).rows.length < 2;
  const held = isOffice ? (said(({ everHeld }) => everHeld) ?? (isOfOne ? several : undefined)) : undefined;
  if (held !== undefined) return { kind: 'ever held', words: [held] };
  const calendar = said(({ calendar: table }) => table);
  return calendar !== undefined && isOfOwnYear(expression, evaluator)
    ? { kind: 'calendar', words: [calendar] }
    : undefined;
}

const perHeads = new Map<Language, string>();

/** Every way to say that a figure is divided by people: `per capita`, `pro Kopf`. */
function perHead(language: Language): string {
  const { light, heads } = language;
  const known =
    perHeads.get(language) ??
    (light.per ?? '')
      .split('|')
      .flatMap((per) => (heads['population'] ?? '').split('|').map((head) => `${per} ${head}`))
      .join('|');
  perHeads.set(language, known);
  return known;
}

/** Whether an expression is of something divided, or of a figure that is called so. */
const isPerHead = (expression: Expression): boolean => /per[_ ]\w/i.test(printExpression(expression));

/** A bound in percent that became one of a figure that is no share: 20% of the revenue are no 20 dollars. */
function shareOfNone(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { expression, evaluator }: { expression: Expression; evaluator: Evaluator },
): string | undefined {
  const { filters, claim } = expression;
  const bounds = [...filters, ...(claim === undefined ? [] : [claim])].filter(isBound);
  if (bounds.length === 0) return undefined;
  const percents = vocabularies.map(({ language }) => language.percents).join('|');
  const written = new RegExp(String.raw`(?<![\d.])(\d+(?:\.\d+)?)\s?(?:%|(?:${percents})\b)`, 'giu');
  const shares = [
    ...words
      .map((each) => each.written)
      .join(' ')
      .matchAll(written),
  ];
  const found = shares.find(([, number]) =>
    bounds.some(
      (bound) =>
        bound.operand.text === number &&
        typeof inWrittenUnit(percentOf(bound), expression, evaluator) === 'string',
    ),
  );
  return found?.[0];
}

const percentOf = (bound: Filter): Filter => ({
  ...bound,
  operand: { ...bound.operand, text: `${bound.operand.text}%` },
});

const word = (said: string): Refusal => ({ kind: 'word', words: [said] });

/** Of so few figures of a country the highest is none of all time. */
const FEW = 10;

/** Whether the highest or lowest of a country's years is told of which few are held. */
function isOfFewYears({ topic, aggregate }: Expression, { topics, reader }: Evaluator): boolean {
  const found = topics.find(topic);
  const [entity] = found?.kind === 'named' ? found.entities : [];
  const isExtreme = aggregate?.summary === 'maximum' || aggregate?.summary === 'minimum';
  return (
    isExtreme &&
    entity?.type === 'Country' &&
    aggregate.path.at(-1)?.endsWith('_history') === true &&
    reader.read(entity, reader.steps(aggregate.path)).length < FEW
  );
}

/** Whether all members of something are asked for, or whether somebody is one, so that none is told from the others. */
function isOfMembers({ select, orders, limit, aggregate, claim, filters }: Expression): boolean {
  if (orders.length > 0 || limit !== undefined || aggregate !== undefined) return false;
  if (claim !== undefined) return claim.path.includes('member_of');
  const isList = select.length === 0 && filters.some(({ path }) => path.includes('member_of'));
  return isList || select.at(-1) === 'members';
}

/** Offices of which only who holds them today is known. */
const OFFICES: ReadonlySet<string> = new Set(['ceo', 'cfo', 'chair', 'president', 'auditor', 'officers']);

/** Whether an office of one firm is asked for. */
function isOfOffice({ topic, also, select, aggregate }: Expression, { topics }: Evaluator): boolean {
  const path = select.length > 0 ? select : (aggregate?.path ?? []);
  return (
    OFFICES.has(path.at(-1) ?? '') &&
    path.length === 1 &&
    also === undefined &&
    topics.find(topic)?.kind === 'named'
  );
}

/** The year from which on whoever held an office is asked for. */
const spanSaid = (words: readonly Word[], { at = [] }: Expression): string | undefined =>
  at.some((time) => time.includes('..')) ? words.find(({ kind }) => kind === 'number')?.written : undefined;

/** Whether companies or countries are ranked by the newest figure of each: who was ever first is another question. */
function isOfNewest({ topic, orders, at, claim }: Expression, { topics }: Evaluator): boolean {
  const types = topics.collection(topic)?.types ?? [];
  const isRanked = orders.length > 0 && at === undefined && claim === undefined;
  return isRanked && types.some((type) => type === 'Company' || type === 'Country');
}

/** Whether the figure of a year is one of the company's own year, which another day than the calendar's ends. */
function isOfOwnYear(
  { topic, also = [], select, orders, aggregate, at = [] }: Expression,
  evaluator: Evaluator,
): boolean {
  const { topics, reader } = evaluator;
  // A year of the calendar beside a fiscal one was taken for that.
  if (at.length > 1 && at.some((time) => time.startsWith('FY'))) return true;
  if (at.length === 0 || !at.every((time) => /^\d{4}(?:\.\.\d{4})?$/.test(time))) return false;
  const path = aggregate?.path ?? (select.length > 0 ? select : (orders[0]?.path ?? []));
  // Of quarters those of the calendar are taken.
  if (path.some((field) => field.includes('quarterly'))) return false;
  const entities = [topic, ...also].flatMap((name) => {
    const found = topics.find(name);
    return found?.kind === 'named' ? found.entities : [];
  });
  return entities.some((entity) => {
    const facts = reader.at(at, true).read(entity, reader.steps(path));
    return facts
      .flatMap((fact) => [fact, ...(fact.grounds ?? [])])
      .some(({ value }) => value.kind === 'point' && entity.type === 'Company' && !endsWithYear(value.date));
  });
}

/** Whether a day is within two weeks of a year's end. */
const endsWithYear = (date: string): boolean => date.slice(5) >= '12-17' || date.slice(5) <= '01-15';

function isAtAnnualRate({ topic, select, aggregate }: Expression, { topics }: Evaluator): boolean {
  const field = select.at(-1) ?? aggregate?.path.at(-1) ?? '';
  // The compound growth of a span is one of a year already.
  if (field.endsWith('_annual_growth')) return true;
  const found = topics.find(topic);
  const named = found?.kind === 'named' ? found.entities : [];
  return /^latest_value(?:_history)?$/.test(field) && named.length > 0 && named.every(isPublishedSo);
}

/** Whether a series is published at an annual rate: by months or quarters, seasonally adjusted, and an amount. */
const isPublishedSo = ({ name, series }: StoredEntity): boolean =>
  AT_ANNUAL_RATES.test(name) &&
  !/not seasonally adjusted/i.test(name) &&
  series.some(({ cadence, unit }) => /^[mq]$/.test(cadence) && !/%|index/i.test(unit));
