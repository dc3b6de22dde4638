import type { Fact } from '../query/fact';
import { plainValue } from '../query/to-rows';
import { fieldLabel } from './field-label';
import { formatDate, formatFact } from './format-value';
import type { Pattern } from './pattern';
import { sideOf, sizeOf } from './side';
import { notHeld, type Finding } from './statement';
import type { Tools } from './tools';

/** What changed between two dates of one figure. */
export const CHANGE_PATTERNS: readonly Pattern[] = [
  {
    example: 'How did the revenue of Apple change from 2023 to 2024?',
    form: /^(?:how (?:much )?(?:did|has|have)|what (?:is|was)|by how much did) (?:the )?(?:(?:growth|change|increase|decrease|rise) (?:of|in) (?:the )?)?(?:(?<possessor>.+?)(?:'s|s') (?<ownField>.+?)|(?<field>.+?) (?:of|in|at) (?<entity>.+?))(?: (?:change|changed|grow|grown|grew|rise|risen|fall|fallen|increase|increased|decrease|decreased|develop|developed))? (?:from|between) (?<from>\d{4}) (?:to|and|until)(?: (?<to>\d{4}))?$/i,
    find: (parts, tools) =>
      change(tools, {
        field: parts['field'] ?? parts['ownField'] ?? '',
        entity: parts['entity'] ?? parts['possessor'] ?? '',
        from: parts['from'] ?? '',
        to: parts['to'] ?? parts['when'] ?? '',
      }),
  },
];

function change(
  tools: Tools,
  asked: { field: string; entity: string; from: string; to: string },
): Finding | undefined {
  const field = tools.linker.field(asked.field);
  if (field === undefined) return undefined;
  const sides = [asked.from, asked.to].map((when) => sideOf(tools, { name: asked.entity, field, when }));
  const [before, after] = sides;
  if (before === undefined || after === undefined) return undefined;
  if (!('entity' in before) || !('entity' in after)) {
    return notHeld(
      `it has no ${fieldLabel(field)} of ${asked.entity} for both ${asked.from} and ${asked.to}.`,
    );
  }
  const [a, b] = [sizeOf(before.fact), sizeOf(after.fact)];
  if (typeof a !== 'number' || typeof b !== 'number') return undefined;
  const percent = a === 0 ? '' : ` (${b >= a ? '+' : '−'}${Math.abs((b / a - 1) * 100).toFixed(1)}%)`;
  const verb = b > a ? 'rose' : b < a ? 'fell' : 'stayed the same';
  const content = `The ${fieldLabel(field)} of ${before.entity.name} ${verb} from **${formatFact(before.fact)}** (${dateOf(before.fact)}) to **${formatFact(after.fact)}** (${dateOf(after.fact)})${percent}.`;
  return {
    statements: [{ content, facts: [before.fact, after.fact] }],
    rows: [before, after].map(({ entity, fact }) => ({
      name: entity.name,
      [field]: plainValue(fact),
      date: dateValue(fact),
    })),
    about: [before.entity],
  };
}

function dateValue({ value }: Fact): string | null {
  return value.kind === 'point' ? value.date : null;
}

function dateOf(fact: Fact): string {
  const date = dateValue(fact) ?? '';
  return date.endsWith('-01-01') ? date.slice(0, 4) : formatDate(date);
}
