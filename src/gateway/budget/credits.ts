import { dayOf } from '../clock';
import type { Person } from '../people/caller';
import { Problem } from '../problem';
import { persist, type Limit, type MakeLimit } from './limits';

const DAY_S = 86_400;
const RETRY_STORE_S = 5;
/** Tells the quota of a day from the rate of a moment, which both are 429: the one is not waited for. */
const QUOTA_USED_UP = 'quota_used_up';

/** The credits of one day, of the account, its teams and its people. */
export class Credits {
  private readonly spent: Limit;

  constructor(
    makeLimit: MakeLimit,
    private readonly perDay: number | undefined,
    private readonly now: () => number,
  ) {
    // One count for all, whatever each may spend: a quota that is changed goes on where it stood.
    this.spent = makeLimit('credits', { points: Number.MAX_SAFE_INTEGER, duration: 2 * DAY_S });
  }

  /** Whether anything is counted for this person. */
  isLimited({ creditsPerDay, team, teamCreditsPerDay }: Person): boolean {
    return [this.perDay, creditsPerDay, team && teamCreditsPerDay].some((limit) => limit !== undefined);
  }

  /** Rejects with a problem where one of them has no credit left, or that cannot be told. */
  async check(person: Person): Promise<void> {
    for (const { key, most, whose } of this.quotas(person)) {
      const used = await persist(() => this.spent.used(key)).catch(refuseOwn);
      if (used >= most) throw this.used(whose, most);
    }
  }

  /** Takes one credit of each, or none where one of them has none left. */
  async spend(person: Person): Promise<void> {
    const takenOf: string[] = [];
    try {
      for (const { key, most, whose } of this.quotas(person)) {
        const taken = await this.spent.take(key).catch(refuseOwn);
        takenOf.push(key);
        if (!taken.taken || taken.used > most) throw this.used(whose, most);
      }
    } catch (error) {
      await Promise.allSettled(takenOf.map((key) => this.spent.giveBack(key)));
      throw error;
    }
  }

  /** Keys name their day, so that every day begins anew at 00:00 UTC; counts end by themselves after two. */
  private quotas({ id, name, team, creditsPerDay, teamCreditsPerDay }: Person) {
    const day = dayOf(this.now());
    return [
      { most: creditsPerDay, whose: `of ${name}`, key: `${day}:person:${id}` },
      { most: team && teamCreditsPerDay, whose: `of the team ${team}`, key: `${day}:team:${team}` },
      { most: this.perDay, whose: 'of the whole organisation', key: `${day}:account` },
    ].flatMap(({ most, ...quota }) => (typeof most === 'number' ? [{ ...quota, most }] : []));
  }

  private used(whose: string, most: number): Problem {
    const leftS = DAY_S - (Math.floor(this.now() / 1000) % DAY_S);
    const message = `The quota ${whose}, ${most} requests a day, is used up; it renews at 00:00 UTC.`;
    const body = JSON.stringify({ error: QUOTA_USED_UP, message });
    return new Problem({ status: 429, body, retryAfterS: leftS }, true);
  }
}

/** What cannot be counted of one person says nothing of another, who may have no quota. */
function refuseOwn(): never {
  throw new Problem(uncounted().reply, true);
}

/** The refusal of what cannot be counted. */
export function uncounted(): Problem {
  const message =
    'The gateway cannot count what it sends, because its store does not answer; so it sends nothing.';
  return Problem.later(503, message, RETRY_STORE_S);
}
