import { partition } from 'es-toolkit/array';

/** What waits for its turn. */
export type Waiting = { readonly person: string; readonly urgent: boolean };

/** Of so many turns one is for cells, however many people wait. */
const TURNS_OF_PEOPLE = 4;

/**
 * Gives turns: people before cells, and in either lane one person after the other, so that nobody waits behind another's
 * 50,000 cells.
 */
export class FairQueue<T extends Waiting> {
  size = 0;
  private readonly people = new Map<string, T[]>();
  private readonly cells = new Map<string, T[]>();
  private turn = 0;

  add(item: T): void {
    const lane = item.urgent ? this.people : this.cells;
    const own = lane.get(item.person);
    if (own === undefined) lane.set(item.person, [item]);
    else own.push(item);
    this.size++;
  }

  /** Who is next; taken out. */
  next(): T | undefined {
    this.turn++;
    const isForCells = this.turn % TURNS_OF_PEOPLE === 0;
    const [first, second] = isForCells ? [this.cells, this.people] : [this.people, this.cells];
    const item = nextOf(first) ?? nextOf(second);
    if (item !== undefined) this.size--;
    return item;
  }

  /** Takes out all of whom something holds, and gives them. */
  takeOut(holds: (item: T) => boolean): T[] {
    const out: T[] = [];
    for (const lane of [this.people, this.cells]) {
      for (const [person, own] of lane) {
        const [those, staying] = partition(own, holds);
        for (const item of those) out.push(item);
        if (staying.length > 0) lane.set(person, staying);
        else lane.delete(person);
      }
    }
    this.size -= out.length;
    return out;
  }

  /** Takes out who waits no more. */
  remove(item: T): void {
    const lane = item.urgent ? this.people : this.cells;
    const own = lane.get(item.person) ?? [];
    const at = own.indexOf(item);
    if (at < 0) return;
    own.splice(at, 1);
    if (own.length === 0) lane.delete(item.person);
    this.size--;
  }
}

/** The first of the person who waited longest since her last turn; she then stands last. */
function nextOf<T extends Waiting>(lane: Map<string, T[]>): T | undefined {
  const [entry] = lane;
  if (entry === undefined) return undefined;
  const [person, own] = entry;
  const item = own.shift();
  lane.delete(person);
  if (own.length > 0) lane.set(person, own);
  return item;
}
