import type { EntityType } from '../../shared/contract/entity-type';
import { CLOSE, closeness } from '../../shared/names/closeness';
import { invertedPair } from '../../shared/names/inverted-pairs';
import { coreText } from '../../shared/names/legal-form';
import { kindOf } from '../../shared/names/name-kind';
import { nameText } from '../../shared/names/name-text';
import { namesWithCode } from '../../shared/names/name-with-code';
import { withPlaceWord } from '../../shared/names/place-form';
import { issuerOf, issuersOf } from '../../shared/names/share-class';
import type { Graph } from '../store/graph';
import type { NameLookups } from '../store/names';
import { PLACES } from '../store/places';
import type { StoredEntity } from '../store/stored';
import { hasAlias } from './alias-lookup';
import type { AliasIndex } from './aliases';
import { candidates, sameNames } from './candidates';
import { findDatedEvent } from './dated-events';
import { findDeal } from './deal-names';
import { readBothNames, readCodeBehindName, readSecondName, shortAhead } from './dual-names';
import { exchangeOfCity } from './exchange-of-city';
import { readFullTitle } from './full-titles';
import type { IdentifierFinder } from './identifiers';
import { restoreLetters } from './lost-letters-search';
import { namesOf, ranked, type Match } from './match-ranking';
import { createQualifiedNames, type QualifiedNames } from './qualified-names';
import { BODIES } from './relevance';
import { schoolOfCity } from './school-names';
import { spellingVariants, withoutShortWords } from './spelling-variants';
import { transliterations } from './transliterated-names';
import { completeTruncated } from './truncated-names';
import { typedName } from './typed-name';

/** The score of what lacks a linking word, or the last ones, of what is typed in short. */
export const ALMOST = 0.9;

/** Types whose names describe in many words what a thing is. */
const DESCRIBED: ReadonlySet<EntityType> = new Set(['MacroIndicator', 'Future', 'Industry'] as EntityType[]);

/** `NASDAQ COMP` and `NASDAQ:COMP`: letters in capitals behind the name of an exchange. */
const EXCHANGE_AND_CODE = /^([^\s:]+)(?::\s*| )([A-Z\d]{2,8})$/;

const isCompany = ({ type }: StoredEntity): boolean => type === 'Company';

/** Whether one of an entity's names has the words of a part of a name. */
const hasPart = (entity: StoredEntity, part: string): boolean =>
  namesOf(entity).some((each) => ` ${nameText(each)} `.includes(` ${nameText(part)} `));

/** The ways in which a text that nothing is called by may still name something. */
export class NameReadings {
  private readonly names: NameLookups;
  private readonly qualified: QualifiedNames;

  constructor(
    graph: Graph,
    private readonly aliases: AliasIndex,
    private readonly identified: IdentifierFinder,
  ) {
    this.names = graph.names;
    this.qualified = createQualifiedNames(graph);
  }

  /** What a code behind an exchange means: what is listed there, or bears the code in its name. Undefined for other texts. */
  onExchange(name: string): StoredEntity[] | undefined {
    const [, market = '', code = ''] = EXCHANGE_AND_CODE.exec(name.trim()) ?? [];
    const named = this.names.exact(nameText(market));
    if (!named.some(({ entity: { type } }) => type === 'Exchange')) return undefined;
    const listed = this.identified.surely(`${market}:${code}`);
    return listed.length > 0 ? [...listed] : this.bearers(name).filter((entity) => hasPart(entity, code));
  }

  /** The rate that exists in the other direction. The caller names it and returns no figure. */
  inverted(name: string): StoredEntity[] {
    const pair = invertedPair(name);
    return pair === undefined
      ? []
      : this.writtenSo(pair).filter(({ type }) => type === 'ForeignExchangeRate');
  }

  /** What is named with words that ledgers write in short. */
  abbreviated(name: string, text: string): StoredEntity[] {
    const forms = [...withoutShortWords(text, name), ...transliterations(text)].flatMap((full) => [
      ...sameNames(this.names, typedName(this.names.dictionary, full)),
      ...this.aliases(full),
    ]);
    return [...new Set(forms.map(({ entity }) => entity))];
  }

  /** What is called as words in short are read first, but for a linking word or the last ones. */
  almost(name: string, text: string): StoredEntity[] {
    const [full] = withoutShortWords(text, name);
    if (full === undefined) return [];
    const found = this.nearly(full, { types: [], doubtful: false });
    return found.filter(({ relevance: fit }) => fit >= ALMOST).map(({ entity }) => entity);
  }

  /** What is named with more than its name: by what it is in law, by where it lies or by what it is. */
  inMoreWords(name: string, text: string): readonly StoredEntity[] {
    const bearers = (each: string): StoredEntity[] => this.bearers(each);
    const written = (each: string): StoredEntity[] => this.writtenSo(each);
    const orInFull =
      (find: (name: string) => readonly StoredEntity[]) =>
      (each: string): readonly StoredEntity[] => {
        const found = find(each);
        return found.length > 0 ? found : this.inFull(nameText(each));
      };
    // Places that are called nearly so.
    const near = (each: string): readonly StoredEntity[] =>
      this.nearly(each, { types: [...PLACES], doubtful: true }).map(({ entity }) => entity);
    const readings = [
      () => this.official(name),
      () => this.inFull(nameText(withPlaceWord(name))),
      () => schoolOfCity(text, written),
      () => exchangeOfCity(text, bearers),
      () => this.qualified(name, { bearers: orInFull(bearers), written: orInFull(written), near }),
      () => this.bothNames(name),
      () => this.calledTwice(name),
      () => this.codedAndNamed(name),
      () => this.withLostLetters(name),
      () => this.ofPaper(name),
      () => completeTruncated(name, text, this.names.dictionary).flatMap(bearers).filter(isCompany),
      () => findDeal(name, bearers),
      () => findDatedEvent(text, this.names),
      () => this.described(text),
    ];
    for (const read of readings) {
      const found = read();
      if (found.length > 0) return found;
    }
    return [];
  }

  /** What bears both of two names of which one stands in brackets or behind a stroke, or a name and the code beside it. */
  calledTwice(name: string): readonly StoredEntity[] {
    const pairs = [readBothNames(name), ...namesWithCode(name).map((told) => [told.name, told.code])];
    const found = pairs.flatMap((pair) => {
      const [ours = [], others = []] = pair.map((each) => this.bearersOrListed(each));
      return ours.filter((entity) => others.includes(entity));
    });
    return [...new Set(found)];
  }

  /** What bears a name, a body perhaps but for its legal form. */
  private bearers(name: string): StoredEntity[] {
    return this.called(name, true);
  }

  /** What bears a name as it is written, as all but bodies do: their forms would lead to all that are called like a part of a name. */
  private writtenSo(name: string): StoredEntity[] {
    return this.called(name, false);
  }

  private called(name: string, isBody: boolean): StoredEntity[] {
    const { names } = this;
    const text = nameText(name);
    const core = isBody ? coreText(text) : text;
    const bodies =
      core === text
        ? []
        : names.exact(core).filter(({ entity }) => BODIES.has(entity.type) && hasAlias(name, entity));
    const others = spellingVariants(text).flatMap(names.exact);
    const forms = [...names.exact(text), ...bodies, ...this.aliases(name, { isBody }), ...others];
    return [...new Set(forms.map(({ entity }) => entity))].sort((a, b) => b.prominence - a.prominence);
  }

  private bearersOrListed(name: string): StoredEntity[] {
    const { byTicker, surely } = this.identified;
    return [...new Set([...this.bearers(name), ...byTicker(name), ...surely(name)])];
  }

  /** A place with the article of its official name. */
  private official(name: string): StoredEntity[] {
    const [, rest] = /^the (.+)/i.exec(name) ?? [];
    return rest === undefined ? [] : this.writtenSo(rest).filter(({ type }) => PLACES.has(type));
  }

  /** What is named with what it is in law, or with a person's titles and initials. */
  private inFull(text: string): readonly StoredEntity[] {
    const { names = [], types = [] } = readFullTitle(text) ?? {};
    const isBody = types.some((type) => BODIES.has(type));
    const found = names.map((each) => this.called(each, isBody).filter(({ type }) => types.includes(type)));
    return found.find((each) => each.length > 0) ?? [];
  }

  /** Of two names that were told of one thing the first that something bears, unless the other is borne by something else. */
  private bothNames(name: string): readonly StoredEntity[] {
    const [ours = [], others = []] = readSecondName(name).map((each) => this.bearers(each));
    if (ours.length === 0 || others.length === 0) return [...ours, ...others];
    return ours.filter((entity) => others.includes(entity));
  }

  /** What bears a code and the name, or a part of the name, that stands beside it; and a company with a part of its name behind what it is called for short. */
  private codedAndNamed(name: string): readonly StoredEntity[] {
    const [code = '', rest = ''] = readCodeBehindName(name);
    const coded = code === '' ? [] : this.bearersOrListed(code).filter((entity) => hasPart(entity, rest));
    if (coded.length > 0) return coded;
    const [short = '', part = ''] = shortAhead(name);
    if (short === '') return [];
    return this.bearers(short).filter((entity) => isCompany(entity) && hasPart(entity, part));
  }

  /** Who issued shares whose class was told behind the name. */
  private ofPaper(name: string): readonly StoredEntity[] {
    return issuersOf(name).flatMap((issuer) =>
      [...this.bearers(issuer), ...this.abbreviated(issuer, nameText(issuer))].filter(
        (entity) => isCompany(entity) && issuerOf(name, entity.description) === issuer,
      ),
    );
  }

  /** What has a name that lost letters outside ASCII, and none of the others. */
  private withLostLetters(name: string): readonly StoredEntity[] {
    return restoreLetters(name, this.names.dictionary)
      .flatMap((each) => this.bearers(each))
      .filter((entity) =>
        namesOf(entity).some((each) => closeness(name, each, kindOf(entity.type)) >= CLOSE),
      );
  }

  /** What is called as a statistic, a contract or a trade is that was told with more, but for words that describe it. */
  private described(text: string): readonly StoredEntity[] {
    const { names: [name = ''] = [], types = [] } = readFullTitle(text) ?? {};
    if (!types.some((type) => DESCRIBED.has(type))) return [];
    const found = this.nearly(name, { types, doubtful: true });
    return found.flatMap(({ entity, relevance: fit }) => (fit >= ALMOST ? [entity] : []));
  }

  /** What is called nearly so. */
  private nearly(name: string, options: { types: readonly EntityType[]; doubtful: boolean }): Match[] {
    const told = typedName(this.names.dictionary, name);
    return ranked({ told, fits: new Map() }, candidates(this.names, told, options));
  }
}
