import { v5 } from 'uuid';

import type { ContextItem } from '../../contract/knowledge';
import type { Source } from '../../contract/source';
import type { Fact } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import { saidOn } from './fact-sentence';
import { formatFact } from './format-value';

/** The namespace of context ids: the same fact has the same id in every answer. */
const NAMESPACE = '9c1f3d0a-52b7-5e86-a4d3-7f1e0c6b2a91';

/** A fact as a context item with its origins (§2.9). */
export function contextItem(fact: Fact): ContextItem {
  const content = factContent(fact);
  return { id: v5(`${fact.subject.id} ${content}`, NAMESPACE), content, origins: fact.sources.map(originOf) };
}

function factContent(fact: Fact): string {
  const { subject, field, value } = fact;
  const label =
    value.kind === 'point' ? value.series.name : (fieldSpec(field)?.label ?? field.replace(/_/g, ' '));
  const said = saidOn(fact);
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

function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
