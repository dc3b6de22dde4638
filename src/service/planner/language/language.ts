import type { EntityType } from '../../../shared/contract/entity-type';
import type { Operator, Summary } from '../../query/tree';
import type { Ask, Light, Relation } from '../question-parts';

/** The words of one meaning, parted by `|`. */
export type Words = string;

/** A phrase word for word: the choices for each place in it, of which an empty one may be missing. */
export type Phrase = readonly Words[];

/** Everything that the planner knows of a language: words by what they mean, and no rules. */
export type Language = {
  /** As in BCP 47; the names of countries, currencies and languages come from CLDR by it. */
  tag: string;
  light: Readonly<Partial<Record<Light, Words>>>;
  asks: Readonly<Record<Ask, Words>>;
  /** Fields of the query language by further names. */
  fields: Readonly<Record<string, Words>>;
  /** Collections of the query language by their names, singular before plural. */
  classes: Readonly<Record<string, { one: Words; many: Words }>>;
  /** Collections by words that first mean another: an EU regulation may be a sanctions act. */
  further: Readonly<Record<string, { one: Words; many: Words }>>;
  /** What countries are called that may mean something else too. */
  countryWords: { one: Words; many: Words };
  /** What countries are called by what they belong to. */
  memberWords: { one: Words; many: Words };
  /** The same of those that began it. */
  foundingWords: { one: Words; many: Words };
  /** Collections by names that say what makes one large: the largest employer has most employees. */
  sized: readonly { topic: string; size: string; one: Words; many: Words }[];
  /** What of a collection has a name of its own: browsers are the products whose category is that. */
  kept: readonly {
    topic: string;
    field: string;
    value: string;
    one: Words;
    many: Words;
    /** The kind of thing, where the collection holds others too. */
    type?: EntityType;
  }[];
  /** What companies are called by their trade, under the name of the industry, or of several: `… OR …`. */
  trades: Readonly<Record<string, { one: Words; many: Words }>>;
  /** The same by narrower lines of business, under the SIC description that filings give. */
  lines: Readonly<Record<string, { one: Words; many: Words }>>;
  relations: readonly (Relation & { words: Words })[];
  /** Verbs by which a speaker asks for what stands behind them. */
  wants: Words;
  /** Words by which a speaker tells of himself or speaks to who answers. */
  persons: Words;
  /** What asks in which part of a year something was so. */
  partsAsked: { month: Words; quarter: Words };
  /**
   * Phrases around a question that say nothing of what is asked: what the answer is for, how it is to look, that it is
   * asked of who answers; requests of several words, and the one word that they come to.
   */
  /** What begins a second question: it asks for something else, and narrows nothing of what was asked before. */
  secondAsks: Words;
  /** Both ends of a line or a ranking, which are asked for together: `the highest and the lowest`. */
  bothEnds: readonly (readonly [high: Words, low: Words])[];
  /** What begins one that counts those of what the first is about that are something more, and what stands for it before their kind. */
  ofThose: { said: Words; as: string };
  /** What begins a second question that is of whatever the first is about. */
  secondOwn: Words;
  /** What asks ahead of a statement or behind it whether it is so, and what asks that before it. */
  checks: { ahead: Words; behind: Words; before: Words };
  /** What takes back the words before it. */
  corrections: Words;
  /** What stands behind an example, and what asks for more of its kind. */
  examples: { behind: Words; further: Words };
  /**
   * Ways to put a whole question, as a pattern, and the same in words that are read; `$1` is what stood in its first
   * brackets. One that `isFirst` is tried before the question itself, whose words would make another sense; what one leaves
   * aside is said with the answer.
   */
  recasts: readonly { said: string; as: string; isFirst?: true; left?: string }[];
  /** Companies as the law makes them, which the name of a state before it says the law of: `Delaware corporations`. */
  byLaw: { one: Words; many: Words };
  /** What leads to a clause that ends with its verb, and those verbs. */
  subordinate?: { before: Words; verbs: Words };
  /** What asks for the meaning of what stands behind or before it, and the word that asks the same. */
  meaning: { before: Words; behind: Words; ask: Words };
  /** Verbs by what whoever does it has more of than another. */
  outdoing: Readonly<Record<string, Words>>;
  /** Adjectives that praise or call large without a bound, which narrow nothing that could be checked. */
  vague: Words;
  /** What stands before a month whose last day is meant. */
  lastDayOf: Words;
  /** Days that have a name, by month and day. */
  holidays: Readonly<Record<string, Words>>;
  /** What asks for the other end of a ranking than `top`. */
  bottom: Words;
  /** What says nothing behind a figure, and before `of` or a number counts or ranks: `the capex number`, `number two`. */
  counting: Words;
  /** Words beside a code that ask whose it is, and nothing else. */
  bearers: Words;
  wrappings: {
    nothing: readonly Phrase[];
    asking: readonly Phrase[];
    ask: Words;
    behind: Words;
    /** Adverbs that say only how something is said. */
    adverbs: Words;
  };
  /**
   * What stands around a question and says nothing of what is asked. An interjection is one where a mark or the beginning
   * of a question stands behind it, a turn only before the latter, and what stands `behind` only after a mark; what is
   * `shouted` goes in capitals too, which may else be a ticker.
   */
  edges: {
    opening: readonly Phrase[];
    interjections: Words;
    turns: Words;
    /** What asks, where a sentence begins with it, and what else one begins with. */
    askers: Words;
    starters: Words;
    closing: readonly Phrase[];
    behind: Words;
    shouted: Words;
  };
  /** Names that are taken for a field that may hold more, which the answer says. */
  loose: Readonly<Record<string, Words>>;
  /** What is called by words that mean something else apart, and is not held: a head of state is of no subdivision. */
  unheld: Words;
  /** Names of what is held in parts alone, none of which may stand for it, and which those are, as prose says it. */
  partly: readonly { words: Words; held: string }[];
  /** What says that the whole world is meant. */
  everywhere: Words;
  /** What asks for an opinion, a reason or advice, whatever fact is named beside it. */
  judgements: Words;
  /** Names of well-known firms that are made of words of their own meaning, where they are written as names. */
  unheldNames: Words;
  /** Words that stand for what was named before: a thing, in a place, of somebody; those of a person alone, and of several. */
  pronouns: { thing: Words; place: Words; owner: Words; person: Words; several: Words };
  /** Superlatives and comparatives; without fields the kind of thing decides, or a field that follows. */
  extremes: readonly {
    superlative: Words;
    comparative: Words;
    direction: 'ASC' | 'DESC';
    fields?: readonly string[];
    /** It needs a figure beside it: `most`, where `largest` may stand alone. */
    isAmount?: true;
    /** It praises, so that of things that are only counted it says nothing. */
    isQuality?: true;
    /** It says how fast something became more or less, and nothing of how much it is. */
    isPace?: true;
  }[];
  /** Places by names that are neither in the store nor in CLDR's list of countries. */
  places: Readonly<Record<string, Words>>;
  /** Further names of anything by its own, such as what everybody calls an indicator. */
  names: Readonly<Record<string, Words>>;
  /** What the growth of a series over a year is called, under the name of the series. */
  grown: Readonly<Record<string, Words>>;
  /** What a series is called where it is below nothing, under the name of the series. */
  deficits: Readonly<Record<string, Words>>;
  /** Which end of an order comes first, where it is said behind what it goes by. */
  directions: Readonly<Record<'ASC' | 'DESC', Words>>;
  /** What makes the name before it one of a language: Spanish is spoken, or of Spain. */
  tongues: Words;
  /** What says that a figure is one of a year though it is of a shorter time. */
  annualised: Words;
  /** What asks how many, or which, of those behind it something is so of, by what asks the same of the whole kind. */
  amongRanked: Readonly<Record<string, Words>>;
  /** What asks whether something is so of all of a kind, by how it is asked of which of them: `{}` is the kind. */
  ofAll: Readonly<Record<string, Words>>;
  /** What asks, as the first word, whether something was so at all. */
  pastAsks: Words;
  /** What asks for an average of each year, where no year is said. */
  yearlyAverages: Words;
  /** Common nouns that firms are called by too, and what makes one of them a noun: what stands before it, and behind. */
  nouns: { words: Words; before: Words; behind: Words };
  /** What makes a year that of the calendar, where a company counts its own. */
  calendar: Words;
  /** What says that two things are so together. */
  both: Words;
  /** What says that something was so at no time: of the newest figure it says nothing. */
  never: Words;
  /** What asks for everybody who ever held an office. */
  everHeld: Words;
  /** Holders of an office that one holds at a time. */
  holders: Words;
  /** What of a union is who belongs to it. */
  membership: Words;
  /** What orders by name. */
  alphabetic: Words;
  /** What stands before the letters that a name begins or ends with, and what may stand between. */
  initials: {
    start: Words;
    end: Words;
    filler: Words;
    /** Verbs that stand behind the letters. */
    around: readonly { before: Words; after: Words; isStart: boolean }[];
  };
  /** What asks for those that share something with a named one. */
  same: Words;
  /** What asks where something stands among its like. */
  rank: Words;
  /** What a member does that is none any more. */
  leaving: Words;
  /** What asks for the things behind a count. */
  andWhich: Words;
  /** What asks for the day beside a name: `with dates`. */
  andDates: Words;
  /** What asks how often something was so, by how long the parts are in which it is counted. */
  often: Readonly<Record<'any' | 'm' | 'q' | 'a', Words>>;
  /** `top` and its like: a count may follow. */
  top: Words;
  /** The same, where it does not say by what. */
  firstFew: Words;
  bounds: Readonly<Partial<Record<Operator, Words>>>;
  /** What a figure is that is below or above nothing, and what is one whose net income is. */
  signs: Readonly<Partial<Record<Operator, Words>>>;
  profits: Readonly<Partial<Record<Operator, Words>>>;
  summaries: Readonly<Partial<Record<Summary, Words>>>;
  /** The growth that, year by year, leads from the first to the last. */
  yearlyGrowth: Words;
  /** The growth over the year before, which several years have each. */
  yearOnYear: Words;
  /** What says before what grows that each year's growth is meant. */
  annual: Words;
  growth: Words;
  /** The same in words that ask for it from one time to another. */
  relativeChange: Words;
  change: Words;
  /** The same where it says that a figure went up, or down. */
  rises: Words;
  falls: Words;
  /** What asks for a change in percent. */
  percent: Words;
  /** What makes one figure a share of another. */
  share: Words;
  /** What asks for one figure by another. */
  ratio: Words;
  /** What asks how often one holds another. */
  multiple: Words;
  compare: Words;
  /** What asks how much more one is than another. */
  difference: Words;
  /** Ends of a line that stand after it: `2009 low`. */
  lows: Words;
  highs: Words;
  /** The newest decision of the Federal Reserve, and its decisions. */
  decisions: { newest: Words; many: Words };
  /** What asks for the figure by which things of a kind are compared. */
  howBig: Words;
  /** Words for growing to so many times as much, by the growth in percent that they are. */
  multiplied: Readonly<Record<string, Words>>;
  /** What stands after `per`, by the field that counts it. */
  heads: Readonly<Record<string, Words>>;
  months: readonly Words[];
  quarter: Words;
  /** What says on which basis a figure is meant, wherever it stands: those words, of which field, and the field of that basis. */
  bases: readonly { words: Words; of: string; field: string }[];
  /** Words that make a year or a quarter the company's own. */
  fiscal: Words;
  /** Words within a period that say no more. */
  withinPeriod: Words;
  /** What stands before the day on which a year or a quarter ended. */
  ended: { year: Words; quarter: Words; around: Words };
  /** Ends of an order that are of quarters. */
  extremeQuarter: Words;
  /** The newest quarter that was reported. */
  latestQuarter: Words;
  /** What asks for the figure of every quarter. */
  eachQuarter: Words;
  /** What asks for the figure of every year. */
  eachYear: Words;
  /** What asks for the figure of every month. */
  eachMonth: Words;
  /** What stands before a year for its last day, and for its first. */
  yearEnd: Words;
  yearStart: Words;
  /** What stands before a year for a half of it. */
  yearHalves: { first: Words; second: Words };
  /** What a decade is written with, what it is called by its tens, and what may stand behind. */
  decades: { endings: Words; named: readonly { words: Words; years: string }[]; behind: Words };
  /** The newest four quarters together. */
  trailingYear: Words;
  /** What stands before a year for its sixth month. */
  mid: Words;
  /** The newest years: what stands before and after their number, and ten of them. */
  recentYears: {
    before: Words;
    after: Words;
    decades: Words;
    year: Words;
    /** What stands after a number of quarters or months, and after one of years that a growth is over: `5 year CAGR`. */
    quarters: Words;
    months: Words;
    single: Words;
  };
  /** The quarters of a year that is not over. */
  yearToDate: Words;
  /** A word before a year that a verb may need for itself: `buy back in 2022`. */
  turned: { by: string; verbs: Words };
  /** Words that stand before a year and say no more. */
  yearly: Words;
  /** What somebody or something may be of another that tells who it is, the words behind it, what says the same of one more, and what asks of the past. */
  toldBy: { words: Words; of: Words; again: Words; past: Words };
  numbers: readonly Words[];
  furtherNumbers: Readonly<Record<string, number>>;
  ordinals: readonly Words[];
  scales: Readonly<Record<string, Words>>;
  /** Units that a number may bear without saying more. */
  units: Words;
  /** What a number is written with that is one of a hundred, beside the sign. */
  percents: Words;
  /** Units of money that are not the dollar, under the code of the currency: a bound in one is of figures in it. */
  moneys: Readonly<Record<string, Words>>;
  /** Of these what may stand before the number. */
  leadingUnits: Words;
  /** People as a unit: of a country they are inhabitants, of a company employees. */
  people: Words;
  /** What stands before a word of scale for one of it, and for a half. */
  one: Words;
  halves: Words;
  /** Places by their adjectives. */
  adjectives: Readonly<Record<string, Words>>;
  /** What words of a question are often written as, though they lie too far from each other for a slip; read so where they mean nothing. */
  misspelt: Readonly<Record<string, Words>>;
  /** Words that are near others of these tables and mean something else, so that none is taken for a slip. */
  otherWords: string;
  /** Endings that an adjective or a superlative may bear. */
  endings: readonly string[];
};
