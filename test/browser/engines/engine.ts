/** A browser whose pages are driven by scripts, which is what the drivers of all engines can do. */
export type Engine = {
  goTo(url: string): Promise<unknown>;
  /** Runs a function in the page; it sees its arguments and the page, and nothing of where it is written. */
  run<Given extends unknown[], T>(script: (...given: Given) => T | Promise<T>, ...given: Given): Promise<T>;
  /** Ends every process of the browser, whatever state it is in. */
  close(): Promise<void>;
};

/** How long a page may take to load and a script to end, in milliseconds, on a machine that does other things too. */
export const TIMEOUTS = { pageLoad: 120_000, script: 120_000 };

/** The function as WebDriver takes an asynchronous script, whose last argument is told the end. */
export function asynchronousScript(script: (...given: never[]) => unknown): string {
  return `const told = arguments[arguments.length - 1];
    (async (...given) => (${String(script)})(...given))(...[...arguments].slice(0, -1))
      .then((value) => told({ value }), (error) => told({ error: String(error) }));`;
}

/** What such a script told. */
export function valueOf(told: unknown): unknown {
  const { value, error } = told as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}
