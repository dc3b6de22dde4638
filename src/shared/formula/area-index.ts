import { intersection, type SheetArea } from './area';

/** Rows that are looked up together, and how many of such blocks an area may reach over before it is looked at each time. */
const BLOCK = 64;
const MOST_BLOCKS = 64;

type Sheet<A> = { blocks: Map<number, A[]>; tall: A[] };

/** Areas by the rows that they stand in, so that those that meet another are found without a look at all of them. */
export class AreaIndex<A extends SheetArea> {
  private readonly sheets = new Map<string, Sheet<A>>();

  constructor(areas: Iterable<A>) {
    for (const area of areas) this.add(area);
  }

  /** Whether one of them overlaps an area and passes the test. */
  some(area: SheetArea, isMeant: (each: A) => boolean = () => true): boolean {
    const sheet = this.sheets.get(area.sheet.toLowerCase());
    if (sheet === undefined) return false;
    const isFound = (each: A): boolean => intersection(each, area) !== undefined && isMeant(each);
    const [first, last] = blocksOf(area);
    const near = last - first < MOST_BLOCKS ? between(sheet.blocks, first, last) : sheet.blocks.values();
    for (const block of near) if (block.some(isFound)) return true;
    return sheet.tall.some(isFound);
  }

  private add(area: A): void {
    const name = area.sheet.toLowerCase();
    const sheet = this.sheets.get(name) ?? { blocks: new Map<number, A[]>(), tall: [] };
    this.sheets.set(name, sheet);
    const [first, last] = blocksOf(area);
    if (last - first >= MOST_BLOCKS) sheet.tall.push(area);
    else {
      for (let at = first; at <= last; at++) {
        const block = sheet.blocks.get(at);
        if (block === undefined) sheet.blocks.set(at, [area]);
        else block.push(area);
      }
    }
  }
}

function blocksOf({ row, rows }: SheetArea): [first: number, last: number] {
  return [Math.floor(row / BLOCK), Math.floor((row + rows - 1) / BLOCK)];
}

function* between<A>(blocks: ReadonlyMap<number, A[]>, first: number, last: number): Generator<A[]> {
  for (let at = first; at <= last; at++) yield blocks.get(at) ?? [];
}
