import { nameText } from '../../../../shared/names/name-text';
import { isPlace } from '../../../store/places';
import { typeAndAncestors } from '../../../store/subtypes';
import type { Knowledge } from '../../knowledge';
import {
  EMPTY_SET,
  given,
  type Condition,
  type FieldsPart,
  type Part,
  type PartOf,
  type SetPart,
  type ValuePart,
  type VerbPart,
} from '../../parts';
import {
  allOf,
  degreeField,
  figurePath,
  insideCondition,
  isBare,
  isClass,
  isNamedThing,
  joinTimes,
  narrow,
  nest,
  setAt,
  valueOf,
} from '../combine';
import { onlyOne, rule } from '../rule';
import { claimAt } from '../claim';
import { withLosses, withoutBoth } from './sets';

const fields = (...path: readonly string[]): FieldsPart => ({ cat: 'Fields', fields: [path], times: [] });

const ask = (root: SetPart | ValuePart, asks?: 'profile' | 'count' | 'list') =>
  ({ cat: 'Question', root, ...(asks === undefined ? {} : { asks }) }) as const;

const whole = (value: ValuePart | undefined) => (value === undefined ? undefined : ask(value));

/** Whether a set can own a field: named things, or the first of an order. */
const isOwner = (set: SetPart): boolean => set.names !== undefined || set.ranking !== undefined;

/** A list of a class that something was said of, or a profile of one that is named. */
function setAsked(set: SetPart): Part | undefined {
  if (set.names !== undefined)
    return set.conditions.length > 0 || set.times.length > 0 || set.joint === 'or'
      ? undefined
      : ask(set, 'profile');
  return ask(set, 'list');
}

/** Whether a value is what a word asks for: who and where want somebody or some place, when wants a day. */
function isAskedBy(word: string, value: ValuePart, knowledge: Knowledge): boolean {
  const [path = []] = value.fields;
  const isOfThings =
    value.summary === undefined && value.change === undefined && knowledge.leadsToEntities(value.set, path);
  if (word === 'who') return isOfThings;
  if (word === 'when') return value.summary !== 'maximum' && value.summary !== 'minimum';
  // Where a line was is how high it was.
  if (word === 'where')
    return (
      (isOfThings && path.at(-1) !== 'languages') ||
      PLACE_TEXTS.has(path.at(-1) ?? '') ||
      path.join() === 'latest_value'
    );
  return true;
}

/** Fields that tell a place in words. */
const PLACE_TEXTS: ReadonlySet<string> = new Set([
  'headquarters',
  'location',
  'headquarters_address',
  'registered_in',
]);

/** Where somebody or something is. */
const PLACED = 'headquarters';

/** What a verb leads to from its subject. */
export function object(
  set: SetPart,
  { field, isPassive, inverse, dated: part }: VerbPart,
  knowledge: Knowledge,
): ValuePart | undefined {
  const own = isPassive === true ? (field ?? inverse) : field;
  const value = own === undefined ? undefined : valueOf(set, fields(...own.split('.')), knowledge);
  return value !== undefined && (part === 'since' || part === 'until') ? { ...value, dated: part } : value;
}

/** Whether a verb may be said with a word: what is done to somebody with `was`, what he does with `did`. */
const isSaidOf = ({ cat }: Part, { isPassive, isLast, takesBe, inverse }: VerbPart): boolean =>
  cat !== 'be'
    ? isPassive !== true || isLast !== true || inverse === undefined
    : isPassive === true || takesBe === true || inverse === undefined;

const isHeld = (value: ValuePart | undefined, knowledge: Knowledge): boolean =>
  value?.fields[0] !== undefined && knowledge.holds(value.set, value.fields[0]);

/** Things that came to be so at a time. */
function happened(value: ValuePart | undefined, times: ValuePart['times']): Part | undefined {
  const [path, ...others] = value?.fields ?? [];
  if (value?.dated === undefined || path === undefined || others.length > 0 || value.times.length > 0)
    return undefined;
  const { dated: part, ...rest } = value;
  return ask({
    ...rest,
    where: [...value.where, { path: [...path, part], operator: '=', value: { kind: 'time', times } }],
  });
}

/** The target of a verb, of the requested kind, or what became so at a time. */
function valueAsked(
  value: ValuePart | undefined,
  { kind, time }: { kind: SetPart | undefined; time: PartOf<'Time'> | undefined },
  knowledge: Knowledge,
): Part | undefined {
  if (kind !== undefined && ofKind(kind, value, knowledge) === undefined) return undefined;
  return time === undefined ? whole(value) : happened(value, time.times);
}

/** Who or what stands on the other side of a verb. */
export const subject = (
  set: SetPart,
  { field, isPassive, inverse, dated: part }: VerbPart,
  knowledge: Knowledge,
): ValuePart | undefined => {
  const own = isPassive === true ? field : inverse;
  const value = own === undefined ? undefined : valueOf(set, fields(own), knowledge);
  return value !== undefined && (part === 'since' || part === 'until') ? { ...value, dated: part } : value;
};

/** When a verb happened to somebody. */
function dated(
  set: SetPart,
  { dated: field, field: own, isPassive }: VerbPart,
  knowledge: Knowledge,
): ValuePart | undefined {
  if (field === undefined) return undefined;
  if (field !== 'since' && field !== 'until') {
    const days = ['founded', field, 'date'];
    const own =
      days.find((each) => knowledge.holds(set, [each])) ??
      days.find((each) => knowledge.mayHold(set, [each]));
    return own === undefined ? undefined : valueOf(set, fields(own), knowledge);
  }
  const path = isPassive === true ? own : undefined;
  return path === undefined ? undefined : valueOf(set, fields(path, field), knowledge);
}

/** Whether what a value leads to is of the kind that a class is. */
const agrees = (set: SetPart, value: ValuePart, { typesAt }: Knowledge): boolean => {
  const [path] = value.fields;
  if (path === undefined || set.type === undefined) return false;
  const found = typesAt(value.set, path);
  // What is of no narrower kind may be called by one: `the firm that audits` it.
  const kinds: readonly string[] = typeAndAncestors(set.type);
  return (
    found.has(set.type) || (found.has('Organization') && [...found].every((type) => kinds.includes(type)))
  );
};

/** Question forms: the first words and what they request. */
export const QUESTION_RULES = [
  rule({
    name: 'value alone',
    pattern: 'Value',
    cost: 0.1,
    result: ([value]) => ask(value),
  }),
  rule({
    name: 'set alone',
    pattern: 'Set',
    cost: 0.15,
    result: ([set]) => setAsked(set),
  }),
  rule({
    name: 'question beside its time',
    pattern: 'Question|Time Time|Question',
    cost: 0.1,
    result: ([one, other], knowledge) => {
      const [question, time] = one.cat === 'Question' ? [one, other] : [other, one];
      return question.cat === 'Question' && time.cat === 'Time'
        ? timed(question, time.times, knowledge)
        : undefined;
    },
  }),
  rule({
    name: 'request',
    pattern: 'list Question',
    cost: 0.05,
    result: ([, question]) =>
      question.root.cat === 'Claim' && question.root.which === undefined ? undefined : question,
  }),
  rule({
    name: 'value asked for',
    pattern: 'what|who|where|how|howMuch|when? be? Value what|who|where|howMuch?',
    cost: 0.05,
    result: ([before, be, value, behind], knowledge) => {
      const word = before ?? behind;
      // A word that asks stands on one side: `ceo of Starbucks who`.
      if (word === undefined || (before === undefined) === (behind === undefined)) return undefined;
      const isBare = before === undefined ? be !== undefined : before.cat === 'when' && be === undefined;
      return !isBare && isAskedBy(word.cat, value, knowledge) ? ask(value) : undefined;
    },
  }),
  rule({
    name: 'value of a past',
    pattern: 'what|how|howMuch|when|where do|have Value have?',
    result: ([word, , value], knowledge) => {
      const isPlain = word.cat === 'how' ? value.change !== undefined : isAskedBy(word.cat, value, knowledge);
      return isPlain ? ask(value) : undefined;
    },
  }),
  rule({
    name: 'set asked for',
    pattern: 'what|who|where|about be? Set be?',
    result: ([word, before, set, behind]) => {
      const be = before ?? behind;
      if (behind !== undefined && (before !== undefined || word.cat !== 'about')) return undefined;
      if (set.names !== undefined) return word.cat === 'where' ? undefined : setAsked(set);
      const isCut = be === undefined ? word.cat !== 'about' && !isBare(set) : set.ranking !== undefined;
      return isCut ? setAsked(set) : undefined;
    },
  }),
  rule({
    name: 'what somebody makes',
    pattern: 'what do|have? Set do|have?',
    cost: 0.4,
    result: ([, before, set, behind]) => {
      const isOne = set.names?.length === 1 && set.names[0]?.bearers[0]?.type === 'Company';
      return isOne && (before !== undefined || behind !== undefined) ? setAsked(set) : undefined;
    },
  }),
  rule({
    name: 'what there is',
    pattern: 'what|howMany Set be there Cond?',
    cost: 0,
    result: ([word, set, , , cond]) => {
      if (!isClass(set)) return undefined;
      const among = cond === undefined ? set : narrow(set, cond);
      return word.cat === 'what' ? listed(among) : countOf(among);
    },
  }),
  rule({
    name: 'whether there are any',
    pattern: 'be there Set',
    cost: 0.05,
    result: ([, , set]) => (isClass(set) && !isBare(set) && set.isMany ? listed(set) : undefined),
  }),
  rule({
    name: 'what a class has in sum',
    pattern: 'howMany|howMuch Fields|Unit AUX|Verb in|on|at? Set have? Summary',
    cost: 0,
    result: ([, own, verb, word, set, , { summary }], knowledge) => {
      if (!isClass(set) || (own.cat === 'Fields') !== (verb.cat !== 'Verb') || summary === 'count')
        return undefined;
      const counts = own.cat === 'Unit' && own.field !== undefined ? [own.field, 'population'] : [];
      const paths = own.cat === 'Fields' ? own.fields : counts.map((field) => [field]);
      const path = paths.find((each) => knowledge.holds(set, each));
      const isOne = own.cat === 'Unit' ? word !== undefined : own.fields.length === 1;
      return path === undefined || !isOne
        ? undefined
        : whole(valueOf(set, { cat: 'Fields', fields: [path], times: [], summary }, knowledge));
    },
  }),
  rule({
    name: 'which of a class meet a condition',
    pattern: 'what|howMany of? Set AUX? Cond',
    cost: 0.05,
    result: ([word, of, set, aux, cond]) => {
      // A place behind the class is a part of it where no verb parts the two.
      const isWhole = aux !== undefined || cond.conditions.every(({ path }) => path.length > 0);
      if (
        !isWhole ||
        (of !== undefined
          ? set.ranking === undefined && word.cat === 'what'
          : word.cat === 'howMany' && aux === undefined)
      )
        return undefined;
      const among = amongRanked(set, cond);
      return word.cat === 'howMany' ? countOf(among) : listed(among);
    },
  }),
  rule({
    name: 'who does',
    pattern: 'what|who Set? Verb Set Time?',
    cost: 0,
    result: ([word, kind, verb, set, time], knowledge) => {
      if ((word.cat === 'what') !== (kind !== undefined) || kind?.isMany === true) return undefined;
      const value = isOwner(set) ? subject(set, verb, knowledge) : undefined;
      return valueAsked(value, { kind, time }, knowledge);
    },
  }),
  rule({
    name: 'what somebody does',
    pattern: 'what|who|where Set? AUX Set Time? Verb Time?',
    cost: 0,
    result: ([, kind, word, set, before, verb, behind], knowledge) => {
      const time = before ?? behind;
      const isSaid = isOwner(set) && isSaidOf(word, verb);
      const own =
        verb.field === undefined && verb.inverse !== undefined
          ? isNamedThing([verb.inverse], set)
          : undefined;
      if (own !== undefined && kind !== undefined && isClass(kind) && time === undefined)
        return listed(narrow(kind, { conditions: [own], times: [] }));
      const value = isSaid ? object(set, verb, knowledge) : undefined;
      const other = isSaid && verb.isLast === true ? subject(set, verb, knowledge) : undefined;
      // Whose verb stands last is its subject or its object: `Wer hat WhatsApp gekauft?`
      const isTurned = !isHeld(value, knowledge) && isHeld(other, knowledge);
      return valueAsked(isTurned ? other : value, { kind, time }, knowledge);
    },
  }),
  rule({
    name: 'where somebody is',
    pattern: 'where|what|who Set? Verb Set?',
    cost: 0.15,
    result: ([word, before, verb, behind], knowledge) => {
      const set = before ?? (word.cat === 'where' ? behind : undefined);
      const isOnce = (before === undefined) !== (behind === undefined);
      return whole(set !== undefined && isOnce && isOwner(set) ? object(set, verb, knowledge) : undefined);
    },
  }),
  rule({
    name: 'in which place somebody is',
    pattern: 'in|on|at|to what Set|Fields AUX Set Verb|have? Fields?',
    cost: 0,
    result: ([, , kind, , set, verb, own], knowledge) => {
      if (set.names === undefined || (verb?.cat === 'Verb') !== (own === undefined)) return undefined;
      const value = verb?.cat === 'Verb' ? object(set, verb, knowledge) : own && valueOf(set, own, knowledge);
      return whole(placeOf(kind, value, knowledge));
    },
  }),
  rule({
    name: 'place in which somebody is',
    pattern: 'Set|Fields where|in|that what|that? Set AUX? Verb',
    cost: 0,
    result: ([kind, , , set, , verb], knowledge) =>
      set.names === undefined || (kind.cat === 'Set' && !isBare(kind))
        ? undefined
        : (placeOf(kind, object(set, verb, knowledge), knowledge) ?? ofPlace(set, kind, knowledge)),
  }),
  rule({
    name: 'where it is',
    pattern: 'where Set',
    cost: 0.2,
    result: ([, set], knowledge) => whole(set.names === undefined ? undefined : placed(set, knowledge)),
  }),
  rule({
    name: 'when somebody did',
    pattern: 'when|TimeUnit AUX? Set AUX? Verb',
    cost: 0,
    result: ([word, before, set, behind, verb], knowledge) => {
      const isYear = word.cat === 'when' || (!word.isMany && before === undefined && behind !== undefined);
      return whole(set.names === undefined || !isYear ? undefined : dated(set, verb, knowledge));
    },
  }),
  rule({
    name: 'what somebody has',
    pattern: 'what Fields AUX? Set AUX|in|Verb? AUX?',
    cost: 0.02,
    result: ([, own, before, set, last, behind], knowledge) => {
      if (set.names === undefined || (before === undefined) === (behind === undefined)) return undefined;
      if (last?.cat !== 'Verb') return before && whole(valueOf(set, own, knowledge));
      const value = own.fields.length > 1 ? undefined : object(set, last, knowledge);
      return value?.fields[0]?.at(-1) === own.fields[0]?.at(-1) ? whole(value) : undefined;
    },
  }),
  rule({
    name: 'how much somebody has',
    pattern: 'howMuch|howMany|how Fields AUX? on|in|of|at? Set have?',
    cost: 0.02,
    // Asked within a sentence the verb stands last: `how much cash Apple had`.
    result: ([, own, asks, , set, have], knowledge) =>
      isOwner(set) && (asks ?? have) !== undefined ? counted(set, own, knowledge) : undefined,
  }),
  rule({
    name: 'how many a value has',
    pattern: 'howMany Value',
    cost: 0.05,
    result: ([, value], knowledge) => countedValue(value, knowledge),
  }),
  rule({
    name: 'how many people somebody has',
    pattern: 'howMany Unit AUX|Verb there? in|at|for? Set|Value have|Verb?',
    cost: 0,
    result: ([, unit, verb, , preposition, owner], knowledge) => {
      if (owner.cat === 'Value') return whole(heldBy(owner, unit, knowledge));
      const isCounted = verb.cat !== 'Verb' || preposition !== undefined || COUNTED.has(verb.field ?? '');
      return unit.field === undefined || !isCounted || owner.names === undefined
        ? undefined
        : people(owner, unit.field, knowledge);
    },
  }),
  rule({
    name: 'how much somebody does',
    pattern: 'howMuch|howMany|what|how AUX|Verb Set Summary? Verb Summary?',
    cost: 0.05,
    result: ([word, first, set, before, verb, behind], knowledge) => {
      const total = onlyOne(before, behind);
      if (set.names === undefined || (before !== undefined && behind !== undefined)) return undefined;
      const isOther = first.cat === 'Verb' && (first.field !== 'name' || verb.field !== 'former_names');
      return isOther || verb.inverse !== undefined || (word.cat === 'what' && verb.field === undefined)
        ? undefined
        : whole(totalOf(object(set, verb, knowledge), total));
    },
  }),
  rule({
    name: 'how many',
    pattern: 'howMany Set be?',
    cost: 0.05,
    result: ([, set]) => (isClass(set) && set.ranking === undefined ? ask(set, 'count') : undefined),
  }),
  rule({
    name: 'how many somebody has',
    pattern: 'howMany Set AUX Set have|in|Verb?',
    cost: 0,
    result: ([, kind, , set], knowledge) => {
      if (!isClass(kind) || set.names === undefined) return undefined;
      // The members of a group need not be countries.
      const isMember = kind.conditions.length === 1 && kind.conditions[0]?.path.join() === 'member_of';
      const fields = { cat: 'Fields', fields: [['members']], times: [], summary: 'count' } as const;
      const members =
        isMember && knowledge.holds(set, ['members']) ? valueOf(set, fields, knowledge) : undefined;
      if (members !== undefined) return ask(members);
      const condition = insideCondition(set.names, kind.type);
      return condition === undefined
        ? undefined
        : countOf(narrow(kind, { conditions: [condition], times: [] }));
    },
  }),
  rule({
    name: 'which has the highest',
    pattern: 'what|who of? Set AUX Time? Order',
    cost: 0,
    result: ([, of, among, , time, { ranking, times }]) => {
      if (!isClass(among) || ranking.path === undefined) return undefined;
      if (among.ranking !== undefined && of === undefined) return undefined;
      const set = of === undefined ? among : { ...afterCut(among), isMany: false };
      const isJudged = ranking.isQuality === true && set.type !== 'Company';
      const count = set.count === undefined ? {} : { count: set.count };
      return isJudged
        ? undefined
        : listed(
            setAtAny(
              { ...withLosses(set, ranking), ranking: { ...ranking, ...count } },
              time?.times ?? times,
            ),
          );
    },
  }),
  rule({
    name: 'in which kind of place something is',
    pattern: 'in|on|at|to? what Set|Fields AUX|Verb Set in|on|at|Verb?',
    cost: 0,
    result: ([before, , kind, , set, behind], knowledge) =>
      before === undefined && behind === undefined ? undefined : whole(ofPlace(set, kind, knowledge)),
  }),
  rule({
    name: 'kind of place that is asked behind a name',
    pattern: 'Set what Set|Fields',
    cost: 0.1,
    result: ([set, , kind], knowledge) => whole(ofPlace(set, kind, knowledge)),
  }),
  rule({
    name: 'to what a name belongs',
    pattern: 'Set be? Verb by|in|on|at? what Set',
    cost: 0,
    result: ([set, be, verb, , , kind], knowledge) =>
      ofKind(
        kind,
        set.names === undefined || (be !== undefined && verb.isPassive !== true)
          ? undefined
          : object(set, verb, knowledge),
        knowledge,
      ),
  }),
  rule({
    name: 'to what kind somebody belongs',
    pattern: 'to|in|on|at|of|by what Set Verb Set',
    cost: 0,
    result: ([, , kind, verb, set], knowledge) =>
      ofKind(kind, set.names === undefined ? undefined : object(set, verb, knowledge), knowledge),
  }),
  rule({
    name: 'of what somebody is a field',
    pattern: 'of|at|in? what Set be Set Fields of?',
    cost: 0,
    result: ([before, , kind, , set, own, behind], knowledge) => {
      if ((before === undefined) === (behind === undefined)) return undefined;
      if (before !== undefined) return whole(roleOf(kind, set, own, knowledge));
      return listed(whoseField(kind, set, own));
    },
  }),
  rule({
    name: 'somebody is a field of what',
    pattern: 'Set be Fields of what Set',
    cost: 0,
    result: ([set, , own, , , kind], knowledge) =>
      whole(roleOf(kind, set, own, knowledge)) ?? listed(whoseField(kind, set, own)),
  }),
  rule({
    name: 'condition and what meets it',
    pattern: 'Cond be|comma? what Set',
    cost: 0.1,
    result: ([cond, , , set]) => (isClass(set) ? listed(narrow(set, cond)) : undefined),
  }),
  rule({
    name: 'on whose something somebody sits',
    pattern: 'on|in? what|whose Set? possessive? Fields AUX Set Verb',
    cost: 0,
    result: ([, , , , own, , set, verb], knowledge) =>
      verb.inverse === own.fields[0]?.at(-1) ? whole(object(set, verb, knowledge)) : undefined,
  }),
  rule({
    name: 'how much somebody has of a field',
    pattern: 'howMuch|howMany|what|where AUX Set have|Verb in|on|of|as|for? Fields',
    cost: 0,
    result: ([word, , set, verb, preposition, own], knowledge) => {
      // Who earns so much may earn it in any figure.
      if (verb.cat === 'Verb' && (verb.field !== 'net_income' || preposition?.cat !== 'in')) return undefined;
      const isPlain = preposition !== undefined || (set.names !== undefined && word.cat.startsWith('wh'));
      const value = isPlain ? valueOf(set, own, knowledge) : undefined;
      return value !== undefined && isAskedBy(word.cat, value, knowledge) ? ask(value) : undefined;
    },
  }),
  rule({
    name: 'how much somebody has per head',
    pattern: 'howMuch|howMany Fields AUX Set have per Per',
    cost: 0,
    result: ([, own, , set, , , { field }], knowledge) => {
      const [path, ...others] = own.fields;
      return path === undefined || others.length > 0 || set.names === undefined
        ? undefined
        : whole(
            valueOf(
              set,
              { ...own, fields: [[...path.slice(0, -1), `${path.at(-1) ?? ''}_per_${field}`]] },
              knowledge,
            ),
          );
    },
  }),
  rule({
    name: 'how big something is',
    pattern: 'howBig be Set|Value Order?',
    cost: 0,
    result: ([, , asked, order], knowledge) => {
      const said = order?.ranking.isOrder === true ? order.ranking.path : undefined;
      if (asked.cat === 'Value') return order === undefined ? ask(asked) : undefined;
      if (order !== undefined) return whole(said && valueOf(asked, fields(...said), knowledge));
      const type = asked.names?.[0]?.bearers[0]?.type;
      const own = type === undefined ? undefined : degreeField({ ...asked, type }, undefined, knowledge);
      return own === undefined ? undefined : whole(valueOf(asked, fields(own), knowledge));
    },
  }),
  rule({
    name: 'question and by how much',
    pattern: 'Question and howBig|how|howMuch|difference AUX? Reference?',
    cost: 0.1,
    result: ([question, , word, verb]) => {
      const { root } = question;
      const isMove =
        root.cat === 'Value' &&
        (root.compare !== undefined || root.change !== undefined) &&
        (word.cat === 'howMuch' || word.cat === 'difference');
      const isFigure =
        root.cat === 'Set' && (root.ranking?.path !== undefined || root.conditions.some(isBound));
      return (verb === undefined ? isMove : isFigure) ? question : undefined;
    },
  }),
  rule({
    name: 'highest of all',
    pattern: 'Superlative? Order',
    cost: 0.35,
    result: ([superlative, { ranking, times }], knowledge) => {
      if (superlative === undefined)
        return ranking.isOrder === true ? undefined : listed(setAtAny(ofAll(ranking, knowledge), times));
      const { degree, count, isTop } = superlative;
      const { path, isOrder } = ranking;
      return isOrder === true && isTop === true && count !== undefined && path !== undefined
        ? listed(ofAll({ direction: degree.direction, count, path }, knowledge))
        : undefined;
    },
  }),
  rule({
    name: 'which of a class is at an end',
    pattern: 'what|who Set? AUX? End',
    cost: 0,
    result: ([word, set, , { degree, path: said, isGrowth, isLoss, times }], knowledge) => {
      if ((word.cat === 'who') === (set !== undefined)) return undefined;
      if (said !== undefined && isGrowth !== true && set !== undefined) return undefined;
      const path = said && (isGrowth === true ? figurePath(said, 'growth') : said);
      if (set === undefined) {
        const own = path ?? (isGrowth === true ? undefined : degree.fields?.slice(0, 1));
        return own?.[0] === undefined
          ? undefined
          : listed(
              setAtAny(
                ofAll({ direction: degree.direction, path: own, ...given({ isLoss }) }, knowledge),
                times,
              ),
            );
      }
      if (!isClass(set) || set.ranking !== undefined) return undefined;
      const own =
        isGrowth === true
          ? ['revenue_growth', 'real_gdp_growth_rate'].find((field) =>
              knowledge.holds(set, [field.replace(/_growth$/, '')]),
            )
          : degree.fields?.[0];
      const order = path ?? (own === undefined ? undefined : [own]);
      if (order === undefined) return undefined;
      const ranking = { direction: degree.direction, path: order, ...given({ isLoss }) };
      return listed(setAtAny(withLosses({ ...set, ranking }, ranking), times));
    },
  }),
  rule({
    name: 'where a figure is highest',
    pattern: 'in? where|what Set? possessive? AUX? Fields AUX? Superlative',
    cost: 0,
    result: ([, word, set, , before, own, behind, { degree, count, rank }], knowledge) => {
      const {
        fields: [path],
        change,
        summary,
        times,
      } = own;
      const isOnce = (before === undefined) !== (behind === undefined);
      const isPlain = own.fields.length === 1 && summary === undefined;
      if (path === undefined || !isPlain || degree.fields !== undefined || degree.isQuality === true)
        return undefined;
      if ((word.cat === 'what') !== (set !== undefined) || count !== undefined || rank !== undefined)
        return undefined;
      if (!isOnce && word.cat !== 'where') return undefined;
      const ranking = { direction: degree.direction, path: figurePath(path, change) };
      const ranked = set ?? ofAll(ranking, knowledge);
      if (ranked === undefined || knowledge.leadsToEntities(ranked, path)) return undefined;
      if (set === undefined) return listed(setAtAny(ranked, times));
      return isClass(set) && set.ranking === undefined && knowledge.holds(set, path)
        ? listed(setAtAny({ ...set, ranking }, times))
        : undefined;
    },
  }),
  rule({
    name: 'class in its order',
    pattern: 'rank of? Set',
    cost: 0,
    result: ([, , set]) => (isClass(set) && set.ranking?.isOrder === true ? listed(set) : undefined),
  }),
  rule({
    name: 'question without some',
    pattern: 'Question? not Set and|or? Set? comma? Question?',
    cost: 0.1,
    result: ([before, , left, joint, also, , behind]) => {
      const question = onlyOne(before, behind);
      const isPair = (joint === undefined) === (also === undefined);
      const root =
        question?.root.cat === 'Set' && isPair ? withoutBoth(question.root, left, also) : undefined;
      return root && question && { ...question, root };
    },
  }),
  rule({
    name: 'how many of a kind somebody does',
    pattern: 'howMany Set AUX Set Verb',
    cost: 0,
    result: ([, kind, , set, verb], knowledge) => {
      const value = set.names === undefined ? undefined : object(set, verb, knowledge);
      const isMeant = value !== undefined && ofKind(kind, value, knowledge) !== undefined;
      return isMeant && verb.inverse !== undefined ? countedValue(value, knowledge) : undefined;
    },
  }),
  rule({
    name: 'which of a class does most of something',
    pattern: 'what Set Verb Order',
    cost: 0,
    result: ([, set, { field }, { ranking }]) => {
      const path = ranking.path?.at(-1);
      const isSame =
        path === field || (path === 'population' && field === 'employee_count') || field === 'net_income';
      const own = path === 'population' ? field : path;
      return isClass(set) && set.ranking === undefined && isSame && own !== undefined
        ? listed({ ...set, ranking: { ...ranking, path: [own] } })
        : undefined;
    },
  }),
  rule({
    name: 'where somebody ranks',
    pattern: 'where|how|what AUX Set rank Order? in|of|between? Set?',
    cost: 0,
    result: ([, , set, , order, , pool], knowledge) => {
      const { ranking, ...whole } = pool ?? EMPTY_SET;
      const by = order?.ranking ?? ranking;
      return by && countOf(aheadOf(set, by, order === undefined ? whole : pool, knowledge));
    },
  }),
  rule({
    name: 'rank of somebody',
    pattern: 'Set|rank possessive|of rank|Set in|between? Set? Order',
    cost: 0,
    result: ([first, , last, word, pool, { ranking }], knowledge) => {
      const set = first.cat === 'Set' ? first : last;
      return set.cat === 'Set' && first.cat !== last.cat && (word === undefined) === (pool === undefined)
        ? countOf(aheadOf(set, ranking, pool, knowledge))
        : undefined;
    },
  }),
  rule({
    name: 'whether somebody is the first of a class',
    pattern: 'AUX|whether Set AUX? Set',
    cost: 0.05,
    result: ([, set, , { ranking, ...pool }], knowledge) => {
      const { direction, path, count = 1, rank = 1, isOrder } = ranking ?? {};
      return direction !== 'DESC' ||
        (path?.length ?? 1) > 1 ||
        count > 1 ||
        rank > 1 ||
        isOrder === true ||
        set.times.length > 0
        ? undefined
        : countOf(aheadOf(set, { direction, ...given({ path }), isOrder: true }, pool, knowledge));
    },
  }),
  rule({
    name: 'which of a kind a field has',
    pattern: 'what Set be Value',
    cost: 0,
    result: ([, kind, , value], knowledge) => ofKind(kind, value, knowledge),
  }),
];

function timed(
  question: PartOf<'Question'>,
  times: ValuePart['times'],
  knowledge: Knowledge,
): Part | undefined {
  const { root } = question;
  if (root.cat === 'Value' && root.dated !== undefined) return undefined;
  if (times.some((time) => time.kind === 'newest' && time.isLatest === true)) return undefined;
  if (root.cat !== 'Value') {
    const at = root.cat === 'Set' ? setAt(root, times) : claimAt(root, times, knowledge);
    return at === undefined ? undefined : { ...question, root: at };
  }
  const joined = joinTimes(root.times, times);
  return joined === undefined ? undefined : { ...question, root: { ...root, times: joined } };
}

/** Whether a condition is one of a figure, which is then told. */
const isBound = ({ value }: Condition): boolean => value.kind === 'number';

/** A value that is summed up, where that is said. */
const totalOf = (value: ValuePart | undefined, total: PartOf<'Summary'> | undefined): ValuePart | undefined =>
  value && total ? { ...value, summary: total.summary } : value;

/** A set at times, where any are said. */
const setAtAny = (set: SetPart | undefined, times: SetPart['times'] = []): SetPart | undefined =>
  set === undefined || times.length === 0 ? set : setAt(set, times);

/** A class to be narrowed or ranked; what was ranked and cut before stays so. */
function afterCut(set: SetPart, times: SetPart['times'] = []): SetPart {
  if (set.ranking === undefined || (set.ranking.isOrder === true && set.ranking.count === undefined))
    return set;
  const { conditions: _conditions, ranking: _ranking, count: _count, ...rest } = set;
  const within = { ...set, times: set.times.length > 0 ? set.times : times };
  return { ...rest, conditions: [], times: [], within };
}

/** A class that a condition is said of; what was ranked and cut is narrowed after that. */
const amongRanked = (set: SetPart, cond: PartOf<'Cond'>): SetPart | undefined =>
  isClass(set) ? narrow(afterCut(set, cond.times), cond) : undefined;

const listed = (set: SetPart | undefined) => (set === undefined ? undefined : ask(set, 'list'));
const countOf = (set: SetPart | undefined) => (set === undefined ? undefined : ask(set, 'count'));

/** Where something is: a company has its headquarters, a place lies somewhere. */
function placed(asked: SetPart, knowledge: Knowledge): ValuePart | undefined {
  const set = placesFirst(asked);
  const own = knowledge.holds(set, [PLACED]) ? PLACED : 'location';
  return valueOf(set, fields(own), knowledge);
}

/** Prefers a place to a company named after it, if the question asks for a place. */
const placesFirst = (set: SetPart): SetPart =>
  set.names === undefined
    ? set
    : {
        ...set,
        names: set.names.map((name) => {
          const [first] = name.bearers;
          const places = name.bearers.filter(
            (entity) =>
              isPlace(entity) && nameText(first?.name ?? '').startsWith(`${nameText(entity.name)} `),
          );
          return places.length === 0 ? name : { ...name, bearers: places };
        }),
      };

/** A value that leads to things of a kind, as many as it has. */
function ofKind(kind: SetPart, value: ValuePart | undefined, knowledge: Knowledge): Part | undefined {
  if (value === undefined || !isClass(kind) || kind.ranking !== undefined || kind.conditions.length > 0)
    return undefined;
  return agrees(kind, value, knowledge) ? ask(value) : undefined;
}

/** The place of a kind in which something is. */
function placeOf(
  kind: SetPart | FieldsPart,
  value: ValuePart | undefined,
  knowledge: Knowledge,
): ValuePart | undefined {
  if (value === undefined) return undefined;
  const own = kind.cat === 'Fields' ? kind.fields[0]?.[0] : KINDS.get(kind.topic ?? '');
  if (own === undefined) return undefined;
  if (
    kind.cat === 'Set' ? agrees(kind, value, knowledge) || !leads(value, knowledge) : agreesWith(value, own)
  )
    return value;
  return nest(value, fields(own), knowledge);
}

const leads = (value: ValuePart, knowledge: Knowledge): boolean =>
  knowledge.leadsToEntities(value.set, value.fields[0] ?? []);

const agreesWith = (value: ValuePart, own: string): boolean => value.fields[0]?.at(-1) === own;

/** The place of a kind in which a named place lies. */
function ofPlace(set: SetPart, kind: SetPart | FieldsPart, knowledge: Knowledge): ValuePart | undefined {
  const own =
    kind.cat === 'Fields'
      ? kind.fields.length === 1
        ? kind.fields[0]?.[0]
        : undefined
      : isBare(kind)
        ? KINDS.get(kind.topic ?? '')
        : undefined;
  const isKind = own !== undefined && [...KINDS.values()].includes(own);
  return set.names === undefined || !isKind ? undefined : valueOf(placesFirst(set), fields(own), knowledge);
}

/** What somebody has a role at: of whom the field leads to him. */
export function roleOf(
  kind: SetPart,
  set: SetPart,
  own: FieldsPart,
  knowledge: Knowledge,
): ValuePart | undefined {
  const role = own.fields.length === 1 ? own.fields[0]?.at(-1) : undefined;
  const inverse = ROLES.get(role ?? '');
  return set.names === undefined || !isBare(kind) || inverse === undefined
    ? undefined
    : valueOf(set, fields(...inverse.split('.')), knowledge);
}

/** Those of a class of whom a field leads to somebody. */
function whoseField(kind: SetPart, set: SetPart, { fields: [path, ...others] }: FieldsPart) {
  const condition =
    path !== undefined && others.length === 0 && isClass(kind) ? isNamedThing(path, set) : undefined;
  return condition && narrow(kind, { conditions: [condition], times: [] });
}

/** Roles by where people have them. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['ceo', 'leads'],
  ['board_members', 'directs'],
  ['cfo', 'company.cfo'],
  ['auditor', 'audits'],
  ['subsidiaries', 'parent'],
]);

/** A figure of what a value leads to; people are counted by what that is. */
function heldBy(
  value: ValuePart,
  own: FieldsPart | PartOf<'Unit'>,
  knowledge: Knowledge,
): ValuePart | undefined {
  if (own.cat === 'Fields') return nest(value, own, knowledge);
  const counts = own.field === undefined ? [] : [own.field, 'employee_count', 'population'];
  return counts.map((field) => nest(value, fields(field), knowledge)).find((each) => each !== undefined);
}

/** The class that has the figure of a ranking, where none is said. */
function ofAll(ranking: NonNullable<SetPart['ranking']>, knowledge: Knowledge): SetPart | undefined {
  const set = allOf(ranking.path ?? [], knowledge);
  return set && withLosses({ ...set, isMany: (ranking.count ?? 1) > 1, ranking }, ranking);
}

/** The classes of what may be ranked. */
const RANKED: Readonly<Record<string, string>> = {
  Company: 'companies',
  Country: 'countries',
  Municipality: 'cities',
};

/** Those that are ahead of somebody by a figure, all of its kind or those of a pool. */
function aheadOf(
  set: SetPart,
  { path, isOrder }: NonNullable<SetPart['ranking']>,
  pool: SetPart | undefined,
  knowledge: Knowledge,
): SetPart | undefined {
  const type = set.names?.length === 1 ? set.names[0]?.bearers[0]?.type : undefined;
  const topic = RANKED[type ?? ''];
  if (
    topic === undefined ||
    type === undefined ||
    path === undefined ||
    isOrder !== true ||
    set.names === undefined ||
    !knowledge.holds(set, path)
  )
    return undefined;
  const inside = pool?.names === undefined ? undefined : insideCondition(pool.names, type);
  const base =
    pool === undefined || inside !== undefined ? { ...EMPTY_SET, topic, type, isMany: true } : pool;
  if (base.topic !== topic || base.ranking !== undefined) return undefined;
  const ahead: Condition = { path, operator: '>', value: { kind: 'names', names: set.names, joint: 'or' } };
  return { ...base, conditions: [...base.conditions, ...(inside === undefined ? [] : [inside]), ahead] };
}

/** Kinds of places as fields. */
const KINDS = new Map([
  ['cities', 'city'],
  ['states', 'state'],
  ['countries', 'country'],
  ['continents', 'continent'],
  ['regions', 'region'],
]);

/** Verbs of people who are counted: who works or lives somewhere. */
const COUNTED: ReadonlySet<string> = new Set(['company', 'employee_count', 'residence']);

/** How many people a company or a place has. */
function people(set: SetPart, field: string, knowledge: Knowledge): Part | undefined {
  const fields = field === 'population' ? ['population', 'employee_count'] : [field];
  const meant =
    fields.find((each) => knowledge.holds(set, [each])) ??
    fields.toReversed().find((each) => knowledge.mayHold(set, [each]));
  return meant === undefined
    ? undefined
    : whole(valueOf(set, { cat: 'Fields', fields: [[meant]], times: [] }, knowledge));
}

/** A figure as it is, of things their number. */
function counted(set: SetPart, own: FieldsPart, knowledge: Knowledge): Part | undefined {
  const value = valueOf(set, own, knowledge);
  return value === undefined ? undefined : countedValue(value, knowledge);
}

function countedValue(value: ValuePart, knowledge: Knowledge): Part | undefined {
  const [path, ...others] = value.fields;
  if (path === undefined || others.length > 0 || value.summary !== undefined) return undefined;
  const isOfThings = knowledge.leadsToEntities(value.set, path);
  return ask(isOfThings ? { ...value, summary: 'count' } : value);
}
