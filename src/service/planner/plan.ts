import { once } from 'es-toolkit/function';

import { nameText } from '../../shared/names/name-text';
import type { Evaluator } from '../query/evaluate';
import type { Fact } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import { LATEST_QUARTER, momentOf } from '../query/period';
import type { EntitySearch } from '../search/entity-search';
import type { Graph } from '../store/graph';
import { readChart, type Chart } from './chart';
import { ENGLISH } from './language/english';
import { GERMAN } from './language/german';
import { compile, type Plan } from './compile';
import { amongRanked } from './among-ranked';
import { withoutCompounds } from './compounds';
import { withoutAsides } from './parentheticals';
import { onBasis } from './bases';
import { isPlan, type Planned, type Refusal } from './plan-result';
import { withoutEdges } from './courtesy-phrases';
import { createJoin, type Alone } from './join';
import { monthEndsIn } from './month-ends';
import { newestFirst, oldestByDay } from './newest';
import { noTimeIn } from './no-time';
import { obstacleIn, runsOf, skipsOf, withSmallWords } from './unparsed-span';
import { ofAll } from './of-all';
import { ofCalendarYear } from './quarter-sums';
import type { MayHold } from './type-compatibility';
import type { Relation, RootPart } from './question-parts';
import { tellsOfFirm } from './redundant-kind';
import { rootOf } from './root';
import { firstRecastsOf, recastsOf } from './rewrite-rules';
import { findUnsupportedQualifier } from './unsupported-qualifiers';
import { spansOf, type Sources, type Span } from './spans';
import { planFallback } from './fallback-rewrites';
import type { NameReading } from './topics';
import { topFew } from './top-few';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { bestQuarter, findRequestedPeriod, tellsMonth, type RequestedPeriod } from './requested-period';
import { findMissingInputs } from './missing-inputs';
import { asUnionMembers } from './union-members';
import { eachCounted } from './count-by-area';
import { asCurrencyUsers } from './currency-users';
import { asStoredFigure, knowingLosses } from './losses';
import { correctedWords, type ReadAs } from './spelling';
import { beginsOneOf, isOneOf, MOST_WORDS, findPhrase, wordsOf, type Word } from './words';
import { withUmlauts } from './umlauts';
import { ofUnsaidTimes } from './implied-periods';
import { ofUnsaidYear } from './default-year';
import { withoutWrappings } from './filler-phrases';
import { STEPS, type Work } from './work';
import { inDollars } from './in-dollars';
import { ECONOMY, isGrowth } from './rules/moves';
import { eachYearGrown, movesEachYear } from './year-on-year';

/** What questions are read in. */
export const LANGUAGES = [ENGLISH, GERMAN];

/** Turns questions into expressions. */
export type Planner = ((question: string) => Planned | Refusal) & {
  /** What a question asks in other words, where as it stands it finds nothing. */
  recast: (question: string) => Planned | undefined;
};

const PLAIN = { filters: [], select: [], orders: [] } as const;

/** Longer texts are no questions. */
export const MOST_LETTERS = 600;

type Surroundings = { evaluator: Evaluator; search: EntitySearch; work: Work };

/**
 * Makes the planner of a store: question → words → senses (gazetteer and vocabulary, longest first) → typed parts (the
 * chart) → the likeliest part that explains every word → expression. It knows English and German; of the two the one
 * whose words the question has more of is tried first.
 */
export function createPlanner(graph: Graph, around: Surroundings): Planner {
  const { evaluator, work } = around;
  const search = remembering(around.search);
  const knowing = knowingLosses(evaluator);
  // A reading of what is fetched makes a planner for each of its runs, and few questions need the second.
  const joins = [once(() => createJoin(knowing)), once(() => createJoin(knowing, createMayHold(knowing)))];
  let made: readonly Vocabulary[] | undefined;
  const vocabulariesOf = (): readonly Vocabulary[] =>
    (made ??= LANGUAGES.map((each) => createVocabulary(graph, evaluator, each)));
  const plan = (question: string): Planned | Refusal => {
    const asked = question.length > MOST_LETTERS ? question : withoutEdges(question, LANGUAGES);
    const found = understood(asked);
    return isPlan(found) ? inDollars(asked, found, evaluator) : found;
  };
  return Object.assign(plan, {
    recast: (question: string): Planned | undefined => {
      if (question.length > MOST_LETTERS) return undefined;
      const vocabularies = vocabulariesOf();
      for (const text of recastsOf(withoutEdges(question, LANGUAGES), LANGUAGES)) {
        const found = planRecast(text, vocabularies);
        if (isPlan(found) && found.lacking === undefined) return inDollars(text, found, evaluator);
      }
      return undefined;
    },
  });

  function understood(question: string): Planned | Refusal {
    if (question.length > MOST_LETTERS) return { kind: 'too long' };
    const vocabularies = vocabulariesOf();
    const judgement = judgementIn(wordsOf(question));
    if (judgement !== undefined) return { kind: 'word', words: [judgement] };
    const noTime = noTimeIn(wordsOf(question), vocabularies);
    if (noTime !== undefined) return noTime;
    const asText = (text: string): Planned | Refusal => planText(text, vocabularies);
    const ranked = topFew(question, LANGUAGES, asText) ?? amongRanked(question, vocabularies, asText);
    if (ranked !== undefined) return ranked;
    const all = ofAll(question, vocabularies, asText);
    if (all !== undefined) return all;
    for (const { text, left } of firstRecastsOf(question, LANGUAGES)) {
      const found = planText(text, vocabularies);
      if (isPlan(found) && found.lacking === undefined) return left.length > 0 ? { ...found, left } : found;
    }
    const whole = planText(question, vocabularies);
    if (isPlan(whole) && whole.lacking === undefined) return whole;
    const [likely] = likelyFirst(wordsOf(question), vocabularies);
    if (likely === undefined) return whole;
    for (const { text, left } of withoutAsides(question, likely)) {
      const found = planText(text, vocabularies);
      if (isPlan(found) && found.lacking === undefined && isNamed(found, evaluator))
        return { ...found, left };
    }
    const read = (text: string): Planned | Refusal => planRecast(text, vocabularies);
    const other = planFallback(question, whole, vocabularies, { read, nameOf });
    if (other !== undefined) return other;
    const newest = ofUnsaidYear(question, whole, vocabularies, { evaluator, read });
    if (newest !== undefined) return newest;
    const isOpen = !isPlan(whole) && whole.kind === 'unclear' && whole.isSure !== true;
    return isOpen ? obstructed(question, whole, likely) : whole;
  }

  /** The one person, company or place that a plan leads to. */
  function nameOf({ expression }: Planned): string | undefined {
    const { aggregate, claim, orders } = expression;
    // Of what is ranked a row is the one that ranks first, and not what is told of it.
    if (aggregate !== undefined || claim !== undefined || orders.length > 0) return undefined;
    work.spend(STEPS.lookup);
    const { rows } = evaluator.run(expression);
    const [row] = rows;
    const isLed = expression.select.length > 0 && row?.subject.value.kind === 'entity';
    return rows.length === 1 && isLed ? row.entity.name : undefined;
  }

  /**
   * A refusal by what stood in the way, where the question makes sense without it. Of what is not held nothing is the
   * largest: then the rest is the refusal, as no shareholders are known of whom any could be.
   */
  function obstructed(question: string, refusal: Refusal, vocabulary: Vocabulary): Planned | Refusal {
    const words = wordsOf(question);
    const sources: Sources = { vocabulary, evaluator, search, settle: () => graph.settle() };
    const { spans } = spansOf(words, sources);
    const join = joins[0]?.();
    const planned = (rest: readonly Word[]): Planned | undefined => {
      const found = spansOf(rest, sources);
      if (join === undefined || found.unknown.length > 0) return undefined;
      const chart = readChart(rest.length, found.spans, join.join, { work });
      const plan = planOf(rest, found.spans, { evaluator, chart, isLacking: false, alone: join.alone });
      return isPlan(plan) ? plan : undefined;
    };
    const skips = join === undefined ? [] : skipsOf(words, spans);
    if (join === undefined || skips.length === 0) return refusal;
    const chart = readChart(words.length, spans, join.join, { work, skips });
    const parts = { words, spans, chart, skips, alone: join.alone };
    const obstacle = obstacleIn(parts, (rest) => planned(rest) !== undefined);
    if (obstacle === undefined) return refusal;
    const rest = obstacle.isRank ? planned(obstacle.rest) : undefined;
    if (rest !== undefined && isLacked(rest)) return rest;
    return { kind: 'unclear', words: obstacle.runs };
  }

  /** Whether nothing is held of what a plan asks of somebody: of a collection that is narrowed nobody can say. */
  function isLacked({ expression: { select, filters, ...rest } }: Planned): boolean {
    if (select.length === 0 || filters.length > 0) return false;
    const { rows } = evaluator.run({ select, filters, ...rest });
    return !rows.some(({ cells }) =>
      cells.some(({ column, facts }) => column !== 'name' && facts.length > 0),
    );
  }

  /** A question in other words, of which `list all futures` is nothing but the collection. */
  function planRecast(text: string, vocabularies: readonly Vocabulary[]): Planned | Refusal {
    return evaluator.topics.collection(text) === undefined
      ? planText(text, vocabularies)
      : { expression: { topic: text, ...PLAIN }, taken: [], isComparison: false, others: [] };
  }

  function planText(question: string, vocabularies: readonly Vocabulary[]): Planned | Refusal {
    const words = wordsOf(question);
    work.spend(words.length * STEPS.word);
    if (words.length > MOST_WORDS) return { kind: 'too long' };
    if (words.length === 0) return { kind: 'nothing' };
    const unheld = unheldIn(words, vocabularies);
    if (unheld !== undefined) return { kind: 'word', words: [unheld] };
    const inputs = findMissingInputs(words, evaluator);
    if (inputs !== undefined) return inputs;
    // Another language is looked into only where the likelier makes no sense of the question.
    const readings = likelyFirst(words, vocabularies).map((vocabulary) => {
      let made: readonly Reading[] | undefined;
      return () =>
        (made ??= readingsOf(words, { vocabulary, evaluator, search, settle: () => graph.settle() }));
    });
    const asked = findRequestedPeriod(words, LANGUAGES);
    let refusal: Refusal | undefined;
    let lacking: Refusal | undefined;
    const each = function* (): Generator<Reading> {
      for (const made of readings) yield* made();
    };
    for (const joinOf of joins) {
      const join = joinOf();
      for (const { words: meant, spans, unknown, read } of each()) {
        const found: Planned | Refusal =
          unknown.length > 0
            ? { kind: 'word' as const, words: writtenOf(meant, unknown), named: runsOf(meant, unknown) }
            : planOf(meant, spans, {
                ...{ evaluator, chart: readChart(meant.length, spans, join.join, { work }) },
                ...{ isLacking: lacking !== undefined, alone: join.alone, asked },
              });
        if (isPlan(found)) {
          const basis = onBasis(words, vocabularies, found.expression);
          if ('without' in basis) return { kind: 'unclear', words: [basis.without], isSure: true };
          const timed = ofUnsaidTimes(words, vocabularies, { expression: basis.expression, evaluator });
          const members = asUnionMembers(words, vocabularies, { expression: timed, evaluator });
          const users = asCurrencyUsers(words, vocabularies, { expression: members, evaluator });
          const expression = eachCounted(words, vocabularies, { expression: users, evaluator });
          const vain = findUnsupportedQualifier(words, vocabularies, { expression, evaluator });
          const year = vain?.kind === 'calendar' ? ofCalendarYear(expression, evaluator) : undefined;
          if (year !== undefined) return { ...found, expression: year, others: [], read };
          if (vain !== undefined) return vain;
          const loose = looselyIn(words, vocabularies, found.expression);
          return {
            ...found,
            expression,
            taken: found.taken.filter((each) => !isSaidInFull(each, words)),
            others: expression === found.expression ? found.others : [],
            // A union may be a member of none, and has members.
            ...(lacking === undefined || expression !== timed ? {} : { lacking }),
            read: [...read, ...loose, ...monthEndsIn(words, vocabularies, { expression, evaluator })],
          };
        }
        refusal = clearer(refusal, found, read.length > 0);
      }
      lacking = refusal;
    }
    return refusal ?? { kind: 'nothing' };
  }
}

/** The words that ask for an opinion, a reason or advice, which are no part of what is said beside a question. */
function judgementIn(words: readonly Word[]): string | undefined {
  const [judgement] = LANGUAGES.flatMap(({ judgements }) => findPhrase(words, judgements) ?? []);
  if (judgement === undefined) return undefined;
  const asked = nameText(judgement).split(' ');
  const at = words.findIndex((_, from) => asked.every((text, beside) => words[from + beside]?.text === text));
  return words
    .slice(at, at + asked.length)
    .map(({ written }) => written)
    .join(' ');
}

/** The most words that together name what is not held. */
const MOST_UNHELD = 5;

/** What the words name together and no dataset of this kind holds, unless something is called so. */
function unheldIn(words: readonly Word[], vocabularies: readonly Vocabulary[]): string | undefined {
  const likely = words.flatMap(({ text }, start) =>
    vocabularies.some(
      ({ language }) => beginsOneOf(language.unheld, text) || beginsOneOf(language.unheldNames, text),
    )
      ? [start]
      : [],
  );
  for (let length = MOST_UNHELD; length > 0; length -= 1)
    for (const start of likely) {
      if (start + length > words.length) continue;
      const run = words.slice(start, start + length);
      const text = run.map((word) => word.text).join(' ');
      const isName = start === 0 || run.every(({ written }) => /^\p{Lu}/u.test(written));
      const next = words[start + length]?.text;
      const isUnheld = vocabularies.some(
        ({ language, senses, begins }) =>
          (isOneOf(language.unheld, text) || (isName && isOneOf(language.unheldNames, text))) &&
          senses(text).length === 0 &&
          // The commonwealth is not held, and that of Australia may be.
          !(next === 'of' && begins(`${text.replace(/^the /, '')} of`)),
      );
      if (isUnheld) return run.map(({ written }) => written).join(' ');
    }
  return undefined;
}

/** What was taken for a field that may hold more: net sales are a part of some revenues. */
function looselyIn(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  expression: Plan['expression'],
): ReadAs[] {
  return vocabularies.flatMap(({ language }) =>
    Object.entries(language.loose).flatMap(([field, said]) => {
      const found = findPhrase(words, said);
      return found !== undefined && JSON.stringify(expression).includes(field)
        ? [{ written: found, as: field.replace(/_/g, ' ') }]
        : [];
    }),
  );
}

/** Whether a name stands in the question as nothing else is called: New York City is no state. */
function isSaidInFull({ entity, others, misspelt }: NameReading, words: readonly Word[]): boolean {
  const name = nameText(entity.name);
  const text = ` ${words.flatMap((word) => (word.kind === 'mark' ? [] : [word.text])).join(' ')} `;
  return (
    misspelt === undefined &&
    text.includes(` ${name} `) &&
    others.every((other) => nameText(other.name) !== name && name.startsWith(`${nameText(other.name)} `))
  );
}

/** Of two refusals the one of the language that knows more of the words; a slip that was guessed explains nothing. */
function clearer(known: Refusal | undefined, found: Refusal, isGuessed: boolean): Refusal {
  if (known === undefined) return found;
  const isBetter = known.kind === 'word' && found.kind === 'word' && found.words.length < known.words.length;
  return isBetter && !isGuessed ? found : known;
}

/** Whether a plan is about what was named: of a whole collection what is left aside might have said which part. */
const isNamed = (
  { expression: { topic, filters, select, orders, returns, aggregate, claim } }: Planned,
  { topics }: Evaluator,
): boolean =>
  (topics.collection(topic) === undefined || filters.length > 0) &&
  (select.length + orders.length > 0 || [returns, aggregate, claim].some((part) => part !== undefined));

/** How many names a search is remembered for: the ways to read one question look for the same ones. */
const REMEMBERED = 500;

/** The same search, which looks for no name twice in a row. */
function remembering(search: EntitySearch): EntitySearch {
  const known = new Map<string, ReturnType<EntitySearch>>();
  return (name, options) => {
    const key = `${options.limit} ${String(options.isExact)} ${name}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = search(name, options);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, found);
    return found;
  };
}

/** What each word of a question may mean, and which were taken for slips of others. */
type Reading = {
  words: readonly Word[];
  spans: readonly Span[];
  unknown: readonly number[];
  read: readonly ReadAs[];
};

/** The reading of the words as they stand and, where some mean nothing, those of what they may be slips of. */
function readingsOf(asked: readonly Word[], sources: Sources): Reading[] {
  const { vocabulary } = sources;
  const words = withoutCompounds(
    withUmlauts(withoutWrappings(asked, vocabulary.language), vocabulary),
    vocabulary,
  );
  const found = spansOf(words, sources);
  const plain: Reading = { words, ...found, read: [] };
  const doubted = [found.unknown, found.doubted.length > 0 ? found.doubted : onlyNamed(plain)];
  const corrected = doubted
    .filter((places) => places.length <= MOST_SLIPS)
    .flatMap((places) => correctedWords(words, places, vocabulary))
    .map(({ words: meant, read }): Reading => ({ words: meant, ...spansOf(meant, sources), read }));
  return [plain, ...corrected.filter(({ unknown }) => unknown.length === 0).slice(0, MOST_READINGS)];
}

/** How many words of one question are taken for slips, and in how many ways. */
const MOST_SLIPS = 3;
const MOST_READINGS = 6;

/** Words in small letters that are nothing but a name: `capitol` is a building, and may be a slip. */
function onlyNamed({ words, spans }: Reading): number[] {
  return words.flatMap(({ kind, text, written }, at) => {
    // The first word of a question is written as a name is.
    if (kind !== 'word' || (at > 0 && written !== text)) return [];
    const senses = spans.filter(({ start, end }) => start <= at && end > at);
    const isName = senses.every(({ start, end, sense }) => {
      const { part } = sense;
      return part.kind === 'set' && part.named !== undefined && end - start === 1;
    });
    return isName ? [at] : [];
  });
}

/** Whether any entity of its type holds a path: then a question may say of it what it lacks. */
function createMayHold({ holds, reader }: Evaluator): MayHold {
  return ({ type }, path) => holds({ types: [type] }, reader.steps(path));
}

function likelyFirst(words: readonly Word[], vocabularies: readonly Vocabulary[]): Vocabulary[] {
  const common = vocabularies.map((vocabulary) =>
    words.filter(
      ({ text }, at) => vocabulary.isCommon(text) && !isOfAnother(words, at, vocabulary, vocabularies),
    ),
  );
  const hits = common.map(({ length }) => length);
  const best = Math.max(...hits);
  // `Gross` is large in German, and of `gross margin` in English nothing is left unsaid.
  const isShared = ({ senses, begins }: Vocabulary): boolean =>
    common.every((each) => each.every(({ text }) => senses(text).length > 0 || begins(text)));
  const order = vocabularies.map((vocabulary, at) => ({ vocabulary, hits: hits[at] ?? 0 }));
  // A language of which only few words are there would read them as something else.
  return order
    .filter((each) => each.hits > 0 || best === 0 || isShared(each.vocabulary))
    .sort((a, b) => b.hits - a.hits)
    .map(({ vocabulary }) => vocabulary);
}

/** Whether a word is one language's only as a part of another's name of a figure: the `gross` of `gross profit`. */
function isOfAnother(
  words: readonly Word[],
  at: number,
  own: Vocabulary,
  vocabularies: readonly Vocabulary[],
): boolean {
  const runs = [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)]
    .filter(({ length }) => length === 2)
    .map((run) => run.map(({ text }) => text).join(' '));
  const names = ({ senses }: Vocabulary): boolean =>
    runs.some((run) => senses(run).some(({ part, cost }) => part.kind === 'fields' && cost === 0));
  return !names(own) && vocabularies.some((each) => each !== own && names(each));
}

const writtenOf = (words: readonly Word[], places: readonly number[]): string[] =>
  places.flatMap((at) => words[at]?.written ?? []);

type Read = {
  evaluator: Evaluator;
  chart: Chart;
  isLacking: boolean;
  alone: Alone;
  asked?: RequestedPeriod | undefined;
};

/** How much less likely a reading may be that stands in where the likeliest finds nothing, and how many do. */
const NEARLY = { cost: 0.6, plans: 2 } as const;

function planOf(words: readonly Word[], spans: readonly Span[], read: Read): Planned | Refusal {
  const { evaluator, chart, isLacking, alone, asked } = read;
  const roots = chart.at(0, words.length).flatMap(({ part, cost }) => {
    const root = rootOf(part, alone);
    return root === undefined ? [] : [{ root, cost: cost + (part.kind === 'root' ? 0 : 0.1) }];
  });
  roots.sort((a, b) => a.cost - b.cost);
  const isNewest = spans.some(({ sense: { part } }) => part.kind === 'light' && part.light === 'newest');
  const isOfQuarter =
    asked?.part === 'quarter' ||
    spans.some(({ sense: { part } }) => part.kind === 'superlative' && part.end.isOfQuarter === true);
  const world = worldIn(words, spans);
  let isOfWorld = false;
  let isOfYears = false;
  const plans: Plan[] = [];
  let least = Infinity;
  for (const { root, cost } of roots) {
    if (plans.length > NEARLY.plans || cost > least + NEARLY.cost) break;
    // That nothing has more than what is not known would be no answer.
    if (isLacking && root.root.kind !== 'value') continue;
    if (isNational(root) && world !== undefined) {
      isOfWorld = true;
      continue;
    }
    if (movesEachYear(root, spans)) continue;
    const grown = eachYearGrown(root, words, spans);
    const meant = asStoredFigure(grown);
    const compiled = meant && compile(meant, evaluator);
    const told = isOfQuarter ? bestQuarter(compiled, evaluator) : compiled;
    const plan = told?.claims !== undefined && offersTwo(words) ? withoutClaim(told) : told;
    if (
      plan === undefined ||
      (isSinceWhen(words) && isOfEver(plan)) ||
      isJoiningAsHeld(plan, spans) ||
      isOfEither(plan, words) ||
      isOfSeatedPlace(plan, evaluator) ||
      tellsOfFirm(plan.expression, words) ||
      isCountOfItself(plan, evaluator) ||
      isProfileOfDeed(plan, spans) ||
      isMuchOfThings(plan, spans) ||
      isProfileOfPriced(plan, spans, evaluator) ||
      (plan.expression.claim === undefined && isOfSomeLastQuarter(words, spans)) ||
      isOfOtherName(plan, spans) ||
      isWhenOfGrowth(plan, spans) ||
      isEitherClaimed(plan, words) ||
      isClaimBesides(plan, spans) ||
      isLevelForPace(plan, spans) ||
      isAfterAsThen(plan, spans) ||
      deniesOfOthers(plan, evaluator)
    )
      continue;
    if (asked?.part === 'month' && !tellsMonth(plan, evaluator)) {
      isOfYears = true;
      continue;
    }
    const expression = isNewest
      ? newestFirst(plan.expression, root, evaluator)
      : oldestByDay(plan.expression, evaluator);
    plans.push({ ...plan, expression });
    // That nobody made a loss is an answer, and no other is meant in its place.
    if (meant !== grown) break;
    least = Math.min(least, cost);
  }
  const [first, ...others] = plans.filter((plan) => !plans.some((other) => isClaimOfPart(other, plan)));
  if (first !== undefined) return { ...first, others };
  if (chart.isCut) return { kind: 'tangled' };
  if (isOfWorld && world !== undefined) return { kind: 'word', words: [world] };
  if (isOfYears && asked !== undefined)
    return { kind: 'years', words: asked.words.map(({ written }) => written) };
  return unexplained(words, spans, chart, alone);
}

/** Whether one claims of the last month of a year what another claims of any of its months. */
const isClaimOfPart = ({ expression: part }: Plan, { expression: whole }: Plan): boolean => {
  const [month = '', year = ''] = [part, whole].map(({ at = [] }) => (at.length === 1 ? at[0] : ''));
  return (
    part.claim !== undefined &&
    /^\d{4}$/.test(year) &&
    month.startsWith(`${year}-`) &&
    part.topic === whole.topic &&
    whole.claim !== undefined
  );
};

/** Whether two are offered, `is it higher in Norway or Switzerland`, so that none is claimed to be more than the other. */
const offersTwo = (words: readonly Word[]): boolean =>
  LANGUAGES.some(
    ({ light }) =>
      words.some(({ text }) => isOneOf(light.or ?? '', text)) &&
      !words.some(({ text }) => isOneOf(light.than ?? '', text)),
  );

const withoutClaim = ({ claims: _claims, ...plan }: Plan): Plan => plan;

/** The word that says that the whole world is meant, where it is no part of a name. */
function worldIn(words: readonly Word[], spans: readonly Span[]): string | undefined {
  const isNamed = (at: number): boolean =>
    spans.some(
      ({ start, end, sense: { part } }) =>
        start <= at && at < end && end - start > 1 && (part.kind === 'set' || part.kind === 'fields'),
    );
  return words.find(
    ({ text }, at) => LANGUAGES.some(({ everywhere }) => isOneOf(everywhere, text)) && !isNamed(at),
  )?.written;
}

/** Whether a value is of a figure of one country's economy, which is not the world's. */
const isNational = ({ root }: RootPart): boolean =>
  root.kind === 'value' && root.set.named?.[0]?.[0]?.type === 'MacroIndicator';

/** `Since when is it above` asks for the time that has lasted until now, and not for every one. */
const isSinceWhen = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => {
    const next = words[at + 1]?.text;
    return (text === 'since' && next === 'when') || (text === 'seit' && next === 'wann');
  });

/** Whether who joined several unions at a time was taken for who was in them then. */
const isJoiningAsHeld = ({ expression: { filters, at } }: Plan, spans: readonly Span[]): boolean =>
  at !== undefined &&
  spans.some(({ sense: { part } }) => part.kind === 'relation' && isJoining(part.relation)) &&
  filters.some(({ path, operand }) => path.join() === 'member_of' && operand.anyOf.flat().length > 1);

/** Whether who is in both of two unions, or on both of two boards, was taken for who is in either, or those of both were counted as one. */
const isOfEither = ({ expression: { also, select, aggregate } }: Plan, words: readonly Word[]): boolean =>
  also !== undefined &&
  /^(?:members|countries|board_members|officers)$/.test(select.join()) &&
  (aggregate?.summary === 'count' ||
    words.some(({ text }) => LANGUAGES.some(({ both }) => isOneOf(both, text))));

/** Whether it is asked when something changed, and by how much was understood. */
const isWhenOfGrowth = ({ expression: { select, claim } }: Plan, spans: readonly Span[]): boolean =>
  claim === undefined &&
  /_(?:growth|change)$/.test(select.at(-1) ?? '') &&
  spans.some(({ start, sense: { part } }) => start === 0 && part.kind === 'ask' && part.ask === 'when') &&
  !spans.some(({ start, sense: { part } }) => start === 0 && part.kind === 'ask' && part.ask !== 'when') &&
  // `Year over year growth` begins with no question.
  !spans.some(({ start, sense: { part } }) => start === 0 && part.kind === 'change');

/** Whether what is left out at the beginning was taken for what is claimed: `besides Germany, which …`. */
const isClaimBesides = ({ expression: { claim } }: Plan, spans: readonly Span[]): boolean =>
  claim !== undefined &&
  spans.some(({ start, sense: { part } }) => start === 0 && part.kind === 'light' && part.light === 'not') &&
  spans.some(({ start, sense: { part } }) => start > 0 && part.kind === 'ask' && part.ask !== 'yes or no');

/** Whether of what grew faster, or fell, the larger was understood. */
const isLevelForPace = ({ expression: { orders, aggregate } }: Plan, spans: readonly Span[]): boolean => {
  const isEnd = aggregate?.summary === 'maximum' || aggregate?.summary === 'minimum';
  const paths = [...orders.map(({ path }) => path), ...(isEnd ? [aggregate.path] : [])];
  return (
    paths.length > 0 &&
    spans.some(
      ({ sense: { part } }) =>
        (part.kind === 'compared' || (isEnd && part.kind === 'superlative')) &&
        (part.end.isPace === true || isGrowth(part.end)),
    ) &&
    !paths.some((path) => isOfGrowth(path.at(-1) ?? ''))
  );
};

/** Whether a field tells what something grew by. */
const isOfGrowth = (field: string): boolean =>
  /_growth$/.test(field) || field === ECONOMY || fieldSpec(field)?.isOverYear === true;

/** Whether what is asked of the time after a year was taken for what was in it: `nach 2020`, where `nach` may be `by` too. */
const isAfterAsThen = ({ expression: { at = [], filters, claim } }: Plan, spans: readonly Span[]): boolean =>
  spans.some(
    ({ end, sense: { part } }) =>
      part.kind === 'light' &&
      part.light === 'after' &&
      spans.some(({ start, sense }) => start === end && sense.part.kind === 'times'),
  ) &&
  !at.some((time) => time.includes('..')) &&
  ![...filters, ...(claim === undefined ? [] : [claim])].some(({ operator }) => /[<>]/.test(operator));

/** Whether of one or the other a thing is so was taken for whether it is of both. */
const isEitherClaimed = ({ expression: { claim, also } }: Plan, words: readonly Word[]): boolean =>
  claim !== undefined &&
  also !== undefined &&
  words.some(({ text }) => LANGUAGES.some(({ light }) => isOneOf(light.or ?? '', text)));

/** Whether it is asked when something came to be called otherwise, and when it began was understood. */
const isOfOtherName = ({ expression: { select } }: Plan, spans: readonly Span[]): boolean => {
  const named = spans.filter(({ sense: { part } }) => part.kind === 'set' && part.named?.length === 1);
  const bearer = ({ sense: { part } }: Span) => (part.kind === 'set' ? part.named?.[0]?.[0] : undefined);
  return (
    select.join() === 'founded' &&
    named.some((one) => named.some((other) => other.start >= one.end && bearer(other) === bearer(one)))
  );
};

/** Whether the last quarter of which something is so is asked for: it need not be the newest. */
const isOfSomeLastQuarter = (words: readonly Word[], spans: readonly Span[]): boolean =>
  spans.some(({ end, sense: { part } }) => {
    if (part.kind !== 'times' || part.at.join() !== LATEST_QUARTER) return false;
    const [next, further] = words.slice(end).filter(({ kind }) => kind !== 'mark');
    return LANGUAGES.some(({ light }) => {
      const isThat = (word: Word | undefined): boolean => isOneOf(light.that ?? '', word?.text ?? '');
      return isThat(next) || (isOneOf(light.in ?? '', next?.text ?? '') && isThat(further));
    });
  });

/** Whether it is asked how much, and things were understood of which there is none: how much somebody earns is no prize. */
const isMuchOfThings = ({ expression: { select } }: Plan, spans: readonly Span[]): boolean =>
  select.length === 1 &&
  spans.some(({ sense: { part } }) => part.kind === 'ask' && part.ask === 'how much') &&
  (fieldSpec(select[0] ?? '')?.look ?? []).every((place) => /^[<>]/.test(place)) &&
  fieldSpec(select[0] ?? '') !== undefined;

/** Whether who does something with a thing is asked, and the thing alone was understood: `who makes Python`. */
function isProfileOfDeed({ expression }: Plan, spans: readonly Span[]): boolean {
  const { filters, select, orders, returns, aggregate, claim, also, limit } = expression;
  const isProfile =
    filters.length + select.length + orders.length === 0 &&
    [returns, aggregate, claim, also, limit].every((part) => part === undefined);
  if (
    !isProfile ||
    spans.some(({ sense: { part } }) => part.kind !== 'light' && part.kind !== 'ask' && part.kind !== 'set')
  )
    return false;
  const isCovered = (own: Span): boolean =>
    spans.some(({ start, end }) => start <= own.start && end >= own.end && end - start > own.end - own.start);
  return spans.some(
    (span) => span.sense.part.kind === 'light' && span.sense.part.light === 'have' && !isCovered(span),
  );
}

/** Whether what one currency is in another was asked, and the one alone was understood: `what is one euro in dollars`. */
function isProfileOfPriced({ expression }: Plan, spans: readonly Span[], { topics }: Evaluator): boolean {
  const { topic, also, select, filters, aggregate, claim } = expression;
  const isPlain = select.length + filters.length === 0;
  const found = topics.find(topic);
  const [entity] = found?.kind === 'named' ? found.entities : [];
  if (!isPlain || [also, aggregate, claim].some((part) => part !== undefined) || entity?.type !== 'Currency')
    return false;
  return spans.some(
    ({ sense: { part } }) =>
      part.kind === 'set' && part.named?.[0]?.[0]?.type === 'Currency' && part.named[0][0] !== entity,
  );
}

/** Whether the seat of a place was taken for who has it there: a state has none, and of its companies that says nothing. */
const isOfSeatedPlace = (
  { expression: { topic, also, select, aggregate } }: Plan,
  { topics, reader }: Evaluator,
): boolean => {
  const found = topics.find(topic);
  if (select[0] !== 'headquarters' || aggregate === undefined || also !== undefined) return false;
  return (
    found?.kind === 'named' && found.entities.every((entity) => reader.read(entity, select).length === 0)
  );
};

/** Whether of a state was counted in how many states it lies: its counties are not held. */
const isCountOfItself = (
  { expression: { topic, select, aggregate } }: Plan,
  { topics, reader }: Evaluator,
): boolean => {
  const found = aggregate?.summary === 'count' && select.length === 1 ? topics.find(topic) : undefined;
  return (
    found?.kind === 'named' &&
    found.entities.some((entity) =>
      reader.read(entity, select).some(({ value }) => value.kind === 'entity' && value.entity === entity),
    )
  );
};

/** Whether a figure is asked of who leads a firm, or of what else stands between, and only those who were named have it. */
const deniesOfOthers = ({ expression }: Plan, { topics, reader }: Evaluator): boolean => {
  const { topic, also = [], select, aggregate, filters, at = [] } = expression;
  if (select.length < 2 || aggregate !== undefined || filters.length > 0) return false;
  const entities = [topic, ...also].flatMap((name) => {
    const found = topics.find(name);
    return found?.kind === 'named' ? found.entities.slice(0, 1) : [];
  });
  const then = at.length === 0 ? reader : reader.at(at.map(momentOf), true);
  const held = (path: readonly string[], when = then): readonly Fact[] =>
    entities.flatMap((entity) => when.read(entity, reader.steps(path)));
  const isOwn = held(select.slice(-1)).some(({ value }) => value.kind === 'point');
  return isOwn && held(select).length === 0 && held(select.slice(0, -1), reader).length > 0;
};

const isJoining = ({ field, isEvent }: Relation): boolean => field === 'member_of' && isEvent === true;

/** Of every time that it was so the last is told with its end; of the first alone it is not said whether it lasted. */
const isOfEver = ({ expression: { claim, limit, orders } }: Plan): boolean =>
  claim?.path.some((step) => step.endsWith('_history')) === true &&
  (limit !== undefined || orders.length === 0);

/** How much worse a part is that leaves a name aside, which is known, than one that leaves another word. */
const A_NAME = 2;

/**
 * The words beside the part that makes most sense: those that say something and are no names, which are known, else the names.
 */
function unexplained(words: readonly Word[], spans: readonly Span[], chart: Chart, alone: Alone): Refusal {
  const says = new Set(words.map((_, at) => at));
  for (const { start, end, sense } of spans)
    if (sense.part.kind === 'light' || sense.part.kind === 'ask') {
      // Of `how tall` only the first word says nothing.
      const isDegree = sense.part.kind === 'ask' && sense.part.ask === 'how' && end - start > 1;
      for (let at = start; at < (isDegree ? start + 1 : end); at += 1) says.delete(at);
    }
  const content = [...says].filter((at) => words[at]?.kind === 'word' || words[at]?.kind === 'number');
  const names = spans.filter(({ sense: { part } }) => part.kind === 'set' && part.named !== undefined);
  // A word in small letters is a name where it stands with others of one.
  const isName = (at: number): boolean =>
    names.some(
      ({ start, end }) =>
        start <= at && at < end && (end - start > 1 || words[at]?.written !== words[at]?.text),
    );
  const lossOf = (left: readonly number[]): number =>
    left.reduce((loss, at) => loss + (isName(at) ? A_NAME : 1), 0);
  let best: { left: readonly number[]; loss: number } | undefined;
  for (let start = 0; start < words.length; start += 1)
    for (let end = words.length; end > start; end -= 1) {
      const item = chart
        .at(start, end)
        .find(({ part }) => rootOf(part, alone) !== undefined || part.kind === 'set');
      if (item === undefined) continue;
      const left = content.filter((at) => at < start || at >= end);
      const loss = lossOf(left);
      if (best === undefined || loss < best.loss) best = { left, loss };
    }
  const all = best === undefined || best.left.length === 0 ? content : best.left;
  // What collections are called is known whatever stands beside it.
  const isKind = (at: number): boolean =>
    spans.some(
      ({ start, end, sense: { part } }) =>
        start <= at && at < end && part.kind === 'set' && part.topic !== undefined,
    );
  const others = all.filter((at) => !isName(at) && !isKind(at));
  const tried = [others, all.filter((at) => !isKind(at)), content.filter((at) => !isKind(at))];
  const left = tried.find(({ length }) => length > 0) ?? all;
  const named = left.length > 0 ? left : words.map((_, at) => at);
  return { kind: 'unclear', words: runsOf(words, withSmallWords(named.slice(0, 3), spans)) };
}
