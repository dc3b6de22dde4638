import { ClientResult } from './kernel/client-result';
import { type Definition, OfficeObject } from './session-object';
import type { TrialSession } from './trial-session';

type Entry = { key: string; value: unknown };
type Settings = Map<string, unknown>;

const collection: Definition<Settings> = {
  type: 'SettingCollection',
  properties: {},
  items: (settings, session) =>
    [...settings].map(
      ([key, value]) => new OfficeObject(session, entry, () => undefined, { target: { key, value } }),
    ),
  members: (self) => {
    const { session } = self;
    const find = (key: string) => (self.target.has(key) ? { key, value: self.target.get(key) } : undefined);
    const item = (key: string, nullable: boolean) =>
      new OfficeObject(session, entry, () => find(key), { nullable });
    return {
      add: (key: string, value: unknown) => {
        self.act((settings) => {
          settings.set(key, value);
          session.host.document.changed();
        }, value);
        return item(key, false);
      },
      getItem: (key: string) => item(key, false),
      getItemOrNullObject: (key: string) => item(key, true),
      getCount: () => new ClientResult(session, () => self.target.size),
    };
  },
};

const entry: Definition<Entry> = {
  type: 'Setting',
  properties: { key: { get: ({ key }) => key }, value: { get: ({ value }) => value } },
  members: (self) => ({
    delete: () => self.act(({ key }) => void self.session.host.document.settings.delete(key)),
  }),
};

/** `workbook.settings`: they stay with the workbook. */
export function settingCollection(session: TrialSession): OfficeObject<Settings> {
  return new OfficeObject(session, collection, () => session.host.document.settings);
}
