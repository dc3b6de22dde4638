/** What the reading of arguments and the making of results tell. */
export const CELLS = {
  'KER.{} failed unexpectedly ({}). Please report it':
    'KER.{0} ist unerwartet gescheitert („{1}“). Bitte melden Sie das',
  unknown: 'unbekannt',
  'The cell of the {} shows {}. Correct it first':
    'Die Zelle des Arguments {0} zeigt {1:error}. Berichtigen Sie zuerst diese',
  '{} must not be blank': 'Das Argument {0} darf nicht leer sein',
  '{} must be {}, got {}': 'Das Argument {0} muss {1} sein, ist aber {2:number}',
  '{} must be one cell, got a range of {}':
    'Das Argument {0} muss eine einzelne Zelle sein, ist aber ein Bereich von {1:number}',
  text: 'Text',
  'TRUE or FALSE': 'WAHR oder FALSCH',
  TRUE: 'WAHR',
  FALSE: 'FALSCH',
  nothing: 'leer',
  '{} or more': '{0:number} oder mehr',
  '{} to {}': '{0:number} bis {1:number}',
  'a whole number, {}': 'eine ganze Zahl, {0},',
  '{} or {}': '{0} oder {1}',
  'a value': 'ein Wert',
  'an error': 'ein Fehler',
  'a name, an id or a KER card': 'ein Name, eine Id oder eine KER-Karte',
  'another data type': 'ein anderer Datentyp',
  'a date, YYYY-MM-DD, YYYY-MM, YYYYQ1 to YYYYQ4 or a year':
    'ein Datum, JJJJ-MM-TT, JJJJ-MM, JJJJQ1 bis JJJJQ4 oder ein Jahr',
  'a calendar date or year (for fiscal periods use KER.FIGURE, or from and to in KER.HISTORY)':
    'ein Kalenderdatum oder -jahr (für Geschäftsjahre nehmen Sie KER.FIGURE oder from und to in KER.HISTORY)',
  'an unambiguous date, {} or {}': 'ein eindeutiges Datum, {0:date} oder {1:date}',
  'a date from {} on, or a year of four digits': 'ein Datum ab dem {0:date} oder ein Jahr mit vier Ziffern',
  'a date; a month is written {}': 'ein Datum; ein Monat schreibt sich {0}',
  '"{}" may be {} or {}. Set locale, such as "en" or "de"':
    '„{0}“ kann {1:number} oder {2:number} sein. Geben Sie locale an, etwa "en" oder "de"',
  '"{}" is not a number': '„{0}“ ist keine Zahl',
  '"{}" is another amount in other languages or units. Set locale':
    '„{0}“ ist in anderen Sprachen oder Einheiten ein anderer Betrag. Geben Sie locale an',
  '"{}" after "{}" is not understood. Remove it or write the number in full':
    '„{0}“ hinter „{1}“ ist nicht verständlich. Entfernen Sie es, oder schreiben Sie die Zahl aus',
  '"{}" before "{}" is not understood. Remove it or write the number in full':
    '„{0}“ vor „{1}“ ist nicht verständlich. Entfernen Sie es, oder schreiben Sie die Zahl aus',
  '"{}" may be negative. Put a minus directly before the number, or remove the dash or brackets':
    '„{0}“ kann negativ sein. Setzen Sie ein Minus direkt vor die Zahl, oder entfernen Sie Strich oder Klammern',
  '"{}" is not a single number': '„{0}“ ist keine einzelne Zahl',
  'The result is {}; Excel allows {}. Narrow it by date or range, or set a limit':
    'Das Ergebnis hat {0}; Excel erlaubt {1}. Grenzen Sie es nach Datum oder Bereich ein, oder geben Sie eine Höchstzahl an',
  '1 cell of more than {} MB': '1 Zelle von mehr als {0:number} MB',
  '{} cells of more than {} MB': '{0:number} Zellen von mehr als {1:number} MB',
  'about {} MB': 'etwa {0:number} MB',
  '{} × {} cells': '{0:number} × {1:number} Zellen',
  '{} cells': '{0:number} Zellen',
  'The service sent a number that is too large for Excel':
    'Der Dienst hat eine Zahl gesendet, die für Excel zu groß ist',
} as const;
