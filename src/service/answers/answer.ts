import { parse, v5 } from 'uuid';
import {
  type Answer,
  type ContextItem,
  type EntityMention,
  EXPRESSION_SHOWN,
} from '../../shared/contract/knowledge';
import type { Source } from '../../shared/contract/source';
import { type Fact, groundsOf } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import type { StoredEntity } from '../store/stored';
import { announcementDateOf } from './fact-sentence';
import { formatFact } from './format-value';
import type { Finding } from './statement';

/** How many entities prose lists as found: it tells twenty rows and counts the rest, which a query lists. */
const MENTIONED = 100;

/**
 * Writes what was found as an answer (§2.9): each statement refers to the context items of its facts; the last says which
 * expression ran.
 */
export function answerOf({ statements: told, about, expression }: Finding, input: string): Answer {
  const statements = told();
  const context = new Map<string, ContextItem>();
  const stated = statements.flatMap((statement) => statement.rows ?? [statement]);
  const explainability = stated.flatMap(({ content, facts }) => {
    const items = facts.flatMap(groundsOf).map(contextItem);
    for (const item of items) context.set(item.id, item);
    const references = [...new Set(items.map(({ id }) => id))];
    return references.length === 0 ? [] : [{ content: unmarked(content), references }];
  });
  const content = statements.map((statement) => statement.content).join('\n');
  const shown =
    expression === undefined || context.size === 0
      ? []
      : [{ content: `${EXPRESSION_SHOWN}${expression}`, references: [...context.keys()] }];
  return {
    content,
    explainability: [...explainability, ...shown],
    context: [...context.values()],
    entities: mentionsOf(about.slice(0, MENTIONED), [input, content.replace(/\*\*/g, '')]),
  };
}

/** A statement stands alone where it is explained, so it is neither an item of a list nor emphasised. */
function unmarked(statement: string): string {
  return statement.replace(/\*\*/g, '').replace(/^- /, '').trim();
}

/** The namespace of context ids: the same fact has the same id in every answer. */
const NAMESPACE = parse('9c1f3d0a-52b7-5e86-a4d3-7f1e0c6b2a91');

const utf8 = new TextEncoder();

/** A fact as a context item with its origins (§2.9). */
function contextItem(fact: Fact): ContextItem {
  const content = factContent(fact);
  const id = v5(utf8.encode(`${fact.subject.id} ${content}`), NAMESPACE);
  return { id, content, origins: fact.sources.map(originOf) };
}

function factContent(fact: Fact): string {
  const { subject, field, value } = fact;
  const label =
    value.kind === 'point' ? value.series.name : (fieldSpec(field)?.label ?? field.replace(/_/g, ' '));
  const said = announcementDateOf(fact);
  const day = said === undefined ? '' : ` (as of ${said})`;
  const when = value.kind === 'point' ? ` (${value.date})` : day;
  return `${subject.name}, ${label}${when}: ${formatFact(fact)}`;
}

type Origin = NonNullable<ContextItem['origins']>[number];

/** A source whose document is a recorded call has no address of its own. */
function originOf({ name, date, document }: Source): Origin {
  const url = typeof document === 'string' ? document : (document?.endpoint ?? '');
  const dated = date === undefined || date === null ? name : `${name}, ${date}`;
  return { source: { name, url: siteOf(url) }, document: { name: dated, url } };
}

const sites = new Map<string, string>();

/** How many addresses are remembered: those of a publisher's tables stand in answer after answer. */
const MOST_SITES = 5000;

function siteOf(url: string): string {
  const known = sites.get(url);
  if (known !== undefined) return known;
  const site = URL.canParse(url) ? new URL(url).origin : '';
  if (sites.size >= MOST_SITES) sites.clear();
  sites.set(url, site);
  return site;
}

/** The entities that the texts or cells of an answer name, each once, with the words that name them there (§2.10). */
export function mentionsOf(
  entities: readonly StoredEntity[],
  texts: readonly string[],
  cells: ReadonlySet<unknown> = new Set(),
): EntityMention[] {
  const lowered = texts.map((text) => text.toLowerCase());
  return [...new Set(entities)].flatMap((entity) => {
    const named = [entity.name, ...entity.aliases].flatMap((name) => surfaceForm(name, texts, lowered));
    const found = cells.has(entity.name) ? [entity.name, ...named] : named;
    if (found.length === 0) return [];
    return [{ id: entity.id, name: entity.name, entity_type: entity.type, mentions: [...new Set(found)] }];
  });
}

/** The name as a text writes it, where it stands there as whole words. */
function surfaceForm(name: string, texts: readonly string[], lowered: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  if (wanted.length < 2) return [];
  return texts.flatMap((text, which) => {
    const at = lowered[which]?.indexOf(wanted) ?? -1;
    const form = text.slice(at, at + name.length);
    const isWhole = at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
    // A two-letter code such as `IN` is a mention only as it is written.
    return isWhole && (name.length > 3 || form === name) ? [form] : [];
  });
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
