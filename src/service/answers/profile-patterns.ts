import { toRows } from '../query/to-rows';
import type { Fact } from '../query/fact';
import type { StoredEntity } from '../store/stored';
import { aboutOf } from './expression-finding';
import { factSentence } from './fact-sentence';
import type { Pattern } from './pattern';
import { notHeld, type Finding, type Statement } from './statement';
import type { Tools } from './tools';
import { valueFinding } from './value-finding';

/** Questions for what an entity is, told from its description and its main fields. */
export const PROFILE_PATTERNS: readonly Pattern[] = [
  {
    example: 'Tell me about Nvidia.',
    form: /^(?:(?:who|what) (?:is|are|was|were)|about|describe|what do you know about|information (?:on|about)|something about|everything about|profile of|facts about|details (?:of|on|about)) (?:the company |the country |the city )?(?<entity>.+)$/i,
    isBroad: true,
    find: ({ entity = '', when }, tools) =>
      when === undefined
        ? profile(entity, tools)
        : valueFinding(tools, { field: 'latest_value', entity, when }),
  },
  {
    example: 'What does Caterpillar do?',
    form: /^(?:what (?:does|do)) (?<entity>.+?) (?:do|make|sell|produce)$/i,
    isBroad: true,
    find: ({ entity = '' }, tools) => profile(entity, tools),
  },
];

function profile(name: string, { evaluator, linker }: Tools): Finding | undefined {
  const entity = linker.entity(name);
  if (entity === undefined) return notHeld(`it has no entity called “${name}”.`);
  const result = evaluator.run({ topic: entity.id, filters: [], select: [], orders: [] });
  const [row] = result.rows;
  if (row === undefined) return undefined;
  const told = row.cells.filter(
    ({ column, facts }) => !['name', 'description', 'role'].includes(column) && facts.length > 0,
  );
  return {
    statements: [
      described(entity, evaluator.reader.read(entity, ['description'])),
      ...told.map(({ column, facts }) => ({ content: factSentence(entity, column, facts), facts })),
    ],
    rows: toRows(result),
    about: aboutOf(result),
  };
}

function described(entity: StoredEntity, facts: readonly Fact[]): Statement {
  const text = entity.description?.replace(/\.$/, '');
  const kind = entity.type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { content: `**${entity.name}**: ${text ?? kind}.`, facts };
}
