/** What the running add-in tells by itself: of waiting, of what asking costs, of keys and settings. */
export const RUNTIME = {
  'The request to {} was stopped. Refresh to ask again.':
    'Die Anfrage an {0} wurde angehalten. Aktualisieren Sie, um noch einmal zu fragen.',
  '{} gave no answer within {}. Refresh later.':
    '{0} hat innerhalb von {1} nicht geantwortet. Aktualisieren Sie später.',
  '{} It has failed since {}.': '{0} Das ist seit {1} Uhr so.',
  '{} has not answered since {}. Refresh when it does.':
    '{0} antwortet seit {1} Uhr nicht. Aktualisieren Sie, wenn der Dienst wieder antwortet.',
  '{} takes no requests until {}: its rate limit is reached. Refresh then.':
    '{0} nimmt bis {1} Uhr keine Anfragen an: Das Anfragelimit ist erreicht. Aktualisieren Sie dann.',
  '{} takes no requests for {}: its rate limit is reached. Refresh then.':
    '{0} nimmt für {1} keine Anfragen an: Das Anfragelimit ist erreicht. Aktualisieren Sie danach.',
  'The rate limit of {} held for {}. Refresh later.':
    'Das Anfragelimit von {0} wurde in {1} nicht aufgehoben. Aktualisieren Sie später.',
  '{} s': '{0:number} s',
  '{} min': '{0:number} min',
  'Nothing is stored for this, and only what is stored is shown. To ask, open KER and choose Go.':
    'Hierfür ist nichts gespeichert, und nur Gespeichertes wird gezeigt. Um zu fragen, öffnen Sie KER und wählen Los.',
  'Not asked yet: {}. Open KER and choose Go, or only what is stored.':
    'Noch nicht gefragt: {0}. Öffnen Sie KER und wählen Sie Los oder Nur Gespeichertes.',
  '{}, and up to {} more once its names are found':
    '{0}; bis zu {1:number} weitere können folgen, sobald ihre Namen gefunden sind',
  'this workbook has not been run here before and asks 1 question':
    'Diese Arbeitsmappe lief hier noch nie und stellt 1 Frage',
  'this workbook has not been run here before and asks {} questions':
    'Diese Arbeitsmappe lief hier noch nie und stellt {0:number} Fragen',
  'this workbook asks 1 request': 'Diese Arbeitsmappe stellt 1 Anfrage',
  'this workbook asks {} requests': 'Diese Arbeitsmappe stellt {0:number} Anfragen',
  'Not asked: the budget of 1 credit a day is spent. Raise it under KER ▸ Settings, or ask again tomorrow.':
    'Nicht gefragt: Das Tagesbudget von 1 Guthaben ist verbraucht. Erhöhen Sie „Guthaben je Tag höchstens“ unter KER ▸ Optionen, oder fragen Sie morgen wieder.',
  'Not asked: the budget of {} credits a day is spent. Raise it under KER ▸ Settings, or ask again tomorrow.':
    'Nicht gefragt: Das Tagesbudget von {0:number} Guthaben ist verbraucht. Erhöhen Sie „Guthaben je Tag höchstens“ unter KER ▸ Optionen, oder fragen Sie morgen wieder.',
  'Switched off by your organisation.': 'Von Ihrer Organisation abgeschaltet.',
  'Nobody is signed in. Sign in in the KER pane.':
    'Niemand ist angemeldet. Melden Sie sich im Bereich von KER an.',
  'Your sign-in has ended. Sign in in the KER pane.':
    'Ihre Anmeldung ist abgelaufen. Melden Sie sich im Bereich von KER an.',
  'The sign-in cannot be renewed: its provider cannot be reached.':
    'Die Anmeldung kann nicht erneuert werden: Ihr Anbieter ist nicht erreichbar.',
  'Expected a sign-in, got a key.': 'Erwartet wird eine Anmeldung, kein Schlüssel.',
  'Expected `key` to be an API key, got nothing.': 'Erwartet wird ein API-Schlüssel, das Feld ist leer.',
  '{} gave no answer within 30 s. Try again later.':
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
  told: 'eine Angabe',
  "'{}' or later": "'{0}' oder ein späteres",
  'one of {}': 'eines von {0}',
  'beside `policy`': 'ein Platz neben `policy`',
  'rules among {}': 'nur Regeln aus {0}',
  'settings among {}': 'nur Einstellungen aus {0}',
  'the id that the provider knows this add-in by': 'die Id, unter der der Anbieter dieses Add-in kennt,',
  'the scopes that are asked for, such as "openid profile"':
    'die Liste der verlangten Scopes, etwa "openid profile",',
} as const;
