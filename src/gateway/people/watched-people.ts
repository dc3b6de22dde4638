import { statSync } from 'node:fs';

import { readPeople, type People } from './people-file';

/** Callbacks for a reload of the file, and for its failure. */
export type PeopleListeners = { tell: (sentence: string) => void; report: (error: unknown) => void };

const LOOK_MS = 5_000;

/** The people of a file, read again when it changes; a file that is wrong leaves those who were right before. */
export class WatchedPeople {
  private people: People;
  private seen: string;
  private readonly looking: NodeJS.Timeout;

  /** Throws where the file is wrong at the start. `lookMs` is how often it is looked at. @default 5 seconds */
  constructor(
    private readonly file: string,
    private readonly listeners: PeopleListeners,
    lookMs = LOOK_MS,
  ) {
    this.seen = this.stamp();
    this.people = readPeople(file);
    this.looking = setInterval(() => this.look(), lookMs);
    this.looking.unref();
  }

  /** Who may ask now; the same object until the file is read again. */
  get now(): People {
    return this.people;
  }

  /** Reads the file again, whether it changed or not. */
  reread(): void {
    const { file, listeners } = this;
    this.seen = this.stamp();
    try {
      this.people = readPeople(file);
      const { people, teams } = this.people;
      listeners.tell(`${file} was read again: ${people.length} people, ${teams.length} teams.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      listeners.report(new Error(`Those who may ask stay as they were: ${reason}`));
    }
  }

  close(): void {
    clearInterval(this.looking);
  }

  private look(): void {
    if (this.stamp() !== this.seen) this.reread();
  }

  /** What changes with the file, also where a link is set to another, as orchestrators do. */
  private stamp(): string {
    const held = statSync(this.file, { throwIfNoEntry: false });
    return held === undefined ? 'none' : [held.ino, held.mtimeMs, held.size].join(' ');
  }
}
