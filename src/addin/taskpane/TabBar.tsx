import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyboardEvent, ReactElement } from 'react';

import { TAB_IDS, usePane, type TabId } from './shared/pane-context';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    padding: '0 4px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    padding: '10px 7px 8px',
    border: 'none',
    borderBottom: '2px solid transparent',
    background: 'none',
    font: 'inherit',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { borderBottomColor: tokens.colorNeutralStroke1Hover },
    '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  selected: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    ':hover': { borderBottomColor: tokens.colorCompoundBrandStrokeHover },
    '@media (forced-colors: active)': { borderBottomColor: 'Highlight' },
  },
});

/** The id of a tab's element. */
export function tabElementId(id: TabId): string {
  return `tab-${id}`;
}

/**
 * The row of tabs after the ARIA tabs pattern: arrow keys, Home and End go from tab to tab. Fluent's own would bring
 * 24 kB of keyboard navigation along for these few.
 */
export function TabBar({ selected }: { selected: TabId }): ReactElement {
  const { texts, openTab } = usePane();
  const styles = useStyles();
  const follow = (event: KeyboardEvent): void => {
    const to = tabAfter(selected, event.key);
    if (!to) return;
    event.preventDefault();
    openTab(to);
  };
  return (
    <div role="tablist" aria-label={texts.tabs.label} className={styles.bar} onKeyDown={follow}>
      {TAB_IDS.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabElementId(id)}
          aria-controls={`panel-${id}`}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          className={mergeClasses(styles.tab, id === selected && styles.selected)}
          onClick={() => openTab(id)}
        >
          {texts.tabs[id]}
        </button>
      ))}
    </div>
  );
}

function tabAfter(tab: TabId, key: string): TabId | undefined {
  const at = TAB_IDS.indexOf(tab);
  const count = TAB_IDS.length;
  const places = new Map([
    ['ArrowLeft', (at + count - 1) % count],
    ['ArrowRight', (at + 1) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const place = places.get(key);
  return place === undefined ? undefined : TAB_IDS[place];
}
