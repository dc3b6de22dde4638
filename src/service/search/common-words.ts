/** Words that link others in names: Universiteit Gent is the University of Gent. */
export const LINKING: ReadonlySet<string> = new Set(
  'a al and at by da das de del der des di do dos du e el et for für i in la las le les los o of on the und van von y zu'.split(
    ' ',
  ),
);

/** Words of so many names that they identify none: Bell Technologies is not Dell Technologies. */
export const TRADE: ReadonlySet<string> = new Set(
  (
    'holding holdings group international technology technologies financial industries systems companies enterprises resources ' +
    'partners services products brands communications pharmaceuticals laboratories networks software electronics stores bank ' +
    'city energy insurance capital'
  ).split(' '),
);

/** What schools say of themselves beside their names. */
export const SCHOOL: ReadonlySet<string> = new Set([
  'university',
  'college',
  'institute',
  'polytechnic',
  'school',
]);

/** Whether a word does not identify a name. */
export const isMinor = (word: string): boolean => LINKING.has(word) || TRADE.has(word);

/** What tells one part of a whole from another: who says Dakota may mean either. */
const PART_OF_WHOLE: ReadonlySet<string> = new Set(
  'north south east west northern southern eastern western us uk british american french dutch'.split(' '),
);

/** Whether a name that lacks the word may still be told. */
export const mayLack = (word: string): boolean => isMinor(word) || PART_OF_WHOLE.has(word);
