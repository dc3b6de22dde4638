import { namedField } from './asked-field';
import { countedFinding } from './count-finding';
import { placeOfAdjective } from './place-adjectives';
import type { Pattern } from './pattern';
import type { Finding } from './statement';
import type { Tools } from './tools';
import { valueFinding } from './value-finding';

/** Questions that name a field and an entity in any words. */
export const VALUE_PATTERNS: readonly Pattern[] = [
  {
    example: "What is Apple's latest revenue?",
    form: /^(?:(?:what|who|where|which|when|how much) (?:is|are|was|were) )?(?:the )?(?<entity>.+?)(?:'s|s') (?<field>.+)$/i,
    find: namedField,
  },
  {
    example: 'What is the capital of France?',
    form: /^(?:(?:what|who|where|which|when|how much|how large|how high|how big) (?:is|are|was|were|has been) )?(?:the )?(?<words>.+? (?:of|in|at|for|against|on) .+)$/i,
    find: ({ words = '', when }, tools) => cutFinding(words, when, tools),
  },
  {
    example: 'What capital does Kenya have?',
    form: /^(?:what|which) (?<field>.+?) (?:does|do|did|has|have|had) (?<entity>.+?)(?: (?:have|use|report|hold))?$/i,
    find: namedField,
  },
  {
    example: 'How many employees has Walmart?',
    form: /^how many (?<field>.+?) (?:has|have|had|does|do|did|are there in|are in|are at) (?<entity>.+?)(?: (?:have|had|got))?$/i,
    find: ({ field = '', entity = '', when }, tools) => countedFinding(tools, { field, entity, when }),
  },
  {
    example: 'How many companies does Deloitte & Touche LLP audit?',
    form: /^how many (?:companies|firms|businesses|subsidiaries) (?:does|do|did|has|have|had) (?<entity>.+?) (?<verb>audit|acquire|buy|bought|own|lead|run)(?:e?d)?$/i,
    find: ({ verb = '', entity = '', when }, tools) =>
      countedFinding(tools, { field: DEEDS[verb.toLowerCase()] ?? 'subsidiaries', entity, when }),
  },
  {
    example: 'Apple revenue',
    form: /^(?:(?:what|who) (?:is|was|are|were) )?(?:the )?(?<words>\S+(?: \S+)+)$/i,
    isBroad: true,
    find: ({ words = '', when }, tools) => besideFinding(words.split(' '), when, tools),
  },
];

/** What somebody has done to companies, by the verb; whoever acquired a company has it as a subsidiary. */
const DEEDS: Readonly<Record<string, string>> = { audit: 'audits', lead: 'leads', run: 'leads' };

/** `number of employees of Alphabet` may be cut at either `of`; the first cut that finds something counts. */
function cutFinding(words: string, when: string | undefined, tools: Tools): Finding | undefined {
  let refusal: Finding | undefined;
  // From the end, where a name is seldom cut: what stands before is mostly no field, which costs nothing to see.
  for (const cut of [...words.matchAll(/ (?:of|in|at|for|against|on) /gi)].reverse()) {
    const [field, entity] = [words.slice(0, cut.index), words.slice(cut.index + cut[0].length)];
    const finding = valueFinding(tools, { field, entity, when });
    if (finding !== undefined && finding.rows.length > 0) return finding;
    refusal = finding ?? refusal;
  }
  return refusal;
}

/** `Apple revenue`, `revenue Apple` and `Japanese currency`: a name and a field with nothing between, wherever the cut. */
function besideFinding(
  words: readonly string[],
  when: string | undefined,
  tools: Tools,
): Finding | undefined {
  for (let cut = 1; cut < words.length && words.length < 9; cut += 1) {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    for (const [named, field] of [
      [head, tail],
      [tail, head],
    ] as const) {
      const entity = placeOfAdjective(named) ?? named;
      const isNamed = tools.linker.field(field) !== undefined && tools.evaluator.means.exact(entity).size > 0;
      const finding = isNamed ? valueFinding(tools, { field, entity, when }) : undefined;
      if (finding !== undefined && finding.rows.length > 0) return finding;
    }
  }
  return undefined;
}
