import { join } from 'node:path';

import { startTrialServer } from '../browser/trial-server';
import { answerNow, FIRST_VERSION, recordedAnswers } from '../fixtures/recorded-answers';

test('a folder of KER_DATA that version 1.0.0 served is served with the same answers', async () => {
  const key = 'ker-test-key';
  const KER_DATA = join(FIRST_VERSION, 'own-data');
  const server = await startTrialServer({ KER_DATA, KER_DATA_ONLY: '1', KER_KEYS: key });
  const send = (path: string, init: RequestInit) => fetch(`${server.url}${path}`, init);
  try {
    for (const recorded of recordedAnswers('own-data-answers.jsonl'))
      expect(await answerNow(recorded, { key, send })).toEqual(recorded);
  } finally {
    await server.close();
  }
});
