import type { EntityType } from '../../shared/contract/entity-type';
import { hasCurrencySign } from '../store/currency-sign';
import type { Graph } from '../store/graph';
import { PLACES } from '../store/places';
import type { NameForm } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { typeAndSubtypes } from '../store/subtypes';
import { readSecondName, readBothNames, readCodeBehindName, shortAhead } from './dual-names';
import { hasAlias } from './alias-lookup';
import { candidates, sameNames } from './candidates';
import { exchangeOfCity } from './exchange-of-city';
import { createAliasIndex } from './aliases';
import { createIdentifierFinder } from './identifiers';
import { findByAbbreviation, matchesAbbreviation } from './abbreviated-names';
import { completeTruncated } from './truncated-names';
import { restoreLetters } from './lost-letters-search';
import { findCurrentNames } from './current-names';
import { areInitials, CLOSE, closeness } from '../../shared/names/closeness';
import { kindOf } from '../../shared/names/name-kind';
import { coreText } from '../../shared/names/legal-form';
import { namesWithCode } from '../../shared/names/name-with-code';
import { nameText } from '../../shared/names/name-text';
import { issuerOf, issuersOf } from '../../shared/names/share-class';
import { withPlaceWord } from '../../shared/names/place-form';
import { invertedPair } from '../../shared/names/inverted-pairs';
import { schoolOfCity } from './school-names';
import { createQualifiedNames } from './qualified-names';
import { findDatedEvent } from './dated-events';
import { findDeal } from './deal-names';
import { readFullTitle } from './full-titles';
import { transliterations } from './transliterated-names';
import { spellingVariants, withoutShortWords } from './spelling-variants';
import { BODIES, LEAST, relevance, textRelevance, type TypedName } from './relevance';
import { typedName } from './typed-name';

/** An entity that a search found; `relevance` is 1 for its very name, 0 for nothing alike. */
export type Match = {
  entity: StoredEntity;
  relevance: number;
  /** Whether it is found by what settles nothing: a former name of the register, or a name without its trade. */
  isHint?: boolean;
};

/** What a search may be narrowed by. */
export type SearchOptions = {
  /** Types with their subtypes. @default every type */
  types?: readonly EntityType[];
  limit: number;
  /** Whether only what is called so counts, legal form, spaces and accents aside. @default false */
  isExact?: boolean;
};

/** Finds entities by name (§4.1), the most relevant first. */
export type EntitySearch = (name: string, options: SearchOptions) => Match[];

/** Below this score the best match is in doubt, and known words are treated as misspelt too. */
const CERTAIN = 0.8;

/** How much prominence weighs beside relevance: it chooses between near namesakes, and never beats a far better fit. */
const PROMINENCE = 0.12;

/** An alias stands a hair behind a name, so that what is called so comes before what is also called so. */
const ALIAS = 0.005;

/** What is named so, legal form and the word of its trade aside. */
const SAME = 0.98;

/** The score of a pair typed in the other direction, which is another thing and labelled as such. */
const TURNED = 0.75;

/** What lacks a linking word, or the last ones, of what is typed in short. */
const ALMOST = 0.9;

/** Types whose names describe in many words what a thing is. */
const DESCRIBED: ReadonlySet<EntityType> = new Set(['MacroIndicator', 'Future', 'Industry'] as EntityType[]);

/** A longer text names nothing: registers hold names of up to 500 letters. */
const MOST_LETTERS = 600;

/** How many of the best are judged by the names themselves. */
const FIRST = 20;

const ASCII = /^[ -~]*$/;

const DOTTED = /^(?:[a-z]\.){2,}$/;

/** Judges whether an entity is of one of the types, whose subtypes are spelt out. */
function ofTypes(types: readonly EntityType[]): (form: Pick<NameForm, 'entity'>) => boolean {
  const wanted = new Set(types);
  return ({ entity }) => types.length === 0 || wanted.has(entity.type);
}

const standing = ({ relevance: fit, entity }: Match): number => fit + PROMINENCE * entity.prominence;

/** What is called in more ways is known to more people; it chooses where nothing else does. */
const renown = ({ entity }: Match): number => entity.aliases.length + entity.furtherNames.length;

/** Whether one of an entity's names is written so, in whatever letter case. */
const isCalled = (written: string, entity: StoredEntity): boolean =>
  namesOf(entity).some((each) => each.toLowerCase() === written);

/** `NASDAQ COMP` and `NASDAQ:COMP`: letters in capitals behind the name of an exchange. */
const EXCHANGE_AND_CODE = /^([^\s:]+)(?::\s*| )([A-Z\d]{2,8})$/;

const isCompany = ({ type }: StoredEntity): boolean => type === 'Company';

const namesOf = ({ name, aliases, furtherNames }: StoredEntity): string[] => [
  name,
  ...aliases,
  ...furtherNames,
];

/** An entity with its best name. */
type Found = Match & { form: NameForm };

/** What was typed, with how well the texts of names answer it, as far as they were compared. */
type Typed = { told: TypedName; fits: Map<NameForm, number> };

/** The entities behind the names, each with its best one, the most relevant first. */
function ranked({ told: typed, fits }: Typed, forms: readonly NameForm[]): Match[] {
  const textFit = (form: NameForm): number => {
    const known = fits.get(form);
    if (known !== undefined) return known;
    const fit = textRelevance(typed, form);
    fits.set(form, fit);
    return fit;
  };
  const best = new Map<StoredEntity, Found>();
  for (const form of forms) {
    const fit = relevance(typed, form, textFit(form)) - (form.isAlias ? ALIAS : 0);
    const isBetter = fit > (best.get(form.entity)?.relevance ?? 0);
    if (fit >= LEAST && isBetter) best.set(form.entity, { entity: form.entity, relevance: fit, form });
  }
  // Of Bandar Ventures GmbH and AG the one is meant whose legal form was typed, however prominent the other; and Zürich,
  // written so, is the city's name and not what the insurer Zurich is called for short.
  const hasForm = typed.core !== typed.text;
  const written = typed.name.trim().toLowerCase();
  const hasMarks = !ASCII.test(written);
  // G.E. is General Electric before it is a code of Georgia.
  const dotted = DOTTED.test(written) ? written.replaceAll('.', '') : '';
  const isWritten = ({ entity, form }: Found): number =>
    Number(
      (hasForm && form.text === typed.text) ||
        (hasMarks && isCalled(written, entity)) ||
        (dotted !== '' && areInitials(dotted, entity.name)),
    );
  const found = [...best.values()].sort(
    (a, b) =>
      isWritten(b) - isWritten(a) ||
      standing(b) - standing(a) ||
      renown(b) - renown(a) ||
      (a.entity.name < b.entity.name ? -1 : 1),
  );
  return calledFirst(typed.name, found);
}

/**
 * Sorts the first results: current names by the judgement of cells, then former names (Travelers for Citigroup), then
 * similar ones, whatever their prominence.
 */
function calledFirst(name: string, found: readonly Found[]): Match[] {
  const isCalled = ({ entity, form }: Found): boolean =>
    closeness(name, form.name, kindOf(entity.type)) >= CLOSE;
  const first = found.slice(0, FIRST);
  const called = first.filter(isCalled);
  return [
    ...called.filter(({ form }) => form.isHint !== true),
    ...called.filter(({ form }) => form.isHint === true),
    ...first.filter((match) => !called.includes(match)),
    ...found.slice(FIRST),
  ].map(({ entity, relevance: fit, form: { isHint } }) => ({
    ...{ entity, relevance: fit },
    ...(isHint === true ? { isHint } : {}),
  }));
}

/** Answers searches by a graph's names; an identifier finds its bearer. */
export function createEntitySearch(graph: Graph): EntitySearch {
  const { names } = graph;
  const further = createAliasIndex(names);
  const identified = createIdentifierFinder(names);
  const toldBeside = createQualifiedNames(graph);
  const calledSo = (name: string, isBody: boolean): StoredEntity[] => {
    const text = nameText(name);
    const core = isBody ? coreText(text) : text;
    const bodies =
      core === text
        ? []
        : names.exact(core).filter(({ entity }) => BODIES.has(entity.type) && hasAlias(name, entity));
    const others = spellingVariants(text).flatMap(names.exact);
    const forms = [...names.exact(text), ...bodies, ...further(name, { isBody }), ...others];
    return [...new Set(forms.map(({ entity }) => entity))].sort((a, b) => b.prominence - a.prominence);
  };
  /** What bears a name, a body perhaps but for its legal form. */
  const bearers = (name: string): StoredEntity[] => calledSo(name, true);
  /** What bears a name as it is written, as all but bodies do: their forms would lead to all that are called like a part of a name. */
  const writtenSo = (name: string): StoredEntity[] => calledSo(name, false);
  /** Of two names that were told of one thing the first that something bears, unless the other is borne by something else. */
  const bothNames = (name: string): readonly StoredEntity[] => {
    const [ours = [], others = []] = readSecondName(name).map(bearers);
    if (ours.length === 0 || others.length === 0) return [...ours, ...others];
    return ours.filter((entity) => others.includes(entity));
  };
  const bearersOrListed = (name: string): StoredEntity[] => [
    ...new Set([...bearers(name), ...identified.byTicker(name), ...identified.surely(name)]),
  ];
  /** What bears both of two names of which one stands in brackets or behind a stroke, or a name and the code beside it. */
  const calledTwice = (name: string): readonly StoredEntity[] => {
    const pairs = [readBothNames(name), ...namesWithCode(name).map((told) => [told.name, told.code])];
    const found = pairs.flatMap((pair) => {
      const [ours = [], others = []] = pair.map(bearersOrListed);
      return ours.filter((entity) => others.includes(entity));
    });
    return [...new Set(found)];
  };
  const isSaid = (entity: StoredEntity, part: string): boolean =>
    namesOf(entity).some((each) => ` ${nameText(each)} `.includes(` ${nameText(part)} `));
  /** What a code behind an exchange means: what is listed there, or bears the code in its name. Undefined for other texts. */
  const onExchange = (name: string): StoredEntity[] | undefined => {
    const [, market = '', code = ''] = EXCHANGE_AND_CODE.exec(name.trim()) ?? [];
    const isExchange = names.exact(nameText(market)).some(({ entity: { type } }) => type === 'Exchange');
    if (!isExchange) return undefined;
    const listed = identified.surely(`${market}:${code}`);
    return listed.length > 0 ? [...listed] : bearers(name).filter((entity) => isSaid(entity, code));
  };
  /** What bears a code and the name, or a part of the name, that stands beside it; and a company with a part of its name behind what it is called for short. */
  const codedAndNamed = (name: string): readonly StoredEntity[] => {
    const [code = '', rest = ''] = readCodeBehindName(name);
    const coded = code === '' ? [] : bearersOrListed(code).filter((entity) => isSaid(entity, rest));
    if (coded.length > 0) return coded;
    const [short = '', part = ''] = shortAhead(name);
    return short === ''
      ? []
      : bearers(short).filter((entity) => entity.type === 'Company' && isSaid(entity, part));
  };
  /** What is named with what it is in law, or with a person's titles and initials. */
  const inFull = (text: string): readonly StoredEntity[] => {
    const { names: told = [], types = [] } = readFullTitle(text) ?? {};
    const isBody = types.some((type) => BODIES.has(type));
    const found = told.map((each) => calledSo(each, isBody).filter(({ type }) => types.includes(type)));
    return found.find((each) => each.length > 0) ?? [];
  };
  const orInFull =
    (find: (name: string) => readonly StoredEntity[]) =>
    (name: string): readonly StoredEntity[] => {
      const found = find(name);
      return found.length > 0 ? found : inFull(nameText(name));
    };
  /** Who issued shares whose class was told behind the name. */
  const ofPaper = (name: string): readonly StoredEntity[] =>
    issuersOf(name).flatMap((issuer) =>
      [...bearers(issuer), ...abbreviated(issuer, nameText(issuer))].filter(
        (entity) => isCompany(entity) && issuerOf(name, entity.description) === issuer,
      ),
    );
  /** What has a name that lost letters outside ASCII, and none of the others. */
  const withLostLetters = (name: string): readonly StoredEntity[] =>
    restoreLetters(name, names.dictionary)
      .flatMap(bearers)
      .filter((entity) =>
        namesOf(entity).some((each) => closeness(name, each, kindOf(entity.type)) >= CLOSE),
      );
  /** What is called as a statistic, a contract or a trade is that was told with more, but for words that describe it. */
  const described = (text: string): readonly StoredEntity[] => {
    const { names: [name = ''] = [], types = [] } = readFullTitle(text) ?? {};
    if (!types.some((type) => DESCRIBED.has(type))) return [];
    return nearly(name, types).flatMap(({ entity, relevance: fit }) => (fit >= ALMOST ? [entity] : []));
  };
  /** What is called nearly so, of some types. */
  const nearly = (name: string, types: readonly EntityType[]): Match[] => {
    const told = typedName(names.dictionary, name);
    return ranked({ told, fits: new Map() }, candidates(names, told, { types, doubtful: true }));
  };
  /** Places that are called nearly so. */
  const nearPlaces = (name: string): readonly StoredEntity[] =>
    nearly(name, [...PLACES]).map(({ entity }) => entity);
  /** What is named with more than its name: by what it is in law, by where it lies or by what it is. */
  const named = (name: string, text: string): readonly StoredEntity[] => {
    const official = /^the (.+)/i.exec(name)?.[1];
    const places = official === undefined ? [] : writtenSo(official).filter(({ type }) => PLACES.has(type));
    if (places.length > 0) return places;
    const meant = inFull(nameText(withPlaceWord(name)));
    if (meant.length > 0) return meant;
    const schools = schoolOfCity(text, writtenSo);
    if (schools.length > 0) return schools;
    const readings = [
      () => exchangeOfCity(text, bearers),
      () => toldBeside(name, { bearers: orInFull(bearers), written: orInFull(writtenSo), near: nearPlaces }),
      () => bothNames(name),
      () => calledTwice(name),
      () => codedAndNamed(name),
      () => withLostLetters(name),
      () => ofPaper(name),
      () => completeTruncated(name, text, names.dictionary).flatMap(bearers).filter(isCompany),
      () => findDeal(name, bearers),
      () => findDatedEvent(text, names),
      () => described(text),
    ];
    for (const read of readings) {
      const found = read();
      if (found.length > 0) return found;
    }
    return [];
  };
  /** What is named with words that ledgers write in short. */
  const abbreviated = (name: string, text: string): StoredEntity[] => {
    const forms = [...withoutShortWords(text, name), ...transliterations(text)].flatMap((full) => [
      ...sameNames(names, typedName(names.dictionary, full)),
      ...further(full),
    ]);
    return [...new Set(forms.map(({ entity }) => entity))];
  };
  /** What is called as words in short are read first, but for a linking word or the last ones. */
  const almost = (name: string, text: string): StoredEntity[] => {
    const [full] = withoutShortWords(text, name);
    if (full === undefined) return [];
    const told = typedName(names.dictionary, full);
    const found = ranked({ told, fits: new Map() }, candidates(names, told, { types: [], doubtful: false }));
    return found.filter(({ relevance: fit }) => fit >= ALMOST).map(({ entity }) => entity);
  };
  /** The rate that exists in the other direction. The caller names it and returns no figure. */
  const otherWayRound = (name: string): StoredEntity[] => {
    const pair = invertedPair(name);
    return pair === undefined ? [] : writtenSo(pair).filter(({ type }) => type === 'ForeignExchangeRate');
  };
  return (name, { types: above = [], limit, isExact = false }) => {
    if (name.length > MOST_LETTERS) return [];
    const types = above.flatMap(typeAndSubtypes);
    const prepare = (): Typed => ({ told: typedName(names.dictionary, name), fits: new Map() });
    const prepared = graph.once?.(`search ${name}`, prepare) ?? prepare();
    const typed = prepared.told;
    const isWanted = ofTypes(types);
    const also = further(name).filter(isWanted);
    if (typed.text === '' || (hasCurrencySign(name) && also.length > 0))
      return ranked(prepared, also).slice(0, limit);
    const borne = identified.surely(name).filter((entity) => isWanted({ entity }));
    // An identifier is no name: whatever resembles its letters is not meant.
    if (borne.length > 0) return borne.map((entity) => ({ entity, relevance: 1 })).slice(0, limit);

    const listedThere = onExchange(name)?.filter((entity) => isWanted({ entity }));
    if (listedThere !== undefined)
      return listedThere.map((entity) => ({ entity, relevance: SAME })).slice(0, limit);

    const same = sameNames(names, typed).filter(isWanted);
    const today = same.length > 0 ? [] : findCurrentNames(names, typed, also).filter(isWanted);
    // Its own name is what it is called first, whoever else was called so once.
    if (today.length > 0) return today.map(({ entity }) => ({ entity, relevance: SAME })).slice(0, limit);
    if (isExact) {
      const called = [...same, ...also].filter(({ entity }) => hasAlias(name, entity));
      return ranked(prepared, called).slice(0, limit);
    }
    const isHeld = same.length + also.length > 0;
    const turned = isHeld ? [] : otherWayRound(name).filter((entity) => isWanted({ entity }));
    if (turned.length > 0)
      return turned.map((entity) => ({ entity, relevance: TURNED, isHint: true })).slice(0, limit);
    const more = isHeld ? [] : [...abbreviated(name, typed.text), ...named(name, typed.text)];
    const meant = [...new Set(more)].filter((entity) => isWanted({ entity }));
    if (meant.length > 0) return meant.map((entity) => ({ entity, relevance: SAME })).slice(0, limit);
    const listed = identified.byTicker(name).filter((entity) => isWanted({ entity }));
    // What is written as a ticker and called so by nothing is no slip of a name.
    if (!isHeld && listed.length > 0)
      return listed.map((entity) => ({ entity, relevance: 1 })).slice(0, limit);
    // A word of names is no other one in short: `bank` is what many are called, and not U.S. Bancorp.
    const isWord = names.dictionary.word(typed.text) !== undefined;
    const nearly = isHeld || isWord ? [] : almost(name, typed.text).filter((entity) => isWanted({ entity }));
    if (nearly.length > 0) return nearly.map((entity) => ({ entity, relevance: ALMOST })).slice(0, limit);
    const near = (doubtful: boolean): readonly NameForm[] =>
      candidates(names, typed, { types, doubtful, isAnswer: true });
    const forms = near(false);
    const sure = ranked(prepared, [...forms, ...also]);
    const isSure = sure.some(({ relevance: fit }) => fit >= CERTAIN);
    if (!isSure) graph.settle();
    const short =
      sure.length > 0 || isHeld
        ? []
        : findByAbbreviation(forms, matchesAbbreviation(typed, names.dictionary));
    if (short.length > 0) return short.map((entity) => ({ entity, relevance: ALMOST })).slice(0, limit);
    const found = isSure ? sure : ranked(prepared, [...near(true), ...also]);
    // A code in brackets may look like a legal form: Everest Group (EG).
    const twice = found.length > 0 ? [] : calledTwice(name).filter((entity) => isWanted({ entity }));
    return [...found, ...twice.map((entity) => ({ entity, relevance: SAME }))].slice(0, limit);
  };
}
