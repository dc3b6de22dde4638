import type { RibbonCommand, TrialHost } from '../host';
import { createDialogs } from './dialog';
import { createOfficeDocument } from './office-document';
import { isSetSupported } from './requirement-sets';

const INFO = { host: 'Excel', platform: 'OfficeOnline' } as const;

type RibbonUpdate = {
  tabs?: {
    groups?: { controls?: { id: string; enabled?: boolean }[] }[];
    controls?: { id: string; enabled?: boolean }[];
  }[];
};

/** The global `Office`. */
export function createOffice(host: TrialHost): object {
  return {
    HostType: { Excel: 'Excel' },
    PlatformType: { OfficeOnline: 'OfficeOnline', PC: 'PC', Mac: 'Mac' },
    AsyncResultStatus: { Succeeded: 'succeeded', Failed: 'failed' },
    EventType: {
      DocumentSelectionChanged: 'documentSelectionChanged',
      DialogMessageReceived: 'dialogMessageReceived',
      DialogEventReceived: 'dialogEventReceived',
    },
    StartupBehavior: { none: 'None', load: 'Load' },
    VisibilityMode: { hidden: 'Hidden', taskpane: 'Taskpane' },
    onReady: (callback?: (info: typeof INFO) => unknown) =>
      Promise.resolve(INFO).then((info) => {
        void callback?.(info);
        return info;
      }),
    actions: { associate: (id: string, run: RibbonCommand) => host.commands.set(id, run) },
    addin: createAddin(host),
    ribbon: {
      requestUpdate: (update: RibbonUpdate) => {
        host.updateRibbon(enabledIn(update));
        return Promise.resolve();
      },
    },
    context: createContext(host),
  };
}

function createAddin(host: TrialHost): object {
  let startup = 'None';
  const show = (visible: boolean) => {
    host.showPane(visible);
    return Promise.resolve();
  };
  return {
    showAsTaskpane: () => show(true),
    hide: () => show(false),
    onVisibilityModeChanged: () => Promise.resolve(() => Promise.resolve()),
    getStartupBehavior: () => Promise.resolve(startup),
    setStartupBehavior: (behavior: string) => {
      startup = behavior;
      return Promise.resolve();
    },
  };
}

function createContext(host: TrialHost): object {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  return {
    ...INFO,
    contentLanguage: 'en-US',
    displayLanguage: navigator.language,
    diagnostics: { ...INFO, version: '16.0.0.0' },
    // As it is when it is asked: a system may turn dark in the evening.
    get officeTheme() {
      return dark.matches
        ? { bodyBackgroundColor: '#1b1e22', bodyForegroundColor: '#e8eaed', isDarkTheme: true }
        : { bodyBackgroundColor: '#ffffff', bodyForegroundColor: '#1f2328', isDarkTheme: false };
    },
    requirements: { isSetSupported },
    partitionKey: undefined,
    ui: createDialogs(window),
    document: createOfficeDocument(host),
  };
}

function enabledIn({ tabs = [] }: RibbonUpdate): Map<string, boolean> {
  const controls = tabs.flatMap((tab) => [
    ...(tab.controls ?? []),
    ...(tab.groups ?? []).flatMap((group) => group.controls ?? []),
  ]);
  return new Map(
    controls.flatMap(({ id, enabled }) => (enabled === undefined ? [] : [[id, enabled] as const])),
  );
}
