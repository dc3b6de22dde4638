import type { KnownKnowledge } from '../../runtime/knowledge';
import type { Plan, PlannedNeed } from '../../runtime/refresher';
import { Forecast } from './forecast';
import { NamedEntities } from './named-entity';
import type { PlanParts } from './plan-cells';

/** How many requests something costs; the same twice where that is known beforehand. */
export type RequestRange = { from: number; to: number };

/** What finding the entities of these texts will cost, with the introspection of the first that is found. */
export async function planSearch(
  { refresher, known }: PlanParts,
  texts: readonly string[],
): Promise<RequestRange> {
  const forecast = await searchForecast(known, texts);
  const [least, most] = [
    await refresher.plan([], forecast.sure, true),
    await refresher.plan([], [...forecast.sure, ...forecast.perhaps], true),
  ];
  return { from: least.requests, to: most.mostRequests + forecast.mostOthers };
}

/** What a grid of these properties will cost; what is fresh costs nothing. */
export async function planGrid(
  { refresher }: Pick<PlanParts, 'refresher'>,
  entities: readonly { id: string }[],
  properties: readonly string[],
): Promise<RequestRange> {
  const needs = entities.flatMap(({ id }) =>
    properties.map((name): PlannedNeed => ({ kind: 'property', id, name })),
  );
  return rangeOf(await refresher.plan([], needs, true));
}

/** The requests of a plan. */
export function rangeOf({ requests, mostRequests }: Plan): RequestRange {
  return { from: requests, to: mostRequests };
}

async function searchForecast(known: KnownKnowledge, texts: readonly string[]): Promise<Forecast> {
  const forecast = new Forecast();
  if (texts.length === 0) return forecast;
  const names = await import(/* webpackChunkName: "names" */ '../../../shared/names/entity-identification');
  const named = new NamedEntities(forecast, known, names);
  const found = await Promise.all(
    texts.map((text) => named.find({ text, types: [], isSure: true }).catch(() => undefined)),
  );
  for (const entity of found) if (entity?.key !== undefined) forecast.mayAsk(`names ${entity.key}`);
  const first = found.find(
    (entity) => entity === undefined || entity.key !== undefined || entity.ids.length > 0,
  );
  if (first?.match !== undefined) forecast.ask({ kind: 'introspection', id: first.match }, true);
  else if (first !== undefined) forecast.mayAsk('introspection');
  return forecast;
}
