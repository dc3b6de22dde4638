import type { Language } from './language';

/** German questions that are put in words of another question that asks the same: a year may stand behind the verb. */
export const GERMAN_RECASTS: Language['recasts'] = [
  {
    said: '^((?:welche[rsn]?|wer|wo|was)\\b[^\\d]*?\\s(?:hat|hatte|haben|hatten|war|waren|machte|machten|erzielte|erzielten))\\s+((?:im jahre? |in )?(?:19|20)\\d\\d)\\s+([^\\d]+)$',
    as: '$1 $3 $2',
  },
  {
    said: '^wie viele (?:verlustjahre|jahre mit verlust) (?:hatte|hat|gab es bei|verzeichnete) (.+)$',
    as: 'in wie vielen jahren machte $1 verlust',
  },
  {
    said: '^(?:zahl|anzahl) der verlustjahre (?:von|bei) (.+)$',
    as: 'in wie vielen jahren machte $1 verlust',
  },
];
