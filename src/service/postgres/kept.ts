/** So many are kept; the one that was asked for longest ago goes first. */
const MOST = 2000;

/** Answers of one version of a dataset, which stay the same as long as it is served. */
export class Kept<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>();

  /** The answer of a key, worked out where nobody asked for it before; what fails is worked out again. */
  of(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#answers.get(key) ?? work();
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    for (const oldest of this.#answers.keys()) if (this.#answers.size > MOST) this.#answers.delete(oldest);
    return answer;
  }
}
