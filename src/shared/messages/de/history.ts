/** What KER.HISTORY tells. */
export const HISTORY = {
  'a date, a year, "2024-12", "2024Q4", "FY2024", "FY-1" or "-3Y"':
    'ein Datum, ein Jahr, "2024-12", "2024Q4", "FY2024", "FY-1" oder "-3Y"',
  'one period, such as 2024, "FY2024", "2024Q4" or "FY-1"':
    'ein Zeitraum, etwa 2024, "FY2024", "2024Q4" oder "FY-1"',
  'a date, a year, "2024-12", "2024Q4", "FY2024", "FY-1", "-3Y" or "LTM"':
    'ein Datum, ein Jahr, "2024-12", "2024Q4", "FY2024", "FY-1", "-3Y" oder "LTM"',
  '{} is not an option. Options: {}': '{0} ist keine Option. Optionen: {1}',
  'Option {} has no value. Write it as in "last=8"':
    'Die Option {0} hat keinen Wert. Schreiben Sie sie wie in "last=8"',
  'the code of a currency, such as "EUR"': 'das Kürzel einer Währung wie "EUR"',
  'options lists {} twice': 'Das Argument options nennt {0} zweimal',
  'options: periods=fiscal needs frequency "Q" or "A"':
    'options: periods=fiscal geht mit frequency "Q" oder "A"',
  'For fiscal years in from and to, set frequency to "A" or "Q"':
    'Für Geschäftsjahre in from und to setzen Sie frequency auf "A" oder "Q"',
  'from and to are fiscal years, but the rows are calendar periods. Use calendar dates in from and to':
    'Die Argumente from und to sind Geschäftsjahre, die Zeilen aber Kalenderzeiträume. Geben Sie from und to als Kalenderdaten an',
  'No value for {}': 'Kein Wert für {0:date}',
  'No value for {}. Companies rarely file a fourth quarter, and per-share figures cannot be subtracted':
    'Kein Wert für {0:date}. Unternehmen reichen vierte Quartale selten ein, und Zahlen je Aktie kann man nicht subtrahieren',
  'No value for {}. {} ends with {}': 'Kein Wert für {0:date}. {1} endet mit {2:date}',
  'No value for {}. {} begins with {}': 'Kein Wert für {0:date}. {1} beginnt mit {2:date}',
  'No {} value in {}; see {}': 'Kein Wert für {0:date} in {1}; siehe {2}',
  '{} has no values in that period. It runs from {} to {}':
    '{0} hat in diesem Zeitraum keine Werte. Die Zeitreihe geht vom {1:date} bis zum {2:date}',
  '{} has no values in that period. It has {} from {} to {}':
    '{0} hat in diesem Zeitraum keine Werte. Es gibt {1} vom {2:date} bis zum {3:date}',
  '{} has no values in that period published by {}':
    '{0} hat in diesem Zeitraum keine Werte, die bis zum {1:date} veröffentlicht waren',
  'No value for {} published by {}': 'Kein Wert für {0:date}, der bis zum {1:date} veröffentlicht war',
  'daily values': 'Tageswerte',
  'weekly values': 'Wochenwerte',
  'monthly values': 'Monatswerte',
  'quarterly values': 'Quartalswerte',
  'annual values': 'Jahreswerte',
  'several values in a period': 'mehrere Werte in einem Zeitraum',
  '{} has {} and no {}': '{0} hat {1} und keine {2}',
  '{} has {}. Omit aggregate=none to combine them':
    '{0} hat {1}. Lassen Sie aggregate=none weg, um sie zusammenzufassen',
  '"LTM" needs months or quarters, and {} has {}. Use a series with shorter periods, or omit the date':
    '„LTM“ braucht Monate oder Quartale, {0} hat {1}. Nehmen Sie eine Reihe mit kürzeren Zeiträumen, oder kein Datum',
  '{}. "{}" may have them': '{0}. „{1}“ hat sie vielleicht',
  '{}. Via the euro, use {} divided by {}, if both have that date':
    '{0}. Über den Euro nehmen Sie {1} geteilt durch {2}, falls beide das Datum haben',
  '{} has {}. Set aggregate=last, average or sum':
    '{0} hat {1}. Geben Sie aggregate=last, average oder sum an',
  '{} has {}. Specify one of their periods, or use KER.HISTORY with aggregate=last or average':
    '{0} hat {1}. Nennen Sie einen von deren Zeiträumen, oder nehmen Sie KER.HISTORY mit aggregate=last oder average',
  '{} is a level and cannot be summed. Try aggregate=last or average':
    '{0} ist ein Bestand und kann nicht summiert werden. Versuchen Sie aggregate=last oder average',
  '{} is in {} and cannot be summed. Try aggregate=average':
    '{0} hat die Einheit {1} und kann nicht summiert werden. Versuchen Sie aggregate=average',
  'The values of {} may be incomplete, so they are not summed':
    'Die Werte von {0} sind vielleicht unvollständig, darum werden sie nicht summiert',
  '{} has {} of {} months: {} missing': '{0} hat {1} von {2} Monaten: {3} fehlt',
  '{} has {} of {} quarters: {} missing': '{0} hat {1} von {2} Quartalen: {3} fehlt',
  '{} and more': '{0} und weitere',
  '{} has a period of unusual length, from {} to {}':
    '{0} hat einen Zeitraum ungewöhnlicher Länge, vom {1:date} bis zum {2:date}',
  'The service does not number the fiscal periods of {}. Try periods=calendar':
    'Der Dienst nummeriert die Geschäftsjahre und Quartale von {0} nicht. Versuchen Sie periods=calendar',
  'The service does not number the fiscal periods of {}. Omit frequency, and enter from and to as dates':
    'Der Dienst nummeriert die Geschäftsjahre und Quartale von {0} nicht. Lassen Sie frequency weg und geben Sie from und to als Datum an',
  'The service does not number the fiscal periods of {}. Enter the last day of the period':
    'Der Dienst nummeriert die Geschäftsjahre und Quartale von {0} nicht. Geben Sie den letzten Tag des Zeitraums ein',
  '{} has fiscal periods, such as one ending {}, not calendar ones. Omit frequency':
    '{0} hat eigene Zeiträume, etwa bis zum {1:date}, nicht die des Kalenders. Lassen Sie frequency weg',
  '{} has fiscal periods, such as one ending {}, not calendar ones. Enter the last day of the period':
    '{0} hat eigene Zeiträume, etwa bis zum {1:date}, nicht die des Kalenders. Geben Sie den letzten Tag des Zeitraums ein',
  '{} has fiscal periods, such as one ending {}, not calendar ones. Write {}':
    '{0} hat eigene Zeiträume, etwa bis zum {1:date}, nicht die des Kalenders. Schreiben Sie {2}',
  '{} of {}': '{0} von {1}',
  '{} has fiscal periods, such as one ending {}, not calendar ones. Try periods=fiscal, or "{}"':
    '{0} hat eigene Zeiträume, etwa bis {1:date}, nicht die des Kalenders. Versuchen Sie periods=fiscal oder „{2}“',
  '{} has fiscal periods, such as one ending {}, not calendar ones. Try periods=fiscal':
    '{0} hat eigene Zeiträume, etwa bis zum {1:date}, nicht die des Kalenders. Versuchen Sie periods=fiscal',
  'The unit "{}" has no currency to convert to {}':
    'Die Einheit „{0}“ nennt keine Währung, die sich in {1} umrechnen lässt',
  'The service has no exchange rates from {} to {}': 'Der Dienst hat keine Wechselkurse von {0} in {1}',
  'No rate from {} to {} for {}': 'Kein Kurs von {0} in {1} für {2:date}',
} as const;
