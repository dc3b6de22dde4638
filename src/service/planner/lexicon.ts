import { nameText } from '../../shared/names/name-text';
import type { Evaluator } from '../query/evaluate';
import type { Words } from './language/language';
import type { Part } from './question-parts';

/** A part that depends on what a graph holds; nothing where it lacks what the words mean. */
export type LatePart = (evaluator: Evaluator) => Part | undefined;

/** What words may mean, and how seldom they do. */
export type Entry = { part: Part | LatePart; cost: number };

/** A misfit of a sense that is possible and seldom meant. */
export const FAR = 0.6;

/** What one or several words mean, by their compared form; laid over another book it holds what is in either. */
export class Book {
  private readonly entries = new Map<string, Entry[]>();
  private readonly beginnings = new Set<string>();

  constructor(private readonly beneath?: Book) {}

  /** What words mean, that of the book beneath first. */
  of(text: string): readonly Entry[] {
    const own = this.entries.get(text) ?? NONE;
    const others = this.beneath?.of(text) ?? NONE;
    return others.length === 0 ? own : own.length === 0 ? others : [...others, ...own];
  }

  has(text: string): boolean {
    return this.entries.has(text) || this.beneath?.has(text) === true;
  }

  /** Whether words begin something longer. */
  begins(text: string): boolean {
    return this.beginnings.has(text) || this.beneath?.begins(text) === true;
  }

  /** What stands in this book itself. */
  texts(): Iterable<string> {
    return this.entries.keys();
  }

  add(written: string, part: Part | LatePart, cost = 0): void {
    const text = nameText(written);
    if (text === '') return;
    const known = this.entries.get(text);
    if (known === undefined) this.entries.set(text, [{ part, cost }]);
    else known.push({ part, cost });
    for (let cut = text.indexOf(' '); cut > 0; cut = text.indexOf(' ', cut + 1))
      this.beginnings.add(text.slice(0, cut));
  }

  addAll(words: string | undefined, part: Part | LatePart, cost = 0): void {
    for (const one of split(words)) this.add(one, part, cost);
  }

  /** Adds what a field is called, unless the field is called so already. */
  addField(words: string, field: string, cost = 0): void {
    const isThere = this.of(nameText(words)).some(
      ({ part }) => typeof part !== 'function' && part.kind === 'fields' && part.fields[0] === field,
    );
    if (!isThere) this.add(words, { kind: 'fields', fields: [field] }, cost);
  }
}

const NONE: readonly Entry[] = [];

/** The entries of a list parted by `|`. */
export const split = (words: Words | undefined): string[] => (words === undefined ? [] : words.split('|'));
