import { ThemeService } from '@univerjs/core';
import { ICanvasColorService } from '@univerjs/preset-sheets-core';

import type { Engine } from '../../sheet/engine/engine';

/** What the engine paints dark sheets on (its grey 900), and white as colours are written. */
const DARK_GROUND = '#1b1c1f';
const WHITE = /^(?:#fff(?:fff)?|#fafafa|rgba?\(255, ?255, ?255(?:, ?1)?\))$/i;

/** Follows the system's light or dark preference. */
export function followColourScheme(engine: Engine): void {
  paintOnDarkGround(engine);
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
    engine.api.toggleDarkMode(dark.matches);
  };
  dark.addEventListener('change', apply);
  apply();
}

/** The engine inverts colours: the white that its editors stand on became a black block in the grey bar. */
function paintOnDarkGround({ injector }: Engine): void {
  const [colours, theme] = [injector.get(ICanvasColorService), injector.get(ThemeService)];
  const inverted = colours.getRenderColor.bind(colours);
  colours.getRenderColor = (colour) =>
    theme.darkMode && WHITE.test(colour) ? DARK_GROUND : inverted(colour);
}
