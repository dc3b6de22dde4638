import type { EntitySummary } from '../contract/entity';
import { CLOSE, namesBody, OTHER_BODY, SAME_NAME } from './closeness';
import { codeProperties } from './code';
import {
  runnerUpCloseness,
  isRegisteredElsewhere,
  isIdentifiedByCode,
  rankByName,
  leavesFormOut,
  nameCloseness,
  nearestRunnerUp,
  type ScoredCandidate,
} from './candidate-ranking';
import { kindOf } from './name-kind';
import { namesWithCode } from './name-with-code';
import { isInverted } from './inverted-pairs';

/** Fetches the other names of an entity by property; `undefined` if the service refuses it. */
export type AskTexts = (entity: EntitySummary, property: string) => Promise<readonly string[] | undefined>;

/** What a name turned out to be. */
export type Verdict =
  | ({ kind: 'match' } & ScoredCandidate)
  /** Several entities have this name, and the typed text does not decide between them. */
  | { kind: 'several'; entities: readonly EntitySummary[] }
  /** Nothing is called so; the nearest that were found. */
  | { kind: 'far'; nearest: readonly ScoredCandidate[] }
  | { kind: 'none' };

/**
 * The result of a name's search. If the names do not settle it, `entity` is the only candidate, and `settle` requests
 * its other names in the same request as its data.
 */
export type Lead =
  | { kind: 'settled'; verdict: Verdict }
  | { kind: 'open'; entity: EntitySummary; settle: (ask: AskTexts) => Promise<Verdict> };

/**
 * Judges what a search found for a name. `rank` pins one of the results by its place from 1; it still has to be close.
 */
export function identify(typed: string, found: readonly EntitySummary[], rank?: number): Lead {
  if (rank !== undefined) return pinned(typed, found[rank - 1]);
  const judged = rankByName(typed, found);
  if (judged.kind === 'match') return matched(typed, judged);
  if (judged.kind !== 'open') return { kind: 'settled', verdict: judged };
  const { first, near } = judged;
  // Its other names are those of the pair that it is, and need not be asked.
  if (near.length === 0 && isInverted(typed, first.entity.name))
    return { kind: 'settled', verdict: { kind: 'far', nearest: [first] } };
  const otherwise: Otherwise = (ask) => {
    const [best, ...rivals] = near;
    if (best === undefined) return { kind: 'far', nearest: nearestRunnerUp(typed, found) };
    if (rivals.length > 0) return { kind: 'several', entities: near.map(({ entity }) => entity) };
    const lead = matched(typed, best);
    return lead.kind === 'settled' ? lead.verdict : lead.settle(ask);
  };
  const namesake = isShortCode(typed) ? companyBeside(first.entity, found) : undefined;
  const unsettled = { typed, first, otherwise, namesake, named: namedBeside(first, near) };
  return { kind: 'open', entity: first.entity, settle: (ask) => settle(unsettled, ask) };
}

function pinned(typed: string, entity: EntitySummary | undefined): Lead {
  if (entity === undefined) return { kind: 'settled', verdict: { kind: 'none' } };
  const scored = { entity, closeness: nameCloseness(typed, entity) };
  if (scored.closeness >= CLOSE) return matched(typed, scored);
  const otherwise = (): Verdict => ({ kind: 'far', nearest: [scored] });
  return { kind: 'open', entity, settle: (ask) => settle({ typed, first: scored, otherwise }, ask) };
}

/** What is close by its name alone. A legal form that the name leaves out is for the register to tell: Siemens Ltd is not Siemens AG. */
function matched(typed: string, scored: ScoredCandidate): Lead {
  const { entity } = scored;
  const otherwise = (): Verdict => ({ kind: 'match', ...scored });
  if (!leavesFormOut(typed, entity)) return { kind: 'settled', verdict: otherwise() };
  return { kind: 'open', entity, settle: (ask) => settle({ typed, first: scored, otherwise }, ask) };
}

/**
 * The verdict if the other names of the first result do not decide. A company typed without its legal form is checked
 * by its own names.
 */
type Otherwise = (ask: AskTexts) => Verdict | Promise<Verdict>;

type Unsettled = {
  typed: string;
  first: ScoredCandidate;
  otherwise: Otherwise;
  /** The company that may be meant by the same code. */
  namesake?: EntitySummary | undefined;
  /** The one whose name is what was typed, while the first is so called beside its name at most. */
  named?: EntitySummary | undefined;
};

async function settle(
  { typed, first, otherwise, namesake, named }: Unsettled,
  ask: AskTexts,
): Promise<Verdict> {
  const { entity } = first;
  const beside = await textsBeside(typed, entity, ask);
  // A code in brackets may look like a legal form: Everest Group (EG).
  if (!isIdentifiedByCode(typed, entity, beside) && isRegisteredElsewhere(typed, entity, beside))
    return { kind: 'far', nearest: [{ entity, closeness: OTHER_BODY }] };
  const closeness = runnerUpCloseness(typed, entity, beside);
  if (closeness < CLOSE) return otherwise(ask);
  if (named !== undefined) return { kind: 'several', entities: [entity, named] };
  const isShared =
    namesake !== undefined &&
    runnerUpCloseness(typed, namesake, await textsBeside(typed, namesake, ask)) >= CLOSE;
  if (isShared) return { kind: 'several', entities: [entity, namesake] };
  return { kind: 'match', entity, closeness: Math.max(first.closeness, closeness) };
}

/** The other names of an entity and its codes, each list by its property. */
async function textsBeside(
  typed: string,
  entity: EntitySummary,
  ask: AskTexts,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const properties = aliasProperties(typed);
  const texts = await Promise.all(properties.map((property) => ask(entity, property)));
  return new Map(properties.map((property, at) => [property, texts[at] ?? []] as const));
}

/** Letters that codes of several kinds share: PH is the Philippines and, as a ticker, Parker Hannifin. */
function isShortCode(typed: string): boolean {
  return /^[A-Z]{1,3}$/.test(typed.trim());
}

/**
 * Resolves a company whose name is an alias of another (Ingersoll Rand, Trane), a city and an insurer (Zürich), or a
 * state and its city (New York). Of cities the service's first counts.
 */
function namedBeside(
  { entity: first }: ScoredCandidate,
  near: readonly ScoredCandidate[],
): EntitySummary | undefined {
  const isRival = ({ entity_type: type }: EntitySummary): boolean =>
    kindOf(first.entity_type) === 'company'
      ? kindOf(type) === 'company' || CITY_OR_COUNTRY.has(type)
      : first.entity_type === 'Municipality' && type === 'CountrySubdivision';
  return near.find(({ entity, closeness }) => closeness >= SAME_NAME && isRival(entity))?.entity;
}

/** What people mean by a bare name as readily as a company that is called so for short. */
const CITY_OR_COUNTRY: ReadonlySet<string> = new Set(['Municipality', 'Country']);

/** The first company of the results where the service has something else in mind; its ticker may be what was typed. */
function companyBeside(first: EntitySummary, found: readonly EntitySummary[]): EntitySummary | undefined {
  if (kindOf(first.entity_type) === 'company') return undefined;
  return found.find(({ entity_type }) => entity_type === 'Company');
}

/** What may hold what was typed beside the name: aliases, the name in the register, and codes of its look. */
export function aliasProperties(typed: string): string[] {
  const isLong = typed.trim().split(/\s+/).length > 2;
  const codes = [typed, ...namesWithCode(typed).map(({ code }) => code)].flatMap(codeProperties);
  return [...new Set(['aliases', ...(namesBody(typed) || isLong ? ['legal_name'] : []), ...codes])];
}
