import { createKnowledgeEngine, type GraphEngine } from './answers/engine';
import type { ModelReader } from './questions/model-reader';
import { introspection } from './http/profiles/introspection';
import { coarseProfile, projectedProfile } from './http/profiles/profile';
import type { KnowledgeEngine } from './knowledge';
import { createEntitySearch, type EntitySearch } from './search/entity-search';
import { accessTo, TooWide, type Access } from './store/access';
import type { Graph } from './store/graph';
import type { Store } from './store/store';
import { inSlices, type Steps } from './store/steps';

/** What a store may have beside its dataset. */
export type StoreOptions = {
  /** Reads the questions that the question engine refuses. @default none */
  reader?: ModelReader | undefined;
  /** The day by which answers say that figures are old. @default the day on which the built-in dataset was put together */
  today?: () => string;
};

/** What reads a graph, made once for each and kept as long as it is; a search needs no engine. */
type Tools = { search: EntitySearch; engine: () => GraphEngine };

function toolsBy(today: (() => string) | undefined): (graph: Graph) => Tools {
  // Of graphs that are made for one reading each only the last is asked for again. In a WeakMap the tools of all of them, and
  // with them what was read, would live until the collector goes through the whole memory.
  let last: { graph: Graph; tools: Tools } | undefined;
  return (graph) => {
    if (last?.graph === graph) return last.tools;
    const search = createEntitySearch(graph);
    let engine: GraphEngine | undefined;
    const tools: Tools = { search, engine: () => (engine ??= createKnowledgeEngine(graph, search, today)) };
    last = { graph, tools };
    return tools;
  };
}

/** Makes the store that reads a dataset: ranking, expressions, questions and answers are the same over each. */
export function createStore(access: Access, { reader, today }: StoreOptions = {}): Store {
  const toolsOf = toolsBy(today);
  const plain: KnowledgeEngine = {
    rows: (input) => access.read((graph) => toolsOf(graph).engine().rows(input)),
    answer: (input) => access.read((graph) => toolsOf(graph).engine().answer(input)),
  };
  return {
    ...boundedBy(reader === undefined ? plain : withModel({ access, toolsOf }, plain, reader)),
    profile: (id, query) =>
      access.read((graph) => {
        const entity = graph.byId(id);
        if (entity === undefined) return undefined;
        return query === undefined ? coarseProfile(entity) : projectedProfile(entity, query);
      }),
    introspection: (id) =>
      access.read((graph) => {
        const entity = graph.byId(id);
        return entity && introspection(entity);
      }),
    search: (name, narrowed) =>
      access.read((graph) =>
        toolsOf(graph)
          .search(name, narrowed)
          .map(({ entity: { id, name: called, type, description } }) => ({
            ...{ id, name: called, entity_type: type, description },
          })),
      ),
    prepare: async () => inSlices(await access.read((graph) => toolsOf(graph).engine().steps())),
    status: () => access.read(({ catalogue }) => catalogue),
  };
}

/** Says what is too wide to be answered; of rows the only one does, as live services refuse. */
function boundedBy(engine: KnowledgeEngine): KnowledgeEngine {
  const or = async <Said>(
    said: () => Said | Promise<Said>,
    otherwise: (why: string) => Said,
  ): Promise<Said> => {
    try {
      return await said();
    } catch (error) {
      if (error instanceof TooWide) return otherwise(error.message);
      throw error;
    }
  };
  return {
    rows: (input) =>
      or(
        () => engine.rows(input),
        (error) => ({ results: [{ error }], entities: [] }),
      ),
    answer: (input) =>
      or(
        () => engine.answer(input),
        (content) => ({ content, explainability: [], context: [], entities: [] }),
      ),
  };
}

/** Makes the store of a graph that is all there. */
export function storeOf(graph: Graph & Partial<Prepared>, options: StoreOptions = {}): Store {
  const store = createStore(accessTo(graph), options);
  const { steps } = graph;
  if (steps === undefined) return store;
  const { prepare } = store;
  return {
    ...store,
    prepare: async () => {
      await inSlices(steps());
      await prepare();
    },
  };
}

/** What makes its indexes step by step. */
type Prepared = { steps: () => Steps<void> };

/** The longest question that a model gets. */
const MOST_LETTERS = 600;

/**
 * Has a model read what the question engine refuses. It gives an expression, which is checked and run as if a person had typed
 * it: no figure ever comes from the model, and the answer says that one was asked.
 */
function withModel(
  { access, toolsOf }: { access: Access; toolsOf: (graph: Graph) => Tools },
  plain: KnowledgeEngine,
  reader: ModelReader,
): KnowledgeEngine {
  const expressionFor = async (input: string): Promise<string | undefined> => {
    if (input.trim() === '' || input.length > MOST_LETTERS) return undefined;
    const vocabulary = await access.read((graph) => {
      const engine = toolsOf(graph).engine();
      return engine.isUnread(input) ? engine.vocabulary() : undefined;
    });
    return vocabulary && (await reader(input, vocabulary));
  };
  const ask = async <Said>(
    input: string,
    say: (engine: Pick<GraphEngine, 'rows' | 'answer'>) => Said,
  ): Promise<Said | undefined> => {
    const expression = await expressionFor(input);
    if (expression === undefined) return undefined;
    return access.read((graph) => {
      const found = toolsOf(graph).engine().readAs(expression);
      return found && say(found);
    });
  };
  return {
    rows: async (input) => (await ask(input, (found) => found.rows(input))) ?? plain.rows(input),
    answer: async (input) => (await ask(input, (found) => found.answer(input))) ?? plain.answer(input),
  };
}
