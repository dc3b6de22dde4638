import { makeStyles, tokens } from '@fluentui/react-components';

/** The few arrangements that the pane is made of. */
export const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', rowGap: '16px', padding: '12px' },
  stack: { display: 'flex', flexDirection: 'column', rowGap: '8px', minWidth: 0 },
  tight: { display: 'flex', flexDirection: 'column', rowGap: '2px', minWidth: 0 },
  row: {
    display: 'flex',
    columnGap: '8px',
    rowGap: '4px',
    alignItems: 'center',
    flexWrap: 'wrap',
    minWidth: 0,
  },
  spread: {
    display: 'flex',
    columnGap: '8px',
    rowGap: '4px',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
  },
  pair: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '8px' },
  fill: { minWidth: 0, width: '100%' },
  grow: { flexGrow: 1, minWidth: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  muted: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  subheading: {
    margin: '4px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  },
  code: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  codeBox: {
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    // Forced colours take the background away and draw this border.
    border: '1px solid transparent',
    maxHeight: '160px',
    overflowY: 'auto',
  },
  wrap: { overflowWrap: 'anywhere' },
  // What stands below a name or a value must stay in reach, however long a text the service calls by it.
  clamped: {
    display: '-webkit-box',
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- no browser cuts lines off without it
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflowX: 'hidden',
    overflowY: 'hidden',
  },
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
