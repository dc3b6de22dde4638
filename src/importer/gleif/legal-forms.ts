import type { Row } from '../table';

/** Legal forms by their code (ISO 20275): the short form, else the whole name; English where the list has several languages. */
export class LegalForms {
  readonly #names = new Map<string, { name: string; isEnglish: boolean }>();

  /** Whether a file told any. */
  get isKnown(): boolean {
    return this.#names.size > 0;
  }

  *learn(row: Row): Generator<never> {
    const code = row.cell('ELF Code');
    const isEnglish = row.cell('Language Code (ISO 639-1)') === 'en';
    const known = this.#names.get(code);
    if (code === '' || (known !== undefined && (known.isEnglish || !isEnglish))) return;
    const name = row.cell('Entity Legal Form name Local name');
    if (name !== '') this.#names.set(code, { name, isEnglish });
  }

  nameOf(code: string): string | undefined {
    return this.#names.get(code)?.name;
  }
}
