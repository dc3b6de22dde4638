import { ownValue } from '../../shared/contract/own-value';
import { ENGLISH } from '../planner/language/english';
import { GERMAN } from '../planner/language/german';
import type { Planner } from '../planner/plan';
import { isPlan, type Planned } from '../planner/plan-result';
import {
  aboutPlace,
  aboutSame,
  aboutThem,
  type Halves,
  halvesOf,
  ofCollection,
  pointsBack,
  standsFor,
} from '../planner/question-splitter';
import type { Evaluator } from '../query/evaluate';
import { printExpression } from '../query/print';
import type { StoredEntity } from '../store/stored';
import { fieldLabel } from './labels';
import { misunderstood } from './refusal';
import { type Finding, remark, type Statement } from './statement';

const LANGUAGES = [ENGLISH, GERMAN];

type Tools = { evaluator: Evaluator; planner: Planner; find: (plan: Planned) => Finding };

/**
 * Of two questions in one the first, and the second as well where that says of whom it is, or is of the same by an `it`;
 * else that it is left, and why. Two figures beside each other are told together only where both are held.
 */
export function ofHalves(input: string, tools: Tools): Finding | undefined {
  let partly: Halved | undefined;
  for (const halves of halvesOf(input, LANGUAGES)) {
    const half = halves.as === 'beside' ? besideEachOther(halves, tools) : oneAfterOther(halves, tools);
    if (half?.isWhole === true) return half.finding;
    partly ??= half;
  }
  return partly?.finding;
}

/**
 * Both halves of a question that makes sense as a whole, where the whole says no more than one of them: what is asked
 * beside that is answered too, or said to be left. Nothing where the whole tells both.
 */
export function ofUntoldHalf(input: string, whole: Planned, tools: Tools): Finding | undefined {
  for (const halves of halvesOf(input, LANGUAGES)) {
    const one = halves.as === 'anew' ? tools.planner(halves.first) : undefined;
    if (one === undefined || !isPlan(one) || one.lacking !== undefined) continue;
    const isSecondLeft = isSame(one, whole) && !tellsMore(whole);
    if (isSecondLeft || isFirstLeft(one, whole)) return oneAfterOther(halves, tools)?.finding;
  }
  return undefined;
}

/** What asks since when something is so, rather than when it was. */
const SINCE = /since|start|seit|ab wann|took|take|began|begin|became|become|assume/iu;

const SINCE_WHEN =
  /^(.*?[^\s,;?])[,;?]*(?:\s+(?:and|und|&))?\s+(since when|seit wann|ab wann|(?:when|since when) (?:did |has |have |does |do )?(?:he|she|they|it) (?:took?|taken?|start|started|begin|began|assumed?|became?|belong(?:ed)?|been|joined?)\b.*|(?:on|since|from) (?:what|which) (?:day|date)|(?:an|seit) welchem tag|(?:the |his |her |their )?start(?:ing)? date|when|in (?:which|what) year|wann|in welchem jahr)\s*\?*$/iu;

/** `Who is the CFO and since when`: what is so, with the day since when, or said to be not known. */
export function ofSinceWhen(input: string, { planner, find, evaluator }: Tools): Finding | undefined {
  const [, first, second] = SINCE_WHEN.exec(input.trim()) ?? [];
  const one = first === undefined ? undefined : planner(first);
  if (second === undefined || one === undefined || !isPlan(one) || one.lacking !== undefined)
    return undefined;
  const found = find(one);
  if (found.rows.length === 0) return undefined;
  const listed = SINCE.test(second) ? listedSince(one, { find, evaluator }) : undefined;
  if (listed !== undefined) return listed;
  const statements = (): readonly Statement[] => {
    const told = found.statements();
    // Of what is not so nobody asks since when it is.
    const said = SINCE.test(second)
      ? /\bsince\b|^\*\*No\b/
      : /\b(?:since|on) \**\d|: \d{1,2} \p{L}+ \d{4}|^\*\*No\b/u;
    const isTold = told.some(({ content }) => said.test(content));
    const since = isTold ? undefined : sinceThen(one, { find, evaluator });
    return isTold ? told : [...told, ...(since ?? unanswered(second)).statements()];
  };
  return { ...found, statements };
}

/** Those of a collection that are something, each with the day since when it is so; undefined where none is known. */
function listedSince(
  one: Planned,
  { find, evaluator }: Pick<Tools, 'find' | 'evaluator'>,
): Finding | undefined {
  const { topic, filters, select, returns } = one.expression;
  const [filter, ...others] = filters;
  const isOfOne = others.length === 0 && filter?.operator === '=' && filter.path.length === 1;
  if (!isOfOne || select.length > 0 || returns !== undefined) return undefined;
  if (evaluator.topics.collection(topic) === undefined) return undefined;
  const since = [...filter.path, 'since'];
  const found = find({
    ...one,
    expression: { ...one.expression, returns: ['name', since.join('.')] },
    others: [],
  });
  return found.rows.some((row) => typeof ownValue(row, since.join('.')) === 'string') ? found : undefined;
}

/** Since when what was found of one thing is so: of what was claimed of it, or what was asked. */
function sinceThen(
  one: Planned,
  { find, evaluator }: Pick<Tools, 'find' | 'evaluator'>,
): Finding | undefined {
  const { topic, also, select, filters, claim, aggregate, at, orders } = one.expression;
  const [field = '', ...further] = claim?.path ?? select;
  const isPlain = [also, aggregate, at].every((part) => part === undefined) && orders.length === 0;
  if (!isPlain || field === '' || further.length + filters.length > 0) return undefined;
  if (evaluator.topics.collection(topic) !== undefined || (claim !== undefined && claim.operator !== '='))
    return undefined;
  const { claims: _claims, ...plan } = one;
  const named = claim === undefined ? [] : [{ ...claim, path: [field, 'name'] }];
  // What happened has a day of its own.
  for (const time of ['since', 'date']) {
    const expression = { topic, filters: named, select: [field, time], orders: [] };
    const found = find({ ...plan, expression, others: [] });
    if (found.rows.length > 0) return found;
  }
  return undefined;
}

const isSame = (one: Planned, other: Planned): boolean =>
  printExpression(one.expression) === printExpression(other.expression);

/** What ranks, compares or tells a change says by how much as well, and what was highest or lowest when it was. */
const tellsMore = ({ expression, isComparison, claims }: Planned): boolean => {
  const { orders, select, aggregate } = expression;
  const isExtreme = aggregate?.summary === 'maximum' || aggregate?.summary === 'minimum';
  const isCompared = isComparison || claims !== undefined;
  return orders.length > 0 || isExtreme || isCompared || MOVED.test(select.at(-1) ?? '');
};

const MOVED = /_(?:change|growth)$/;

/** Whether a year's average is asked for first, and of the whole only the change is left, which goes from December to December. */
const isFirstLeft = (
  { expression: { aggregate, topic } }: Planned,
  { expression: whole }: Planned,
): boolean =>
  aggregate?.summary === 'average' &&
  topic === whole.topic &&
  whole.aggregate === undefined &&
  MOVED.test(whole.select.at(-1) ?? '');

/** What was found for both halves, or for the first of them alone. */
type Halved = { finding: Finding; isWhole: boolean };

/** `And by how much?`: what compares or tells a change says that anyway. */
const BY_HOW_MUCH =
  /^(?:by )?(?:how much|what percentage|how many (?:percent|points))(?: (?:more|less|exactly|higher|lower|in percent))*\W*$|^um wie ?viel(?: prozent)?\W*$/iu;

const TELLS_BY_HOW_MUCH = /[+−]\S*\d|[Tt]he difference is|\bby \**\S*\d/u;

function oneAfterOther({ first, second, as }: Halves, tools: Tools): Halved | undefined {
  const { planner, find, evaluator } = tools;
  const one = planner(first);
  if (!isPlan(one) || (one.lacking !== undefined && as !== 'anew')) return undefined;
  const name = nameOf(one, evaluator);
  // What narrows a collection may stand behind an `and` too.
  if (as === 'further' && (name === undefined || !isPlain(one))) return undefined;
  const found = find(one);
  // Of what is asked first it is said that it is not held, where what stands behind it is a question of its own.
  if (found.rows.length === 0 && (as !== 'anew' || name === undefined)) return undefined;
  if (BY_HOW_MUCH.test(second) && found.statements().some(({ content }) => TELLS_BY_HOW_MUCH.test(content)))
    return { finding: found, isWhole: true };
  const isClear = name !== undefined && isSameIt(one, second, evaluator);
  const further = amongThose(one, second, tools);
  if (further !== undefined) return together(found, further);
  const listed = name === undefined ? (namedIn(one, evaluator) ?? listedIn(one, found)) : undefined;
  const told = isClear ? undefined : whichAnswered(first, one, evaluator);
  const place = standsFor(second, 'place', LANGUAGES) ? placeIn(one, evaluator) : undefined;
  const asked =
    place !== undefined
      ? aboutPlace(second, place, LANGUAGES)
      : told !== undefined
        ? aboutSame(second, told, LANGUAGES)
        : isClear
          ? aboutSame(second, name, LANGUAGES, !isOfPerson(one, evaluator))
          : listed === undefined
            ? second
            : aboutThem(second, listed, LANGUAGES);
  if (isClear && standsFor(second, 'thing', LANGUAGES)) {
    const moved = movedThen(one, { second, name }, tools);
    if (moved !== undefined) return together(found, moved);
  }
  const own = isClear && asked === second ? ofSame(second, name, planner) : asked;
  return together(found, pointsBack(own, LANGUAGES) ? unanswered(second) : answered(own, second, tools));
}

/** Who or what is asked for by its kind, and found: an `it` behind that is the answer. */
function whichAnswered(first: string, { expression }: Planned, { run }: Evaluator): string | undefined {
  if (
    !/^(?:which|what|welche[sr]?|was für ein\w*) (?:company|firm|country|city|bank|firma|unternehmen|land|stadt)\b/iu.test(
      first,
    )
  )
    return undefined;
  const names = run(expression).rows.flatMap(({ subject: { value } }) =>
    value.kind === 'entity' ? [value.entity.name] : [],
  );
  return names.length === 1 ? names[0] : undefined;
}

/** What joins a name to a question that says of nothing what it asks. */
const JOINTS = ['of', 'in', 'by'] as const;

/** A second half that makes no sense by itself as one of what the first is about: `and how much was raised`. */
function ofSame(second: string, name: string, planner: Planner): string {
  if (isPlan(planner(second))) return second;
  const plain = second.replace(/[\s?!.]+$/u, '');
  const own = JOINTS.map((joint) => `${plain} ${joint} ${name}`).find((asked) => {
    const plan = planner(asked);
    return isPlan(plan) && plan.lacking === undefined;
  });
  return own ?? second;
}

/** By how much it rose: what rises is the figure that was asked first, and in the time that was said of it. */
function movedThen(
  { expression: { select, at: times = [] } }: Planned,
  { second, name }: { second: string; name: string },
  { planner, find }: Tools,
): Finding | undefined {
  const [field, ...others] = select;
  const figure = field === undefined || field === 'latest_value' ? name : `${name}'s ${fieldLabel(field)}`;
  const plan = others.length > 0 ? undefined : planner(aboutSame(second, figure, LANGUAGES));
  if (plan === undefined || !isPlan(plan) || plan.lacking !== undefined) return undefined;
  const { select: moved, at: own } = plan.expression;
  if (!MOVED.test(moved.at(-1) ?? '')) return undefined;
  const found = find(own === undefined && times.length === 1 ? at(plan, times) : plan);
  return found.rows.length === 0 ? unanswered(second) : found;
}

/** How many of what the first half is about are what the second says. */
function amongThose({ expression }: Planned, second: string, { planner, find }: Tools): Finding | undefined {
  const { topic, also, filters, select, claim } = expression;
  const asked = ofCollection(second, topic, LANGUAGES);
  const isOfOthers = also !== undefined || claim !== undefined || select.length > 0 || filters.length === 0;
  const plan = asked === undefined || isOfOthers ? undefined : planner(asked);
  if (plan === undefined || !isPlan(plan) || plan.lacking !== undefined) return undefined;
  const own = plan.expression;
  if (own.topic !== topic || own.aggregate?.summary !== 'count' || own.filters.length === 0) return undefined;
  const both = { ...own, filters: [...filters, ...own.filters] };
  return find({ ...plan, expression: both, others: [] });
}

/** A judgement that is asked for, as it stands: `is it a buy` with the name for its `it` would be another question. */
const judged = (second: string, planner: Planner): Finding | undefined => {
  const plan = planner(second);
  return !isPlan(plan) &&
    plan.kind === 'word' &&
    !plan.words.every((word) => !word.includes(' ') && pointsBack(word, LANGUAGES))
    ? unanswered(second, ` Of this ${misunderstood(plan)}`)
    : undefined;
};

/** What a second question finds, as it is asked or with a name in it; what others of its kind have is said to be lacking by its name. */
function answered(asked: string, second: string, { planner, find }: Tools): Finding {
  const refused = asked === second ? undefined : judged(second, planner);
  if (refused !== undefined) return refused;
  const plan = planner(asked);
  // Beside words that are known what stands in the way is said less surely.
  if (!isPlan(plan)) return unanswered(second, plan.kind === 'word' ? ` Of this ${misunderstood(plan)}` : '');
  const found = find(plan);
  return plan.lacking === undefined || found.rows.length === 0 ? found : unanswered(second);
}

const unanswered = (second: string, why = ''): Finding => ({
  statements: () => [remark(`Not answered: “${second}”.${why}`)],
  rows: [],
  about: [],
});

function besideEachOther({ first, second }: Halves, tools: Tools): Halved | undefined {
  const { planner, find, evaluator } = tools;
  const [one, other] = [planner(first), planner(second)];
  const isRead = [one, other].every(
    (plan) => isPlan(plan) && plan.lacking === undefined && isPlain(plan) && nameOf(plan, evaluator),
  );
  if (!isRead || !isPlan(one) || !isPlan(other)) return undefined;
  const [early, late] = [one.expression.at, other.expression.at];
  // A time that stands behind both is meant of both; one that stands with the first alone may be.
  if (early !== undefined && late === undefined) return undefined;
  const found = find(late === undefined || early !== undefined ? one : at(one, late));
  const further = find(other);
  return found.rows.length > 0 && further.rows.length > 0 ? together(found, further) : undefined;
}

const at = (plan: Planned, times: readonly string[]): Planned => ({
  ...plan,
  expression: { ...plan.expression, at: times },
  others: [],
});

const together = (one: Finding, other: Finding): Halved => ({
  finding: {
    ...one,
    statements: () => [...one.statements(), ...other.statements()],
    rows: [...one.rows, ...other.rows],
    about: [...new Set([...one.about, ...other.about])],
  },
  isWhole: other.rows.length > 0,
});

/** The names of several that a plan is about, which a following `the two` says. */
function namedIn(
  { expression: { topic, also } }: Planned,
  { topics }: Evaluator,
): readonly string[] | undefined {
  return also === undefined || topics.collection(topic) !== undefined ? undefined : [topic, ...also];
}

/** Of more a second question would be longer than any may be. */
const MOST_LISTED = 10;

/** The names of a short list, which a following `them` says. */
function listedIn({ expression }: Planned, { rows }: Finding): readonly string[] | undefined {
  const { select, aggregate, claim } = expression;
  const isList = select.length === 0 && aggregate === undefined && claim === undefined;
  const names = [...new Set(rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])))];
  return isList && names.length > 1 && names.length <= MOST_LISTED && names.length === rows.length
    ? names
    : undefined;
}

/** The one thing that a plan is about, by its name. */
function nameOf({ expression: { topic, also = [] } }: Planned, { topics }: Evaluator): string | undefined {
  const isOne = also.length === 0 && topics.collection(topic) === undefined;
  return isOne ? topic : undefined;
}

/** Whether a plan tells figures of what was named, and neither compares nor adds up. */
const isPlain = ({ expression, isComparison, claims }: Planned): boolean => {
  const { aggregate, claim, filters, orders, select } = expression;
  const isSummed = [aggregate, claim, claims].some((part) => part !== undefined) || isComparison;
  return !isSummed && filters.length + orders.length === 0 && select.length > 0;
};

/** The one place that the first half is answered with, which a following `there` says. */
function placeIn({ expression }: Planned, { run }: Evaluator): string | undefined {
  const places = run(expression).rows.flatMap(({ subject: { value } }) =>
    value.kind === 'entity' && PLACES.has(value.entity.type) ? [value.entity.name] : [],
  );
  return expression.select.length === 1 && places.length === 1 ? places[0] : undefined;
}

/** Whether `it` can be nothing but what the first question is about: who owns a firm may be an `it` as well. */
function isSameIt({ expression }: Planned, second: string, { run, topics }: Evaluator): boolean {
  const topic = topics.find(expression.topic);
  const asked = topic?.kind === 'named' ? topic.entities[0] : undefined;
  const answers = run(expression).rows.flatMap(({ subject: { value } }) =>
    value.kind === 'entity' && value.entity !== asked ? [value.entity] : [],
  );
  const isFirm = asked?.type === 'Company';
  const mayBeIt = ({ type }: StoredEntity): boolean =>
    !NEVER_IT.has(type) && !(isFirm && PLACES.has(type) && !standsFor(second, 'place', LANGUAGES));
  return answers.length === 0 || (!standsFor(second, 'several', LANGUAGES) && !answers.some(mayBeIt));
}

/** Whether anybody is what a plan is about, or leads to. */
const isOfPerson = ({ expression }: Planned, { run, topics }: Evaluator): boolean =>
  topics.first(expression.topic)?.type === 'Person' ||
  run(expression).rows.some(
    ({ subject: { value } }) => value.kind === 'entity' && value.entity.type === 'Person',
  );

/** Of what a question may be answered with, what a following `it` is never said of; of a firm it is no place either. */
const NEVER_IT: ReadonlySet<string> = new Set(['Person', 'Exchange', 'Industry', 'Currency', 'Language']);

const PLACES: ReadonlySet<string> = new Set([
  'Municipality',
  'GPE',
  'Location',
  'CountrySubdivision',
  'Country',
]);
