import { plural } from './plural';
import type { CostRange, WORKBOOK_EN } from './workbook-en';

function ranged({ from, to }: CostRange, one: string, many: string): string {
  return from === to ? plural(to, one, many) : `von ${from} bis ${plural(to, one, many)}`;
}

/** The sentences of the workbook actions in German. */
export const WORKBOOK_DE: typeof WORKBOOK_EN = {
  title: 'Arbeitsmappe',
  scope: 'Zellen',
  scopes: { selection: 'Auswahl', sheet: 'Blatt', workbook: 'Mappe' },
  refresh: 'Aktualisieren…',
  freeze: 'Einfrieren',
  unfreeze: 'Auftauen',
  hideLog: 'Protokoll der eingefrorenen Zellen verbergen',
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
  },
  audit: 'Quellen auflisten',
  coverage: 'Abdeckung der Auswahl…',
  changesOfRefresh: 'Änderungen der letzten Aktualisierung',
  changesSinceFreeze: 'Änderungen seit dem Einfrieren',
  repairNames: '#NAME? reparieren…',
  templates: 'Neues Blatt',
  templateNames: {
    comparison: 'Unternehmensvergleich',
    ownership: 'Beteiligungen',
    peers: 'Vergleich über die Jahre',
    macro: 'Makro-Übersicht',
    diligence: 'Due-Diligence-Liste',
  },
  audited: (cells, rows) =>
    `${plural(cells, 'Zelle', 'Zellen')}, ${plural(rows, 'Quellenzeile', 'Quellenzeilen')}.`,
  unrun: (count) =>
    `${plural(count, 'Zelle ist', 'Zellen sind')} seit dem Öffnen der Mappe nicht gelaufen oder vor dem Fragen gescheitert; von ${count === 1 ? 'ihr' : 'ihnen'} ist nichts bekannt.`,
  recalculate: 'Neu berechnen und noch einmal auflisten',
  recalculateCost: (count) =>
    `Das kostet bis zu ${plural(count, 'Anfrage', 'Anfragen')}, und nichts für Werte, die noch frisch sind.`,
  covered: (filled, missing, failed) => `${filled} vorhanden, ${missing} fehlen, ${failed} nicht beantwortet`,
  selectEntities: 'Wählen Sie zuerst Zellen mit Namen oder Ids von Entitäten.',
  searchCost: (texts, cost) =>
    `${plural(texts, 'Entität', 'Entitäten')}: sie zu finden kostet ${ranged(cost, 'Anfrage', 'Anfragen')}.`,
  unmatched: (texts) => `Keine Entität gefunden für: ${texts}`,
  tick: 'Eigenschaften',
  gridCost: (cost) => `Die Tabelle kostet ${ranged(cost, 'Anfrage', 'Anfragen')}.`,
  onSheet: (sheet) => `Auf dem Blatt ${sheet}.`,
  nothingChanged: 'Nichts hat sich geändert.',
  nothingToCompare: {
    refresh: 'Seit dem Öffnen der Mappe wurde nichts aktualisiert: aktualisieren Sie zuerst.',
    freeze: 'Nichts ist eingefroren: es gibt nichts, womit verglichen werden kann.',
  },
  skipped: (count) =>
    `${plural(count, 'Formel wurde', 'Formeln wurden')} nicht verglichen: zu lang, zu viele Bezüge oder mit dem Namen der eigenen Tabellenzeile.`,
  notCompared: 'nicht verglichen',
  freshCostsNothing: 'Werte, die noch frisch sind, kosten nichts und sind nicht mitgezählt.',
  phases: {
    reading: 'Zellen werden gelesen',
    fetching: 'Werte werden geholt',
    writing: 'Zellen werden geschrieben',
  },
  plan: (cells, entities, cost) =>
    `${plural(cells, 'Zelle', 'Zellen')} → ${plural(entities, 'Entität', 'Entitäten')} → ${ranged(cost, 'Anfrage', 'Anfragen')} → ${ranged(cost, 'Guthaben', 'Guthaben')}`,
  unknownCells: (count) =>
    `${plural(count, 'davon ist', 'davon sind')} seit dem Öffnen der Mappe nicht gelaufen und ${count === 1 ? 'fragt' : 'fragen'} nach dem, was erst eine andere Formel ergibt; jede zählt als eine Entität.`,
  noCells: 'Hier stehen keine KER-Formeln.',
  refreshed: (changed, unchanged, failed) =>
    `${changed} geändert, ${unchanged} unverändert, ${failed} fehlgeschlagen`,
  kept: (count) =>
    `${plural(count, 'Zelle behält', 'Zellen behalten')} ihren letzten bekannten Wert, weil der Dienst nicht erreichbar war. Aktualisieren Sie später wieder.`,
  notRefreshed: 'nicht aktualisiert',
  uncalled: 'von Excel nicht neu berechnet',
  edited: 'inzwischen bearbeitet und darum nicht verglichen',
  frozen: (count) =>
    `${plural(count, 'Formel ist jetzt ein Wert', 'Formeln sind jetzt Werte')}. Auftauen stellt sie wieder her.`,
  live: (count) => `${plural(count, 'Zelle bleibt eine Formel', 'Zellen bleiben Formeln')}:`,
  shows: (value) => `zeigt ${value}; frieren Sie wieder ein, wenn die Antwort da ist`,
  sheetProtected: 'das Blatt ist geschützt; heben Sie den Schutz auf und frieren Sie wieder ein',
  readsSpill: 'liest eine eingefrorene Tabelle mit # und zeigt #BEZUG!, bis Sie auftauen',
  willRestore: (count) => `${plural(count, 'Formel', 'Formeln')} wiederherstellen?`,
  willWrite: 'Diese Formeln werden geschrieben:',
  willRun: 'Diese Formeln werden auf einem verborgenen Blatt ausgeführt:',
  unmarked: (count) =>
    `${plural(count, 'davon haben nicht Sie auf diesem Computer eingefroren, oder sie wurde', 'davon haben nicht Sie auf diesem Computer eingefroren, oder sie wurden')} seither im Protokoll geändert. Sehen Sie sie an, bevor Sie weitermachen.`,
  refused: 'nicht ausgeführt: Die Formel tut mehr, als den Dienst zu fragen',
  restored: (count) => `${plural(count, 'Formel', 'Formeln')} wiederhergestellt.`,
  left: (count) =>
    `${plural(count, 'Formel ließ sich nicht wiederherstellen; sie bleibt', 'Formeln ließen sich nicht wiederherstellen; sie bleiben')} im Protokoll:`,
  reasons: {
    deleted: 'die Zelle wurde gelöscht',
    changed: 'die Zelle enthält jetzt etwas anderes',
    reshaped: 'Zeilen oder Spalten ihrer Tabelle wurden geändert',
    protected: 'das Blatt ist geschützt; heben Sie den Schutz auf und tauen Sie wieder auf',
    outside: 'die Formel tut mehr, als den Dienst zu fragen; sehen Sie sie im Protokoll an',
  },
  nothingFrozen: 'Nichts ist eingefroren.',
  broken: (count) => `${plural(count, 'Zelle zeigt', 'Zellen zeigen')} #NAME?`,
  brokenText:
    'Die Mappe wurde ohne KER geöffnet oder gespeichert, und Excel sucht seine Funktionen nicht noch einmal. Werden die Formeln neu eingegeben, ist das behoben; was sie sagen, bleibt.',
  repair: 'Reparieren…',
  willRepair: (count) => `${plural(count, 'Formel', 'Formeln')} neu eingeben?`,
  nothingBroken: 'Keine KER-Formel muss repariert werden.',
  repaired: (count) => `${plural(count, 'Formel', 'Formeln')} neu eingegeben.`,
  unrepaired: (count) => `${plural(count, 'Zelle bleibt, wie sie war', 'Zellen bleiben, wie sie waren')}:`,
  stillBroken: 'zeigt weiter #NAME?; suchen Sie in der Formel nach einem anderen Namen',
  unrepairedReasons: {
    protected: 'das Blatt ist geschützt; heben Sie den Schutz auf und reparieren Sie wieder',
    outside:
      'die Formel tut mehr, als den Dienst zu fragen; markieren Sie die Zelle und drücken Sie F2 und die Eingabetaste',
  },
  stopped: 'Angehalten.',
  endedEarly: (reason) => `Vorzeitig beendet: ${reason} Was hier steht, ist geschehen.`,
  refusals: {
    editing:
      'Eine Zelle wird gerade bearbeitet. Drücken Sie in ihr Enter oder Esc und versuchen Sie es wieder.',
    protected:
      'Das Blatt oder die Mappe ist geschützt oder nicht änderbar. Heben Sie den Schutz unter Überprüfen auf und versuchen Sie es wieder.',
    selection:
      'Es sind keine Zellen markiert. Markieren Sie Zellen statt eines Diagramms oder Bildes und versuchen Sie es wieder.',
    gone: 'Ein Blatt oder eine Tabelle verschwand, während sie gelesen wurde. Versuchen Sie es wieder.',
    merged: 'Verbundene Zellen sind im Weg. Heben Sie die Verbindung auf und versuchen Sie es wieder.',
    'too-large':
      'Excel hat eine Antwort wegen ihrer Größe abgelehnt. Versuchen Sie es mit weniger Zellen, etwa einer Auswahl.',
    interrupted: 'Excel wurde unterbrochen. Versuchen Sie es wieder, wenn es ruhig ist.',
  },
  failed: (action, reason) => `${action} ist fehlgeschlagen: ${reason}`,
  fromTo: (before, after) => `${before} → ${after}`,
  more: (count) => `und ${count} weitere`,
};
