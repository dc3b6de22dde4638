/** What KER.HISTORY tells. */
export const HISTORY = {
  'a date, a year, "2024-12", "2024Q4", "FY2024", "FY-1" or "-3Y"':
    'ein Datum, ein Jahr, "2024-12", "2024Q4", "FY2024", "FY-1" oder "-3Y"',
  'one period, such as 2024, "FY2024", "2024Q4" or "FY-1"':
    'ein Zeitraum, etwa 2024, "FY2024", "2024Q4" oder "FY-1"',
  'a date, a year, "2024-12", "2024Q4", "FY2024", "FY-1", "-3Y" or "LTM"':
    'ein Datum, ein Jahr, "2024-12", "2024Q4", "FY2024", "FY-1", "-3Y" oder "LTM"',
  'among {}': 'unter {0}',
  'given a value, such as "last=8"': 'mit einem Wert angegeben sein wie in "last=8"; das',
  'the code of a currency, such as "EUR"': 'das Kürzel einer Währung wie "EUR"',
  'options names {} twice': 'Das Argument options nennt {0} zweimal',
  'options: periods=fiscal goes with frequency "Q" or "A"':
    'options: periods=fiscal geht mit frequency "Q" oder "A"',
  'from and to may name fiscal years where rows are fiscal, which only frequency "A" and "Q" have':
    'Die Argumente from und to können Geschäftsjahre nennen, wo die Zeilen welche sind, also bei frequency "A" und "Q"',
  'from and to name fiscal years, and the rows are years or quarters of the calendar':
    'Die Argumente from und to nennen Geschäftsjahre, und die Zeilen sind Jahre oder Quartale des Kalenders',
  'No value for {}': 'Kein Wert für {0:date}',
  'No value for {}. Fourth quarters are rarely filed, and a year less nine months is no figure per share':
    'Kein Wert für {0:date}. Vierte Quartale werden selten eingereicht, und ein Jahr ohne neun Monate ergibt keine Zahl je Aktie',
  'No value for {}. {} ends with {}': 'Kein Wert für {0:date}. {1} endet mit {2:date}',
  'No value for {}. {} begins with {}': 'Kein Wert für {0:date}. {1} beginnt mit {2:date}',
  'No value for {} in {}, but in {}': 'Kein Wert für {0:date} in {1}, aber in {2}',
  '{} has no values in the time that was asked. It runs from {} to {}':
    '{0} hat keine Werte in der Zeit, nach der gefragt ist. Die Zeitreihe geht vom {1:date} bis zum {2:date}',
  '{} has no values in the time that was asked. It has {} from {} to {}':
    '{0} hat keine Werte in der Zeit, nach der gefragt ist. Es gibt {1} vom {2:date} bis zum {3:date}',
  '{} has no values in the time that was asked that were published by {}':
    '{0} hat keine Werte in der Zeit, nach der gefragt ist, die bis zum {1:date} veröffentlicht waren',
  'No value for {} that was published by {}':
    'Kein Wert für {0:date}, der bis zum {1:date} veröffentlicht war',
  'daily values': 'Tageswerte',
  'weekly values': 'Wochenwerte',
  'monthly values': 'Monatswerte',
  'quarterly values': 'Quartalswerte',
  'annual values': 'Jahreswerte',
  'several values in a period': 'mehrere Werte in einem Zeitraum',
  '{} has {} and no {}': '{0} hat {1} und keine {2}',
  '{} has {}, and aggregate=none': '{0} hat {1}, und aggregate=none verbietet, sie zusammenzufassen',
  '"LTM" is of months or quarters, and {} has {}. Name a series of shorter periods, or leave out the time':
    '„LTM“ gilt für Monate oder Quartale, {0} hat aber {1}. Nennen Sie eine Reihe kürzerer Zeiträume, oder lassen Sie die Zeit weg',
  '{}. "{}" may have them': '{0}. „{1}“ hat sie vielleicht',
  '{}. By way of the euro it is {} divided by {}, where those have the time':
    '{0}. Über den Euro ist es {1} geteilt durch {2}, soweit diese die Zeit haben',
  '{} has {}. Say aggregate=last, average or sum':
    '{0} hat {1}. Geben Sie aggregate=last, average oder sum an',
  '{} has {}. Name one of their periods, or take KER.HISTORY with aggregate=last or average':
    '{0} hat {1}. Nennen Sie einen von deren Zeiträumen, oder nehmen Sie KER.HISTORY mit aggregate=last oder average',
  '{} is a level and cannot be summed. Try aggregate=last or average':
    '{0} ist ein Bestand und kann nicht summiert werden. Versuchen Sie aggregate=last oder average',
  '{} is in {} and cannot be summed. Try aggregate=average':
    '{0} hat die Einheit {1} und kann nicht summiert werden. Versuchen Sie aggregate=average',
  'Nobody can tell whether all values of {} are there, so they are not summed':
    'Niemand kann sagen, ob alle Werte von {0} da sind, darum werden sie nicht summiert',
  '{} has {} of {} months: {} missing': '{0} hat {1} von {2} Monaten: {3} fehlt',
  '{} has {} of {} quarters: {} missing': '{0} hat {1} von {2} Quartalen: {3} fehlt',
  '{} and more': '{0} und weitere',
  'A period of {}, {} to {}, is longer or shorter than its others':
    'Ein Zeitraum von {0}, {1:date} bis {2:date}, ist länger oder kürzer als die übrigen',
  'The service does not number the fiscal periods of {}. Try periods=calendar':
    'Der Dienst nummeriert die Geschäftsjahre und Quartale von {0} nicht. Versuchen Sie periods=calendar',
  'The service does not number the fiscal periods of {}. Leave out frequency, and give from and to by dates':
    'Der Dienst nummeriert die Geschäftsjahre und Quartale von {0} nicht. Lassen Sie frequency weg und geben Sie from und to als Datum an',
  'The service does not number the fiscal periods of {}. Name a period by its last day':
    'Der Dienst nummeriert die Geschäftsjahre und Quartale von {0} nicht. Nennen Sie einen Zeitraum durch seinen letzten Tag',
  '{} has periods of its own, one to {}, not those of the calendar. Leave out frequency':
    '{0} hat eigene Zeiträume, einen bis zum {1:date}, nicht die des Kalenders. Lassen Sie frequency weg',
  '{} has periods of its own, one to {}, not those of the calendar. Name a period by its last day':
    '{0} hat eigene Zeiträume, einen bis zum {1:date}, nicht die des Kalenders. Nennen Sie einen Zeitraum durch seinen letzten Tag',
  '{} has periods of its own, one to {}, not those of the calendar. Name fiscal ones, such as {}':
    '{0} hat eigene Zeiträume, einen bis zum {1:date}, nicht die des Kalenders. Nennen Sie die des Geschäftsjahres, etwa {2}',
  '{} of {}': '{0} von {1}',
  '{} has periods of its own, one to {}, not those of the calendar. Try periods=fiscal, or "{}", whose quarters may make them':
    '{0} hat eigene Zeiträume, einen bis {1:date}, nicht die des Kalenders. Versuchen Sie periods=fiscal oder „{2}“, deren Quartale sie ergeben können',
  '{} has periods of its own, one to {}, not those of the calendar. Try periods=fiscal':
    '{0} hat eigene Zeiträume, einen bis zum {1:date}, nicht die des Kalenders. Versuchen Sie periods=fiscal',
  '{} has periods of its own, one to {}, not those of the calendar. Name fiscal ones, such as {}, or try periods=fiscal':
    '{0} hat eigene Zeiträume, einen bis zum {1:date}, nicht die des Kalenders. Nennen Sie die des Geschäftsjahres, etwa {2}, oder versuchen Sie periods=fiscal',
  '"{}" does not name a currency that could be converted to {}':
    '„{0}“ nennt keine Währung, die in {1} umgerechnet werden könnte',
  'There are no rates from {} to {}': 'Von {0} in {1} gibt es keine Kurse',
  'No rate from {} to {} for {}': 'Kein Kurs von {0} in {1} für {2:date}',
} as const;
