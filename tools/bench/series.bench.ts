import type { Host } from '../../src/addin/cells/cell';
import { fitted } from '../../src/addin/cells/result-size';
import { observationSchema, type NumericalObservation } from '../../src/shared/contract/observation';
import { seriesTable } from '../../src/addin/functions/tables/series-table';
import { tableGrid } from '../../src/addin/functions/tables/table-grid';
import * as v from 'valibot';

const POINTS = 100_000;
const RUNS = 15;
const DAY_MS = 86_400_000;

const host: Host = { dataTypes: true, error: (code, message) => ({ code, message }) };

/** A daily series as long as no market has been open; the last point first, so that it has to be sorted. */
function longSeries(): string {
  const first = Date.UTC(1750, 0, 1);
  const data = Array.from({ length: POINTS }, (_, at) => ({
    time: new Date(first + (POINTS - at) * DAY_MS).toISOString(),
    value: Math.round(1e6 * Math.sin(at / 500)) / 100,
    origin: {
      name: 'bench',
      published_time: '2025-01-01T00:00:00Z',
      source: 'bench',
      url: 'https://x.example',
    },
  }));
  return JSON.stringify({
    id: 'series',
    name: 'Price',
    type: 'Commodity',
    properties: { unit: 'USD' },
    data,
  });
}

function median(times: readonly number[]): number {
  return Number([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]?.toFixed(1));
}

/** What SERIES does with an answer of 100,000 points once it is here: what the network takes is not measured. */
function main(): void {
  const text = longSeries();
  const read = (): NumericalObservation => v.parse(observationSchema, JSON.parse(text));
  const answer = read();
  const times = Array.from({ length: RUNS }, () => {
    // A new answer each time, because the times of one that was read before are known; and no garbage but SERIES' own.
    const series = { ...answer, data: [...(answer.data ?? [])] };
    globalThis.gc?.();
    // Processor time, because other work on the machine is not SERIES' doing.
    const [started, since] = [process.cpuUsage(), performance.now()];
    const grid = fitted(
      tableGrid(
        seriesTable(series, {
          window: { from: undefined, to: undefined, fiscal: {} },
          known: undefined,
          columns: [],
          unitInHeader: true,
          all: [series],
          sourced: undefined,
          host,
        }),
        true,
      ),
    );
    const { user, system } = process.cpuUsage(started);
    const taken = { processor: (user + system) / 1000, elapsed: performance.now() - since };
    if (grid.length !== POINTS + 1) throw new Error(`Expected ${POINTS + 1} rows, got ${grid.length}`);
    return taken;
  });
  const parsing = Array.from({ length: 5 }, () => {
    const started = performance.now();
    read();
    return performance.now() - started;
  });
  console.log(
    JSON.stringify({
      bench: 'series',
      points: POINTS,
      milliseconds: median(times.map(({ processor }) => processor)),
      first: Number(times[0]?.processor.toFixed(1)),
      // On a machine that does nothing else, less than the processor time: the compiler and the collector have threads.
      firstElapsed: Number(times[0]?.elapsed.toFixed(1)),
      readingJsonMilliseconds: median(parsing),
    }),
  );
}

main();
