import type { EntityType } from '../../shared/contract/entity-type';
import { hasCurrencySign } from '../store/currency-sign';
import type { Graph } from '../store/graph';
import type { NameForm } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { typeAndSubtypes } from '../store/subtypes';
import { findByAbbreviation, matchesAbbreviation } from './abbreviated-names';
import { hasAlias } from './alias-lookup';
import { createAliasIndex, type AliasIndex } from './aliases';
import { candidates, sameNames } from './candidates';
import { findCurrentNames } from './current-names';
import { createIdentifierFinder, type IdentifierFinder } from './identifiers';
import { ranked, type Match, type Typed } from './match-ranking';
import { ALMOST, NameReadings } from './name-readings';
import { typedName } from './typed-name';

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

/** The score of what is named so, legal form and the word of its trade aside. */
const SAME = 0.98;

/** The score of a pair typed in the other direction, which is another thing and labelled as such. */
const INVERTED = 0.75;

/** A longer text names nothing: registers hold names of up to 500 letters. */
const MOST_LETTERS = 600;

/** Answers searches by a graph's names; an identifier finds its bearer. */
export function createEntitySearch(graph: Graph): EntitySearch {
  const aliases = createAliasIndex(graph.names);
  const identified = createIdentifierFinder(graph.names);
  const readings = new NameReadings(graph, aliases, identified);
  return (name, { types = [], limit, isExact = false }) => {
    if (name.length > MOST_LETTERS) return [];
    const search = new NameSearch(
      { graph, aliases, identified, readings },
      name,
      types.flatMap(typeAndSubtypes),
    );
    return search.matches(isExact).slice(0, limit);
  };
}

type SearchTools = {
  graph: Graph;
  aliases: AliasIndex;
  identified: IdentifierFinder;
  readings: NameReadings;
};

/** One search of a name among entities of some types, whose subtypes are spelt out. */
class NameSearch {
  private readonly typed: Typed;
  /** What has the name as an alias that is written otherwise. */
  private readonly also: readonly NameForm[];
  private readonly wanted: ReadonlySet<EntityType>;

  constructor(
    private readonly tools: SearchTools,
    private readonly name: string,
    private readonly types: readonly EntityType[],
  ) {
    const { graph, aliases } = tools;
    const prepare = (): Typed => ({ told: typedName(graph.names.dictionary, name), fits: new Map() });
    this.typed = graph.once?.(`search ${name}`, prepare) ?? prepare();
    this.wanted = new Set(types);
    this.also = aliases(name).filter(this.isWanted);
  }

  /** The matches of the first way that finds any, from the surest to the most doubtful. */
  matches(isExact: boolean): readonly Match[] {
    const { name, typed, also, tools } = this;
    const { names } = tools.graph;
    if (typed.told.text === '' || (hasCurrencySign(name) && also.length > 0)) return ranked(typed, also);
    // An identifier is no name: whatever resembles its letters is not meant.
    const identified = this.scored(tools.identified.surely(name), 1);
    if (identified.length > 0) return identified;
    const onExchange = tools.readings.onExchange(name);
    if (onExchange !== undefined) return this.scored(onExchange, SAME);
    const same = sameNames(names, typed.told).filter(this.isWanted);
    // Its own name is what it is called first, whoever else was called so once.
    const today = same.length > 0 ? [] : findCurrentNames(names, typed.told, also).filter(this.isWanted);
    if (today.length > 0) return today.map(({ entity }) => ({ entity, relevance: SAME }));
    if (isExact)
      return ranked(
        typed,
        [...same, ...also].filter(({ entity }) => hasAlias(name, entity)),
      );
    const isNamed = same.length + also.length > 0;
    const read = isNamed ? [] : this.inOtherWords();
    return read.length > 0 ? read : this.similar(isNamed);
  }

  /** What a text that names nothing as it stands may mean. */
  private inOtherWords(): readonly Match[] {
    const { name, tools } = this;
    const { readings, identified } = tools;
    const { text } = this.typed.told;
    // A word of names is no other one in short: `bank` is what many are called, and not U.S. Bancorp.
    const isWord = () => tools.graph.names.dictionary.word(text) !== undefined;
    const ways: readonly (() => Match[])[] = [
      () => this.scored(readings.inverted(name), INVERTED).map((each) => ({ ...each, isHint: true })),
      () => this.scored([...readings.abbreviated(name, text), ...readings.inMoreWords(name, text)], SAME),
      // What is written as a ticker and called so by nothing is no slip of a name.
      () => this.scored(identified.byTicker(name), 1),
      () => (isWord() ? [] : this.scored(readings.almost(name, text), ALMOST)),
    ];
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return found;
    }
    return [];
  }

  /** What is called like it; of known words others are tried only where the best is in doubt. */
  private similar(isNamed: boolean): readonly Match[] {
    const { name, typed, types, also, tools } = this;
    const { graph, readings } = tools;
    const near = (doubtful: boolean): readonly NameForm[] =>
      candidates(graph.names, typed.told, { types, doubtful, isAnswer: true });
    const forms = near(false);
    const sure = ranked(typed, [...forms, ...also]);
    if (sure.some(({ relevance: fit }) => fit >= CERTAIN)) return sure;
    graph.settle();
    if (sure.length === 0 && !isNamed) {
      const short = findByAbbreviation(forms, matchesAbbreviation(typed.told, graph.names.dictionary));
      if (short.length > 0) return short.map((entity) => ({ entity, relevance: ALMOST }));
    }
    const found = ranked(typed, [...near(true), ...also]);
    // A code in brackets may look like a legal form: Everest Group (EG).
    return found.length > 0 ? found : this.scored(readings.calledTwice(name), SAME);
  }

  private readonly isWanted = ({ entity }: Pick<NameForm, 'entity'>): boolean =>
    this.wanted.size === 0 || this.wanted.has(entity.type);

  /** The wanted ones of some entities, each once. */
  private scored(entities: readonly StoredEntity[], relevance: number): Match[] {
    const wanted = [...new Set(entities)].filter((entity) => this.isWanted({ entity }));
    return wanted.map((entity) => ({ entity, relevance }));
  }
}
