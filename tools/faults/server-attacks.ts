import { requestsOf, startTrialServer } from '../../test/browser/trial-server';
import { companies } from './companies';
import { pagesOf } from './foreign-page';
import { answerOf, entity, post, send, type Reply, type Sent } from './real-socket';
import { own, type Attack, type Judged, type Outcome } from './run-attack';

const TRIAL_KEY = { 'X-API-KEY': 'ker-trial' };
const NESTED = [
  ['Who is ', 'the CEO of the largest company in '],
  ['Wer ist ', 'der CEO des größten Unternehmens in '],
  ['Wer ist ', 'der Chef von der größten Firma in '],
] as const;
const REFUSED_QUESTION =
  /"content":"(?:This is not in the embedded dataset: [^"]+|The question is too long\. Ask it in fewer words\.)","explainability":\[\],"context":\[\],"entities":\[\]/;

async function nestQuestions(): Promise<Outcome> {
  return withServer(async (address, ask, expected) => {
    const questions = NESTED.flatMap(([start, part]) =>
      [4, 8, 11, 17, 60].map((count) =>
        post('/v1/knowledge/search', { input: `${start}${part.repeat(count).trim()}?` }, TRIAL_KEY),
      ),
    );
    const replies = await Promise.all(
      questions.flatMap((sent) => [
        send(address, sent).then((reply): Judged => ({ sent, reply, expected: REFUSED_QUESTION })),
        own(address, ask, expected),
      ]),
    );
    return { replies, least: replies.length };
  });
}

async function openForeignPage(): Promise<Outcome> {
  return withServer(async (address, ask, expected) => {
    const page = { ...ask, headers: { ...ask.headers, Origin: address } };
    const replies: Judged[] = [];
    for (const sent of pagesOf(address, ask)) {
      const refusal = /may not send requests here|Expected the host localhost/;
      replies.push({ sent, expected: refusal, reply: await send(address, sent) });
      replies.push(await own(address, page, expected));
    }
    return { replies, least: replies.length / 2 };
  });
}

/** The built server, with a request as the add-in sends it and its answer. */
async function withServer(
  run: (address: string, ask: Sent, expected: Reply) => Promise<Omit<Outcome, 'reached'>>,
): Promise<Outcome> {
  const server = await startTrialServer();
  try {
    const ask = entity(companies(1)[0] ?? '', ['name', 'cik', 'employee_count'], TRIAL_KEY);
    const expected = await answerOf(server.url, ask);
    const count = async () => Object.values(await requestsOf(server.url)).reduce((sum, one) => sum + one, 0);
    const before = await count();
    const outcome = await run(server.url, ask, expected);
    return { ...outcome, reached: (await count()) - before };
  } finally {
    await server.close();
  }
}

/** What a stranger sends to the built server of one machine. */
export const SERVER_ATTACKS: readonly Attack[] = [
  { group: 'server', name: 'nested questions', most: 1, run: nestQuestions },
  { group: 'server', name: 'a foreign web page', most: 1, run: openForeignPage },
];
