/** Words that link others in names: Universiteit Gent is the University of Gent. */
export const LINKING: ReadonlySet<string> = new Set(
  'a al and at by da das de del der des di do dos du e el et for für i in la las le les los o of on the und van von y zu'.split(
    ' ',
  ),
);

/** Words of so many names that they do not tell which is meant: Bell Technologies is not Dell Technologies. */
export const TRADE: ReadonlySet<string> = new Set(
  (
    'holding holdings group international technology technologies financial industries systems companies enterprises resources ' +
    'partners services products brands communications pharmaceuticals laboratories networks software electronics stores bank ' +
    'city energy insurance capital'
  ).split(' '),
);

/** Whether a word tells not which name is meant. */
export const isMinor = (word: string): boolean => LINKING.has(word) || TRADE.has(word);
