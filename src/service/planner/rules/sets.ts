import { isPlace } from '../../store/places';
import { MEASURES } from '../kinds';
import type { Light, SetPart } from '../question-parts';
import { EMPTY_SET } from '../empty-set';
import {
  fieldsPart,
  isBare,
  isMeasure,
  isNamed,
  isOfOneTime,
  isSingle,
  isYear,
  jointOf,
  together,
} from './parts';
import { rule, only, type Rule } from './rule';

/** Whether a place has a law of companies of its own within a country. */
const isOfState = ({ named = [] }: SetPart): boolean =>
  named.every((bearers) => bearers.some(({ type }) => type === 'CountrySubdivision'));

/** Whether a name may be that of the one that is first of a kind: Berlin is a city itself, and no place that the largest lies in. */
const isOfItsKind = ({ named: [bearers = []] = [] }: SetPart, kind: SetPart): boolean =>
  kind.isRanked && !kind.isPlural && bearers.some(({ type }) => type === kind.type);

/** What two sets of a question give when the one is narrowed by the other. */
export const SET_RULES: readonly Rule[] = [
  rule(['set', 'set'], 0.05, 'Schlumberger (SLB)', (set, again) => {
    const [left, right] = [set, again].map((each) => (isSingle(each) ? each.named?.[0] : undefined));
    const meant = right?.[0];
    const isSame = left?.[0]?.type === 'Company' && left[0] === meant;
    // Of several that bear a name the code behind it tells which is meant.
    const isTold = right?.length === 1 && meant !== undefined && left?.includes(meant) === true;
    if ((!isSame && !isTold) || again.at.length + again.filters.length > 0) return undefined;
    return isTold ? { ...set, named: [[meant]] } : set;
  }),
  rule(['light', 'set'], 0, 'in Texas, of Apple, outside Europe, than Microsoft', ({ light }, set) =>
    PHRASED.has(light) ? { kind: 'phrase', light, of: set } : undefined,
  ),
  rule(['light', 'phrase'], 0.1, 'than in Texas, and outside Europe', ({ light }, phrase) => {
    if (only(light, 'and', 'or', 'comma') && only(phrase.light, 'and', 'or')) return phrase;
    if (only(light, 'and', 'comma') && only(phrase.light, 'outside', 'not')) return phrase;
    if (
      only(light, 'than', 'to', 'on') &&
      phrase.of.kind === 'set' &&
      only(phrase.light, 'possessive', 'of', 'in')
    )
      return { ...phrase, light };
    if (only(light, 'and', 'or') && phrase.of.kind === 'set' && phrase.light === 'possessive')
      return { ...phrase, light };
    return light === 'not' && only(phrase.light, 'in', 'on', 'of', 'from')
      ? { ...phrase, light: 'outside' }
      : undefined;
  }),
  rule(['set', 'light'], 0, "Apple's", (set, { light }) =>
    light === 'possessive' ? { kind: 'phrase', light, of: set } : undefined,
  ),
  rule(['phrase', 'phrase'], 0, "Boeing's or Delta", (left, right) => {
    const joint = jointOf(right.light);
    const isOf = left.light === 'possessive' && left.of.kind === 'set' && right.of.kind === 'set';
    const of =
      isOf && joint !== undefined && left.of.kind === 'set' && right.of.kind === 'set'
        ? together(left.of, right.of, joint)
        : undefined;
    return of === undefined ? undefined : { ...left, of };
  }),
  rule(['phrase', 'light'], 0, "Boeing's or Delta's", (phrase, { light }) =>
    light === 'possessive' && phrase.light === 'possessive' ? phrase : undefined,
  ),
  rule(['value', 'light'], 0, "the largest bank's", (value, { light }) =>
    light === 'possessive' ? { kind: 'phrase', light, of: value } : undefined,
  ),
  rule(['light', 'value'], 0, 'of the capital of France', ({ light }, value) =>
    only(light, 'of', 'in', 'for', 'at', 'than', 'and', 'on', 'or', 'between')
      ? { kind: 'phrase', light, of: value }
      : undefined,
  ),
  rule(
    ['set', 'phrase'],
    0,
    'companies in Texas; Apple and Microsoft; euro to dollar',
    (set, phrase, attach) => {
      if (phrase.of.kind !== 'set') return undefined;
      const city = phrase.light === 'comma' ? attach.cityIn(set, phrase.of) : undefined;
      if (city !== undefined) return city.named?.every(({ length }) => length > 0) ? city : undefined;
      // Of `Intel, Ford or Disney` the last word joins all of them.
      const isListed = phrase.light === 'comma' && phrase.of.joint === 'or';
      const joint = isListed ? 'or' : jointOf(phrase.light);
      if (joint !== undefined) return together(set, phrase.of, joint);
      const pair = only(phrase.light, 'to', 'in', 'on', 'slash', 'per', 'for', 'by', 'against')
        ? together(
            ...(phrase.light === 'per' ? ([phrase.of, set] as const) : ([set, phrase.of] as const)),
            'pair',
          )
        : undefined;
      if (pair !== undefined && attach.isCurrencies(pair))
        return only(phrase.light, 'for', 'to', 'in')
          ? { ...pair, isTold: phrase.light === 'for' ? 'for' : 'in' }
          : pair;
      return attach.inside(set, phrase.light, phrase.of);
    },
  ),
  rule(['set', 'phrase'], 0.1, 'the biggest sellers among companies in Texas', (set, { light, of }) =>
    of.kind === 'set' &&
    only(light, 'between', 'of', 'in') &&
    set.topic !== undefined &&
    of.topic === set.topic &&
    of.filters.length > 0 &&
    isOfOneTime(set.at, of.at) &&
    of.orders.length === 0 &&
    of.count === undefined
      ? { ...set, filters: [...set.filters, ...of.filters], at: [...set.at, ...of.at] }
      : undefined,
  ),
  rule(
    ['set', 'phrase'],
    0.2,
    'cities in the country where Volkswagen is headquartered',
    (set, phrase, attach) => {
      const of =
        phrase.of.kind === 'value'
          ? attach.resolved(phrase.of)
          : phrase.of.kind === 'set'
            ? attach.leader(phrase.of)
            : undefined;
      return of === undefined ? undefined : attach.inside(set, phrase.light, of);
    },
  ),
  rule(['phrase', 'set'], 0.1, "Africa's largest city; In Texas, which companies", (phrase, set, attach) =>
    phrase.of.kind === 'set' ? attach.inside(set, phrase.light, phrase.of) : undefined,
  ),
  rule(['set', 'set'], 0.1, 'EU countries; Texas insurers; which country France', (left, right, attach) => {
    if (isNamed(left) && isNamed(right))
      return attach.isCurrency(left) && attach.isCurrency(right) ? together(left, right, 'and') : undefined;
    // German states lie in Germany; who speaks German is called by more than the word.
    if (left.named?.every(([first]) => first?.type === 'Language') === true) return undefined;
    if (isNamed(left) && left.at.length === 0 && right.isByLaw === true && isOfState(left))
      return attach.byRelation(right, { field: 'registered_in' }, left, false);
    if (isNamed(left) && left.at.length === 0)
      return attach.inside(right, right.type === 'Sanction' ? 'by' : 'in', left);
    return undefined;
  }),
  // Whether somebody is the first of his kind is told by who that is.
  rule(['set', 'set'], 0.1, 'is Munich the biggest city in Germany', (left, right) =>
    isSingle(left) && left.at.length === 0 && isOfItsKind(left, right) && right.orders.length === 1
      ? { kind: 'firstOf', set: right }
      : undefined,
  ),
  rule(['light', 'firstOf'], 0, 'is Munich the biggest city in Germany', ({ light }, { set }) =>
    light === 'be' ? { kind: 'root', root: set } : undefined,
  ),
  rule(['ask', 'firstOf'], 0, 'is it true that Munich is the biggest city', ({ ask }, { set }) =>
    ask === 'yes or no' ? { kind: 'root', root: set } : undefined,
  ),
  rule(['set', 'set'], 0.05, 'airline companies, bank firms', (left, right) => {
    const isTrade = left.topic === 'companies' && left.filters.length === 1 && !left.isPlural;
    return isTrade && isBare({ ...left, filters: [] }) && right.topic === 'companies' && isBare(right)
      ? { ...right, filters: left.filters }
      : undefined;
  }),
  rule(['set', 'set'], 0.1, 'which products are browsers', (left, right) =>
    isBare(left) && left.size === undefined && left.topic === right.topic && right.filters.length > 0
      ? right
      : undefined,
  ),
  rule(['set', 'set'], 0.5, 'unemployment rate USA', (left, right) => {
    const [measure, place] = isMeasure(left) ? [left, right] : [right, left];
    return isMeasure(measure) && isSingle(place) && isMeasuredIn(measure, place)
      ? { ...measure, at: [...left.at, ...right.at] }
      : undefined;
  }),
  rule(['set', 'set'], 0.05, 'the insurance industry, the country Georgia', (left, right, attach) => {
    const [set, kind] = isNamed(left) ? [left, right] : [right, left];
    return isBare(kind) && !kind.isPlural ? attach.ofKind(set, kind) : undefined;
  }),
  rule(['place', 'set'], 0, 'German companies; US unemployment rate', ({ places }, set, attach) => {
    if (set.topic !== undefined)
      return attach.inside(set, set.type === 'Sanction' ? 'by' : 'in', { ...EMPTY_SET, named: [places] });
    const isOfPlace = set.named?.every((bearers) =>
      bearers.some(
        ({ type, description }) =>
          MEASURES.has(type) && places.some(({ name }) => description?.includes(name)),
      ),
    );
    return isOfPlace === true ? set : undefined;
  }),
  rule(['set', 'place'], 0.3, 'which companies are German', (set, { places }, attach) =>
    set.topic === undefined ? undefined : attach.inside(set, 'in', { ...EMPTY_SET, named: [places] }),
  ),
  rule(['light', 'place'], 0, 'not German', ({ light }, { places }, attach) => {
    const filter =
      light === 'not' ? attach.insideFilter({ ...EMPTY_SET, named: [places] }, 'Company', true) : undefined;
    return filter === undefined ? undefined : { kind: 'cond', filters: [filter] };
  }),
  rule(
    ['light', 'cond'],
    0,
    'with more than 10 employees; and founded in 1990',
    ({ light }, cond, attach) => {
      if (only(light, 'with', 'have', 'and', 'comma', 'be', 'whose', 'of')) return cond;
      const [filter, ...others] = cond.filters;
      return light === 'not' && filter !== undefined && others.length === 0
        ? { kind: 'cond', filters: [attach.opposite(filter)] }
        : undefined;
    },
  ),
  rule(['set', 'phrase'], 0.01, 'the state of Texas', (kind, { light, of }, attach) =>
    light === 'of' && of.kind === 'set' && isSingle(of) && isBare(kind) && !kind.isPlural
      ? attach.ofKind(of, kind)
      : undefined,
  ),
  rule(['light', 'cond'], 0.05, 'in the same state as Apple', ({ light }, cond) =>
    only(light, 'in', 'on', 'at', 'from', 'by') ? cond : undefined,
  ),
  rule(['set', 'cond'], 0, 'companies with more than 10 employees', (set, cond, attach) => {
    const filters = cond.filters.map((filter) => attach.dateField(set, attach.leftOut(set, filter)));
    if (set.topic !== undefined)
      return filters.every((filter) => attach.applies(set, filter)) && isOfOneTime(set.at, cond.at)
        ? { ...set, filters: [...set.filters, ...filters], at: [...set.at, ...(cond.at ?? [])] }
        : undefined;
    const [filter, ...others] = filters;
    return filter !== undefined && others.length === 0
      ? { kind: 'claim', set, filter, at: set.at }
      : undefined;
  }),
  rule(['cond', 'set'], 0.1, 'non-European countries', ({ filters }, set, attach) =>
    set.topic !== undefined && filters.every((filter) => attach.applies(set, filter))
      ? { ...set, filters: [...filters, ...set.filters] }
      : undefined,
  ),
  rule(['light', 'set'], 0.1, 'without the euro', ({ light }, set, attach) => {
    const filter = light === 'not' ? attach.insideFilter(set, 'Country', true) : undefined;
    return filter !== undefined && only(filter.path[0] ?? '', 'currency', 'languages')
      ? { kind: 'cond', filters: [filter] }
      : undefined;
  }),
  rule(['light', 'set'], 0.1, 'with the euro', ({ light }, set, attach) => {
    const filter = light === 'with' ? attach.insideFilter(set, 'Country') : undefined;
    return filter !== undefined && only(filter.path[0] ?? '', 'currency', 'languages')
      ? { kind: 'cond', filters: [filter] }
      : undefined;
  }),
  rule(['set', 'set'], 0.3, 'is JPMorgan Chase a bank', (set, kind) => {
    const [filter, ...others] = kind.filters;
    const isKind = kind.topic !== undefined && !kind.isPlural && kind.orders.length === 0;
    return isSingle(set) && isKind && filter !== undefined && others.length === 0
      ? { kind: 'claim', set, filter, at: set.at }
      : undefined;
  }),
  rule(['set', 'set'], 0.35, 'how many exchanges does Germany have', (left, right, attach) =>
    isUncut(left) && left.isPlural && isSingle(right) ? attach.inside(left, 'in', right) : undefined,
  ),
  rule(['set', 'set'], 0.35, 'größte Stadt Brasiliens; largest city Brazil', (left, right, attach) =>
    left.topic !== undefined &&
    left.isRanked &&
    isSingle(right) &&
    right.named?.flat().every(isPlace) === true
      ? attach.inside(left, 'in', right)
      : undefined,
  ),
  rule(['set', 'phrase'], 0.1, 'how many people are there in Vietnam', (set, { light, of }, attach) =>
    set.topic === 'people' &&
    isBare(set) &&
    light === 'in' &&
    of.kind === 'set' &&
    attach.fits(of, ['population'])
      ? {
          ...attach.valueOf(of, fieldsPart(['population'])),
          relation: { field: 'residence', counted: 'population' },
        }
      : undefined,
  ),
  rule(['set', 'phrase'], 0, 'the unemployment rate in the US', (set, { light, of }) => {
    const isOfPlace = of.kind === 'set' && isMeasuredIn(set, of);
    const at = [...set.at, ...(of.kind === 'set' ? of.at : [])];
    return only(light, 'in', 'of', 'for') && isOfPlace ? { ...set, at } : undefined;
  }),
  rule(['value', 'cond'], 0.05, 'EU laws adopted in 2014', (value, { filters }, attach) => {
    const set = attach.collected(value);
    return set === undefined
      ? undefined
      : { ...set, filters: [...set.filters, ...filters.map((filter) => attach.dateField(set, filter))] };
  }),
  rule(['value', 'cond'], 0.05, 'EU members without the euro', (value, { filters }, attach) => {
    const members = attach.membersOf(value);
    return members === undefined ? undefined : { ...members, filters: [...members.filters, ...filters] };
  }),
  rule(['cond', 'cond'], 0.1, 'more than 10 and fewer than 20 employees', (left, right) => ({
    kind: 'cond',
    filters: [...left.filters, ...right.filters],
  })),
  rule(
    ['set', 'phrase'],
    0.1,
    'countries except France, companies other than Amazon',
    (set, { light, of }, attach) => {
      const named =
        only(light, 'not', 'outside') && of.kind === 'set' && of.filters.length === 0 ? of : undefined;
      if (named === undefined || set.topic === undefined) return undefined;
      const others = attach.ofKind(named, set);
      return others?.named?.reduce((rest, [first]) => attach.narrow(rest, attach.exceptFor(first)), set);
    },
  ),
  rule(['set', 'phrase'], 0.15, 'EU but not NATO', (set, { light, of }, attach) => {
    const isPair = only(light, 'not', 'outside') && of.kind === 'set' && isSingle(set) && isSingle(of);
    if (!isPair || set.at.length + of.at.length > 0) return undefined;
    const filters = [attach.insideFilter(set, 'Country'), attach.insideFilter(of, 'Country', true)];
    const known = filters.flatMap((filter) => (filter?.path[0] === 'member_of' ? [filter] : []));
    return known.length === 2
      ? { ...EMPTY_SET, topic: 'countries', type: 'Country', isPlural: true, filters: known }
      : undefined;
  }),
  rule(['light', 'set'], 0.1, 'not banks', ({ light }, set, attach) => {
    const [filter, ...others] = set.filters;
    if (light !== 'not' || set.topic === undefined || filter === undefined || others.length > 0)
      return undefined;
    return set.orders.length > 0 ? undefined : { kind: 'cond', filters: [attach.opposite(filter)] };
  }),
  rule(['number', 'set'], 0, '250 euros', ({ text }, set, attach) =>
    isSingle(set) && set.amount === undefined && /^\d+$/.test(text) && attach.isCurrency(set)
      ? { ...set, amount: Number(text) }
      : undefined,
  ),
  rule(['set', 'number'], 0, 'EUR 250', (set, { text, count }, attach) =>
    isSingle(set) && set.amount === undefined && /^\d+$/.test(text) && attach.isCurrency(set)
      ? count !== undefined && isYear(count)
        ? undefined
        : { ...set, amount: Number(text) }
      : undefined,
  ),
  rule(['number', 'value'], 0.1, 'three things that Salesforce bought', ({ count }, value, attach) =>
    count !== undefined &&
    !isYear(count) &&
    isSingle(value.set) &&
    value.set.count === undefined &&
    value.fields.length === 1 &&
    value.way.length + value.at.length === 0 &&
    value.summary === undefined &&
    value.change === undefined &&
    attach.leadsToEntities(value.set, value.fields)
      ? { ...value, set: { ...value.set, count } }
      : undefined,
  ),
  rule(['number', 'set'], 0, 'five companies; one dollar', ({ count }, set) => {
    if (set.topic !== undefined)
      return count === undefined || set.count !== undefined || isYear(count) ? undefined : { ...set, count };
    return count === 1 && isSingle(set) ? set : undefined;
  }),
];

/** Whether a collection may still be narrowed by a place that follows: `how many cities with a million people has Germany`. */
const isUncut = (set: SetPart): boolean =>
  isBare({ ...set, filters: [] }) &&
  set.filters.every(({ path, operator }) => path.join() !== 'location' && /^[<>]/.test(operator));

/** Whether what is measured is of a place. */
const isMeasuredIn = ({ named }: SetPart, place: SetPart): boolean => {
  const [places = []] = place.named ?? [];
  return (
    named?.every((bearers) =>
      bearers.some(
        ({ type, description }) =>
          MEASURES.has(type) && places.some(({ name }) => description?.includes(name)),
      ),
    ) === true
  );
};

const PHRASED: ReadonlySet<Light> = new Set<Light>([
  ...(['of', 'in', 'for', 'on', 'at', 'from', 'to', 'by', 'per', 'between', 'outside'] as const),
  ...(['and', 'or', 'than', 'comma', 'slash', 'not', 'against'] as const),
]);
