import { EMPTY_SET } from '../empty-set';
import type { Attach } from '../part-combination';
import type { Part, SetPart, ValuePart } from '../question-parts';
import { GROUPS } from '../kinds';
import { AREAS, areaOf, claimOf, rootOfValue, rootOfSet } from './root-parts';
import { fieldsPart, isBare, isNamed, isSingle } from './parts';
import { narrowedBy } from './relations';
import { rule, only, type Rule } from './rule';

/** Fields by which things are named: who asks for the company with a ticker wants the company. */
const IDENTIFIERS = new Set([
  ...['ticker', 'cik', 'lei', 'isin', 'ein', 'code', 'iso_code', 'iso3', 'iso_numeric', 'calling_code'],
  ...['scientific_name', 'website', 'legal_name', 'former_names', 'native_name'],
]);

const COMPANIES: SetPart = { ...EMPTY_SET, topic: 'companies', type: 'Company', isPlural: true };

const COUNTRIES: SetPart = { ...EMPTY_SET, topic: 'countries', type: 'Country', isPlural: true };

/** Fields that count people, so that `how many people` asks for them. */
const PEOPLE = new Set(['employee_count', 'population']);

/** Whole questions. */
export const QUESTION_RULES: readonly Rule[] = [
  rule(
    ['set', 'value'],
    0.05,
    'which exchange is Apple listed on; companies that Deloitte audits',
    (set, value, attach) => valueOfKind(set, value, attach),
  ),
  rule(['light', 'value'], 0.2, 'where Portuguese is spoken', ({ light }, of) =>
    light === 'with' ? { kind: 'phrase', light, of } : undefined,
  ),
  rule(['set', 'phrase'], 0.15, 'countries where Portuguese is spoken', (set, { light, of }, attach) =>
    light === 'with' && of.kind === 'value' ? valueOfKind(set, of, attach) : undefined,
  ),
  rule(['set', 'value'], 0.1, 'which company has the ticker AAPL', (set, value) =>
    isBare(set) && isSingle(value.set) && IDENTIFIERS.has(value.fields[0] ?? '') && value.way.length === 0
      ? { kind: 'root', root: value.set, isProfile: true }
      : undefined,
  ),
  rule(['light', 'value'], 0.1, 'whose ticker is KO', ({ light }, value) =>
    light === 'whose' &&
    isSingle(value.set) &&
    IDENTIFIERS.has(value.fields[0] ?? '') &&
    value.way.length === 0
      ? { kind: 'root', root: value.set, isProfile: true }
      : undefined,
  ),
  rule(['light', 'cond'], 0.1, 'whose CIK is 320193', ({ light }, { filters }) =>
    light === 'whose' && filters.every(({ path }) => path[0] === 'cik')
      ? { kind: 'root', root: { ...COMPANIES, filters } }
      : undefined,
  ),
  rule(['set', 'value'], 0.15, 'on what exchange is the company with the LEI …', (set, value) =>
    isBare(set) && isSingle(value.set) && IDENTIFIERS.has(value.fields[0] ?? '') && value.way.length === 0
      ? value.set
      : undefined,
  ),
  rule(['set', 'phrase'], 0.1, 'the company with the LEI …', (set, { light, of }) =>
    light === 'with' &&
    of.kind === 'value' &&
    isBare(set) &&
    isSingle(of.set) &&
    IDENTIFIERS.has(of.fields[0] ?? '')
      ? of.set
      : undefined,
  ),
  rule(['set', 'value'], 0, 'is Tim Cook the CEO of Apple', (set, value, attach) =>
    claimOf(value, set, attach),
  ),
  rule(['value', 'set'], 0.05, "is Apple's CEO Tim Cook", (value, set, attach) =>
    claimOf(value, set, attach),
  ),
  rule(['set', 'phrase'], 0, 'is Germany in Europe', (set, { light, of }, attach) => {
    if (!isNamed(set) || of.kind !== 'set' || !only(light, 'in', 'on', 'at', 'of')) return undefined;
    // A language or a currency lies nowhere; where it is spoken or paid is another question.
    if (set.named?.[0]?.some(({ type }) => type === 'Language' || type === 'Currency') === true)
      return undefined;
    const filter = attach.insideFilter(of, set.named?.[0]?.[0]?.type);
    // Of two that are offered the right one is told.
    if (filter !== undefined && of.joint === 'or' && isSingle(set))
      return attach.fits(set, filter.path) ? attach.valueOf(set, fieldsPart(filter.path)) : undefined;
    return filter === undefined ? undefined : { kind: 'claim', set, filter, at: set.at };
  }),
  rule(['set', 'place'], 0.2, 'is Siemens German', (set, { places }, attach) => {
    const filter = isNamed(set)
      ? attach.insideFilter({ ...EMPTY_SET, named: [places] }, 'Company')
      : undefined;
    return filter === undefined ? undefined : { kind: 'claim', set, filter, at: set.at };
  }),
  rule(['light', 'claim'], 0, 'is …, does …, has …', ({ light }, claim) =>
    only(light, 'be', 'do', 'have') ? { kind: 'root', root: claim } : undefined,
  ),
  rule(['light', 'claim'], 0.1, "isn't Kenya in Africa", ({ light }, claim) =>
    light === 'not' ? { kind: 'root', root: claim } : undefined,
  ),
  rule(['ask', 'claim'], 0, 'is it true that …', ({ ask }, claim) =>
    ask === 'yes or no' ? { kind: 'root', root: claim } : undefined,
  ),
  rule(['light', 'value'], 0, 'does Apple have more employees than Microsoft', ({ light }, value) =>
    value.compare !== undefined && value.compare.isChoice !== true && only(light, 'be', 'do', 'have')
      ? { kind: 'root', root: { ...value, compare: { ...value.compare, isClaim: true } } }
      : undefined,
  ),
  rule(['ask', 'value'], 0, 'what is the revenue of Apple', (ask, value, attach) =>
    rootOfValue(ask.ask, value, attach),
  ),
  rule(['value', 'ask'], 0.2, 'and the revenue of Apple is what', (value, ask, attach) =>
    rootOfValue(ask.ask, value, attach),
  ),
  rule(['ask', 'set'], 0, 'which companies are in Texas', ({ ask }, set, attach) =>
    rootOfSet(ask, set, attach),
  ),
  rule(['ask', 'clause'], 0.05, 'who audits Apple', ({ ask }, clause, attach) => {
    const { relation, object, isNot, also, butNot, since } = clause;
    if (relation.isLast === true && ask !== 'who') return undefined;
    // Who came into a union at a time are countries.
    if (since !== undefined && ask === 'who' && relation.field === 'member_of' && !isNot) {
      const members = narrowedBy(COUNTRIES, clause, attach);
      return members === undefined ? undefined : { kind: 'root', root: members };
    }
    if (also !== undefined || butNot !== undefined || since !== undefined) return undefined;
    // What used to be called so is what bears the name today.
    if (relation.field === 'former_names')
      return !isNot && isSingle(object) && only(ask, 'who', 'what', 'list')
        ? { kind: 'root', root: object, isProfile: true }
        : undefined;
    // Who is headquartered in a place, or listed, is a company.
    if (!isNot && ask === 'who' && only(relation.field, 'headquarters', 'registered_in', 'exchange')) {
      const firms = attach.byRelation(COMPANIES, relation, object, false);
      return firms === undefined ? undefined : { kind: 'root', root: firms };
    }
    if (!isNot && ask === 'where' && only(relation.field, 'languages', 'currency')) {
      const countries = attach.byRelation(COUNTRIES, relation, object, false);
      return countries === undefined ? undefined : { kind: 'root', root: countries };
    }
    // `Wem gehört X` asks for what X belongs to, not for what belongs to X.
    if (ask === 'whose' && !isNot) {
      const owned = attach.valueOf(object, fieldsPart([relation.field]));
      return relation.inverse === undefined ? undefined : { ...owned, relation };
    }
    if (isNot || relation.inverse === undefined || !only(ask, 'who', 'what', 'list', 'where'))
      return undefined;
    // A group of states owns nobody.
    if (
      relation.field === 'parent' &&
      object.named?.every((all) => all.every(({ type }) => GROUPS.has(type)))
    )
      return undefined;
    const value = attach.valueOf(object, fieldsPart([relation.inverse]));
    return attach.fits(value.set, value.fields) || ask === 'who' ? { ...value, relation } : undefined;
  }),
  rule(['set', 'relation'], 0.5, 'Ericsson: what city are they based in', (set, { relation }) => {
    const area = isBare(set) ? AREAS.get(set.topic ?? '') : undefined;
    return area !== undefined && only(relation.field, 'headquarters', 'location')
      ? { kind: 'open', field: area }
      : undefined;
  }),
  rule(['ask', 'relation'], 0.3, 'the 2013 prize: who won it', ({ ask }, { relation }) =>
    ask === 'when' && relation.isDated === true
      ? { kind: 'open', field: relation.field, isAsked: true }
      : relation.inverse !== undefined && only(ask, 'who', 'what')
        ? { kind: 'open', field: relation.inverse, isAsked: true }
        : undefined,
  ),
  rule(['ask', 'open'], 0, 'what city are they based in', ({ ask }, open) =>
    only(ask, 'what', 'list', 'where') ? { ...open, isAsked: true } : undefined,
  ),
  rule(['ask', 'set'], 0.05, 'East London: which country', ({ ask }, set) => {
    const area =
      isBare(set) && !set.isPlural && set.size === undefined ? AREAS.get(set.topic ?? '') : undefined;
    return only(ask, 'what', 'list') && area !== undefined
      ? { kind: 'open', field: area, isAsked: true }
      : undefined;
  }),
  rule(['root', 'andWhich'], 0, 'how many universities has Switzerland and which', ({ root }) =>
    root.kind === 'value' &&
    root.summary === 'count' &&
    root.fields.length + root.at.length === 0 &&
    root.set.topic !== undefined
      ? { kind: 'root', root: root.set }
      : root.kind === 'value' && root.summary === 'count' && root.fields.length === 1
        ? { kind: 'root', root: withoutCount(root) }
        : undefined,
  ),
  rule(['set', 'ask'], 0.3, 'BRK.B who is that', (set, { ask }, attach) =>
    isSingle(set) && only(ask, 'who', 'about', 'what', 'where') ? rootOfSet(ask, set, attach) : undefined,
  ),
  rule(['set', 'open'], 0, 'Ericsson: what city are they based in', (set, open, attach) => {
    if (open.isAsked !== true || !isSingle(set)) return undefined;
    const field =
      open.field === 'founded' ? attach.dayOf(set, { field: 'founded', isDated: true }) : open.field;
    return attach.fits(set, [field]) ? attach.valueOf(set, fieldsPart([field])) : undefined;
  }),
  rule(['ask', 'fields'], 0.05, 'which currency; how many subsidiaries', ({ ask }, fields, attach) => {
    if (ask !== 'how many')
      return only(ask, 'what', 'how', 'list', 'who', 'how much', 'where') ? fields : undefined;
    const [field = '', ...others] = fields.fields;
    if (others.length > 0) return undefined;
    return attach.isOfThings(field) ? { ...fields, summary: 'count' } : fields;
  }),
  rule(['ask', 'set'], 0.6, 'by number of universities', ({ ask }, set, attach) => {
    const field = ask === 'how many' ? attach.countField(set) : undefined;
    return field === undefined ? undefined : fieldsPart([field]);
  }),
  rule(['ask', 'compared'], 0, 'how many more employees', (_ask, compared) => compared),
  rule(['ask', 'root'], 0.1, 'tell me …; which is larger', ({ ask }, root) =>
    // `When did Finland join the EU` is not answered with yes.
    root.root.kind === 'claim' && ask !== 'yes or no'
      ? undefined
      : root.root.kind === 'value' && root.root.compare !== undefined
        ? { ...root, root: { ...root.root, compare: { ...root.root.compare, isClaim: false } } }
        : root,
  ),
  rule(['ask', 'ask'], 0.1, 'tell me what', (left, right) =>
    only(left.ask, 'list', 'about', 'what') ? right : undefined,
  ),
  rule(['ask', 'light'], 0.02, "who's listed", (ask, { light }) =>
    light === 'possessive' ? ask : undefined,
  ),
  rule(['light', 'ask'], 0, 'in which country', ({ light }, ask) =>
    only(light, 'in', 'of', 'on', 'at', 'for', 'by', 'from', 'to', 'with') ? ask : undefined,
  ),
  rule(['set', 'light'], 0.1, 'which country is Tokyo in', (set, { light }) =>
    isSingle(set) && light === 'in' ? { kind: 'asked', set } : undefined,
  ),
  rule(['set', 'asked'], 0, 'which country is Tokyo in', (set, { set: inner }, attach) =>
    areaOf(set, inner, attach),
  ),
  rule(['set', 'set'], 0.3, 'in which country is Tokyo', (set, inner, attach) =>
    isSingle(inner) ? areaOf(set, inner, attach) : undefined,
  ),
];

/** The things themselves in place of how many they are. */
function withoutCount({ summary, ...value }: ValuePart): ValuePart {
  return summary === undefined ? value : { ...value };
}

/** What a verb asks of a name, where the set says of which kind the answer is. */
function valueOfKind(set: SetPart, value: ValuePart, attach: Attach): Part | undefined {
  if (
    set.topic === undefined ||
    set.orders.length > 0 ||
    set.end !== undefined ||
    value.summary !== undefined
  )
    return undefined;
  if (set.topic === 'people' && PEOPLE.has(value.fields[0] ?? '') && isBare(set)) return value;
  const area = AREAS.get(set.topic);
  if (area !== undefined && isBare(set) && value.relation !== undefined && isNamed(value.set)) {
    if (attach.agrees(set, value)) return value;
    const path = value.fields[0] === 'location' || value.fields[0] === 'headquarters' ? [] : value.fields;
    const inner = path.length === 0 ? attach.valueOf(value.set, fieldsPart([area])) : undefined;
    if (inner !== undefined && attach.fits(inner.set, inner.fields)) return { ...inner, at: value.at };
  }
  // A law applies in countries, or in the union of which they are.
  if (set.topic === 'countries' && isBare(set) && value.fields.join() === 'concerns') return value;
  if (!attach.agrees(set, value)) return undefined;
  return { ...value, where: [...value.where, ...set.filters] };
}
