import type { Language } from './language';

const OWNER =
  'eine|einen|ein|einer|einem|meine|meinen|mein|meiner|meinem|unsere|unseren|unser|unserer|unserem|die|den|das|der|dem|diese|diesen|dieses|dieser|diesem|seine|ihre';
const TRAIT = '|kurze|kurzen|kurzes|kleine|kleinen|neue|neuen|nächste|nächsten|interne|internen';
const DOCUMENT =
  'folie|folien|monatsbericht|wochenbericht|jahresbericht|quartalsbericht|lagebericht|präsentation|vortrag|bericht|notiz|vermerk|newsletter|hausarbeit|hausaufgabe|seminararbeit|bachelorarbeit|masterarbeit|abschlussarbeit|tabelle|excel tabelle|artikel|rundschreiben|dokument|handout|exposé|quiz|fußnote|anhang|e mail|mail|aufstellung|steckbrief|übersicht|diagramm|grafik|unterlage|unterlagen|referat|aufsatz|blogbeitrag|dashboard|arbeitsblatt|modell|bewertung|analyse|projekt|studie|recherche|vorlesung|rede|buch|thesenpapier|facharbeit|akten|verständnis';
const PERSON = 'chef|chefin|kunden|kundin|kollegen|kollegin|lehrer|professor|team|freund|freundin|mandanten';
const VERB =
  'sagen|nennen|geben|zeigen|heraussuchen|raussuchen|schicken|mitteilen|verraten|auflisten|angeben|liefern';

/** Phrases around German questions. */
export const GERMAN_WRAPPINGS: Language['wrappings'] = {
  adverbs:
    'schon|bereits|eigentlich|übrigens|denn|wohl|bloß|halt|eben|doch|nun|offiziell|tatsächlich|wirklich|ungefähr|circa|exakt|überhaupt|grob|ehrlich|nochmal|nämlich|jedenfalls|offenbar|anscheinend|angeblich|vermutlich|wahrscheinlich|sicherlich|natürlich|normalerweise|üblicherweise|typischerweise|letztlich|letztendlich|bekanntlich|interessanterweise|freilich|allerdings|bitteschön|konkret|formal|rechtlich|juristisch|streng genommen',
  nothing: [
    ['ja oder nein|ja / nein|j / n'],
    ['mit', '|den|genauen|exakten', 'zahl|zahlen|werten|beträgen'],
    ['für|in|auf', OWNER, TRAIT, DOCUMENT],
    ['für', 'meinen|meine|unseren|unsere|einen|eine|den|die', PERSON],
    [
      'nur|bloß|lediglich',
      '|bitte',
      'die|eine|der|den',
      'zahl|zahlen|antwort|wert|betrag|name|namen|kurze antwort|nackte zahl',
      '|bitte|reicht|genügt',
    ],
    ['die|eine', 'zahl|kurze antwort|antwort', '|allein', 'reicht|genügt|reicht mir|genügt mir'],
    [
      'als|in',
      'tabelle|einer tabelle|liste|einer liste|tabellenform|listenform|stichpunkte|stichpunkten|stichworten|csv|einem satz|einem wort|einer zeile',
      '|bitte',
    ],
    [
      'ohne|keine|bitte ohne',
      '|weitere|lange',
      'erklärung|erklärungen|erläuterung|erläuterungen|details|kommentar|text',
    ],
    [
      'kurz und knapp|kurze antwort|kurze antwort bitte|bitte kurz|kurz bitte|in kürze|gerundet reicht|grob reicht',
    ],
    [
      'von|aus|unter|in',
      'allem|allen|allen daten|den daten',
      'was|die',
      'du|ihr|sie',
      'hast|habt|haben|kennst|kennen|kennt',
    ],
    [
      'in|aus|nach|laut',
      '|all',
      'deinen|deiner|ihren|ihrer|euren|eurer|diesen|diesem|deinem|ihrem',
      '|ganzen|gesamten',
      'daten|datensatz|datenbank|unterlagen|datenbestand|beständen',
    ],
    [
      'falls|wenn|sofern|soweit',
      '',
      'vorhanden|möglich|bekannt|verfügbar|du das hast|du es hast|sie das haben|sie es haben|du das weißt|sie das wissen',
    ],
    ['die|welche', 'ihr|du|sie', 'führt|führst|führen|habt|kennt|kennst|kennen'],
    ['habt|hast|kennt|kennst|führt|führst', 'ihr|du'],
    ['im|in eurem|in deinem|in ihrem|in diesem|aus dem', 'bestand|datenbestand|datensatz'],
    [
      'danke|vielen dank|besten dank|herzlichen dank|dankeschön',
      'im voraus|schon mal|schon jetzt|vorab|dir|ihnen',
    ],
    [
      'das wäre nett|das wäre toll|wäre nett|wäre super|wäre toll|eilt nicht|kurze frage|eine kurze frage|mal eine frage|nur eine frage',
    ],
    [
      '|nur|bloß|rein',
      'zur sicherheit|sicherheitshalber|zur kontrolle|aus neugier|aus reiner neugier|aus interesse|aus reinem interesse|interessehalber|der vollständigkeit halber|zum vergleich|zur info|zur einordnung',
    ],
    [
      'grob gesagt|grob geschätzt|ganz grob|so ungefähr|aus dem kopf|aus dem stegreif|auf die schnelle|wenn ich mich nicht irre|wenn ich mich recht erinnere|wenn ich fragen darf|falls ich fragen darf|soweit du weißt|soweit sie wissen|soweit bekannt|genau genommen|um genau zu sein|hilf mir mal|nur so eine frage|nächste frage|andere frage|sag mal|sagen sie mal|noch einmal|ich glaube|ich denke|ich meine',
    ],
  ],
  asking: [
    [
      'ich',
      'wüsste gern|wüsste gerne|würde gern wissen|würde gerne wissen|hätte gern|hätte gerne|möchte wissen|möchte gern wissen|will wissen|frage mich',
    ],
    ['weißt du|wissen sie|wisst ihr', 'zufällig|vielleicht|eventuell|auswendig'],
    ['mich|uns', 'würde interessieren|interessiert|interessieren'],
    [
      'kannst|könntest|kann|könnte',
      'du|man',
      'mir|uns|',
      'bitte|mal|kurz|bitte mal|mal kurz|bitte kurz|schnell|vielleicht|',
      VERB,
    ],
    [
      'können|könnten',
      'sie',
      'mir|uns|',
      'bitte|mal|kurz|bitte mal|mal kurz|bitte kurz|schnell|vielleicht|',
      VERB,
    ],
    [
      'ich|wir',
      'brauche|brauchen|benötige|benötigen|suche|suchen|bräuchte|bräuchten|möchte|möchten|will',
      'nur|bitte|kurz|mal|noch|',
    ],
  ],
  ask: 'zeige',
  behind: 'tabelle|als tabelle|liste|als liste|bitte|danke|tabelle bitte|liste bitte',
};
