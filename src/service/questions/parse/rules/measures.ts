import type { EntityType } from '../../../../shared/contract/entity-type';
import type { SetPart } from '../../parts';
import { isOne, valueOf } from '../combine';
import { rule } from '../rule';

/** Types of which an entity is what its series measures. */
const MEASURES: ReadonlySet<EntityType> = new Set(['MacroIndicator', 'Commodity', 'ForeignExchangeRate']);

/** The set with each name narrowed to what is a measure; nothing where one is none. */
function measure(set: SetPart): SetPart | undefined {
  const names = set.names?.map((name) => ({
    ...name,
    bearers: name.bearers.filter(({ type }) => MEASURES.has(type)),
  }));
  return names !== undefined && names.every(({ bearers }) => bearers.length > 0)
    ? { ...set, names }
    : undefined;
}

/** Indicators, prices and rates, each of which is its own figure. */
export const MEASURE_RULES = [
  rule({
    name: 'measure as its figure',
    pattern: 'Set',
    cost: 0,
    result: (parts, knowledge) => {
      const [set] = parts;
      const own = isOne(set) ? measure(set) : undefined;
      return own === undefined
        ? undefined
        : valueOf(own, { cat: 'Fields', fields: [['latest_value']], times: [] }, knowledge);
    },
  }),
];
