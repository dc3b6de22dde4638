import type { Dispatch, ReactElement } from 'react';

import type { ActivityPanel } from './activity/activity-panel';
import { ActivityTab } from './activity/ActivityTab';
import { AskTab } from './ask/AskTab';
import { BudgetNotice } from './budget/BudgetNotice';
import { CellTab } from './cell/CellTab';
import { LookupTab } from './lookup/LookupTab';
import type { Trail, TrailStep } from './lookup/trail';
import { LoadNotice } from './automation/LoadNotice';
import { LostNotice } from './lost/LostNotice';
import { SettingsTab } from './settings/SettingsTab';
import { TAB_IDS, type TabId } from './shared/pane-context';
import { SignInNotice } from './shared/SignInNotice';
import { TabBoundary } from './shared/TabBoundary';
import { TrialNote } from './shared/TrialNote';
import { TabBar, tabElementId } from './TabBar';
import { UnansweredNotice } from './unreachable/UnreachableNotice';

/** What the tabs show. */
export type TabsProps = {
  selected: TabId;
  trail: Trail;
  walk: Dispatch<TrailStep>;
  panels: readonly ActivityPanel[];
};

/** The row of tabs and the panel of each; a panel keeps its state while another is shown. */
export function Tabs({ selected, trail, walk, panels }: TabsProps): ReactElement {
  const content: Record<TabId, ReactElement> = {
    lookup: <LookupTab trail={trail} walk={walk} />,
    ask: <AskTab />,
    cell: <CellTab shown={selected === 'cell'} />,
    activity: <ActivityTab panels={panels} shown={selected === 'activity'} />,
    settings: <SettingsTab shown={selected === 'settings'} />,
  };
  return (
    <>
      <TabBar selected={selected} />
      <SignInNotice />
      <BudgetNotice />
      <UnansweredNotice />
      <LostNotice />
      <LoadNotice />
      {selected === 'settings' ? null : <TrialNote />}
      {TAB_IDS.map((id) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={tabElementId(id)}
          hidden={id !== selected}
        >
          <TabBoundary>{content[id]}</TabBoundary>
        </div>
      ))}
    </>
  );
}
