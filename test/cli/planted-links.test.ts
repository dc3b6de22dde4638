import * as fields from '../../src/addin/functions/fields';
import * as properties from '../../src/addin/functions/properties';
import * as series from '../../src/addin/functions/series';
import { createRuntime } from '../../src/addin/runtime/create-runtime';
import type { Runtime } from '../../src/addin/runtime/runtime';
import { memoryTextStorage } from '../../src/addin/runtime/text-storage';
import { type AddInFunction, functionCall } from '../../src/addin/workbook/link/call-function';
import { planLinks } from '../../src/addin/workbook/link/link-workbook';
import { proposeLinks, readNumbers } from '../../src/addin/workbook/link/proposals';
import { systemClock } from '../../src/shared/batching/clock';
import { startExcel, useRuntime } from '../addin/functions/excel';
import { plantedModels } from '../addin/workbook/link/planted-models';
import { startTrialServer, type TrialServer } from '../browser/trial-server';

const FUNCTIONS = new Map(
  [fields, properties, series].flatMap((family) =>
    Object.entries(family).map(([name, run]) => [name.toUpperCase(), run as AddInFunction] as const),
  ),
);
const call = functionCall((id) => FUNCTIONS.get(id), 'link');

let server: TrialServer;

beforeAll(async () => {
  startExcel();
  server = await startTrialServer();
});
afterAll(() => server.close());

/** Runs this over an add-in that has nothing stored. */
async function afresh<T>(run: (runtime: Runtime) => Promise<T>): Promise<T> {
  const page = `${server.url}/taskpane.html`;
  const parts = { page, clock: systemClock, texts: memoryTextStorage() };
  const runtime = await createRuntime({ ...parts, fetch: (url, init) => fetch(url, init) });
  useRuntime(runtime);
  try {
    return await run(runtime);
  } finally {
    await runtime.close();
  }
}

test('planted models get all of their links and no other, for no more requests than planned', async () => {
  for (const { name, sheets, truth } of await afresh(() => plantedModels(call)))
    await afresh(async ({ refresher, knowledge, activity }) => {
      const numbers = readNumbers(sheets, 'Book1');
      const { mostRequests } = await planLinks({ refresher, known: knowledge.known }, numbers);
      const proposals = await proposeLinks(numbers, call);
      const proposed = proposals.flatMap(({ status, sheet, field, cells }) =>
        cells
          .filter(({ verdict }) => status === 'proposed' && verdict === 'agrees')
          .map(({ place, entity }) => ({ place: `${sheet}!${place.row},${place.column}`, entity, field })),
      );
      const wrong = proposed.filter(({ place, entity, field }) => {
        const own = truth.get(place);
        return own?.entity !== entity || !field.startsWith(own.series);
      });
      expect({ name, wrong, right: proposed.length }).toEqual({ name, wrong: [], right: truth.size });
      const { requests } = activity.get().total;
      expect({ name, isWithin: requests <= mostRequests, requests, mostRequests }).toMatchObject({
        isWithin: true,
      });
    });
});
