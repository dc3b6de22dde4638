import { operandTest, operandTests } from '../query/operand-test';
import { isPlace } from '../query/places';
import { plainValue } from '../query/to-rows';
import { factSentence } from './fact-sentence';
import { fieldLabel } from './field-label';
import type { Parts, Pattern } from './pattern';
import { notHeld, type Finding } from './statement';
import { factsAt } from './time-travel';
import type { Tools } from './tools';

const claim =
  (...fields: string[]) =>
  ({ entity = '', value = '', field, when }: Parts, tools: Tools): Finding | undefined => {
    let refusal: Finding | undefined;
    for (const phrase of field === undefined ? fields : [field]) {
      const finding = check(tools, { entity, value, phrase, when });
      if (finding !== undefined && finding.rows.length > 0) return finding;
      refusal ??= finding;
    }
    return refusal;
  };

/** Questions for a yes or a no about one field. */
export const CHECK_PATTERNS: readonly Pattern[] = [
  {
    example: 'Is Chevron headquartered in Texas?',
    form: /^(?:is|are|was|does) (?<entity>.+?) (?:headquartered|based|located|have its headquarters|situated) in (?<value>.+)$/i,
    find: claim('headquarters', 'location'),
  },
  {
    example: 'Is Apple listed on Nasdaq?',
    form: /^(?:is|are|was) (?<entity>.+?) (?:listed|traded|quoted) (?:on|at) (?:the )?(?<value>.+)$/i,
    find: claim('exchange'),
  },
  {
    example: 'Is France a member of NATO?',
    form: /^(?:is|are|was) (?<entity>.+?) (?:a |an )?(?:member(?: state| country)? of|part of|in) (?:the )?(?<value>.+)$/i,
    find: (parts, tools) => claim(containing(parts['value'] ?? '', tools))(parts, tools),
  },
  {
    example: 'Is Tim Cook the CEO of Apple?',
    form: /^(?:is|was|are) (?<value>.+?) (?:the|a|an|one of the) (?<field>.+?) (?:of|at|in|for) (?<entity>.+)$/i,
    find: claim(),
  },
  {
    example: "Is Paris France's capital?",
    form: /^(?:is|was|are) (?<value>\S.*?) (?<entity>\S+?)(?:'s|s') (?<field>.+)$/i,
    find: claim(),
  },
  {
    example: 'Does France use the euro?',
    form: /^(?:does|do|did) (?<entity>.+?) (?:use|pay with) (?:the )?(?<value>.+?)(?: as (?:its|a) currency)?$/i,
    find: claim('currency'),
  },
  {
    example: 'Is Spanish spoken in Mexico?',
    form: /^(?:is|are) (?<value>.+?) (?:spoken|an official language|the official language|official) (?:in|of) (?<entity>.+)$/i,
    find: claim('languages'),
  },
  {
    example: 'Does Ernst & Young LLP audit Apple?',
    form: /^(?:does|do|did) (?<value>.+?) (?<field>audit|run|lead|own) (?<entity>.+)$/i,
    find: ({ field = '', ...parts }, tools) => claim(VERBS[field.toLowerCase()] ?? field)(parts, tools),
  },
];

/** What being in something means: a place holds, a group has members, an industry is operated in. */
function containing(value: string, { evaluator }: Tools): string {
  const named = [...evaluator.means.namer(value)];
  if (named.some(isPlace)) return 'location';
  return named.some(({ type }) => type === 'Industry') ? 'industry' : 'member_of';
}

/** Fields that the dataset knows whole, so that what it does not list is not so; a list of members may lack some. */
const COMPLETE: ReadonlySet<string> = new Set([
  ...['headquarters', 'location', 'exchange', 'ceo', 'cfo', 'auditor', 'ticker', 'industry'],
  ...['capital', 'currency', 'languages', 'country', 'continent', 'state', 'region'],
]);

const VERBS: Readonly<Record<string, string>> = { audit: 'auditor', run: 'ceo', lead: 'ceo', own: 'parent' };

type Checked = { entity: string; value: string; phrase: string; when: string | undefined };

function check(tools: Tools, { entity: name, value, phrase, when }: Checked): Finding | undefined {
  const { linker, evaluator } = tools;
  const field = linker.field(phrase);
  if (field === undefined) return undefined;
  const entity = linker.entity(name, field);
  if (entity === undefined) return notHeld(`it has no entity called “${name}”.`);
  const path = evaluator.reader.steps([field]);
  const { reader, means } = evaluator;
  const facts = when === undefined ? reader.read(entity, path) : factsAt(entity, path, { when, reader });
  if (facts.length === 0)
    return notHeld(
      `it has no ${fieldLabel(field)} for ${entity.name}${when === undefined ? '' : ` for ${when}`}.`,
    );
  const meant = linker.entity(value, undefined)?.name ?? value;
  const operand = { text: meant, anyOf: [[value]], commas: false };
  const isSo = operandTest(operandTests({ operator: '=', operand }, { ...means, isEither: false }));
  const verdict = isSo(facts);
  if (!verdict && !COMPLETE.has(field)) {
    return notHeld(
      `it does not list ${value} as ${fieldLabel(field)} of ${entity.name}, and its list may not be complete.`,
    );
  }
  const bearing = verdict ? facts.filter((fact) => isSo([fact])) : facts;
  return {
    statements: [
      { content: `**${verdict ? 'Yes' : 'No'}.** ${factSentence(entity, field, bearing)}`, facts: bearing },
    ],
    rows: bearing.map((fact) => ({
      name: entity.name,
      [field]: plainValue(fact),
      answer: verdict ? 'yes' : 'no',
    })),
    about: [entity, ...bearing.flatMap((fact) => (fact.value.kind === 'entity' ? [fact.value.entity] : []))],
  };
}
