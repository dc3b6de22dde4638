import type { Tally } from './judge';
import { send, type Reply, type Sent } from './real-socket';
import { MOST_REQUESTS, type Row } from './run-fault';

/** A reply with what it must be: the same as without the attack, or a refusal with such a text. */
export type Judged = { sent: Sent; reply: Reply | undefined; expected: Reply | RegExp };

/** What an attack did: its replies, and what reached the service or was paid, with the least that it takes. */
export type Outcome = { replies: readonly Judged[]; reached: number; least: number };

/** Something hostile that is sent to the built programs on real sockets, while others ask as usual. */
export type Attack = {
  group: 'server' | 'gateway';
  name: string;
  /** The most that may reach the service, as a multiple of the least. @default MOST_REQUESTS */
  most?: number;
  needsRedis?: boolean;
  run: () => Promise<Outcome>;
};

/** Sends a request that must be answered as ever. */
export async function own(address: string, sent: Sent, expected: Reply): Promise<Judged> {
  return { sent, expected, reply: await send(address, sent) };
}

/** Runs one attack and counts how each request ended. */
export async function runAttack({ group, name, run }: Attack): Promise<Row> {
  const startedAt = performance.now();
  const { replies, reached, least } = await run();
  const tally: Tally = { right: 0, clear: 0, misleading: 0, wrong: 0, unsettled: 0 };
  const samples = new Set<string>();
  for (const judged of replies) {
    const verdict = judge(judged);
    tally[verdict]++;
    const isExpected = verdict === 'right' || verdict === 'clear';
    if (!isExpected && samples.size < 4)
      samples.add(`${verdict}: ${JSON.stringify([judged.sent, judged.reply]).slice(0, 400)}`);
  }
  return {
    fault: `${group}: ${name}`,
    cells: replies.length,
    settled: replies.length - tally.unsettled,
    ...tally,
    requests: reached / least,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    samples: [...samples],
  };
}

/** Whether nothing is wrong, misleading or unanswered, and no more was spent than may be. */
export function isRepelled(
  { wrong, misleading, unsettled, requests }: Row,
  { most = MOST_REQUESTS }: Attack,
): boolean {
  return wrong + misleading + unsettled === 0 && requests <= most;
}

function judge({ reply, expected }: Judged): keyof Tally {
  if (reply === undefined) return 'unsettled';
  if (reply.isReadable) return 'wrong';
  const isRefusal = expected instanceof RegExp;
  if (
    isRefusal ? expected.test(reply.body) : reply.status === expected.status && reply.body === expected.body
  )
    return isRefusal ? 'clear' : 'right';
  return reply.status < 400 ? 'wrong' : 'misleading';
}
