import type { FUniver } from '@univerjs/core/facade';

/** Follows the system's light or dark preference. */
export function followColourScheme(api: FUniver): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
    api.toggleDarkMode(dark.matches);
  };
  dark.addEventListener('change', apply);
  apply();
}
