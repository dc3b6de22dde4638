import { useEffect, useState } from 'react';

import { hostIsDark } from './host';

const DARK_SCHEME = '(prefers-color-scheme: dark)';

/** Whether the pane is dark: as Office's theme says, else as the system says; it follows a change of either. */
export function useDark(): boolean {
  const [dark, setDark] = useState(isDark);
  useEffect(() => {
    const scheme = matchMedia(DARK_SCHEME);
    const update = (): void => setDark(isDark());
    scheme.addEventListener('change', update);
    // Office tells of a new theme to mail add-ins only; coming back to the pane is the next best moment.
    window.addEventListener('focus', update);
    return () => {
      scheme.removeEventListener('change', update);
      window.removeEventListener('focus', update);
    };
  }, []);
  return dark;
}

function isDark(): boolean {
  return hostIsDark() ?? matchMedia(DARK_SCHEME).matches;
}
