/** What the pane, and a message that names a setting, call each. */
export const SETTING_NAMES = {
  serviceAddress: 'Adresse des Dienstes',
  freshness: 'Werte aktualisieren',
  requestsPerMinute: 'Anfragen je Minute höchstens',
  creditsPerDay: 'Guthaben je Tag höchstens',
  askAbove: 'Bestätigen ab dieser Zahl von Anfragen',
  askNewWorkbooks: 'Bestätigen, bevor eine neue Arbeitsmappe Fragen stellt',
  offline: 'Wenn der Dienst nicht erreichbar ist',
  searchOnEnter: 'Nur mit der Eingabetaste suchen',
  sourcedValues: 'Quellen an Werte anhängen',
  repairStaleCells: 'Zellen mit altem Wert neu berechnen',
  loadOnOpen: 'KER mit Arbeitsmappen laden, die seine Formeln enthalten',
  refreshOnOpen: 'Beim Öffnen aktualisieren',
  refreshMinutes: 'Minuten zwischen zwei Aktualisierungen',
};
