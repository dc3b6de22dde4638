import { plural } from './plural';
import type { CostRange, WORKBOOK_EN } from './workbook-en';

function ranged({ from, to }: CostRange, one: string, many: string): string {
  return from === to ? plural(to, one, many) : `${from}–${plural(to, one, many)}`;
}

/** The sentences of the workbook actions in German. */
export const WORKBOOK_DE: typeof WORKBOOK_EN = {
  title: 'Arbeitsmappe',
  scope: 'Zellen',
  scopes: { selection: 'Auswahl', sheet: 'Blatt', workbook: 'Mappe' },
  refresh: 'Aktualisieren…',
  freeze: 'Einfrieren',
  unfreeze: 'Auftauen',
  hideLog: 'Einfrier-Protokoll verbergen',
  go: 'Los',
  cancel: 'Abbrechen',
  stop: 'Anhalten',
  close: 'Schließen',
  names: {
    refresh: 'Aktualisieren',
    freeze: 'Einfrieren',
    unfreeze: 'Auftauen',
    audit: 'Quellen',
    changes: 'Änderungen',
    coverage: 'Abdeckung',
    template: 'Das neue Blatt',
    repair: 'Reparieren',
    link: 'Zahlen verknüpfen',
    unlink: 'Verknüpfungen lösen',
  },
  audit: 'Quellen auflisten',
  coverage: 'Abdeckung der Auswahl…',
  changesOfRefresh: 'Änderungen der letzten Aktualisierung',
  changesSinceFreeze: 'Änderungen seit dem Einfrieren',
  linkNumbers: 'Zahlen verknüpfen…',
  unlink: 'Verknüpfungen lösen',
  noLinks: 'Hier stimmt keine getippte Zahl mit dem Dienst überein.',
  linkable: (numbers, rows) =>
    `${plural(numbers, 'Zahl', 'Zahlen')} in ${plural(rows, 'Zeile', 'Zeilen')} ${numbers === 1 ? 'stimmt' : 'stimmen'} mit dem Dienst überein.`,
  differing: 'Diese Zahlen weichen ab. Sie bleiben, wie sie sind:',
  compared: (typed, known, source) => `${typed} getippt, ${known} bei ${source}`,
  linkRow: (field, entity, cells) => `${field}, ${entity} (${cells})`,
  linkBlock: (cells) => `Alles in ${cells}`,
  linkCells: (cells) => plural(cells, 'Zelle', 'Zellen'),
  link: (numbers) => `${plural(numbers, 'Zahl', 'Zahlen')} verknüpfen`,
  linked: (numbers) =>
    `${plural(numbers, 'Zahl ist', 'Zahlen sind')} jetzt verknüpft. „Verknüpfungen lösen“ stellt sie wieder her.`,
  unlinked: (numbers) => `${plural(numbers, 'Zahl', 'Zahlen')} wiederhergestellt.`,
  unlinkedCell: 'geschützt oder seitdem geändert',
  noNumbers: 'Hier stehen keine getippten Zahlen mit Überschriften.',
  planLinks: (numbers, cost) =>
    `${plural(numbers, 'getippte Zahl', 'getippte Zahlen')} → ${ranged(cost, 'Anfrage', 'Anfragen')} für den Vergleich`,
  repairNames: '#NAME? reparieren…',
  templates: 'Neues Blatt',
  templateNames: {
    statements: 'Drei Abschlüsse',
    peers: 'Kennzahlen im Vergleich',
    banks: 'Banken im Vergleich',
    ownership: 'Beteiligungen',
    macro: 'Makro-Übersicht',
    diligence: 'Due-Diligence-Liste',
  },
  audited: (cells, rows) =>
    `${plural(cells, 'Zelle', 'Zellen')}, ${plural(rows, 'Quellenzeile', 'Quellenzeilen')}.`,
  unrun: (count) =>
    `${plural(count, 'Zelle ist', 'Zellen sind')} seit dem Öffnen der Mappe nicht berechnet oder früh gescheitert: Quellen sind unbekannt.`,
  recalculate: 'Neu berechnen und noch einmal auflisten',
  recalculateCost: (count) =>
    `Das kostet bis zu ${plural(count, 'Anfrage', 'Anfragen')}. Noch frische Werte sind kostenlos.`,
  covered: (filled, missing, failed) => `${filled} vorhanden, ${missing} fehlen, ${failed} fehlgeschlagen`,
  selectEntities: 'Wählen Sie zuerst Zellen mit Namen oder Ids von Entitäten.',
  searchCost: (texts, cost) =>
    `${plural(texts, 'Entität', 'Entitäten')} zuordnen: ${ranged(cost, 'Anfrage', 'Anfragen')}.`,
  unmatched: (texts) => `Keine Entität gefunden für: ${texts}`,
  tick: 'Eigenschaften',
  gridCost: (cost) =>
    cost.to === 0 ? 'Keine Anfragen nötig.' : `Tabelle füllen: ${ranged(cost, 'Anfrage', 'Anfragen')}.`,
  onSheet: (sheet) => `Auf dem Blatt ${sheet}.`,
  nothingChanged: 'Nichts hat sich geändert.',
  nothingToCompare: {
    refresh: 'Seit dem Öffnen der Mappe wurde nichts aktualisiert: aktualisieren Sie zuerst.',
    freeze: 'Nichts ist eingefroren: es gibt nichts, womit verglichen werden kann.',
  },
  skipped: (count) =>
    `${plural(count, 'Formel wurde', 'Formeln wurden')} nicht verglichen: zu lang, zu viele Bezüge oder mit dem Namen der eigenen Tabellenzeile.`,
  notCompared: 'nicht verglichen',
  freshCostsNothing: 'Noch frische Werte sind kostenlos und nicht mitgezählt.',
  phases: {
    reading: 'Zellen werden gelesen',
    fetching: 'Werte werden geholt',
    writing: 'Zellen werden geschrieben',
  },
  plan: (cells, entities, cost) =>
    `${plural(cells, 'Zelle', 'Zellen')} → ${plural(entities, 'Entität', 'Entitäten')} → ${ranged(cost, 'Anfrage', 'Anfragen')} → ${ranged(cost, 'Guthaben', 'Guthaben')}`,
  unknownCells: (count) =>
    `${plural(count, 'davon ist', 'davon sind')} noch nicht berechnet und ${count === 1 ? 'hängt' : 'hängen'} von einer anderen Formel ab; jede zählt als eine Entität.`,
  noCells: 'Hier stehen keine KER-Formeln.',
  refreshed: (changed, unchanged, failed) =>
    `${changed} geändert, ${unchanged} unverändert, ${failed} fehlgeschlagen`,
  kept: (count) =>
    `${plural(count, 'Zelle behält', 'Zellen behalten')} ihren letzten bekannten Wert, weil der Dienst nicht erreichbar war. Aktualisieren Sie später wieder.`,
  notRefreshed: 'nicht aktualisiert',
  uncalled: 'von Excel nicht neu berechnet',
  edited: 'inzwischen bearbeitet und darum nicht verglichen',
  frozen: (count) =>
    `${plural(count, 'Formel', 'Formeln')} in Werte umgewandelt. Auftauen stellt sie wieder her.`,
  live: (count) => `${plural(count, 'Zelle bleibt eine Formel', 'Zellen bleiben Formeln')}:`,
  shows: (value) => `zeigt ${value}; frieren Sie wieder ein, wenn ein Wert da ist`,
  sheetProtected: 'das Blatt ist geschützt; heben Sie den Schutz auf und frieren Sie wieder ein',
  readsSpill: 'liest eine eingefrorene Tabelle mit # und zeigt #BEZUG!, bis Sie auftauen',
  willRestore: (count) => `${plural(count, 'Formel', 'Formeln')} wiederherstellen?`,
  willWrite: 'Diese Formeln werden geschrieben:',
  willRun: 'Diese Formeln werden auf einem verborgenen Blatt ausgeführt:',
  unmarked: (count) =>
    `${plural(count, 'davon haben nicht Sie auf diesem Computer eingefroren, oder sie wurde', 'davon haben nicht Sie auf diesem Computer eingefroren, oder sie wurden')} seither im Protokoll geändert. Sehen Sie sie an, bevor Sie weitermachen.`,
  refused: 'nicht ausgeführt: Die Formel tut mehr, als KER aufzurufen',
  restored: (count) => `${plural(count, 'Formel', 'Formeln')} wiederhergestellt.`,
  left: (count) =>
    `${plural(count, 'Formel ließ sich nicht wiederherstellen; sie bleibt', 'Formeln ließen sich nicht wiederherstellen; sie bleiben')} im Protokoll:`,
  reasons: {
    deleted: 'die Zelle wurde gelöscht',
    changed: 'die Zelle enthält jetzt etwas anderes',
    reshaped: 'Zeilen oder Spalten ihrer Tabelle wurden geändert',
    protected: 'das Blatt ist geschützt; heben Sie den Schutz auf und tauen Sie wieder auf',
    outside: 'die Formel tut mehr, als KER aufzurufen; prüfen Sie sie im Protokoll',
  },
  nothingFrozen: 'Nichts ist eingefroren.',
  broken: (count) => `${plural(count, 'Zelle zeigt', 'Zellen zeigen')} #NAME?`,
  brokenText:
    'Die Mappe wurde ohne KER geöffnet oder gespeichert. Geben Sie die Formeln neu ein, um das zu beheben; ihr Text bleibt gleich.',
  repair: 'Reparieren…',
  willRepair: (count) => `${plural(count, 'Formel', 'Formeln')} neu eingeben?`,
  nothingBroken: 'Keine KER-Formel muss repariert werden.',
  repaired: (count) => `${plural(count, 'Formel', 'Formeln')} neu eingegeben.`,
  unrepaired: (count) => `${plural(count, 'Zelle bleibt, wie sie war', 'Zellen bleiben, wie sie waren')}:`,
  stillBroken: 'zeigt weiter #NAME?; suchen Sie in der Formel nach einem anderen Namen',
  unrepairedReasons: {
    protected: 'das Blatt ist geschützt; heben Sie den Schutz auf und reparieren Sie wieder',
    outside:
      'die Formel tut mehr, als KER aufzurufen; markieren Sie die Zelle und drücken Sie F2 und die Eingabetaste',
  },
  stopped: 'Angehalten.',
  endedEarly: (reason) => `Vorzeitig beendet: ${reason} Die aufgeführten Änderungen sind erfolgt.`,
  refusals: {
    editing:
      'Eine Zelle wird gerade bearbeitet. Drücken Sie in ihr Enter oder Esc und versuchen Sie es wieder.',
    protected:
      'Das Blatt oder die Mappe ist geschützt oder nicht änderbar. Heben Sie den Schutz unter Überprüfen auf und versuchen Sie es wieder.',
    selection:
      'Es sind keine Zellen markiert. Markieren Sie Zellen statt eines Diagramms oder Bildes und versuchen Sie es wieder.',
    gone: 'Ein Blatt oder eine Tabelle wurde beim Lesen gelöscht. Versuchen Sie es wieder.',
    merged: 'Verbundene Zellen sind im Weg. Heben Sie die Verbindung auf und versuchen Sie es wieder.',
    'too-large':
      'Das Ergebnis ist für Excel zu groß. Versuchen Sie es mit weniger Zellen, etwa einer Auswahl.',
    interrupted: 'Excel wurde unterbrochen. Versuchen Sie es wieder, wenn es ruhig ist.',
  },
  failed: (action, reason) => `${action} ist fehlgeschlagen: ${reason}`,
  causes: { corrected: 'berichtigt: die Daten waren falsch', restated: 'vom Herausgeber geändert' },
  fromTo: (before, after) => `${before} → ${after}`,
  more: (count) => `und ${count} weitere`,
};
