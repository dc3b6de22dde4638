/** What single functions tell. */
export const FUNCTIONS = {
  'No preview, because this costs credits. Press Enter to run it':
    'Keine Vorschau, denn dies kostet Guthaben. Drücken Sie die Eingabetaste, um zu rechnen',
  '{} {}': '{0} {1}',
  '{} has no property "{}".': '{0} hat keine Eigenschaft „{1}“.',
  '{} has no relationship "{}".': '{0} hat keine Beziehung „{1}“.',
  'The service lists "{}" of {}, but without values. Refresh later':
    'Der Dienst führt „{0}“ von {1} auf, aber ohne Werte. Aktualisieren Sie später',
  'The service gave a value of {} with an unreadable date: "{}"':
    'Der Dienst gab einen Wert von {0} mit einem unlesbaren Datum: „{1}“',
  'The service gave an empty answer. Ask in other words, or refresh later':
    'Der Dienst hat eine leere Antwort gegeben. Fragen Sie mit anderen Worten, oder aktualisieren Sie später',
  '{} has no series "{}".': '{0} hat keine Zeitreihe „{1}“.',
  'If {} lists {}, write {}': 'Wenn {0:formula} {1} aufführt, schreiben Sie {2:formula}',
  'Did you mean {}': 'Meinten Sie {0:formula}',
  '{} has no {}, which needs share prices': '{0} hat nicht {1}; dafür braucht es Aktienkurse',
  'KER.FIELDS lists what it has': 'KER.FIELDS listet auf, was es gibt',
  '{} Closest: {}': '{0} Am ähnlichsten: {1}',
  '{} It has only {}': '{0} Es gibt nur {1}',
  'It has only {}: enter the full name': 'Es gibt nur {0}: geben Sie den vollen Namen ein',
  '{}, {},': '{0}, {1},',
  'a city': 'eine Stadt',
  'a country': 'ein Land',
  'a part of a country': 'ein Teil eines Landes',
  'a territory': 'ein Gebiet',
  'a person': 'eine Person',
  '{} has no property "{}". Its card may show {}':
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
  '{} has no fields to request': '{0} hat keine abrufbaren Felder',
  '{} has no properties to request': '{0} hat keine abrufbaren Eigenschaften',
  '{} has no relationships to request': '{0} hat keine abrufbaren Beziehungen',
  '{} has no series to request': '{0} hat keine abrufbaren Zeitreihen',
  'The service has no entity named "{}". Check the spelling, or search for part of the name':
    'Der Dienst hat keine Entität namens „{0}“. Prüfen Sie die Schreibweise, oder suchen Sie nach einem Teil des Namens',
  'The service has no {} named "{}". Check the spelling, or leave out the type':
    'Der Dienst hat keine Entität vom Typ {0} namens „{1}“. Prüfen Sie die Schreibweise, oder lassen Sie den Typ weg',
  '"{}" has only 1 match, not {}': 'Zu „{0}“ gibt es 1 Treffer, also keinen Treffer Nummer {1:number}',
  '"{}" has only {} matches, not {}':
    'Zu „{0}“ gibt es {1:number} Treffer, also keinen Treffer Nummer {2:number}',
  'No entity named "{}".': 'Keine Entität namens „{0}“.',
  'No {} named "{}".': 'Keine Entität vom Typ {0} namens „{1}“.',
  '"{}" isn\'t available, only {}. For its rate, use {}':
    '„{0}“ ist nicht verfügbar, nur {1}. Für den Kurs nehmen Sie {2:formula}',
  '{} ({}, {})': '{0} ({1}, {2:number})',
  '{} Number {} is {}': '{0} Nummer {1:number} ist {2}',
  '"{}" matches {} entities: {}. Pick one, as in {}':
    '„{0}“ passt zu {1:number} Entitäten: {2}. Wählen Sie eine, etwa {3:formula}',
  '"{}" matches {} series: {}. Enter the id of one':
    '„{0}“ passt zu {1:number} Zeitreihen: {2}. Geben Sie die Id von einer ein',
  '{} has no "{}", only "{}" in {}. Enter its full name':
    '{0} hat keine Reihe „{1}“, nur „{2}“ in {3}. Geben Sie den vollen Namen ein',
  '"{}" matches {} series: {}. Enter the full name of one':
    '„{0}“ passt zu {1:number} Zeitreihen: {2}. Geben Sie den vollen Namen von einer ein',
  'Specify one of its {} series: {}': 'Geben Sie eine der {0:number} Zeitreihen an: {1}',
  '{} has no series. {}': '{0} hat keine Zeitreihen. {1}',
  'one of the {} types of KER.TYPES, such as "{}"': 'einer der {0:number} Typen aus KER.TYPES, etwa "{1}",',
  '"join" for several entities or properties': '"join" bei mehreren Entitäten oder Eigenschaften',
  'a language such as "en", "de" or "fr-CH"': 'eine Sprache wie "en", "de" oder "fr-CH"',
  'There is no number in "{}"': 'In „{0}“ steht keine Zahl',
  '"{}" has no value': '„{0}“ nennt keinen Wert',
  '"{}" has no low': '„{0}“ nennt keine untere Grenze (low)',
  '"{}" has no high': '„{0}“ nennt keine obere Grenze (high)',
  '"{}" has no currency': '„{0}“ nennt keine Währung',
  '"{}" has no approximate': '„{0}“ sagt nicht, ob es ungefähr ist',
  'No rows match "{}". Check field names and filters':
    'Keine Zeilen passen zu „{0}“. Prüfen Sie Feldnamen und Filter',
  'No rows match "{}". Check the filters, or omit order_by':
    'Keine Zeilen passen zu „{0}“. Prüfen Sie die Filter, oder lassen Sie order_by weg',
  'No rows match: {}': 'Keine Zeilen passen: {0}',
  'The rows for "{}" have no values. List other fields in return(…)':
    'Die Zeilen zu „{0}“ haben keine Werte. Nennen Sie andere Felder in return(…)',
  '{} at position {} must be a whole number from {}, got "{}"':
    '{0} an Stelle {1:number} muss eine ganze Zahl ab {2:number} sein und nicht „{3}“',
  'not recognised. Write a question, or a query such as companies.limit=10':
    'Nicht erkannt. Schreiben Sie eine Frage oder eine Abfrage wie companies.limit=10',
  'write a dot instead of "{}" at position {}': 'Schreiben Sie an Stelle {1:number} einen Punkt statt „{0}“',
  'KER.ASK with the same text explains why': 'KER.ASK mit demselben Text erklärt, warum',
  'The rows of "{}" have no column {}': 'Die Zeilen zu „{0}“ haben keine Spalte {1}',
  '"{}" at position {} is not a number, date or known value for "{}"':
    '„{0}“ an Stelle {1:number} ist keine Zahl, kein Datum und kein bekannter Wert für „{2}“',
  'no match for {} "{}" (position {}). {} lists the choices':
    'Kein Treffer für {0} „{1}“ (Stelle {2:number}). {3:formula} zeigt die Auswahl',
  'no data on "{}" (position {}) or its field. KER.ASK with the same text explains why':
    'Keine Daten zu „{0}“ (Stelle {1:number}) oder dem Feld. KER.ASK mit demselben Text erklärt, warum',
  'the bracket at position {} has no opening bracket':
    'Die Klammer an Stelle {0:number} hat keine öffnende Klammer',
  'the bracket at position {} is not closed': 'Die Klammer an Stelle {0:number} ist nicht geschlossen',
  '"{}" at position {} is not an operator': '„{0}“ an Stelle {1:number} ist kein Operator',
  '"{}" at position {} is not a number here; write {}':
    '„{0}“ an Stelle {1:number} ist hier keine Zahl; schreiben Sie {2}',
  'no value follows "{}" at position {}': 'Auf „{0}“ an Stelle {1:number} folgt kein Wert',
  '"{}" at position {} must not have brackets; only return(…) has them':
    '„{0}“ an Stelle {1:number} darf keine Klammern haben; nur return(…) hat welche',
  'unknown topic "{}"; did you mean {}': 'Unbekanntes Thema „{0}“; meinten Sie {1}',
  'unknown field "{}" (position {})': 'Unbekanntes Feld „{0}“ (Stelle {1:number})',
  'unknown field "{}" (position {}); did you mean {}':
    'Unbekanntes Feld „{0}“ (Stelle {1:number}); meinten Sie {2}',
  'The answer to "{}" mentions no entities': 'Die Antwort auf „{0}“ nennt keine Entitäten',
  'The answer cites no facts or documents': 'Die Antwort nennt keine Fakten oder Dokumente',
  'The service gives no source for "{}" of {}': 'Der Dienst nennt keine Quelle für „{0}“ von {1}',
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
  '{} has no value published by {}': '{0} hat keinen Wert, der bis zum {1:date} veröffentlicht war',
  '{} has no value at or before {} published by {}':
    '{0} hat keinen Wert am {1:date} oder davor, der bis zum {2:date} veröffentlicht war',
  '{} for {} was published on {}, perhaps as a revision of an earlier value. Omit known to see it':
    '{0} für den {1:date} wurde am {2:date} veröffentlicht, vielleicht statt eines früheren Werts. Lassen Sie known weg',
  'The value of {} for {} has no publication date, so it may be later than {}. Omit known to see it':
    '{0} für den {1:date} hat kein Veröffentlichungsdatum, ist also vielleicht jünger als {2:date}. Lassen Sie known weg',
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
  'one that only calculates and requests data': 'eine, die nur rechnet und Daten abruft,',
} as const;
