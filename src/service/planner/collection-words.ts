import type { Evaluator } from '../query/evaluate';
import type { Filter } from '../query/tree';
import { FAR, split, type Book, type LatePart } from './lexicon';
import { EMPTY_SET } from './empty-set';
import type { Language, Words } from './language/language';
import type { SetPart } from './question-parts';
import { alternatives, equal, oneOf } from './value-filter';

/** What collections of things are called, and the lines of business that companies are in. */
export function addCollections(
  book: Book,
  { classes, further, kept, trades, lines, sized, countryWords, memberWords, foundingWords, byLaw }: Language,
): void {
  const typeOf = ({ topics }: Evaluator, topic: string) => topics.first(topic)?.type;
  const named = [
    ...Object.entries(classes).map(([topic, words]) => ({ topic, ...words, cost: 0 })),
    ...Object.entries(further).map(([topic, words]) => ({ topic, ...words, cost: FAR / 2 })),
  ];
  for (const { topic, one, many, cost } of named) {
    const part =
      (isPlural: boolean): LatePart =>
      (evaluator) => {
        const type = typeOf(evaluator, topic);
        return type === undefined ? undefined : { ...EMPTY_SET, topic, type, isPlural };
      };
    book.addAll(one, part(false), cost);
    book.addAll(many, part(true), cost);
  }
  // `The states of Central Asia` are countries, and so are `EU members`.
  const countries =
    (further: Pick<SetPart, 'isOfGroup' | 'isFounding'>, isPlural: boolean): LatePart =>
    (evaluator) => ({
      ...{ ...EMPTY_SET, ...further, topic: 'countries', type: typeOf(evaluator, 'countries'), isPlural },
    });
  book.addAll(countryWords.one, countries({}, false), FAR / 4);
  book.addAll(countryWords.many, countries({}, true), FAR / 4);
  book.addAll(memberWords.one, countries({ isOfGroup: true }, false), FAR / 4);
  book.addAll(memberWords.many, countries({ isOfGroup: true }, true), FAR / 4);
  book.addAll(foundingWords.one, countries({ isOfGroup: true, isFounding: true }, false));
  book.addAll(foundingWords.many, countries({ isOfGroup: true, isFounding: true }, true));
  const lawful =
    (isPlural: boolean): LatePart =>
    (evaluator) => ({
      ...{ ...EMPTY_SET, topic: 'companies', type: typeOf(evaluator, 'companies'), isPlural, isByLaw: true },
    });
  book.addAll(byLaw.one, lawful(false));
  book.addAll(byLaw.many, lawful(true));
  for (const { topic, size, one, many } of sized) {
    const part =
      (isPlural: boolean): LatePart =>
      (evaluator) => {
        const type = typeOf(evaluator, topic);
        return type === undefined ? undefined : { ...EMPTY_SET, topic, type, size, isPlural };
      };
    book.addAll(one, part(false));
    book.addAll(many, part(true));
  }
  for (const { topic, field, value, one, many, type: own } of kept) {
    const part =
      (isPlural: boolean): LatePart =>
      (evaluator) => {
        const type = typeOf(evaluator, topic);
        return type && { ...EMPTY_SET, topic, type: own ?? type, isPlural, filters: [oneOf(field, value)] };
      };
    book.addAll(one, part(false));
    book.addAll(many, part(true));
  }
  const ofTrade = (
    words: { one: Words; many: Words },
    filterOf: (evaluator: Evaluator) => Filter | undefined,
  ) => {
    const part =
      (isPlural: boolean): LatePart =>
      (evaluator) => {
        const filter = filterOf(evaluator);
        const type = typeOf(evaluator, 'companies');
        return filter && { ...EMPTY_SET, topic: 'companies', type, isPlural, filters: [filter] };
      };
    book.addAll(words.one, part(false));
    book.addAll(words.many, part(true));
    for (const own of split(words.one))
      if (!own.includes(' ')) for (const noun of ['names', 'stocks']) book.add(`${own} ${noun}`, part(true));
    // `Pharma cos` is written for the companies.
    for (const own of split(words.many))
      if (own.endsWith(' companies'))
        for (const noun of FIRMS) book.add(own.replace(/companies$/, noun), part(true));
  };
  for (const [industry, words] of Object.entries(trades))
    ofTrade(words, ({ means }) =>
      means.industries(alternatives(industry)[0] ?? '').size === 0 ? undefined : oneOf('industry', industry),
    );
  for (const [line, words] of Object.entries(lines)) ofTrade(words, () => equal('sic_description', line));
  const addLine = (name: string, { one }: { one: Words }, filter: Filter): void => {
    for (const words of lineNames(name, one)) book.add(words, { kind: 'cond', filters: [filter] }, FAR / 12);
  };
  for (const [industry, words] of Object.entries(trades))
    addLine(industry, words, oneOf('industry', industry));
  for (const [line, words] of Object.entries(lines)) addLine(line, words, equal('sic_description', line));
}

/** What those who trade in them write for companies. */
const FIRMS = ['cos', 'names', 'stocks', 'issuers', 'players'];

/** What a line of business is called by those who are in it: the software industry has software companies. */
function lineNames(name: string, one: Words): string[] {
  const stems = split(one).flatMap((word) => {
    const parted = /^(.+) (?:company|firm|maker|group|producer|chain)$/.exec(word)?.[1];
    const joined = /^(.+?)(?:unternehmen|firma|konzern|hersteller)$/.exec(word)?.[1];
    return [...(parted === undefined ? [] : [parted]), ...(joined === undefined ? [] : [joined])];
  });
  return [...new Set([name.toLowerCase(), ...stems])].flatMap((stem) => [
    ...[`${stem} industry`, `${stem} sector`, `${stem} business`],
    ...[`${stem}branche`, `${stem}industrie`, `${stem}sektor`],
  ]);
}
