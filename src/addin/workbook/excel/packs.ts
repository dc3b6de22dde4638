import { cellCount, pieces, type SheetArea } from '../../../shared/formula/area';

/**
 * Cells read in one round trip. Excel on the web refuses requests and answers beyond 5 MB (Office Add-ins resource
 * limits); a cell with value, type and format seldom takes more than 300 bytes, so this many leave ample room.
 */
export const CELLS_PER_READ = 5_000;

/** Bytes written in one round trip, well under the same limit. */
export const BYTES_PER_WRITE = 2_000_000;

/** Ranges named in one round trip: each is an object that Excel makes. */
export const RANGES_PER_TRIP = 1_000;

/** Things in groups, none heavier than the limit unless one thing alone is. */
export function packs<T>(items: readonly T[], weight: (item: T) => number, limit: number): T[][] {
  const groups: T[][] = [];
  let room = 0;
  for (const item of items) {
    const own = weight(item);
    const group = groups.at(-1);
    if (group !== undefined && own <= room) {
      group.push(item);
      room -= own;
    } else {
      groups.push([item]);
      room = limit - own;
    }
  }
  return groups;
}

/** Areas cut and grouped so that each group can be read at once. */
export function readPacks(areas: readonly SheetArea[], most = CELLS_PER_READ): SheetArea[][] {
  const perRange = most / RANGES_PER_TRIP;
  const cut = areas.flatMap((area) => pieces(area, most));
  return packs(cut, (area) => Math.max(perRange, cellCount(area)), most);
}

/**
 * Reads areas group by group. A group whose answer is too large, because its cells hold long texts, is read again in
 * halves.
 */
export async function readPacked(
  areas: readonly SheetArea[],
  read: (pack: readonly SheetArea[]) => Promise<void>,
  most = CELLS_PER_READ,
): Promise<void> {
  for (const pack of readPacks(areas, most)) {
    try {
      await read(pack);
    } catch (error) {
      const cells = pack.reduce((sum, area) => sum + cellCount(area), 0);
      if (cells === 1 || !isTooLarge(error)) throw error;
      await readPacked(pack, read, Math.ceil(cells / 2));
    }
  }
}

/** Whether Excel refused a request or an answer for its size. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /PayloadSizeLimit/.test(String(error.code));
}
