import { everydayName } from './everyday-name';

/** Words that a register writes in capitals, as the companies wrote them, by their capitals. */
const WORDS: ReadonlyMap<string, string> = new Map(
  [
    ...[
      'ADT',
      'AMB',
      'AXA',
      'CUC',
      'DTE',
      'GMAC',
      'HBOC',
      'HCA',
      'IAC',
      'IDEC',
      'IDS',
      'ITT',
      'KLA',
      'OMX',
      'REIT',
      'SAIC',
    ],
    ...[
      'AT&T',
      'EG&G',
      'PG&E',
      'II-VI',
      'UAL',
      'ACE',
      'ASM',
      'TWI',
      'WAI',
      'II',
      'III',
      'TD',
      'DWR',
      'UL',
      'CSAB',
      'WCO',
    ],
    ...[
      'AlliedSignal',
      'AmerisourceBergen',
      'BankAmerica',
      'ChevronTexaco',
      'ConAgra',
      'CorvettePorsche',
      'FleetCor',
    ],
    ...[
      'InterActiveCorp',
      'IAC/InterActiveCorp',
      'McGraw',
      'McGraw-Hill',
      'McMoRan',
      'MetroPCS',
      'MicroStrategy',
      'NationsBank',
    ],
    ...[
      'NiSource',
      'OnDemand',
      'LaSalle',
      'McKesson',
      'DaVita',
      'WellPoint',
      'Pure',
      'Kaslion',
      'PerkinElmer',
      'UnumProvident',
      'GmbH',
      'St',
      'Ltd',
      'Bros',
      '10gen',
      'KK',
      'plc/London',
    ],
  ].map((word) => [word.toUpperCase(), word]),
);

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

const asWritten = (word: string): string => WORDS.get(word.toUpperCase()) ?? word;
