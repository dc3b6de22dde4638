import { nameText } from '../../../src/shared/names/name-text';
import type { StoredEntity } from '../../../src/service/store/stored';
import type { Row } from './row';
import type { Draw } from './seeded';

/** Makes what is typed of an entity's name; undefined where the rule does not apply to it. */
export type Rule = (entity: StoredEntity, draw: Draw) => string | undefined;

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Legal forms as they are put behind a name in the United States, where all but a few companies of the dataset sit. */
const FORMS = [' Inc.', ', Inc.', ' Inc', ' Corp.', ' Corp', ' Corporation', ' Co.', ' Incorporated', ' INC'];

const ENDING = /,? (inc\.?|corp\.?|corporation|company|co\.|plc|ltd\.?|llc|llp)$/i;

function exact({ name }: StoredEntity): string {
  return name;
}

function otherCase({ name }: StoredEntity, { pick }: Draw): string | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const typed = pick([
    name.toUpperCase(),
    name.toLowerCase(),
    plain,
    plain.toUpperCase(),
    name.replace(/[.,'’-]/g, ''),
  ]);
  return typed === name ? undefined : typed;
}

function legalForm({ name, type }: StoredEntity, { pick }: Draw): string | undefined {
  if (type !== 'Company') return undefined;
  const typed = name.replace(/^The /, '').replace(ENDING, '') + pick(FORMS);
  return typed === name ? undefined : typed;
}

/** Letters that neighbour one on the keyboard. */
function neighbours(letter: string): string[] {
  const row = KEYBOARD.find((each) => each.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return [row[at - 1], row[at + 1]].filter((each) => each !== undefined);
}

/** One slip of the hand in a word of four letters or more, never in its first letter. */
function slip({ name }: StoredEntity, { pick, below }: Draw): string | undefined {
  const words = name.split(' ');
  const places = words.flatMap((word, at) => (/^[A-Za-z]{4,}$/.test(word) ? [at] : []));
  if (places.length === 0) return undefined;
  const place = pick(places);
  const word = words[place] ?? '';
  const at = 1 + below(word.length - 1);
  const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const near = pick([...neighbours(letter.toLowerCase()), letter]);
  const typed = pick([
    before + letter + letter + after,
    before + after,
    before + after,
    before + near + after,
    before + letter + near + after,
    before + (after[0] ?? '') + letter + after.slice(1),
    before + (after[0] ?? '') + letter + after.slice(1),
  ]);
  words[place] = typed;
  const whole = words.join(' ');
  return nameText(whole) === nameText(name) ? undefined : whole;
}

function ticker({ properties }: StoredEntity, { pick }: Draw): string | undefined {
  const code = properties.get('ticker')?.value;
  if (typeof code !== 'string') return undefined;
  return pick([
    code,
    code,
    ...(code.length > 2 ? [code.toLowerCase()] : []),
    `${code} US`,
    `${code} US Equity`,
  ]);
}

/** The classes whose names are made by rule. */
export const RULES: readonly (readonly [group: string, rule: Rule])[] = [
  ['exact', exact],
  ['case', otherCase],
  ['legal form', legalForm],
  ['slip', slip],
  ['ticker', ticker],
];

/** A row of a rule for an entity. A type is told in half of the rows; a ticker always has one, for a country's code may be the same. */
export function ruled(group: string, rule: Rule, entity: StoredEntity, draw: Draw): Row | undefined {
  const typed = rule(entity, draw);
  if (typed === undefined || typed === '') return undefined;
  const isTyped = group === 'ticker' || entity.type === 'Company' || draw.below(2) === 0;
  return { group, typed, type: isTyped ? entity.type : '', meant: entity.name };
}
