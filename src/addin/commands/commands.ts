import type { PanePlace } from './attention';

/** The ribbon commands whose outcome, or a choice that they ask for, stands in the pane's Activity. */
const IN_ACTIVITY = [
  'refreshSelection',
  'refreshSheet',
  'refreshWorkbook',
  'freezeSelection',
  'freezeSheet',
  'freezeWorkbook',
  'unfreeze',
  'linkNumbers',
  'audit',
  'coverage',
  'changesOfRefresh',
  'changesSinceFreeze',
  'insertStatements',
  'insertOwnership',
  'insertPeers',
  'insertBanks',
  'insertMacro',
  'insertDiligence',
] as const;

/** A ribbon command, by the id under which manifest and shortcuts file name it. */
export type CommandId = 'showPane' | 'stopAction' | (typeof IN_ACTIVITY)[number];

/** What the pane is opened at by each command: undefined where it need not be seen. */
export const COMMANDS = new Map<CommandId, PanePlace | undefined>([
  ['showPane', 'lookup'],
  ['stopAction', undefined],
  ...IN_ACTIVITY.map((id) => [id, 'activity'] as const),
]);
