import type { TrialDocument, XmlPart } from '../document/trial-document';
import { ClientResult } from './kernel/client-result';
import { type Definition, OfficeObject } from './session-object';
import { RichApiError } from './kernel/rich-api-error';
import type { TrialSession } from './trial-session';

/** The parts of the workbook, or those of one namespace. */
type Scope = { namespace: string | undefined };

/** `workbook.customXmlParts`. */
export function customXmlParts(session: TrialSession, namespace?: string): OfficeObject<Scope> {
  return new OfficeObject(session, collectionFor(session.host.document), () => ({ namespace }));
}

function collectionFor(document: TrialDocument): Definition<Scope> {
  const all = ({ namespace }: Scope) =>
    [...document.xmlParts.values()].filter(
      (part) => namespace === undefined || namespaceOf(part.xml) === namespace,
    );
  const only = (scope: Scope) => (all(scope).length === 1 ? all(scope)[0] : undefined);
  return {
    type: 'CustomXmlPartCollection',
    properties: {},
    items: (scope, session) => all(scope).map((part) => item(session, () => part, { target: part })),
    members: (self) => {
      const { session } = self;
      return {
        add: (xml: string) => {
          const part = { id: document.nextId(), xml: checked(xml) };
          // Counted as sent, like every text that is written.
          session.enqueue(() => undefined, xml);
          return item(session, () => {
            document.xmlParts.set(part.id, part);
            document.changed();
            return part;
          });
        },
        getByNamespace: (namespace: string) => customXmlParts(session, namespace),
        getItem: (id: string) => item(session, () => document.xmlParts.get(id)),
        getItemOrNullObject: (id: string) =>
          item(session, () => document.xmlParts.get(id), { nullable: true }),
        getOnlyItem: () => item(session, () => only(self.target)),
        getOnlyItemOrNullObject: () => item(session, () => only(self.target), { nullable: true }),
        getCount: () => new ClientResult(session, () => all(self.target).length),
      };
    },
  };
}

const definition: Definition<XmlPart> = {
  type: 'CustomXmlPart',
  properties: { id: { get: ({ id }) => id }, namespaceUri: { get: ({ xml }) => namespaceOf(xml) ?? '' } },
  members: (self) => ({
    getXml: () => new ClientResult(self.session, () => self.target.xml),
    setXml: (xml: string) => {
      const valid = checked(xml);
      self.act((part) => {
        part.xml = valid;
      }, xml);
    },
    delete: () => self.act((part) => void self.session.host.document.xmlParts.delete(part.id)),
  }),
};

function item(
  session: TrialSession,
  find: () => XmlPart | undefined,
  options: { nullable?: boolean; target?: XmlPart } = {},
): OfficeObject<XmlPart> {
  return new OfficeObject(session, definition, find, options);
}

function parse(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'application/xml');
}

function namespaceOf(xml: string): string | undefined {
  return parse(xml).documentElement.namespaceURI ?? undefined;
}

function checked(xml: string): string {
  if (parse(xml).getElementsByTagName('parsererror').length > 0) {
    throw new RichApiError('InvalidArgument', 'Expected well-formed XML for a custom XML part');
  }
  return xml;
}
