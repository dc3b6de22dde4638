import type { ContextItem } from '../../../shared/contract/knowledge';

/** A publisher or document of a fact. */
export type Link = NonNullable<ContextItem['origins']>[number]['source'];

/** Where a fact comes from; a publisher stands once, where its document bears its name or begins with it. */
export function linksOf(source: Link, document: Link): Link[] {
  const isSame = isWithin(source?.name, document?.name);
  const links = isSame ? [{ ...document, url: document?.url ?? source?.url }] : [source, document];
  return links.filter((link) => link?.name ?? link?.url);
}

/** Whether a document is called by its publisher, perhaps with its date: `Fortune 500 (2025), 2025-06-02`. */
function isWithin(publisher: string | null | undefined, document: string | null | undefined): boolean {
  if (!publisher || document?.startsWith(publisher) !== true) return false;
  return !/^[\p{L}\d]/u.test(document.slice(publisher.length));
}
