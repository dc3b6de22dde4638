import { layerOver } from './batching-layer';
import { dataloaderLoad, singleLoad, timerLoad, type Load } from './batching-peers';
import { floorMs, startServer } from './batching-server';

const ENTITIES = 1_000;
const CELLS_AN_ENTITY = 10;
/** One request a cell is timed on a tenth of the cells, since all would take a minute and a half. */
const SINGLE_ENTITIES = ENTITIES / 10;

/** 10,000 cells over 1,000 entities against a server with 50 ms latency and 6 connections. */
export async function wallBench(): Promise<Record<string, unknown>> {
  const server = await startServer();
  const measure = async (load: Load, entities: number) => {
    const before = server.requests();
    const start = performance.now();
    const cells: Promise<unknown>[] = [];
    for (let entity = 0; entity < entities; entity++) {
      for (let cell = 0; cell < CELLS_AN_ENTITY; cell++) cells.push(load(`e${entity}`, `property_${cell}`));
    }
    await Promise.all(cells);
    return { ms: Math.round(performance.now() - start), requests: server.requests() - before };
  };
  const layer = layerOver(server.send);
  const ours = await measure((entity, name) => layer.property(entity, name), ENTITIES);
  await layer.close();
  const dataloader = await measure(dataloaderLoad(server.send), ENTITIES);
  const timer = await measure(timerLoad(server.send), ENTITIES);
  const single = await measure(singleLoad(server.send), SINGLE_ENTITIES);
  server.stop();
  const floor = floorMs(ENTITIES);
  return {
    bench: 'wall-50ms',
    ratio: Number((ours.ms / floor).toFixed(3)),
    cells: ENTITIES * CELLS_AN_ENTITY,
    requests: ours.requests,
    ms: ours.ms,
    floorMs: Math.round(floor),
    dataloader,
    timerPattern: timer,
    onePerCell: {
      ms: single.ms * 10,
      requests: single.requests * 10,
      scaledFrom: SINGLE_ENTITIES * CELLS_AN_ENTITY,
    },
  };
}
