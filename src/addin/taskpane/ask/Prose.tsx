import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import type { CitedStatement } from './citations';
import { renderMarkdown } from './markdown';

const useStyles = makeStyles({
  prose: {
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase400,
    '& p': { margin: '0 0 8px' },
    '& ul, & ol': { margin: '0 0 8px', paddingInlineStart: '20px' },
    '& li > ul, & li > ol': { marginBottom: 0 },
    '& blockquote': {
      margin: '0 0 8px',
      paddingInlineStart: '8px',
      borderLeft: `3px solid ${tokens.colorNeutralStroke2}`,
    },
    '& a[href]': { color: tokens.colorBrandForegroundLink },
    '& [role=region]': { overflowX: 'auto', margin: '0 0 8px' },
    '& table': { borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
    '& th, & td': {
      padding: '4px 8px',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
      border: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& [align=right]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [align=center]': { textAlign: 'center' },
    '& code': { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
    '& pre': {
      margin: '0 0 8px',
      padding: '8px',
      whiteSpace: 'pre-wrap',
      lineHeight: tokens.lineHeightBase200,
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground3,
    },
    '& hr': { border: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '& button[data-fact]::before': { content: 'attr(data-fact)' },
    '& button[data-fact][data-more]::before': { content: 'attr(data-more)' },
    '& button[data-fact]': {
      minWidth: '20px',
      height: '18px',
      margin: '0 1px',
      padding: '0 4px',
      font: 'inherit',
      fontSize: tokens.fontSizeBase100,
      lineHeight: 1,
      position: 'relative',
      top: '-3px',
      cursor: 'pointer',
      color: tokens.colorBrandForegroundLink,
      backgroundColor: tokens.colorNeutralBackground3,
      borderRadius: tokens.borderRadiusMedium,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
});

/** What prose is shown with. */
export type ProseProps = {
  markdown: string;
  statements: readonly CitedStatement[];
  onCitation: (fact: number) => void;
};

/** Markdown rendered and cleaned; its citations lead to their facts. */
export function Prose({ markdown, statements, onCitation }: ProseProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  // The nodes come from renderMarkdown, which cleans them; the tests of `markdown` try to get past it.
  useLayoutEffect(() => {
    const { showFact: nameOf, tableLabel: tableName } = texts.ask;
    place.current?.replaceChildren(renderMarkdown(markdown, { statements, nameOf, tableName }));
  }, [markdown, statements, texts]);
  const follow = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button[data-fact]') : null;
    const fact = button?.getAttribute('data-fact');
    if (fact) onCitation(Number(fact));
  };
  return <div ref={place} className={styles.prose} onClick={follow} />;
}
