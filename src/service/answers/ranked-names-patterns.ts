import { plainValue } from '../query/to-rows';
import { factSentence } from './fact-sentence';
import { fieldLabel } from './field-label';
import type { Pattern } from './pattern';
import { readExtreme, type Extreme } from './quantity-phrase';
import { sideOf, sizeOf, type Side } from './side';
import type { Finding } from './statement';
import { ADJECTIVES, extremeOf } from './superlatives';
import type { Tools } from './tools';

/** Questions for the first of several named entities. */
export const RANKED_NAMES_PATTERNS: readonly Pattern[] = [
  {
    example: 'Which is the largest: Apple, Microsoft or Amazon?',
    form: /^(?:which|who|what)(?: (?:company|country|city|one|firm))? (?:is|was|has|had|have) (?:the )?(?<phrase>.+?)[:,] (?<names>.+(?:,| or | and ).+)$/i,
    find: ({ phrase = '', names = '', when }, tools) => rankedNames({ phrase, names, when }, tools),
  },
  {
    example: 'Which of Apple, Microsoft and Amazon has the most employees?',
    form: /^(?:which|who)(?: (?:company|country|city|one|firm))? (?:of|among|out of) (?<names>.+?) (?:is|was|has|had|have) (?:the )?(?<phrase>.+)$/i,
    find: ({ phrase = '', names = '', when }, tools) => rankedNames({ phrase, names, when }, tools),
  },
];

type Asked = { phrase: string; names: string; when: string | undefined };

function rankedNames({ phrase, names, when }: Asked, tools: Tools): Finding | undefined {
  const each = names.split(/, (?:or |and )?| or | and /i);
  const first = tools.linker.entity(each[0] ?? '');
  const isAdjective = ADJECTIVES.includes(phrase.toLowerCase());
  const extreme = isAdjective ? extremeOf(phrase, first?.type) : readExtreme(phrase, tools.linker);
  if (each.length < 2 || extreme === undefined) return undefined;
  const sides = each.map((name) => sideOf(tools, { name, field: extreme.field, when }));
  const missing = sides.find((side): side is Finding => !('entity' in side));
  if (missing !== undefined) return missing;
  return ranked(
    sides.filter((side): side is Side => 'entity' in side),
    extreme,
  );
}

function ranked(sides: readonly Side[], { field, direction }: Extreme): Finding {
  const sign = direction === 'DESC' ? 1 : -1;
  const sorted = [...sides].sort((a, b) => (sizeOf(a.fact) < sizeOf(b.fact) ? sign : -sign));
  const end = sign > 0 ? 'highest' : 'lowest';
  const facts = sorted.map(({ fact }) => fact);
  return {
    statements: [
      { content: `**${sorted[0]?.entity.name ?? ''}** has the ${end} ${fieldLabel(field)}.`, facts },
      ...sorted.map(({ entity, fact }) => ({ content: factSentence(entity, field, [fact]), facts: [fact] })),
    ],
    rows: sorted.map(({ entity, fact }) => ({ name: entity.name, [field]: plainValue(fact) })),
    about: sorted.map(({ entity }) => entity),
  };
}
