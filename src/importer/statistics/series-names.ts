/** A series by its publisher's key, its title, and what tells it from others of the title. */
type Titled = { flow: string; key: string; title: string; detail: string };

/** Names series by their titles; those that share one with another are called by its detail too. */
export class SeriesNames {
  readonly #titles = new Map<string, { title: string; shared: string }>();
  /** The key of the only series of a title in its scope, `undefined` of several. */
  readonly #owners = new Map<string, string | undefined>();

  /** Notes a series; `scope` is what it is looked up in. */
  note({ flow, key, title }: Titled, scope: string): void {
    const whole = `${flow}|${key}`;
    if (this.#titles.has(whole)) return;
    const shared = `${scope}|${title.toLowerCase()}`;
    this.#titles.set(whole, { title, shared });
    this.#owners.set(shared, this.#owners.has(shared) ? undefined : whole);
  }

  /** What a series that was noted is called: the title of its first row. */
  nameOf({ flow, key, title, detail }: Titled): string {
    const known = this.#titles.get(`${flow}|${key}`);
    if (known === undefined) return title;
    return this.#owners.get(known.shared) === undefined ? `${known.title}, ${detail}` : known.title;
  }
}
