import type { EntityType } from '../../contract/entity-type';
import type { Filter } from '../query/tree';
import { equal } from './equal';
import type { Tools } from './tools';

/** The noun of a collection: its words, the topic that it is, and what narrows that (a bank is a company in banking). */
export type Noun = {
  words: string;
  topic: string;
  type: EntityType | undefined;
  isSingular: boolean;
  filters: readonly Filter[];
};

/** What companies are called by their trade, and the industry whose companies are meant. */
const TRADES: Readonly<Record<string, string>> = {
  bank: 'Banking',
  lender: 'Banking',
  insurer: 'Insurance',
  reinsurer: 'Insurance',
  airline: 'Airlines',
  'car maker': 'Automobiles',
  carmaker: 'Automobiles',
  'car manufacturer': 'Automobiles',
  automaker: 'Automobiles',
  'drug maker': 'Pharmaceuticals',
  drugmaker: 'Pharmaceuticals',
  retailer: 'Retail trade',
  utility: 'Utilities',
  restaurant: 'Restaurants',
  'restaurant chain': 'Restaurants',
  'hotel chain': 'Hotels',
  homebuilder: 'Homebuilding',
  telco: 'Telecom',
  'asset manager': 'Asset management',
  manufacturer: 'Manufacturing',
};

/** The longest beginning that names a collection. */
export function readNoun(text: string, { evaluator }: Tools): Noun | undefined {
  const words = text.split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const named = words.slice(0, length).join(' ');
    for (const plural of [named, `${named}s`, named.replace(/y$/i, 'ies')]) {
      const entities = evaluator.topics.collection(plural);
      if (entities !== undefined)
        return {
          words: named,
          topic: pluralOf(named),
          type: entities[0]?.type,
          isSingular: !named.toLowerCase().endsWith('s'),
          filters: [],
        };
    }
    const trade = tradeOf(named);
    if (trade !== undefined) return { words: named, topic: 'companies', type: 'Company', ...trade };
  }
  return undefined;
}

function tradeOf(named: string): Pick<Noun, 'isSingular' | 'filters'> | undefined {
  const key = named.toLowerCase();
  for (const singular of [key, key.replace(/s$/, ''), key.replace(/ies$/, 'y')]) {
    const industry = Object.hasOwn(TRADES, singular) ? TRADES[singular] : undefined;
    if (industry !== undefined)
      return { isSingular: singular === key, filters: [equal('industry', industry)] };
  }
  return undefined;
}

/** A noun in the plural: `company` is `companies`. */
export function pluralOf(noun: string): string {
  if (/s$/i.test(noun) || /^people$/i.test(noun)) return noun;
  return /y$/i.test(noun) ? noun.replace(/y$/i, 'ies') : `${noun}s`;
}
