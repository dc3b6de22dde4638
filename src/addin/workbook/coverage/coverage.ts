import { ageInDays } from '../../cells/age';
import type { Knowledge, Waiter } from '../../runtime/knowledge';
import { askTexts } from '../../runtime/aliases';
import { writeGrid, type GridRow } from './coverage-sheet';
import { rangeOf } from '../excel/ker-cells';
import { readPacked } from '../excel/packs';
import type { Progress } from '../excel/progress';
import { selectedAreas } from '../excel/scope';

/** The entities of the selection and the properties that may be ticked. */
export type CoverageChoice = {
  entities: readonly { id: string; name: string }[];
  /** Texts of the selection that no entity was found for. */
  unmatched: readonly string[];
  properties: readonly string[];
};

/** What became of a coverage grid. */
export type CoverageOutcome = {
  filled: number;
  missing: number;
  /** Values that could not be asked for. */
  failed: number;
  sheet: string;
  stopped: boolean;
};

/** More entities than this in one grid are more than a person looks at. */
const MOST_ENTITIES = 1_000;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The distinct texts of the selection: ids or names of entities. */
export function selectedTexts(): Promise<string[]> {
  return Excel.run(async (context) => {
    const texts = new Set<string>();
    await readPacked(await selectedAreas(context), async (pack) => {
      if (texts.size >= MOST_ENTITIES) return;
      const ranges = pack.map((area) => rangeOf(context, area));
      for (const range of ranges) range.load('text');
      await context.sync();
      for (const { text } of ranges) for (const each of text.flat()) texts.add(each.trim());
    });
    return [...texts].filter((text) => text !== '' && !text.startsWith('#')).slice(0, MOST_ENTITIES);
  });
}

/** Finds the entities that the texts name, and what the first of them may be asked. */
export async function chooseCoverage(
  knowledge: Knowledge,
  texts: readonly string[],
  { report, signal }: Progress,
): Promise<CoverageChoice> {
  const waiter: Waiter = { person: true, signal };
  const unmatched: string[] = [];
  let done = 0;
  const found = await Promise.all(
    texts.map(async (text) => {
      const entity = await resolve(knowledge, text, waiter);
      if (entity === undefined) unmatched.push(text);
      done += 1;
      report({ phase: 'fetching', done, total: texts.length });
      return entity;
    }),
  );
  const entities = found.filter((entity) => entity !== undefined);
  const [first] = entities;
  const introspection = first && (await knowledge.introspection(first.id, waiter));
  return { entities, unmatched, properties: [...(introspection?.properties ?? [])].sort() };
}

/** Asks which properties the entities have, and writes a grid of filled, missing and age to a new sheet. */
export async function writeCoverage(
  { knowledge, now }: { knowledge: Knowledge; now: number },
  { entities, properties }: Pick<CoverageChoice, 'entities' | 'properties'>,
  { report, signal }: Progress,
): Promise<CoverageOutcome> {
  let done = 0;
  const rows = await Promise.all(
    entities.map(async ({ id, name }): Promise<GridRow> => {
      const cells = await Promise.all(
        properties.map((property) => coverageOf(knowledge, { id, property, now }, { person: true, signal })),
      );
      done += 1;
      report({ phase: 'fetching', done, total: entities.length });
      return { name, cells };
    }),
  );
  const count = (wanted: string): number =>
    rows.flatMap(({ cells }) => cells).filter(({ state }) => state === wanted).length;
  const sheet = await writeGrid(properties, rows);
  return {
    filled: count('filled'),
    missing: count('missing'),
    failed: count('failed'),
    sheet,
    stopped: signal.aborted,
  };
}

async function resolve(
  knowledge: Knowledge,
  text: string,
  waiter: Waiter,
): Promise<{ id: string; name: string } | undefined> {
  if (ID.test(text)) return { id: text, name: knowledge.known.head(text)?.name ?? text };
  const found = await knowledge.search({ name: text }, waiter);
  // The judgement of names is in the chunk that the first name of a cell loads.
  const { identify } = await import(
    /* webpackChunkName: "names" */ '../../../shared/names/entity-identification'
  );
  const lead = identify(text, found);
  const verdict = lead.kind === 'settled' ? lead.verdict : await lead.settle(askTexts(knowledge, waiter));
  return verdict.kind === 'match' ? { id: verdict.entity.id, name: verdict.entity.name } : undefined;
}

type Asked = { id: string; property: string; now: number };

async function coverageOf(
  knowledge: Knowledge,
  { id, property, now }: Asked,
  waiter: Waiter,
): Promise<GridRow['cells'][number]> {
  try {
    const value = await knowledge.property(id, property, waiter);
    if (value === undefined) return { state: 'missing', age: '' };
    return { state: 'filled', age: ageInDays(value.sources ?? [], now) ?? '' };
  } catch {
    // One property that the service refuses must not hide what the others have.
    return { state: 'failed', age: '' };
  }
}
