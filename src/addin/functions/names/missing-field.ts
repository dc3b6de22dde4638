import { refuseErrorCode } from '../../cells/argument';
import type { EntitySummary } from '../../../shared/contract/entity';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { Introspection } from '../../../shared/contract/introspection';
import type { Knowledge } from '../../runtime/knowledge';
import { editDistance } from '../../../shared/names/edit-distance';
import { inWords } from '../../../shared/names/name-kind';
import { quoteText } from '../../../shared/formula/text-constant';
import { fieldNames, suggestFormula, suggestByName, type MissingField } from './suggestions';
import { pricedCalled } from './synonyms';
import { seriesNamed } from '../../../shared/names/series-name';
import { subjectOf } from './entity-label';
import { isEntityId, searchOf } from '../../cells/typed-name';
import { say, type Sentence } from '../../../shared/messages/message';

const LEADS = {
  property: FUNCTIONS.PROP.empty,
  relationship: '{} has no relationship "{}".',
  observation: '{} has no series "{}".',
} as const;
const MOST_NEAREST = 5;

/** An entity with no more fields of a kind than this has them all told: a macro series has only itself. */
const FEW = 3;

/**
 * The failure of a missing field, with the formula that returns it if it is another kind of field. Names are
 * suggested only from known introspection, because fetching it costs a credit.
 */
export function absent(knowledge: Knowledge, lacking: MissingField): Failure {
  const { id, entity, field, kind } = lacking;
  refuseErrorCode(field, kind);
  const subject = subjectInWords(knowledge, id, entity);
  if (field === '') return new Failure('absent', say('{} has no series. {}', subject, listed()));
  const lead = say(LEADS[kind], subject, field);
  const introspection = knowledge.known.introspection(id);
  const priced = kind === 'relationship' ? undefined : pricedCalled(field);
  if (
    priced !== undefined &&
    (introspection === undefined || suggestFormula(introspection, lacking) === undefined)
  )
    return new Failure('absent', say('{} has no {}, which needs share prices', subject, priced));
  if (introspection === undefined) return new Failure('absent', say('{} {}', lead, perhaps(lacking)));
  const spans = kind === 'observation' ? ofOtherSpans(introspection, field) : [];
  if (spans.length > 0) {
    const only = say('It has only {}: enter the full name', spans.map(quoteText));
    return new Failure('absent', say('{} {}', lead, only), { nearest: spans });
  }
  const formula = suggestFormula(introspection, lacking);
  if (formula !== undefined)
    return new Failure('absent', say('{} {}', lead, say('Did you mean {}', formula)));
  const names = fieldNames(introspection, kind);
  const close = nearest(field, names);
  return new Failure('absent', withHint(lead, names, close), { nearest: close });
}

/** The quarterly and trailing series of a line without annual values. */
function ofOtherSpans(introspection: Introspection, field: string): readonly string[] {
  const spans = ['quarterly', 'trailing twelve months'];
  return spans.flatMap((span) => seriesNamed(introspection, `${field} (${span})`).map(({ name }) => name));
}

/** Whether the entity has it is not known, and a formula that fails in its turn is no help: the one that tells is named. */
function perhaps(lacking: MissingField): Sentence {
  const instead = suggestByName(lacking);
  if (instead === undefined) return listed();
  const fields = `=KER.FIELDS(${quoteText(lacking.entity)})`;
  return say('If {} lists {}, write {}', fields, quoteText(instead.name), `KER.${instead.call}`);
}

/** Names of series hold commas, so semicolons part them. */
function withHint(lead: Sentence, names: readonly string[], close: readonly string[]): Sentence {
  if (close.length > 0) return say('{} Closest: {}', lead, close);
  const isTold = names.length > 0 && names.length <= FEW;
  return isTold ? say('{} It has only {}', lead, names) : say('{} {}', lead, listed());
}

function listed(): Sentence {
  return say('KER.FIELDS lists what it has');
}

/** With what it is beside its name, where a company may have been meant: Santander is a city, too. */
function subjectInWords(knowledge: Knowledge, id: string, entity: string): string {
  const found = (): EntitySummary | undefined =>
    isEntityId(entity)
      ? undefined
      : knowledge.known.search(searchOf(entity, [], 1))?.value.find((each) => each.id === id);
  const type = (knowledge.known.head(id) ?? found())?.entity_type;
  // Nobody takes a country for a company.
  const what = type === undefined || type === 'Country' ? undefined : inWords(type);
  const subject = subjectOf(knowledge, id, entity);
  return what === undefined ? subject : say('{}, {},', subject, say(what));
}

/** The names that a field may have been meant for, the likeliest first. */
export function nearest(field: string, names: readonly string[]): readonly string[] {
  const wanted = field.toLowerCase().replaceAll(' ', '_');
  const scored = names.map((name) => ({
    name,
    score: unlikeness(wanted, name.toLowerCase().replaceAll(' ', '_')),
  }));
  return scored
    .filter(({ score }) => score <= 0.5)
    .sort((a, b) => a.score - b.score)
    .slice(0, MOST_NEAREST)
    .map(({ name }) => name);
}

/** 0 for the same name, 1 for nothing in common; a shared word ("employees" in employee_count) brings names close. */
function unlikeness(wanted: string, name: string): number {
  const share = editDistance(wanted, name) / Math.max(wanted.length, name.length);
  const stem = wanted.replace(/s$/, '');
  const shared = stem.length > 2 && (name.includes(stem) || wanted.includes(name));
  return shared ? share / 3 : share;
}
