import type { EntityType } from '../../shared/contract/entity-type';
import type { Filter, Operator, Order, Summary } from '../query/tree';
import type { StoredEntity } from '../store/stored';

/** The function words, by what they do; `the` is everything that means nothing. */
export type Light =
  | ('of' | 'in' | 'for' | 'on' | 'at' | 'from' | 'to' | 'by' | 'with' | 'per' | 'between' | 'outside')
  | ('be' | 'do' | 'have' | 'the' | 'that' | 'and' | 'or' | 'not' | 'than' | 'possessive' | 'comma' | 'slash')
  | ('before' | 'after' | 'since' | 'until' | 'whose' | 'against' | 'ever' | 'newest')
  | ('firstTime' | 'lastTime' | 'onset' | 'order');

/** What a question begins with. */
export type Ask =
  | 'what'
  | 'how'
  | 'who'
  | 'whose'
  | 'where'
  | 'when'
  | 'how many'
  | 'how much'
  | 'about'
  | 'list'
  | 'yes or no';

/**
 * What a verb or a participle says of two things. `field` leads from its subject to its object, `inverse` back: who
 * `audits` has a company under `audits`, and that company has him under `auditor`.
 */
export type Relation = {
  field: string;
  inverse?: string;
  /** The number that `how many` asks for: who works at a company are its `employee_count`. */
  counted?: string;
  /** The object may be a time: `founded in 1990`. */
  isDated?: boolean;
  /** It happened at a time rather than lasted: `acquired in 2018`. */
  isEvent?: boolean;
  /** What it counts is below nothing: who lost more than 9 has a figure below −9. */
  isLoss?: boolean;
  /** It may stand behind what it leads to, as German participles do, and is then asked of whom: `wer hat … gekauft`. */
  isLast?: boolean;
};

/** The end of an order that a word asks for, with the fields that it may mean: `most populous`. */
export type End = {
  direction: 'ASC' | 'DESC';
  fields?: readonly string[];
  /** Whether it needs a figure beside it: `the highest revenue`, where `the highest bank` says nothing. */
  isAmount?: boolean;
  /** Whether it praises: the best literacy is the highest, the best management is not the most managers. */
  isQuality?: boolean;
  /** Whether it is of growth alone: the faster revenue is none, and the faster growth of it is. */
  isPace?: boolean;
  /** Whether it is one of quarters. */
  isOfQuarter?: boolean;
};

/** Which way a figure went: `rose`, `fell`. */
export type Goes = 'up' | 'down';

/** One end of a range. */
export type Bound = { operator: Operator; text: string; scale?: number; currency?: string };

/** A set of entities: named ones, or a collection that is narrowed, ordered and cut. */
export type SetPart = {
  kind: 'set';
  /** The entities that each name may mean, the likeliest first. */
  named?: readonly (readonly StoredEntity[])[];
  /** How several names are joined. */
  joint?: 'and' | 'or' | 'pair';
  /** Of each name that was taken for another, how it was written. */
  misspelt?: readonly (string | undefined)[];
  /** Names in its filters that several bear, the one that was taken first. */
  unsure?: readonly (readonly StoredEntity[])[];
  /** The collection, where it is none of names. */
  topic?: string;
  type?: EntityType | undefined;
  /** The field that makes one of them large, where its name says so. */
  size?: string;
  isPlural: boolean;
  filters: readonly Filter[];
  orders: readonly Order[];
  /** The end of an order whose field is still to come: `the largest exchanges` `by …`. */
  end?: End;
  isRanked: boolean;
  count?: number;
  rank?: number;
  /** Of a pair, whether it was said as so many of the first for one of the second: `dollars for a euro`. */
  isTold?: 'for' | 'in';
  /** How much of a currency: `250 euros`. */
  amount?: number;
  /** Whether it still has to be said what they are members of. */
  isOfGroup?: boolean;
  /** Whether those are meant that began it. */
  isFounding?: boolean;
  /** Whether a place before it is that by whose law they are: `Delaware corporations`. */
  isByLaw?: true;
  /** The field whose values part it: `by state`. */
  group?: string;
  at: readonly string[];
};

/** Fields of a set, or one figure of them. */
export type ValuePart = {
  kind: 'value';
  set: SetPart;
  /** Steps that lead from the set to what holds the fields, and what narrows where they lead. */
  way: readonly string[];
  fields: readonly string[];
  where: readonly Filter[];
  summary?: Summary;
  change?: 'growth' | 'change';
  /** Whether that was said to be up or down. */
  goes?: Goes;
  /**
   * A comparison of the set's entities by the field; of a claim the first is said to be at that end. It is open where the
   * field was not said, and may be said behind it.
   */
  compare?: { direction: 'ASC' | 'DESC'; isClaim: boolean; isChoice?: true; isShare?: true; isOpen?: true };
  /** The relation that a verb gave. */
  relation?: Relation;
  /** Whether its growth is a rate, of which each of several years has one of its own: inflation. */
  isRate?: true;
  /** Whether one time was said of what narrows the set, and another of the fields. */
  isOfTwoTimes?: true;
  at: readonly string[];
};

/** Named entities and what is claimed of them. */
export type ClaimPart = {
  kind: 'claim';
  set: SetPart;
  filter: Filter;
  /** What tells of which relationship it is claimed. */
  where?: readonly Filter[];
  /** Whether it is of what came to be, so that a time is one of that, and none at which it holds. */
  isEvent?: true;
  at: readonly string[];
  /** When it was so, of a line of points: the first time, the last, each time, or how often. */
  which?: 'first' | 'last' | 'each' | 'count';
  /** How long the parts of the line are that are counted. */
  cadence?: string;
};

/** Fields that no set was named for yet. */
export type FieldsPart = {
  kind: 'fields';
  fields: readonly string[];
  summary?: Summary;
  change?: 'growth' | 'change';
  /** Whether that was said to be up or down. */
  goes?: Goes;
  /** Times that were said of them before it was said of what they are. */
  at?: readonly string[];
};

/** A whole question, when its word of asking was read. */
export type RootPart = { kind: 'root'; root: SetPart | ValuePart | ClaimPart; isProfile?: boolean };

/** A part of a question that was understood: a word's sense, or several joined. */
export type Part =
  | { kind: 'light'; light: Light }
  | { kind: 'ask'; ask: Ask }
  /** An adjective of a place. */
  | { kind: 'place'; places: readonly StoredEntity[] }
  | { kind: 'relation'; relation: Relation }
  | { kind: 'superlative'; end: End; isTop: boolean; rank?: number; count?: number }
  | {
      kind: 'compared';
      end: End;
      fields: readonly string[];
      than?: SetPart;
      /** The figure of that, where it was said. */
      thanField?: string;
      of?: SetPart;
      at?: readonly string[];
    }
  /** What a figure is larger or smaller than, where that is a figure of another kind of thing. */
  | { kind: 'beyond'; end: End; than: ValuePart }
  | { kind: 'bound'; operator: Operator }
  | {
      kind: 'bounded';
      bounds: readonly Bound[];
      isTime: boolean;
      isOfPeople?: boolean;
      isEver?: true;
      which?: 'first' | 'last';
    }
  /** One end of a range that needs its other: `between 10`, `and 20`. */
  | { kind: 'edge'; side: 'low' | 'high'; of: Extract<Part, { kind: 'bounded' }> }
  /** That something was so on the first or the last occasion. */
  | { kind: 'occasion'; which: 'first' | 'last'; filters: readonly Filter[] }
  /** How often: in how many months, quarters or years. */
  | { kind: 'often'; cadence?: string; at?: readonly string[] }
  /** A bound in a currency: `below 0.85 dollars`. */
  | { kind: 'priced'; bound: Bound; of: SetPart; isEver?: true }
  /** `scale` is what a word multiplied it with; people may stand after it. */
  | {
      kind: 'number';
      text: string;
      count: number | undefined;
      scale?: number;
      isOfPeople?: boolean;
      currency?: string;
    }
  | { kind: 'ordinal'; rank: number }
  /** Which end of an order comes first. */
  | { kind: 'direction'; direction: 'ASC' | 'DESC' }
  /** What somebody joined, before it is said who. */
  | { kind: 'joining'; union: SetPart; which?: 'first' | 'last' }
  /** Who came in first or last, before it is said into what: `the last country to join`. */
  | { kind: 'comer'; set: SetPart; which: 'first' | 'last' }
  | { kind: 'joiner'; who: SetPart }
  /** That a member came in, and when. */
  | { kind: 'entered'; since: readonly Bound[] }
  /** That a member went, and what it left. */
  | { kind: 'leaving' }
  /** A word for where something stands among its like, and what stands there: by a field, among a pool. */
  | { kind: 'rank' }
  | { kind: 'ranked'; set: SetPart; field?: string; pool?: SetPart; at: readonly string[] }
  | { kind: 'left'; union: SetPart; until?: readonly Bound[] | undefined }
  /** What somebody shares, and the field that he shares. */
  | { kind: 'same' }
  /** What makes a name one of a language. */
  | { kind: 'tongue' }
  | { kind: 'sameOf'; field: string }
  /** The things behind a count: `and which`. */
  | { kind: 'andWhich' }
  /** `joint` is the word before it, where that still has to find its partner. */
  | { kind: 'times'; at: readonly string[]; joint?: 'and' | 'or' | 'to' | 'than' }
  | { kind: 'summary'; summary: Summary }
  /** A field that is asked of something named before: `what city are they based in`. */
  | { kind: 'open'; field: string; isAsked?: true }
  /** A field that is denied of what stands before it. */
  | { kind: 'notFields'; field: string }
  | {
      kind: 'change';
      as: 'growth' | 'change';
      goes?: Goes;
      isYearly?: boolean;
      isEachYear?: true;
      /** Whether each of several years has one of its own. */
      isRate?: true;
    }
  /** What somebody is said to be the first of. */
  | { kind: 'firstOf'; set: SetPart }
  /** That a figure rose or fell, and of which occasion that is asked; without one, whether it ever did. */
  | { kind: 'movedTime'; goes: Goes; which?: 'first' | 'last' }
  /** By how much a figure rose or fell: `um mehr als 20 Prozent sank`. */
  | { kind: 'movedBy'; goes: Goes; bounds: readonly Bound[] }
  /** A change is asked for as a share of what was before. */
  | { kind: 'percent' }
  /** One figure as a share of another of the same time. */
  | { kind: 'share' }
  /** A word for the ratio of two figures, the figure that a share is asked of, and two things of which it is asked. */
  | { kind: 'ratio' }
  | { kind: 'whole'; of: FieldsPart | ValuePart }
  | { kind: 'ratioOf'; of: ValuePart }
  /** `How many times`: what is larger, and by how much. */
  | { kind: 'multiple' }
  /** `2009 low`: an end that is said after what it is one of. */
  | { kind: 'extreme'; direction: 'ASC' | 'DESC' }
  /** `How big`: by what things of its kind are compared. */
  | { kind: 'size' }
  /** What a figure grew by, in percent, where it doubled or was halved. */
  | { kind: 'multiplied'; percent: number }
  /** A currency and what became of it, before it is said in which other. */
  | { kind: 'moved'; set: SetPart; as: 'growth' | 'change' }
  /** `isLess` where what one has less the other is asked for. */
  | { kind: 'compare'; isLess?: true }
  | { kind: 'head'; field: string; isReady: boolean }
  /** A preposition or a joining word with what follows it. */
  | { kind: 'phrase'; light: Light; of: SetPart | ValuePart | FieldsPart }
  | { kind: 'cond'; filters: readonly Filter[]; at?: readonly string[] }
  /** A verb with its object. */
  | {
      kind: 'clause';
      relation: Relation;
      object: SetPart;
      isNot: boolean;
      also?: readonly Relation[];
      isAnd?: true;
      butNot?: SetPart;
      /** When it came to be so. */
      since?: readonly Bound[];
    }
  | { kind: 'order'; order: Order; isRanked: boolean; rank?: number; at?: readonly string[] }
  /** More or fewer things of a kind than so many: `more than one company`. */
  | { kind: 'many'; bounds: readonly Bound[]; set: SetPart }
  /** A second question after the time. */
  | { kind: 'andWhen' }
  /** A financing by its letter: `its Series F`. */
  | { kind: 'round'; name: string }
  /** `by state`, `in each country`: a figure for each. */
  | { kind: 'group'; field: string }
  /** `in which country`: what is asked for is the place of that kind. */
  | { kind: 'asked'; set: SetPart }
  | FieldsPart
  | SetPart
  | ValuePart
  | ClaimPart
  | RootPart;

/** What a word, or several together, may mean, and how far-fetched that is: 0 for what means nothing else. */
export type Sense = { part: Part; cost: number };
