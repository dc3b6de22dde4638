import deAmounts from './de/amounts.json';
import deAsides from './de/asides.json';
import deChanges from './de/changes.json';
import deClasses from './de/classes.json';
import deDegrees from './de/degrees.json';
import deFields from './de/fields.json';
import deLanguage from './de/language.json';
import deNames from './de/names.json';
import dePlaces from './de/places.json';
import deTalk from './de/talk.json';
import deTimes from './de/times.json';
import deVerbs from './de/verbs.json';
import deWords from './de/words.json';
import enAmounts from './en/amounts.json';
import enAsides from './en/asides.json';
import enChanges from './en/changes.json';
import enClasses from './en/classes.json';
import enDegrees from './en/degrees.json';
import enFields from './en/fields.json';
import enLanguage from './en/language.json';
import enNames from './en/names.json';
import enPlaces from './en/places.json';
import enTalk from './en/talk.json';
import enTimes from './en/times.json';
import enVerbs from './en/verbs.json';
import enWords from './en/words.json';
import type { LanguageFiles } from './schema';

/** The languages that questions may be asked in, each a folder; where two read a question alike, the first. */
export const LANGUAGES: readonly LanguageFiles[] = [
  {
    settings: enLanguage,
    files: {
      'en/words': enWords,
      'en/asides': enAsides,
      'en/fields': enFields,
      'en/classes': enClasses,
      'en/verbs': enVerbs,
      'en/degrees': enDegrees,
      'en/amounts': enAmounts,
      'en/changes': enChanges,
      'en/talk': enTalk,
      'en/times': enTimes,
      'en/places': enPlaces,
      'en/names': enNames,
    },
  },
  {
    settings: deLanguage,
    files: {
      'de/words': deWords,
      'de/asides': deAsides,
      'de/fields': deFields,
      'de/classes': deClasses,
      'de/verbs': deVerbs,
      'de/degrees': deDegrees,
      'de/amounts': deAmounts,
      'de/changes': deChanges,
      'de/talk': deTalk,
      'de/times': deTimes,
      'de/places': dePlaces,
      'de/names': deNames,
    },
  },
];
