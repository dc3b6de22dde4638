import type { EntitySummary } from '../contract/entity';
import {
  areInitials,
  CLOSE,
  closeness,
  codeBeforeForm,
  isOfOtherLaws,
  isOtherBody,
  isSameCore,
  isShortFor,
  isWordOf,
  namesCompany,
  OTHER_BODY,
  otherNameCloseness,
  SAME_NAME,
} from './closeness';
import { cashtag, isCode, isOnTerminal } from './code';
import { areOtherPersons, maySharePerson } from './given-names';
import { kindOf } from './name-kind';
import { namesWithCode } from './name-with-code';
import { nameText } from './name-text';
import { isInInitials, isPlaceForm } from './place-form';
import { parsePlaceHeading, isOfKind, liesIn, parseQualifiedPlace } from './qualified-places';
import { issuerOf } from './share-class';
import { twoNames } from './two-names';

/** A candidate with how close its name is to what was typed. */
export type ScoredCandidate = { entity: EntitySummary; closeness: number };

/** What the names of a search's results say of what was typed; they carry no aliases (§2.2). */
export type ByName =
  | { kind: 'none' }
  /** One of them is called so. */
  | ({ kind: 'match' } & ScoredCandidate)
  /** Several are called so. */
  | { kind: 'several'; entities: readonly EntitySummary[] }
  /** No name is near enough; the first of the service may be called so beside its name. */
  | { kind: 'open'; first: ScoredCandidate; near: readonly ScoredCandidate[] };

/** Another name or code of an entity stands a hair behind its name. */
const BESIDE = 0.01;

/** Who is called by a short form of a given name, or without an initial, unless somebody has the very name that was typed. */
const SAME_PERSON = 0.95;

/** An issuer who was told with a class of its shares. */
const OF_PAPER = 0.95;

/** Slips within this of each other are as near: "Vista" would be neither Visa nor Vistra. */
const MARGIN = 0.05;

/** Less similar names are listed only if none is closer. */
const ALIKE = 0.5;
const LESS_ALIKE = 0.11;

const MOST_NEAREST = 3;

/** Judges the results of a search by their names, in the order of the service. */
export function rankByName(typed: string, entities: readonly EntitySummary[]): ByName {
  const scored = entities.map((entity) => ({ entity, closeness: nameCloseness(typed, entity) }));
  const [first] = scored;
  if (first === undefined) return { kind: 'none' };
  const same = scored.filter(({ closeness: score }) => score >= SAME_NAME);
  const [named] = same;
  if (named === first) return singled(citiesFirst(typed, same), named);
  // The service, which knows the aliases, may rightly have another in mind: Meta Platforms before the region of Meta.
  const near = scored
    .filter(({ closeness: score }) => score >= CLOSE)
    .sort((a, b) => b.closeness - a.closeness);
  const [best, next] = near;
  const isAhead = best !== undefined && best.closeness - (next?.closeness ?? 0) >= MARGIN;
  // A slip of the hand is believed where the service, which knows the aliases, has nothing else in mind.
  if (best === first && isAhead) return { kind: 'match', ...best };
  return { kind: 'open', first, near };
}

/** Who tells where a place lies means the city, and not the part of the country that is called after it: Birmingham (UK). */
function citiesFirst(typed: string, same: readonly ScoredCandidate[]): readonly ScoredCandidate[] {
  const cities = same.filter(({ entity }) => entity.entity_type === 'Municipality');
  const others = same.filter(({ entity }) => entity.entity_type !== 'CountrySubdivision');
  return parseQualifiedPlace(typed) !== undefined && cities.length === others.length && cities.length > 0
    ? cities
    : same;
}

/** How close what was typed is to the name of an entity, or to that of a place with where it is described to lie. */
export function nameCloseness(typed: string, entity: EntitySummary): number {
  const kind = kindOf(entity.entity_type);
  const score = closeness(typed, entity.name, kind);
  if (score >= CLOSE) return score;
  const issuer = kind === 'company' ? issuerOf(typed, entity.description) : undefined;
  if (issuer !== undefined) return Math.min(OF_PAPER, closeness(issuer, entity.name, kind));
  if (kind === 'person' && (maySharePerson(typed, entity.name) || isPersonOf(typed, entity)))
    return SAME_PERSON;
  return isPlacedAs(typed, entity, entity.name) ? SAME_NAME : score;
}

/** Whether a person was typed with the company in the person's description: `Jensen Huang (NVIDIA)`. */
function isPersonOf(typed: string, { name, description }: EntitySummary): boolean {
  const told = parseQualifiedPlace(typed);
  if (told === undefined || closeness(told.name, name, 'person') < SAME_NAME) return false;
  return ` ${nameText(description ?? '')} `.includes(` ${nameText(told.place)} `);
}

/** Whether what was typed is a name of a place, told with where the service says that it lies or with what it is. */
function isPlacedAs(typed: string, { entity_type, description }: EntitySummary, name: string): boolean {
  const kind = kindOf(entity_type);
  const told = kind === 'place' ? parseQualifiedPlace(typed) : undefined;
  if (told === undefined) return false;
  if (closeness(told.name, name, kind) < SAME_NAME && !isInInitials(told.name, name)) return false;
  // Of a territory there is one, whatever the service says of whose it is.
  const isTerritory = entity_type === 'DependentTerritory' && parsePlaceHeading(typed) !== undefined;
  return isTerritory || isOfKind(entity_type, told.place) || liesIn(description ?? '', told.place);
}

/**
 * The results with the names nearest to the typed one, nearest first. The chosen result is left out, and none is
 * nearer than it.
 */
export function nearestRunnerUp(
  typed: string,
  entities: readonly EntitySummary[],
  meant?: ScoredCandidate,
): readonly ScoredCandidate[] {
  const most = meant === undefined ? 1 : meant.closeness - BESIDE;
  const scored = entities
    .filter((entity) => entity.id !== meant?.entity.id)
    .map((entity) => ({ entity, closeness: Math.min(most, nameCloseness(typed, entity)) }))
    .sort((a, b) => b.closeness - a.closeness);
  const least = Math.max((scored[0]?.closeness ?? 0) - LESS_ALIKE, ALIKE);
  return scored.slice(0, MOST_NEAREST).filter(({ closeness: score }, at) => at === 0 || score > least);
}

/** How close what was typed is to the other names of an entity, and to its codes, each list by its property. */
export function runnerUpCloseness(
  typed: string,
  entity: EntitySummary,
  beside: ReadonlyMap<string, readonly string[]>,
): number {
  const { name, entity_type: type } = entity;
  const isSame = isIdentifiedByCode(typed, entity, beside) || isPlaceForm(typed, { name, type });
  if (isSame) return 1 - BESIDE;
  const score = closenessBeside(typed, entity, beside);
  const issuer = kindOf(type) === 'company' ? issuerOf(typed, entity.description) : undefined;
  if (score >= CLOSE || issuer === undefined) return score;
  // A class of shares stands behind a name, and behind no code: Elan is not who trades as ELAN.
  const named = [...beside].filter(([property]) => NAMES.has(property));
  const names = named.map(
    ([property, texts]) => [property, texts.filter((text) => !isSymbol(text))] as const,
  );
  return Math.min(OF_PAPER, closenessBeside(issuer, entity, new Map(names)));
}

/**
 * Whether a code of the entity was typed beside a name that it has, or has in part: `Agilent (A)`, `AAPL - Apple Inc.`; or
 * beside the code of a market; or its name with another that it has.
 */
export function isIdentifiedByCode(
  typed: string,
  entity: EntitySummary,
  beside: ReadonlyMap<string, readonly string[]>,
): boolean {
  const codes = [...textsOf('ticker', beside), ...textsOf('aliases', beside)];
  if (codes.some((text) => isOnTerminal(typed, text))) return true;
  if (isToldTwice(typed, entity, beside)) return true;
  return namesWithCode(typed).some(({ name, code }) => {
    const isListed = codes.some((text) => isOnTerminal(code, text));
    if (!isListed && closenessBeside(code, entity, beside) < CLOSE) return false;
    return isCalled(name, entity, beside) || isShortFor(name, entity.name) || isShortFor(entity.name, name);
  });
}

/**
 * Whether both typed names are the entity's, or the one given as its current name: `Meta Platforms (fka Facebook)`. A
 * former name alone is not enough, because a company may have become a part of another.
 */
function isToldTwice(
  typed: string,
  entity: EntitySummary,
  beside: ReadonlyMap<string, readonly string[]>,
): boolean {
  const told = twoNames(typed);
  if (told === undefined || !isCalled(told.name, entity, beside)) return false;
  return told.isFormer || isCalled(told.other, entity, beside);
}

/** Whether a text is the name of an entity or another name that it has, and its legal form none of other countries. */
function isCalled(
  text: string,
  entity: EntitySummary,
  beside: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (isRegisteredElsewhere(text, entity, beside)) return false;
  const names = new Map([...beside].filter(([property]) => NAMES.has(property)));
  return Math.max(nameCloseness(text, entity), closenessBeside(text, entity, names)) >= CLOSE;
}

function closenessBeside(
  typed: string,
  entity: EntitySummary,
  beside: ReadonlyMap<string, readonly string[]>,
): number {
  const registered = [...beside].flatMap(([property, texts]) =>
    NAMES.has(property) ? texts.filter(namesCompany) : [],
  );
  const scores = [...beside].flatMap(([property, texts]) =>
    texts.map((text) => {
      if (property === 'ticker') return isSymbolOf(cashtag(typed) ?? typed, text, entity) ? 1 : 0;
      if (!NAMES.has(property)) return isCode(typed, property, text) ? 1 : 0;
      return aliasCloseness(typed, text, { entity, registered });
    }),
  );
  return Math.max(0, ...scores) - BESIDE;
}

/** Whether a company was typed with a legal form that its name lacks, so that only the register has it. */
export function leavesFormOut(typed: string, { name, entity_type }: EntitySummary): boolean {
  return kindOf(entity_type) === 'company' && namesCompany(typed) && !namesCompany(name);
}

/** Whether a company is registered by the law of other countries than those of the legal form that was typed. */
export function isRegisteredElsewhere(
  typed: string,
  { entity_type }: EntitySummary,
  beside: ReadonlyMap<string, readonly string[]>,
): boolean {
  const legal = textsOf('legal_name', beside);
  const formed = textsOf('aliases', beside).filter(namesCompany);
  // A service that tells no legal name often has it among the other names: MICROSOFT CORP.
  const registered = legal.length > 0 ? legal : formed.filter((alias) => isSameCore(typed, alias));
  if (kindOf(entity_type) !== 'company' || !isOfOtherLaws(typed, registered)) return false;
  // A branch that the service counts as the same is given among the other names, with its own form.
  return !formed.some((alias) => closeness(typed, alias, 'company') >= CLOSE);
}

const textsOf = (property: string, beside: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  beside.get(property) ?? [];

/** Properties that hold names; all others of this list hold codes. */
const NAMES: ReadonlySet<string> = new Set(['aliases', 'legal_name']);

function aliasCloseness(
  typed: string,
  alias: string,
  { entity, registered }: { entity: EntitySummary; registered: readonly string[] },
): number {
  const { name, entity_type } = entity;
  const kind = kindOf(entity_type);
  // Ben T. Bernanke is no slip of Ben Bernanke, who is Ben S.
  if (kind === 'person' && areOtherPersons(typed, name)) return 0;
  if (isPlacedAs(typed, entity, alias) || isPlaceForm(typed, { name: alias, type: entity_type }))
    return SAME_NAME;
  if (kind === 'place' && isInInitials(typed, alias)) return SAME_NAME;
  if (isSymbol(alias)) return isSymbolOf(typed, alias, entity) ? SAME_NAME : 0;
  const score = otherNameCloseness(typed, alias, kind);
  // What is only short for a longer name must be typed as it is: Philips is no slip of the Phillips of Phillips 66.
  const isOther =
    score < SAME_NAME ? isShortFor(alias, name) : isOtherBody(typed, { names: [name, ...registered], alias });
  return isOther ? Math.min(score, OTHER_BODY) : score;
}

/** Aliases hold tickers and codes too, which no word is that only has their letters: "Low" is not LOW, nor "All" ALL. */
const isSymbol = (alias: string): boolean =>
  alias.length <= 6 && alias === alias.toUpperCase() && /\p{Lu}/u.test(alias);

/** Initials with a dot behind each, as `U.K.`; the dot of `BRK.B` parts two shares of one company. */
const INITIALS = /^(?:\p{Lu}\.){2,}\p{Lu}?$/u;

/**
 * `UK` and `U.K.` are the same, ECB and EC-B are not. A symbol that is a word of the name may be typed as a word, and
 * initials may have a legal form ("AIG Inc.").
 */
function isSymbolOf(typed: string, symbol: string, { name }: EntitySummary): boolean {
  const plain = typed.trim();
  if (codeBeforeForm(plain) === symbol) return areInitials(symbol, name);
  const letters = INITIALS.test(symbol) ? symbol.replaceAll('.', '') : symbol;
  if (plain.replaceAll('.', '') === letters || isCode(typed, 'ticker', symbol)) return true;
  return plain.toUpperCase() === symbol && isWordOf(plain, name);
}

/**
 * Which of several with one name is chosen: of one type none, except a whole before its part and a country before
 * places elsewhere. Of different types, such as the company and the plant Apple, the service's first.
 */
function singled(same: readonly ScoredCandidate[], first: ScoredCandidate): ByName {
  const kind = kindOf(first.entity.entity_type);
  const alike = same.filter(({ entity }) => kindOf(entity.entity_type) === kind);
  const letterByLetter = alike.filter(({ closeness: score }) => score === 1);
  const rivals = letterByLetter.length === 1 ? letterByLetter : alike;
  const wholes = rivals.filter(
    ({ entity }) =>
      !rivals.some(({ entity: other }) => isPartOf(entity, other) || isLesserThan(entity, other)),
  );
  const left = wholes.length > 0 ? wholes : rivals;
  const [only, ...others] = left;
  if (only === undefined || others.length > 0)
    return { kind: 'several', entities: left.map(({ entity }) => entity) };
  return { kind: 'match', ...only };
}

/** A city or a spot is not meant where a country is called so; a part of another country may be, as Georgia is. */
function isLesserThan(place: EntitySummary, other: EntitySummary): boolean {
  return other.entity_type === 'Country' && LESSER.has(place.entity_type);
}

const LESSER: ReadonlySet<string> = new Set(['Municipality', 'Location', 'Facility']);

/** A place whose description ends with the name of a country of its own name lies in it: "City in Singapore". */
function isPartOf(part: EntitySummary, whole: EntitySummary): boolean {
  const isCountry = whole.entity_type === 'Country' || whole.entity_type === 'DependentTerritory';
  const isBelow = part.entity_type !== whole.entity_type;
  return (
    isCountry &&
    isBelow &&
    new RegExp(`\\b(?:in|of) ${escaped(whole.name)}\\b`, 'i').test(part.description ?? '')
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
