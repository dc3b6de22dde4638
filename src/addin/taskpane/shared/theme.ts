import {
  createDarkTheme,
  createLightTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';

/** Shades of Excel's green, dark to light, so that the pane looks at home beside the sheet. */
const GREEN: BrandVariants = {
  10: '#03170b',
  20: '#072a16',
  30: '#0a3a20',
  40: '#0c4827',
  50: '#0d542e',
  60: '#0e6035',
  70: '#0f6c3a',
  80: '#107c41',
  90: '#1f8a4e',
  100: '#36a269',
  110: '#4fb57e',
  120: '#6cc394',
  130: '#8bd1aa',
  140: '#a9dfc0',
  150: '#c6ecd6',
  160: '#e2f6ea',
};

const LIGHT = createLightTheme(GREEN);
const DARK: Theme = {
  ...createDarkTheme(GREEN),
  // Fluent's own choice of shade is too dark for text on dark.
  colorBrandForeground1: GREEN[110],
  colorBrandForegroundLink: GREEN[120],
  colorBrandForegroundLinkHover: GREEN[130],
};

/** Fluent's theme for light or dark. */
export function themeOf(isDark: boolean): Theme {
  return isDark ? DARK : LIGHT;
}
