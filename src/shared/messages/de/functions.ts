/** What single functions tell. */
export const FUNCTIONS = {
  'Not asked while Excel previews the formula, because it costs. Press Enter to ask':
    'Nicht gefragt, während Excel die Formel vorab zeigt, denn es kostet. Drücken Sie die Eingabetaste, um zu fragen',
  '{} {}': '{0} {1}',
  '{} has no property "{}".': '{0} hat keine Eigenschaft „{1}“.',
  '{} has no relationship "{}".': '{0} hat keine Beziehung „{1}“.',
  'The service lists "{}" of {} and gives no values of it. Refresh later':
    'Der Dienst führt „{0}“ von {1} auf und gibt keine Werte davon. Aktualisieren Sie später',
  'The service dates a value of {} "{}", which is no date that can be read':
    'Der Dienst datiert einen Wert von {0} auf „{1}“, was kein lesbares Datum ist',
  'The service gave an empty answer. Ask in other words, or refresh later':
    'Der Dienst hat eine leere Antwort gegeben. Fragen Sie mit anderen Worten, oder aktualisieren Sie später',
  '{} has no observation "{}".': '{0} hat keine Zeitreihe „{1}“.',
  'Where {} lists {}, {} gives it': 'Wo {0:formula} {1} aufführt, liefert es {2:formula}',
  'Did you mean {}': 'Meinten Sie {0:formula}',
  'KER.FIELDS lists what it has': 'KER.FIELDS listet auf, was es gibt',
  'Nearest: {}': 'Am ähnlichsten: {0}',
  'It has only {}': 'Es gibt nur {0}',
  'It has only {}: give its whole name': 'Es gibt nur {0}: geben Sie den ganzen Namen an',
  '{}, {},': '{0}, {1},',
  'a city': 'eine Stadt',
  'a country': 'ein Land',
  'a part of a country': 'ein Teil eines Landes',
  'a territory': 'ein Gebiet',
  'a person': 'eine Person',
  '{} has no property "{}". Its card may hold {}':
    '{0} hat keine Eigenschaft „{1}“. Die Karte kann zeigen: {2}',
  '{} has no outgoing relationship "{}", only incoming ones':
    '{0} hat keine ausgehende Beziehung „{1}“, nur eingehende',
  '{} has no incoming relationship "{}", only outgoing ones':
    '{0} hat keine eingehende Beziehung „{1}“, nur ausgehende',
  '{} has no related entities. KER.FIELDS lists its relationships':
    'Mit {0} ist keine Entität verbunden. KER.FIELDS listet die Beziehungen auf',
  '{} has no related entities after the first {}. KER.FIELDS lists its relationships':
    'Mit {0} ist nach den ersten {1:number} keine weitere Entität verbunden. KER.FIELDS listet die Beziehungen auf',
  'No parent company of {} is known. KER.RELATED lists what it is related to':
    'Von {0} ist keine Muttergesellschaft bekannt. KER.RELATED listet auf, womit sie verbunden ist',
  '{} has {} parent companies: {}. KER.RELATED lists them':
    '{0} hat {1:number} Muttergesellschaften: {2}. KER.RELATED listet sie auf',
  '{} has no fields that may be asked for': '{0} hat keine Felder, nach denen gefragt werden kann',
  '{} has no properties that may be asked for': '{0} hat keine Eigenschaften, nach denen gefragt werden kann',
  '{} has no relationships that may be asked for':
    '{0} hat keine Beziehungen, nach denen gefragt werden kann',
  '{} has no observations that may be asked for': '{0} hat keine Zeitreihen, nach denen gefragt werden kann',
  'No entity matches "{}". Check the spelling': 'Keine Entität passt zu „{0}“. Prüfen Sie die Schreibweise',
  'No {} matches "{}". Check the spelling, or leave out the type':
    'Keine Entität vom Typ {0} passt zu „{1}“. Prüfen Sie die Schreibweise, oder lassen Sie den Typ weg',
  '"{}" has 1 match, so there is no match {}':
    'Zu „{0}“ gibt es 1 Treffer, also keinen Treffer Nummer {1:number}',
  '"{}" has {} matches, so there is no match {}':
    'Zu „{0}“ gibt es {1:number} Treffer, also keinen Treffer Nummer {2:number}',
  'No entity is called "{}". {}': 'Keine Entität heißt „{0}“. {1}',
  'No {} is called "{}". {}': 'Keine Entität vom Typ {0} heißt „{1}“. {2}',
  'There is no "{}" but {}, the other way round. Where its rate is meant, take {}':
    'Es gibt kein „{0}“, sondern {1}, anders herum. Ist der Kurs gemeint, nehmen Sie {2:formula}',
  '{} ({}, {})': '{0} ({1}, {2:number})',
  '{} ({}, {}), {}': '{0} ({1}, {2:number}), {3}',
  'Match {} is {}': 'Treffer {0:number} ist {1}',
  '"{}" is as close to {} entities: {}. Pin one by its place in KER.SEARCH, {}, or its id':
    '„{0}“ passt zu {1:number} Entitäten gleich gut: {2}. Legen Sie eine fest: durch ihre Stelle in KER.SEARCH, {3:formula}, oder durch ihre Id',
  '"{}" is as close to {} entities: {}. Pin one by its type, {}, its place in KER.SEARCH, {}, or its id':
    '„{0}“ passt zu {1:number} Entitäten gleich gut: {2}. Legen Sie eine fest: durch ihren Typ, {3:formula}, durch ihre Stelle in KER.SEARCH, {4:formula}, oder durch ihre Id',
  '{} and {} more': '{0} und {1:number} weitere',
  '"{}" fits {} series: {}. Give the id of one':
    '„{0}“ passt auf {1:number} Zeitreihen: {2}. Geben Sie die Id von einer an',
  '{} has no "{}" but "{}", in {}. Give its whole name':
    '{0} hat keine Reihe „{1}“, aber „{2}“ in {3}. Geben Sie den ganzen Namen an',
  '"{}" fits {} series: {}. Give the whole name of one':
    '„{0}“ passt auf {1:number} Zeitreihen: {2}. Geben Sie den ganzen Namen von einer an',
  'Name one of its {} series: {}': 'Geben Sie eine der {0:number} Zeitreihen an: {1}',
  '{} has no series. {}': '{0} hat keine Zeitreihen. {1}',
  'one of the {} types of KER.TYPES, such as "{}"': 'einer der {0:number} Typen aus KER.TYPES, etwa "{1}",',
  '"join" for several entities or properties': '"join" bei mehreren Entitäten oder Eigenschaften',
  'a language such as "en", "de" or "fr-CH"': 'eine Sprache wie "en", "de" oder "fr-CH"',
  'There is no number in "{}"': 'In „{0}“ steht keine Zahl',
  '"{}" gives no value': '„{0}“ nennt keinen Wert',
  '"{}" gives no low': '„{0}“ nennt keine untere Grenze (low)',
  '"{}" gives no high': '„{0}“ nennt keine obere Grenze (high)',
  '"{}" gives no currency': '„{0}“ nennt keine Währung',
  '"{}" gives no approximate': '„{0}“ sagt nicht, ob es ungefähr ist',
  'No rows answer "{}". Check its spelling and the names of its fields, or loosen a filter':
    'Keine Zeilen passen zu „{0}“. Prüfen Sie die Schreibweise und die Namen der Felder, oder lockern Sie einen Filter',
  'No rows answer "{}". Check its spelling and the names of its fields, loosen a filter, or leave out order_by: rows may lack what it orders by':
    'Keine Zeilen passen zu „{0}“. Prüfen Sie die Schreibweise und die Namen der Felder, lockern Sie einen Filter, oder lassen Sie order_by weg: Den Zeilen kann fehlen, wonach es ordnet',
  'No rows answer "{}": {}': 'Keine Zeilen passen zu „{0}“: {1}',
  'The rows that answer "{}" are empty': 'Die Zeilen, die zu „{0}“ passen, sind leer',
  '{} at place {} must be a whole number from {}, got "{}"':
    '{0} an Stelle {1:number} muss eine ganze Zahl ab {2:number} sein und nicht „{3}“',
  'it is no name and no question that the service knows':
    'Es ist kein Name und keine Frage, die der Dienst kennt',
  '{} says why': '{0:formula} sagt, warum',
  'The rows of "{}" lack a column: {}': 'Den Zeilen zu „{0}“ fehlt eine Spalte: {1}',
  '"{}" at place {} is no number and no date, and no name of what "{}" compares with':
    '„{0}“ an Stelle {1:number} ist weder Zahl noch Datum, und kein Name von etwas, womit „{2}“ vergleicht',
  'none has {} "{}" (place {}). {} lists what there is':
    'Nichts hat {0} „{1}“ (Stelle {2:number}). {3:formula} zeigt, was es gibt',
  'nothing is held of "{}" (place {}), or of what is asked. {} says why':
    'Zu „{0}“ (Stelle {1:number}) oder zum Gefragten ist nichts vorhanden. {2:formula} sagt, warum',
  'the bracket at place {} closes none': 'Die Klammer an Stelle {0:number} schließt keine andere',
  'the bracket at place {} is not closed': 'Die Klammer an Stelle {0:number} ist nicht geschlossen',
  '"{}" at place {} is no operator': '„{0}“ an Stelle {1:number} ist kein Operator',
  '"{}" at place {} is no number here; write {}':
    '„{0}“ an Stelle {1:number} ist hier keine Zahl; schreiben Sie {2}',
  'no value follows "{}" at place {}': 'Auf „{0}“ an Stelle {1:number} folgt kein Wert',
  '"{}" at place {} is no clause with brackets; return(…) is':
    '„{0}“ an Stelle {1:number} ist kein Teil mit Klammern; return(…) ist einer',
  'KER knows no topic "{}"; did you mean {}': 'KER kennt kein Thema „{0}“; meinten Sie {1}',
  'KER knows no field "{}" (place {})': 'KER kennt kein Feld „{0}“ (Stelle {1:number})',
  'KER knows no field "{}" (place {}); did you mean {}':
    'KER kennt kein Feld „{0}“ (Stelle {1:number}); meinten Sie {2}',
  'The answer to "{}" mentions no entities': 'Die Antwort auf „{0}“ nennt keine Entitäten',
  'The answer names nothing that it rests on': 'Die Antwort nennt nichts, worauf sie beruht',
  'The service names no source of "{}" of {}': 'Der Dienst nennt keine Quelle für „{0}“ von {1}',
  'No source of "{}" of {} has a date': 'Keine Quelle für „{0}“ von {1} hat ein Datum',
  'from must not be after to, got {} and {}':
    'Das Argument from darf nicht nach to liegen, angegeben sind {0:date} und {1:date}',
  '{} has no value': '{0} hat keinen Wert',
  '{} has no value at or before {}': '{0} hat keinen Wert am {1:date} oder davor',
  '{} has no value at or before {}. It begins with {}':
    '{0} hat keinen Wert am {1:date} oder davor. Die Zeitreihe beginnt mit dem {2:date}',
  'a date, a year, "2024-12", "2024Q4", "-3Y" or "LTM"':
    'ein Datum, ein Jahr, "2024-12", "2024Q4", "-3Y" oder "LTM"',
  'a date, a year, "2024-12", "2024Q4" or "-3Y"': 'ein Datum, ein Jahr, "2024-12", "2024Q4" oder "-3Y"',
  '{} has no value that was published by {}': '{0} hat keinen Wert, der bis zum {1:date} veröffentlicht war',
  '{} has no value at or before {} that was published by {}':
    '{0} hat keinen Wert am {1:date} oder davor, der bis zum {2:date} veröffentlicht war',
  'The service has the value of {} for {} from a publication of {}, which need not be the first, so what was known on {} cannot be told':
    'Der Dienst hat den Wert von {0} für den {1:date} aus einer Veröffentlichung vom {2:date}, die nicht die erste sein muss; was am {3:date} bekannt war, ist darum nicht zu sagen',
  'The service does not say when the value of {} for {} was published, so what was known on {} cannot be told':
    'Der Dienst sagt nicht, wann der Wert von {0} für den {1:date} veröffentlicht wurde; was am {2:date} bekannt war, ist darum nicht zu sagen',
  'The service has no value for {}': 'Der Dienst hat keinen Wert für den {0:date}',
  'No point of {} was published by {}': 'Kein Punkt von {0} war bis zum {1:date} veröffentlicht',
  '{} has no points': '{0} hat keine Punkte',
  '{} has no points{}. It has {} from {} to {}':
    '{0} hat keine Punkte{1}. Es gibt {2} vom {3:date} bis zum {4:date}',
  '{} has no points{}. It runs from {} to {}':
    '{0} hat keine Punkte{1}. Die Zeitreihe geht vom {2:date} bis zum {3:date}',
  ' from {}': ' ab dem {0:date}',
  ' to {}': ' bis zum {0:date}',
  ' from {} to {}': ' vom {0:date} bis zum {1:date}',
  'Expected a formula to be {}, got {}': 'Eine Formel muss {0} sein, ist aber {1}',
  'one that can be read': 'lesbar',
  'one of at most 8,192 characters': 'höchstens 8.192 Zeichen lang',
  'one of this add-in': 'eine dieses Add-ins',
  'one that only calculates and asks the service': 'eine, die nur rechnet und den Dienst fragt,',
} as const;
