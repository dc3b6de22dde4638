/** What the running add-in tells by itself: of waiting, of what asking costs, of keys and settings. */
export const RUNTIME = {
  'The request to {} was stopped. Refresh to try again.':
    'Die Anfrage an {0} wurde angehalten. Aktualisieren Sie, um es noch einmal zu versuchen.',
  '{} did not respond within {}. Refresh later.':
    '{0} hat innerhalb von {1} nicht geantwortet. Aktualisieren Sie später.',
  '{} It has failed since {}.': '{0} Das ist seit {1} Uhr so.',
  '{} has not responded since {}. Refresh when it is back.':
    '{0} antwortet seit {1} Uhr nicht. Aktualisieren Sie, wenn der Dienst wieder antwortet.',
  '{} is at its rate limit until {}. Refresh then.':
    '{0} ist bis {1} Uhr am Anfragelimit. Aktualisieren Sie dann.',
  '{} is at its rate limit for {}. Refresh then.':
    '{0} ist für {1} am Anfragelimit. Aktualisieren Sie danach.',
  'The rate limit of {} was reached for {}. Refresh later.':
    'Das Anfragelimit von {0} war für {1} erreicht. Aktualisieren Sie später.',
  '{} s': '{0:number} s',
  '{} min': '{0:number} min',
  'No stored value, and only stored values are shown. To fetch it, open KER and choose Go.':
    'Kein gespeicherter Wert, und nur Gespeichertes wird gezeigt. Zum Abrufen öffnen Sie KER und wählen Los.',
  'Waiting for your approval: {}. Open KER and choose Go or Stored values only.':
    'Wartet auf Ihre Zustimmung: {0}. Öffnen Sie KER und wählen Sie Los oder Nur Gespeichertes.',
  '{}, and up to {} more after matching names':
    '{0}; bis zu {1:number} weitere können nach der Namenssuche folgen',
  'this workbook is new here and asks 1 question': 'Diese Arbeitsmappe ist hier neu und stellt 1 Frage',
  'this workbook is new here and asks {} questions':
    'Diese Arbeitsmappe ist hier neu und stellt {0:number} Fragen',
  'this workbook needs 1 request': 'Diese Arbeitsmappe braucht 1 Anfrage',
  'this workbook needs {} requests': 'Diese Arbeitsmappe braucht {0:number} Anfragen',
  'The daily budget of 1 credit is used up. Raise it under KER ▸ Settings, or refresh tomorrow.':
    'Das Tagesbudget von 1 Guthaben ist verbraucht. Erhöhen Sie es unter KER ▸ Optionen, oder aktualisieren Sie morgen.',
  'The daily budget of {} credits is used up. Raise it under KER ▸ Settings, or refresh tomorrow.':
    'Das Tagesbudget von {0:number} Guthaben ist verbraucht. Erhöhen Sie es unter KER ▸ Optionen, oder aktualisieren Sie morgen.',
  'Switched off by your organisation.': 'Von Ihrer Organisation abgeschaltet.',
  'Nobody is signed in. Sign in in the KER pane.':
    'Niemand ist angemeldet. Melden Sie sich im Bereich von KER an.',
  'Your sign-in has ended. Sign in in the KER pane.':
    'Ihre Anmeldung ist abgelaufen. Melden Sie sich im Bereich von KER an.',
  'The sign-in cannot be renewed: its provider cannot be reached.':
    'Die Anmeldung kann nicht erneuert werden: Ihr Anbieter ist nicht erreichbar.',
  'Expected a sign-in, got a key.': 'Erwartet wird eine Anmeldung, kein Schlüssel.',
  'Expected `key` to be an API key, got nothing.': 'Erwartet wird ein API-Schlüssel, das Feld ist leer.',
  '{} did not respond within 30 s. Try again later.':
    '{0} hat innerhalb von 30 s nicht geantwortet. Versuchen Sie es später noch einmal.',
  '`{}` is set by your organisation.': '„{0:setting}“ ist von Ihrer Organisation festgelegt.',
  'Expected `{}` to be {}, got {}.': 'Für „{0:setting}“ wird {1} erwartet, angegeben ist {2:number}.',
  'an https address (http on localhost or 127.0.0.1 only)':
    'eine https-Adresse (http nur auf localhost oder 127.0.0.1)',
  'a whole number from 0 to {}': 'eine ganze Zahl von 0 bis {0:number}',
  'true or false': 'true oder false',
  'config.json: expected `{}` to be {}, got {}': 'config.json: Für `{0}` wird {1} erwartet, dort steht {2}',
  'The settings of KER (config.json) could not be read. KER tries again; check the connection.':
    'Die Einstellungen von KER (config.json) sind nicht lesbar. KER versucht es weiter; prüfen Sie die Verbindung.',
  'config.json: `policy` is unchecked': 'config.json: `policy` ist ungeprüft',
  'an object': 'ein Objekt',
  set: 'eine Angabe',
  "'{}' or later": "'{0}' oder später",
  'one of {}': 'eines von {0}',
  'beside `policy`': 'ein Platz neben `policy`',
  'rules of the administration page': 'nur Regeln der Seite zur Verwaltung',
  'settings among {}': 'nur Einstellungen aus {0}',
  'the id of this add-in at the provider': 'die Id dieses Add-ins beim Anbieter,',
  'the requested scopes, such as "openid profile"': 'die Liste der verlangten Scopes, etwa "openid profile",',
} as const;
