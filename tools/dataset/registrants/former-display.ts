import { everydayName } from '../../../src/service/dataset/everyday-name';
import { table, texts } from '../table';

/** Words that a register writes in capitals, as the companies wrote them. */
const WORDS = table('cased-words', texts('word'));

/** What a register turned round (a person's family name first) or parted, by how a name begins there. */
const BEGINNINGS: readonly (readonly [registered: RegExp, written: string])[] = [
  [/^Coors Adolph$/, 'Adolph Coors'],
  [/^Gallagher Arthur J$/, 'Arthur J. Gallagher'],
  [/^Grainger W W$/, 'W. W. Grainger'],
  [/^Hormel Geo A$/, 'Geo. A. Hormel'],
  [/^Smucker J M$/, 'J. M. Smucker'],
  [/^(Wal|Hewlett|Schering|Tempur|KLA|Snap) (Mart|Packard|Plough|Pedic|Tencor|On)\b/, '$1-$2'],
  [/^Borg Warner\b/, 'Borg-Warner'],
  [/^Columbia HCA\b/, 'Columbia/HCA'],
  [/^St Paul\b/, 'St. Paul'],
];

/**
 * A former name as people write it: without legal form and capitals of the register, its words as the company wrote them, and a
 * person's name the right way round where today's name shows which way that is (`LILLY ELI & CO` of Eli Lilly).
 */
export function formerDisplay(registered: string, today: string): string {
  const name = everydayName(registered.replace(/ ET AL$/, '').replace(/\s*\/LONDON$/, ''));
  const words = name.split(' ').map(asWritten).join(' ');
  const [first = '', second = '', ...rest] = words.split(' ');
  const turned = `${second} ${first}`;
  if (second !== '' && today.toLowerCase().startsWith(turned.toLowerCase()))
    return [turned, ...rest].join(' ');
  return BEGINNINGS.reduce((text, [begun, written]) => text.replace(begun, written), words);
}

const asWritten = (word: string): string => casings().get(word.toUpperCase()) ?? word;

let known: ReadonlyMap<string, string> | undefined;

const casings = (): ReadonlyMap<string, string> =>
  (known ??= new Map(WORDS().map(({ word }) => [word.toUpperCase(), word])));
