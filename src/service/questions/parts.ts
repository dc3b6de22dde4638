import type { EntityType } from '../../shared/contract/entity-type';
import type { Operator, Summary } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import type { Time, TimeUnit } from './time';

type Words<Text extends string> = Text extends `${infer One} ${infer Others}` ? One | Words<Others> : Text;

/** The words of a text, as a list that the types know. */
export const wordsOf = <const Text extends string>(text: Text): readonly Words<Text>[] =>
  text.split(' ') as Words<Text>[];

/** Words that join parts and mean nothing by themselves. */
export const WORD_CLASSES = [
  ...wordsOf('of in on at for from to by with per between against be do have that whose and or not'),
  ...wordsOf(
    'than possessive comma slash before after since onwards until untilWhen outside there ever former',
  ),
  ...wordsOf('rank same what who where when how howMany howMuch list about whether fiscal'),
  ...wordsOf('calendar last newest each half worth toOne whom everything start end middle ended'),
  ...wordsOf('compare difference multiple percent share ratio yearly first times dash'),
  ...wordsOf(
    'world both minus points figure howBig notBehind howOften but all as begins speaker saying naming vague narrowing',
  ),
];

export type WordClass = (typeof WORD_CLASSES)[number];

/** A function word: its category is its class. */
export type WordPart<Class extends WordClass = WordClass> = { cat: Class; isPast?: true; unit?: TimeUnit };

/** The entities that a name may mean, the likeliest first. */
export type Name = {
  bearers: readonly StoredEntity[];
  /** Whether it is a ticker. */
  isCode?: true;
  /** As it was written, where it was taken for another name. */
  misspelt?: string;
};

/** The end of an order that is requested. */
export type Direction = 'ASC' | 'DESC';

/** What a field is compared with. */
export type Compared =
  | { kind: 'names'; names: readonly Name[]; joint: 'and' | 'or' }
  | { kind: 'number'; text: string; currency?: string; isPercent?: true }
  | { kind: 'text'; anyOf: readonly string[] }
  | { kind: 'time'; times: readonly Time[] }
  | { kind: 'any' };

/** One condition on the members of a set, or one claim about them. */
export type Condition = { path: readonly string[]; operator: Operator; value: Compared };

/** What a degree word asks for: `largest`, `more`, `most populous`. */
export type Degree = {
  direction: Direction;
  /** The fields that it means by itself, the first that fits. */
  fields?: readonly string[];
  /** Whether it needs a figure beside it: `highest`, where `largest` may stand alone. */
  needsField?: true;
  /** Whether that figure has to be one of change: `faster`. */
  needsChange?: true;
  /** Whether it praises, so that of what is neither good nor bad it says nothing. */
  isQuality?: true;
};

/** An order of a set, and what is cut from it. */
export type Ranking = {
  direction: Direction;
  path?: readonly string[];
  count?: number;
  rank?: number;
  /** Whether all are listed in that order, so that nothing is cut. */
  isOrder?: true;
  /** Whether it praises. */
  isQuality?: true;
  /** Whether only those below nothing are ranked. */
  isLoss?: true;
  /** Whether what it goes by was said already. */
  isFixed?: true;
};

/** The step that tells when something came to be so, or the day on which it happened. */
export type DatedBy = 'since' | 'until' | 'date';

/** Entities: named ones, or a collection that is narrowed, ordered and cut. */
export type SetPart = {
  cat: 'Set';
  names?: readonly Name[];
  joint?: 'and' | 'or';
  topic?: string;
  type?: EntityType;
  /** What makes a member large, where the class says so: the largest employer. */
  size?: string;
  /** What an adjective of a state says of its members: a Delaware corporation. */
  home?: string;
  isMany: boolean;
  conditions: readonly Condition[];
  ranking?: Ranking;
  /** How many are listed without a ranking: `five countries`. */
  count?: number;
  /** What is cut before this set narrows it. */
  within?: SetPart;
  times: readonly Time[];
  /** Whether its members came to be so, and the step that tells when: a time is the time of that. */
  dated?: DatedBy;
  /** Whether its name bears the ending of an owner. */
  isOwner?: true;
  /** Whether its names are set against each other, so that no question is about them together. */
  isVersus?: true;
  /** Whether the question is about both names together. */
  isBoth?: true;
  /** Whether it was said to be of all of them. */
  isAll?: true;
};

/** How a figure is worked out from its points. */
export type Change = 'growth' | 'change' | 'yearlyGrowth' | 'yearlyChange' | 'annualGrowth';

/** Fields that no set was named for yet. */
export type FieldsPart = {
  cat: 'Fields';
  /** Each is a path: `headquarters.country` is two steps. */
  fields: readonly (readonly string[])[];
  summary?: Summary;
  change?: Change;
  goes?: 'up' | 'down';
  /** Whether it is the figure where that is below nothing. */
  isLoss?: true;
  /** Whether its words may mean another figure, so that the answer says as what they are read. */
  isNear?: true;
  /** Whether its noun is said of several: `CEOs`. */
  isMany?: true;
  times: readonly Time[];
};

/** Fields of a set. */
export type ValuePart = Omit<FieldsPart, 'cat'> & {
  cat: 'Value';
  set: SetPart;
  /** What narrows what the first field leads to: `member_of.name=European Union`. */
  where: readonly Condition[];
  /** The members of the set compared by the field; of a claim the first is said to stand at that end. */
  compare?: { direction: Direction; isClaim?: true; isShare?: true };
  /** What the answer is to be: a list, a count or the one with the highest. */
  group?: string;
  /** Whether its things came to be so, and the step that tells when. */
  dated?: 'since' | 'until';
};

/** What a verb says of its subject: something else, at the times at which it came to be so. */
export type Relation = { verb: VerbPart; object: SetPart; times: readonly Time[] };

/** What is said of a set, to be answered with yes or no, or with the times at which it was so. */
export type ClaimPart = {
  cat: 'Claim';
  set: SetPart;
  condition: Condition;
  where: readonly Condition[];
  times: readonly Time[];
  /** Whether the question is in the past tense, so that any time matches. */
  isPast?: true;
  /** Whether it came to be so, so that a time is the time of that. */
  isEvent?: true;
  /** When it was so, of a line of points. */
  which?: 'first' | 'last' | 'each' | 'count';
  /** The length of the requested periods. */
  unit?: TimeUnit;
  /** Whether any time matches. */
  isEver?: true;
  /** Whether no verb says it, so that it has to be asked for. */
  isOpen?: true;
  /** The verb that says it, and of whom: it may be read from its other side too. */
  relation?: Relation & { subject: SetPart };
};

/** A relationship that a verb names: `field` leads from its subject to its object, `inverse` back. */
export type VerbPart = {
  cat: 'Verb';
  field?: string;
  inverse?: string;
  /** The field that tells when it happened. */
  dated?: string;
  /** Whether it is a participle, so that what follows `by` is its subject. */
  isPassive?: true;
  /** Whether its past is made with the same word as what is done to somebody: `ist beigetreten`. */
  takesBe?: true;
  /** Whether it is a noun: `accession`. */
  isNoun?: true;
  /** Whether it follows its object in its language. */
  isLast?: true;
  /** Whether what it counts is below nothing: who lost so much. */
  isLoss?: true;
};

export type Part =
  | WordPart
  | SetPart
  | FieldsPart
  | ValuePart
  | ClaimPart
  | VerbPart
  /** A set as an adjective: `German`, `US`. */
  | { cat: 'Place'; names: readonly Name[] }
  /** What narrows a set. */
  | {
      cat: 'Cond';
      conditions: readonly Condition[];
      times: readonly Time[];
      dated?: DatedBy;
      relation?: Relation;
    }
  | { cat: 'Time'; times: readonly Time[] }
  | { cat: 'Year'; year: number }
  | { cat: 'Month'; month: number }
  | { cat: 'Day'; month: number; date: number }
  | { cat: 'Quarter'; quarter: number }
  | { cat: 'TimeUnit'; unit: TimeUnit; isMany: boolean }
  | {
      cat: 'Number';
      text: string;
      value: number;
      currency?: string;
      isPercent?: true;
      isScaled?: true;
      scale?: number;
    }
  | { cat: 'Scale'; power: number }
  | { cat: 'Ordinal'; rank: number }
  | { cat: 'Unit'; currency?: string; field?: string }
  | { cat: 'Bound'; operator: Operator }
  | {
      cat: 'Amount';
      bounds: readonly {
        operator: Operator;
        text: string;
        currency?: string;
        field?: string;
        isYear?: true;
        isPercent?: true;
      }[];
    }
  | { cat: 'Superlative'; degree: Degree; count?: number; rank?: number; isTop?: true }
  /** How it compares; what outsells another needs no `than`. */
  | { cat: 'Comparative'; degree: Degree; isTransitive?: true }
  /** With the year of its figure, which the expression has to say. */
  | { cat: 'Order'; ranking: Ranking; times?: readonly Time[] }
  /** The end of a figure at which one of several is to stand: `bigger`, `sells more`, `grew faster`. */
  | {
      cat: 'End';
      degree: Degree;
      path?: readonly string[];
      isGrowth?: true;
      isTransitive?: true;
      /** Whether it is about losses only. */
      isLoss?: true;
      times?: readonly Time[];
    }
  | { cat: 'Summary'; summary: Summary }
  | {
      cat: 'Change';
      change: Change;
      goes?: 'up' | 'down';
      isNoun?: true;
      isModifier?: true;
      /** By how many percent at least: what doubled grew by 100. */
      atLeast?: number;
    }
  | { cat: 'Per'; field: string }
  /** How a figure is measured, which makes another of it: `at purchasing power parity`. */
  | { cat: 'Basis'; from: string; to: string }
  /** How a name begins or ends. */
  | { cat: 'Letters'; text: string }
  /** What somebody has, and the facts that questions name it with. */
  | { cat: 'Thing'; fields: readonly string[] }
  /** A word that points back to what was asked about. */
  | { cat: 'Reference'; to?: 'person' | 'place' }
  | { cat: 'Group'; field: string }
  | { cat: 'Question'; root: SetPart | ValuePart | ClaimPart; asks?: 'profile' | 'count' | 'list' };

export type Category = Part['cat'];

export type PartOf<C extends Category> = C extends WordClass ? WordPart<C> : Extract<Part, { cat: C }>;

/** An empty set. */
export const EMPTY_SET: SetPart = { cat: 'Set', isMany: false, conditions: [], times: [] };

type Given<Parts> = { [Key in keyof Parts]?: Exclude<Parts[Key], undefined> };

/** The entries of an object that have a value. */
export const given = <Parts extends object>(parts: Parts): Given<Parts> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Given<Parts>;
