/** Spellings of one sound, the longer first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/p[hf]/g, 'f'],
  [/x/g, 'ks'],
  [/ck|c(?![eiyh])|q/g, 'k'],
  [/[cz]/g, 's'],
  [/y/g, 'i'],
  [/ei|ea|ie|ia/g, 'i'],
  [/(.)\1/g, '$1'],
];

/** Whether two words sound alike as English spells sounds. */
export function soundsAlike(typed: string, word: string): boolean {
  const [a, b] = [typed, word].map((text) =>
    SOUNDS.reduce((sounds, [written, sound]) => sounds.replace(written, sound), text),
  );
  return a === b;
}
