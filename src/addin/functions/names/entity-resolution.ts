import type { EntitySummary } from '../../../shared/contract/entity';
import type { EntityType } from '../../../shared/contract/entity-type';
import { SEARCH_LIMIT } from '../../../shared/contract/search-limit';
import type { askTexts } from '../../runtime/aliases';
import type { Lead, Verdict } from '../../../shared/names/entity-identification';
import type { FunctionContext } from '../call/context';
import { loaded } from '../call/lazy-part';
import type { PromiseOrValue } from '../call/promise-or-value';
import type * as failures from './name-failure';
import { isEntityId, searchOf } from '../../cells/typed-name';

/** Which entities may be meant: of which types, and at which place among the matches where one was told. */
export type Choice = {
  types: readonly EntityType[];
  rank?: number | undefined;
  /** The kind of field that is requested, which decides between entities of one name. */
  asked?: 'property' | 'series';
};

/** Asks an entity something by its id. `begin` sets the other names on their way where they may not be asked at once. */
type Ask<T> = (id: string, begin: () => void) => PromiseOrValue<T>;

/**
 * Requests data of the entity that a text names, and never of another; an id passes through. If the search is not
 * certain, its other names are requested with the data, and the data count only if they match.
 */
export type Named = {
  /** What `ask` asks is a projection: the other names leave with it. */
  together<T>(text: string, ask: Ask<T>): PromiseOrValue<T>;
  /** What `ask` asks first is none, such as an introspection: it calls `begin` with its projection. */
  later<T>(text: string, ask: Ask<T>): PromiseOrValue<T>;
};

/** What is known of one text after its search, and how what came of it is worded. */
type Found = { lead: Lead; matches: number; words: typeof failures; ask: typeof askTexts };

const ANY: Choice = { types: [], asked: 'property' };

/** Names entities for one call, each distinct text once. */
export function namer(context: FunctionContext, choice = ANY): Named {
  return new Namer(context, choice);
}

class Namer implements Named {
  /** Nearly every call is of one entity, and by its id. */
  private searched: Map<string, Promise<Found>> | undefined = undefined;

  constructor(
    private readonly context: FunctionContext,
    private readonly choice: Choice,
  ) {}

  together<T>(text: string, ask: Ask<T>): PromiseOrValue<T> {
    return isEntityId(text) ? ask(text, nothing) : this.give(text, ask, false);
  }

  later<T>(text: string, ask: Ask<T>): PromiseOrValue<T> {
    return isEntityId(text) ? ask(text, nothing) : this.give(text, ask, true);
  }

  private async give<T>(text: string, ask: Ask<T>, isLater: boolean): Promise<T> {
    const { context, choice } = this;
    const { lead, ask: askOthers, ...found } = await this.find(text);
    const given = (verdict: Verdict): PromiseOrValue<T> =>
      found.words.given({ ...choice, name: text, ...found }, verdict, (id) => ask(id, nothing));
    if (lead.kind === 'settled') return given(lead.verdict);
    let settling: Promise<Verdict> | undefined;
    const settle = (): Promise<Verdict> => {
      settling ??= lead.settle(askOthers(context.knowledge, context.waiter, context.settings.serviceAddress));
      return settling;
    };
    const begin = (): void => void settle().catch(nothing);
    const value = Promise.resolve(ask(lead.entity.id, begin));
    value.catch(nothing);
    if (isLater) await value.catch(nothing);
    const verdict = await settle();
    const isLead = verdict.kind === 'match' && verdict.entity.id === lead.entity.id;
    return isLead ? value : given(verdict);
  }

  private find(text: string): Promise<Found> {
    const searched = (this.searched ??= new Map<string, Promise<Found>>());
    const found = searched.get(text) ?? leadOf(this.context, text, this.choice);
    searched.set(text, found);
    return found;
  }
}

function nothing(): void {
  // Nothing has to be begun, or whoever waits is told.
}

/** What the search of a name leads to; the judgement of names is loaded while the first search is on its way. */
async function leadOf(
  { knowledge, waiter }: FunctionContext,
  text: string,
  { types, rank }: Choice,
): Promise<Found> {
  const [matches, { identify }, words, others] = await Promise.all([
    knowledge.search(searchOf(text, types, rank ?? SEARCH_LIMIT.default), waiter),
    loaded(import(/* webpackChunkName: "names" */ '../../../shared/names/entity-identification')),
    loaded(import(/* webpackChunkName: "names" */ './name-failure')),
    loaded(import(/* webpackChunkName: "names" */ '../../runtime/aliases')),
  ]);
  const known = leads.get(matches) ?? new Map<string, Lead>();
  leads.set(matches, known);
  const key = `${rank ?? ''} ${text}`;
  const lead = known.get(key) ?? identify(text, matches, rank);
  known.set(key, lead);
  return { lead, matches: matches.length, words, ask: others.askTexts };
}

/** What was judged of an answer: thousands of cells may name the same company. */
const leads = new WeakMap<readonly EntitySummary[], Map<string, Lead>>();
