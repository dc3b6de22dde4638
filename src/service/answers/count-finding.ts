import { fieldLabel, pluralLabel } from './field-label';
import { foundersNote, isKnownByFounders } from './founding-members';
import { formatFact, joinNames } from './format-value';
import { cited, spoken } from './fact-sentence';
import { notHeld, type Finding } from './statement';
import type { Tools } from './tools';
import { valueFinding, type ValueAsked } from './value-finding';

/** As many names as a count lists after it. */
const MOST_NAMES = 60;

/** Answers how many: a number that the dataset holds, or else the count of what it holds under the field. */
export function countedFinding(tools: Tools, asked: ValueAsked): Finding | undefined {
  const finding = valueFinding(tools, asked);
  const field = tools.linker.field(asked.field) ?? asked.field;
  const facts = finding?.statements.at(-1)?.facts ?? [];
  const [first] = facts;
  if (finding === undefined || first === undefined) return finding;
  if (first.value.kind !== 'entity' && first.value.kind !== 'text') return finding;
  const { subject } = first;
  const isOfMembers = facts.some(
    ({ value }) => value.kind === 'entity' && value.edge?.type === 'IS_MEMBER_OF',
  );
  if (isOfMembers && isKnownByFounders(subject))
    return notHeld(`it cannot count the members. ${foundersNote([subject])}`);
  const names = [...new Set(facts.map(formatFact))];
  const noun = names.length === 1 ? fieldLabel(field) : pluralLabel(field);
  const listed = names.length > MOST_NAMES ? '' : `: ${joinNames(names)}`;
  const counted = `${spoken(subject).replace(/^the /, 'The ')} has **${names.length}** ${noun} in the embedded dataset${listed}${cited(first)}.`;
  return {
    statements: [...finding.statements.slice(0, -1), { content: counted, facts }],
    rows: [{ name: subject.name, [`${field}_count`]: names.length }],
    about: finding.about,
  };
}
