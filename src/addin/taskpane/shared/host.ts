import * as v from 'valibot';

/** Office.js fills its context late and only in part, whatever its types promise; so it is read as unknown. */
const officeSchema = v.looseObject({
  context: v.looseObject({
    displayLanguage: v.optional(v.string()),
    host: v.optional(v.nullable(v.string())),
    platform: v.optional(v.nullable(v.string())),
    officeTheme: v.nullish(v.looseObject({ bodyBackgroundColor: v.optional(v.string()) })),
  }),
});

type HostContext = v.InferOutput<typeof officeSchema>['context'];

/** The language of Excel's own texts, or the browser's where the pane runs outside Office. */
export function hostLanguage(): string {
  return officeContext()?.displayLanguage ?? navigator.language;
}

/** What diagnostics say of the host: its name and platform. */
export function hostName(): string {
  const context = officeContext();
  return context?.host
    ? `${context.host} on ${context.platform ?? 'an unnamed platform'}`
    : 'a browser without Office';
}

/** Whether the host's theme is dark; undefined where the host does not say. */
export function hostIsDark(): boolean | undefined {
  const background = officeContext()?.officeTheme?.bodyBackgroundColor;
  const colour = /^#?([0-9a-f]{6})$/i.exec(background ?? '')?.[1];
  if (colour === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

function officeContext(): HostContext | undefined {
  const read = v.safeParse(officeSchema, Reflect.get(globalThis, 'Office'));
  return read.success ? read.output.context : undefined;
}

/** Whether Excel can load the add-in with a workbook (SharedRuntime 1.1). */
export function canLoadOnOpen(): boolean {
  const addin: unknown = (Reflect.get(globalThis, 'Office') as { addin?: unknown } | undefined)?.addin;
  return typeof (addin as { setStartupBehavior?: unknown } | undefined)?.setStartupBehavior === 'function';
}
