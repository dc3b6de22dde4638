import type { Batching } from '../batching';
import type { Core } from '../core';
import { Expected } from './expected-needs';
import type { Values } from '../entity-request';
import type { RecordedNeed } from '../ledger';
import type { Need, Owner } from '../need';
import { countRequests, isEntity } from './request-count';
import type { Snapshot } from '../snapshot';

/** What asking some cells' needs again will cost, before anything is sent. */
export type Plan = {
  cells: number;
  needs: number;
  entities: number;
  requests: number;
  credits: number;
  /** As many requests it may be, where that cannot be known beforehand; else the same as `requests`. */
  mostRequests: number;
  /** Cells whose needs are not known because they have not run since opening; no request is counted for them. */
  unknownCells: number;
};

/** What else is planned, and how. */
export type PlanOptions = {
  /** Needs beside those of the cells. */
  also?: readonly RecordedNeed[];
  /** What is still fresh costs nothing, because it is not made stale first. @default false */
  keepsFresh?: boolean;
};

/** What asking the needs of these cells again, and these others, will cost; sends nothing. */
export function planOf<V extends Values>(
  { core }: Planned<V>,
  cells: readonly string[],
  options: PlanOptions = {},
): Plan {
  const distinct = new Set(cells);
  const unknownCells = [...distinct].filter((cell) => core.ledger.asked(cell) === undefined).length;
  const needs = plannedNeeds(core, cells, options);
  let requests = 0;
  let mostRequests = 0;
  let entities = 0;
  for (const [owner, own] of byOwner(needs)) {
    const { least, most } = countRequests(owner, own);
    requests += least;
    mostRequests += most;
    if (isEntity(owner)) entities++;
  }
  return {
    cells: distinct.size,
    needs: needs.length,
    entities,
    unknownCells,
    requests,
    credits: requests,
    mostRequests,
  };
}

/** Makes what was planned stale: the next call asks it again, and what one entity has of it travels together. */
export function renewPlanned<V extends Values>(
  { core }: Planned<V>,
  cells: readonly string[],
  options: PlanOptions = {},
): void {
  const needs = plannedNeeds(core, cells, options);
  core.renew(needs);
  for (const [owner, own] of byOwner(needs)) {
    if (isEntity(owner)) (owner.expected ??= new Expected()).add(own);
  }
}

type Planned<V extends Values> = Pick<Batching<V>, 'core'>;

function plannedNeeds<V extends Values>(
  { ledger, snapshot, settings, clock }: Core<V>,
  cells: readonly string[],
  { also = [], keepsFresh = false }: PlanOptions,
): Need<unknown>[] {
  const all = ledger.needs(cells);
  for (const asked of also) all.add(needOf(snapshot, asked));
  if (!keepsFresh) return [...all];
  const now = clock.now();
  return [...all].filter((need) => !willBeFresh(need, now, snapshot.maxAgeMs[settings.freshness]));
}

/** Whether a recalculation that starts now will not ask it. */
function willBeFresh({ fetched }: Need<unknown>, now: number, maxAgeMs: number): boolean {
  if (fetched === undefined || fetched.renewed) return false;
  return fetched.at <= now && fetched.at >= now - maxAgeMs;
}

function needOf<V extends Values>(snapshot: Snapshot<V>, asked: RecordedNeed): Need<unknown> {
  if (asked.kind === 'inquiry') return snapshot.inquiry(asked.family, asked.key).need;
  const entity = snapshot.entity(asked.entity);
  if (asked.kind === 'property') return entity.property(asked.name);
  if (asked.kind === 'relationship') return entity.relationship(asked.field);
  return asked.kind === 'observation' ? entity.observation(asked.field) : entity.profile;
}

function byOwner(needs: Iterable<Need<unknown>>): Map<Owner, Need<unknown>[]> {
  const groups = new Map<Owner, Need<unknown>[]>();
  for (const need of needs) {
    const group = groups.get(need.owner);
    if (group === undefined) groups.set(need.owner, [need]);
    else group.push(need);
  }
  return groups;
}
