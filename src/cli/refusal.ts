/** Why a command does not go on, in a sentence for the person who gave it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
