/** What the exchange with the service tells. */
export const CLIENT = {
  'Part of the add-in could not be loaded. Check the connection and recalculate':
    'Ein Teil des Add-ins konnte nicht geladen werden. Prüfen Sie die Verbindung und berechnen Sie neu',
  'No API key. Open KER ▸ Settings.': 'Kein API-Schlüssel. Öffnen Sie KER ▸ Optionen.',
  'The API key has invalid characters. Paste it again in KER ▸ Settings.':
    'Der API-Schlüssel enthält ungültige Zeichen. Fügen Sie ihn unter KER ▸ Optionen neu ein.',
  'No service address is set. Enter it in KER ▸ Settings.':
    'Es ist keine Adresse des Dienstes gesetzt. Geben Sie sie unter KER ▸ Optionen ein.',
  'The request to {} was cancelled.': 'Die Anfrage an {0} wurde abgebrochen.',
  '{} cannot be reached, or the connection was lost. Check the network, and the service address in KER ▸ Settings.':
    '{0} ist nicht erreichbar, oder die Verbindung brach ab. Prüfen Sie das Netz und die Adresse des Dienstes unter KER ▸ Optionen.',
  'The answer of {} is larger than {} MB. Request less: a shorter period, fewer fields or a limit.':
    'Die Antwort von {0} ist größer als {1:number} MB. Fragen Sie nach weniger: kürzer, weniger Felder oder eine Höchstzahl.',
  '{} rejected the API key ({}). Check the key in KER ▸ Settings.':
    '{0} hat den API-Schlüssel abgelehnt ({1}). Prüfen Sie den Schlüssel unter KER ▸ Optionen.',
  // The service's own words.
  '{}': 'Der Dienst sagt: „{0}“',
  'The account at {} has no credits left (402). Top it up, then refresh.':
    'Das Konto bei {0} hat kein Guthaben mehr (402). Laden Sie es auf und aktualisieren Sie dann.',
  '{} has no entity {}. Find its id with KER.SEARCH.':
    '{0} kennt keine Entität {1}. Finden Sie ihre Id mit KER.SEARCH.',
  '{} has no entity {}. Search for its id, or check the service address in KER ▸ Settings.':
    '{0} kennt keine Entität {1}. Suchen Sie ihre Id, oder prüfen Sie die Adresse des Dienstes unter KER ▸ Optionen.',
  '{} rejected the request as too long ({}). Shorten the text.':
    '{0} hat die Anfrage als zu lang abgelehnt ({1}). Kürzen Sie den Text.',
  '{} refused the request (422). {}': '{0} hat die Anfrage abgelehnt (422): „{1}“',
  '{} refused the request (422) without a reason.':
    '{0} hat die Anfrage abgelehnt (422), ohne einen Grund zu nennen.',
  '{} received too many requests (429). Refresh later.':
    '{0} hat zu viele Anfragen erhalten (429). Aktualisieren Sie später.',
  '{} received too many requests (429). Refresh in {} s.':
    '{0} hat zu viele Anfragen erhalten (429). Aktualisieren Sie in {1:number} s.',
  '{} had an internal error ({}). Refresh later.':
    '{0} hatte einen internen Fehler ({1}). Aktualisieren Sie später.',
  '{} had an internal error ({}): {}. Refresh later.':
    '{0} hatte einen internen Fehler ({1}): „{2}“. Aktualisieren Sie später.',
  '{} redirects elsewhere; KER does not follow, to protect your key. Check the service address in KER ▸ Settings.':
    '{0} leitet um; zum Schutz Ihres Schlüssels folgt KER nicht. Prüfen Sie die Adresse des Dienstes unter KER ▸ Optionen.',
  '{} answered with unexpected status {}. Check the service address in KER ▸ Settings.':
    '{0} hat mit dem unerwarteten Status {1} geantwortet. Prüfen Sie die Adresse des Dienstes unter KER ▸ Optionen.',
  '{} answered with status {}: {}. Check the service address in KER ▸ Settings.':
    '{0} hat mit dem Status {1} geantwortet: „{2}“. Prüfen Sie die Adresse des Dienstes unter KER ▸ Optionen.',
  '{} sent no data: {}. Refresh later.': '{0} hat keine Daten gesendet: „{1}“. Aktualisieren Sie später.',
  'The answer of {} was cut off. Check the network, then refresh.':
    'Die Antwort von {0} brach ab. Prüfen Sie das Netz und aktualisieren Sie dann.',
  '{} answered with {}. Check the service address in KER ▸ Settings.':
    '{0} hat mit {1} geantwortet. Prüfen Sie die Adresse des Dienstes unter KER ▸ Optionen.',
  'data of the wrong kind': 'Daten der falschen Art',
  'data without “{}”': 'Daten ohne „{0}“',
  'data with an invalid “{}”': 'Daten mit einem ungültigen „{0}“',
  'an empty body': 'nichts',
  'a web page instead of data': 'einer Webseite statt Daten',
  'text that is not JSON': 'Text, der kein JSON ist,',
  'the profile of another entity ({})': 'dem Profil einer anderen Entität ({0})',
  'no outgoing relationships': 'einem Profil ohne die ausgehenden Beziehungen',
  'no incoming relationships': 'einem Profil ohne die eingehenden Beziehungen',
  'series {} twice, with other points': 'der Zeitreihe {0} zweimal, je mit anderen Werten',
  'no list of series': 'einem Profil ohne die Liste der Zeitreihen',
} as const;
