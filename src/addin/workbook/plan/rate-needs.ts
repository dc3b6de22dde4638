import { searchOf } from '../../cells/typed-name';
import { moneyOf, rateCurrencies } from '../../cells/unit';
import type { EntityType } from '../../../shared/contract/entity-type';
import { SEARCH_LIMIT } from '../../../shared/contract/search-limit';
import { BETWEEN, ratePairs } from '../../../shared/names/exchange-rate';
import { seriesNamed } from '../../../shared/names/series-name';
import type { CallParts } from './call-parts';
import type { EntityFields } from './entity-fields';
import type { NamedEntity } from './named-entity';

/** The search of a pair, its introspection and its series. */
const PAIR_REQUESTS = 3;
const TYPES: readonly EntityType[] = ['ForeignExchangeRate'];

/** A call whose series are converted. */
export type ConvertedCall = {
  of: EntityFields;
  entities: readonly NamedEntity[];
  fields: readonly (string | undefined)[];
  /** The target currency; undefined if it cannot be read. */
  to: string | undefined;
  isSure: boolean;
};

/** Puts the rates of a conversion into the forecast: those of the currencies that the series are known to have. */
export async function rateNeeds({ forecast, known, named }: CallParts, call: ConvertedCall): Promise<void> {
  const { of, entities, fields, to, isSure } = call;
  const codes = to === undefined ? undefined : codesOf(known, entities, fields);
  if (to === undefined || codes === undefined) {
    forecast.mayAsk(`rates to ${to ?? 'any'}`, 4 * PAIR_REQUESTS * Math.max(1, entities.length));
    return;
  }
  for (const code of codes) {
    if (code === to) continue;
    const pairs: readonly string[] =
      code === BETWEEN || to === BETWEEN
        ? ratePairs(code, to)
        : [...ratePairs(code, to), `${BETWEEN}/${to}`, `${BETWEEN}/${code}`];
    for (const [place, text] of pairs.entries()) {
      // The others are asked where the first lacked a rate, and are held if they were asked before.
      const isAsked = place === 0 || known.search(searchOf(text, TYPES, SEARCH_LIMIT.default)) !== undefined;
      if (!isAsked) continue;
      const pair = await named.find({ text, types: TYPES, isSure });
      of.introspection(pair);
      of.body(pair);
      for (const id of pair.ids) {
        const listed = known.introspection(id);
        if (listed === undefined) {
          forecast.mayAsk(`rates of ${id}`);
          forecast.mayAsk(`beside ${text}`, (pairs.length - 1) * PAIR_REQUESTS);
        }
        for (const [type, items] of Object.entries(listed?.numerical_observations ?? {})) {
          for (const { id: observation } of items.filter(({ unit }) => rateCurrencies(unit ?? ''))) {
            forecast.ask({ kind: 'observation', need: { id, type, observation } }, isSure);
          }
        }
      }
      if (pair.key !== undefined) forecast.mayAsk(`beside ${text}`, (pairs.length - 1) * PAIR_REQUESTS);
    }
  }
}

/** The currencies of the series, undefined where not all are known. */
function codesOf(
  known: CallParts['known'],
  entities: readonly NamedEntity[],
  fields: readonly (string | undefined)[],
): ReadonlySet<string> | undefined {
  const codes = new Set<string>();
  for (const { ids, key } of entities) {
    if (key !== undefined) return undefined;
    for (const id of ids) {
      const listed = known.introspection(id);
      if (listed === undefined) return undefined;
      for (const field of fields) {
        const money =
          field === undefined ? undefined : moneyOf(seriesNamed(listed, field)[0]?.unit ?? undefined);
        if (money === undefined) return undefined;
        if (money.kind === 'money') codes.add(money.code);
      }
    }
  }
  return codes;
}
