import type { Language } from './language';

const BESIDES =
  '|nur|bloß|mal|doch|gern|gerne|eigentlich|einfach|kurz|auch|nur mal|mal kurz|nur kurz|schnell|mal schnell|unbedingt|dringend|immer';
const TO_LEARN =
  'wissen|fragen|erfahren|herausfinden|rausfinden|nachfragen|prüfen|nachsehen|nachschauen|hören|sehen';
const POSSESSOR = 'mein|meine|unser|unsere|der|die|ein|eine|einer meiner|eine meiner|dein|euer';
const PERSON =
  'chef|chefin|vorgesetzter|vorgesetzte|kunde|kundin|kunden|mandant|mandantin|kollege|kollegin|kollegen|freund|freundin|mann|frau|sohn|tochter|vater|mutter|bruder|schwester|team|vorstand|aufsichtsrat|lehrer|lehrerin|professor|professorin|abteilung|gruppe|investor|investoren|praktikant|praktikantin|partner|partnerin|redaktion|kunde von mir|freund von mir|kollege von mir|nachbar|nachbarin|direktor|leitung|geschäftsführung';
const ASKS =
  'fragt|fragen|fragte|fragten|hat gefragt|haben gefragt|will|will wissen|wollen wissen|wollte wissen|wollten wissen|möchte wissen|möchten wissen|möchte gern wissen|möchte gerne wissen|würde gern wissen|würde gerne wissen|interessiert';
const ME = '|mich|uns|gerade|immer|ständig|eben|heute|nach';
const QUICK =
  '|kurze|kleine|schnelle|einfache|blöde|dumme|doofe|letzte|nächste|andere|weitere|allgemeine|wichtige|dringende|simple|ganz kurze|neue';
const REPORT =
  'geschäftsbericht|jahresbericht|jahresabschluss|10-k|10-q|bilanz|abschluss|konzernabschluss|quartalsbericht|bericht|berichten|unterlagen|pflichtmitteilungen|geschäftsberichten|einreichungen|börsenunterlagen|sec';
const DATA =
  'daten|unterlagen|datensatz|datenbank|angaben|informationen|zahlen|quellen|kenntnis|wissen|wissensstand|kenntnissen';
const YOUR =
  'deinen|deiner|deinem|ihren|ihrer|ihrem|euren|eurer|eurem|den|der|dem|vorliegenden|verfügbaren|aktuellen|offiziellen';

/** What stands around German questions, and says nothing of what is asked. */
export const GERMAN_EDGES: Language['edges'] = {
  opening: [
    [
      'ich|wir',
      'wollte|wollten|möchte|möchten|will|wollen|würde|würden|muss|müssen|müsste|hätte gern|soll|sollte',
      BESIDES,
      BESIDES,
      TO_LEARN,
    ],
    ['ich wüsste|wir wüssten', '|gern|gerne|mal gern|zu gern|auch gern'],
    [
      'mich|uns',
      'interessiert|würde interessieren|würde mal interessieren|würde noch interessieren|würde auch interessieren|interessiert nur|interessiert auch|interessiert noch|interessiert mal',
      '|nur|brennend',
    ],
    ['es würde|mich würde', 'mich|uns|mal', 'interessieren'],
    [
      'sag|sagt|sage|verrat|verrate|nenn|nenne|erklär|erkläre|erzähl|erzähle',
      'mir|uns|an|schon|doch',
      '|bitte|mal|doch|doch mal|mal bitte|bitte mal|kurz|schnell|doch bitte',
      '|kurz|schnell',
    ],
    ['sag mal|sagt mal|sagen sie mal|sagen sie|sagen sie mir|sagen sie mir bitte|sagen sie mir mal'],
    [
      'weißt|weisst|wisst|wissen|weiß',
      'du|ihr|sie|jemand|irgendwer|irgendjemand|einer|man',
      '|zufällig|vielleicht|eigentlich|noch|etwa|auch|bitte|hier',
    ],
    [
      '|hast du|habt ihr|haben sie|gibt es',
      'eine|irgendeine|ne|zufällig eine|vielleicht eine|einen|keine',
      'ahnung|idee|schimmer|vorstellung',
    ],
    ['ich hab|ich habe|hab', 'keine', 'ahnung|idee'],
    [
      'kannst|können|könntest|könnten|würdest|würden|könnt|kann',
      'du|sie|ihr|mir|man|jemand|mir jemand',
      '|mir|uns',
      '|bitte|mal|bitte mal|vielleicht|kurz|mal kurz|bitte kurz|schnell|mal schnell|eventuell|vielleicht mal|zufällig|noch|auch',
      'sagen|verraten|mitteilen|helfen|weiterhelfen|nachsehen|nachschauen|heraussuchen|raussuchen|erklären',
    ],
    ['bitte', 'sag mir|sagen sie mir|nenne mir|nenn mir|verrate mir|sag|schau nach|nachsehen|prüfen'],
    [
      '|nur|nur mal|noch|ganz|mal|mal eine|und noch|und|ich habe|ich hab|ich hätte|hätte|hätte da|ich hätte da|ich habe da|hab|wir haben|ich habe noch|ich hätte noch',
      '|eine|ne|noch eine|noch ne|nur eine|mal eine|da eine|da mal eine',
      QUICK,
      'frage|bitte',
      '|an dich|an sie|dazu|noch|nebenbei',
    ],
    ['die|meine|unsere|seine|ihre', QUICK, 'frage', 'ist|lautet|wäre'],
    [
      'kurz|ganz kurz|nur kurz|mal kurz|schnell|mal schnell|nur schnell|bitte kurz|bitte schnell|kurz gefragt|kurz nachgefragt|nebenbei|nebenbei gefragt|am rande|übrigens|apropos|jedenfalls|wie auch immer|ehrlich gesagt|ehrlich|mal ehrlich|im ernst|offen gesagt|aus neugier|nur aus neugier|aus reiner neugier|aus interesse|nur aus interesse|rein interessehalber|interessehalber|der vollständigkeit halber|der ordnung halber|zur sicherheit|sicherheitshalber|zur kontrolle|zur info|zur erinnerung|zum vergleich|zum verständnis|fürs protokoll|für mich|für mein verständnis|für die akten|außerdem|zudem|ferner|des weiteren|darüber hinaus|zunächst|als erstes|erstens|zweitens|drittens|zuletzt|abschließend|zum schluss|noch etwas|noch was|eine sache noch|eins noch|dringend|ganz dringend|eilt|wichtig|hilfe',
    ],
    ['|ich|ich hab|ich habe|wir haben', 'vergessen', '|leider|gerade'],
    [
      'ich|wir',
      'hab|habe|haben|weiß|wissen|frage|frag|fragen',
      '|leider|gerade|mich|uns|es',
      'vergessen|nicht|nicht mehr|nicht genau|nicht sicher|gerade|schon länger|immer wieder|immer',
    ],
    [
      'ich frage mich|ich frag mich|wir fragen uns|man fragt sich|es fragt sich|da fragt man sich|ich frage mich gerade|ich überlege|ich überlege gerade|ich rätsele',
    ],
    ['mir fällt|mir ist', '|gerade|leider|partout', 'nicht ein|nicht mehr ein|entfallen'],
    ['darf|dürfte|kann|könnte', 'ich', BESIDES, 'fragen|wissen|erfahren'],
    [
      'wenn|falls',
      'ich fragen darf|sie erlauben|du erlaubst|möglich|du zeit hast|du weißt|du es weißt|sie es wissen|bekannt',
    ],
    [
      'entschuldigung|entschuldige|entschuldigen sie|entschuldigt|sorry|verzeihung|verzeihen sie|pardon|tut mir leid',
      '|die störung|die frage|für die störung|für die frage',
      '|aber',
    ],
    [POSSESSOR, PERSON, ASKS, ME],
    [POSSESSOR, PERSON, 'hat|haben', '|mich|uns', '|gerade|eben|heute', 'gefragt'],
    [
      'jemand|man|einer|eine|alle|viele|die leute|manche',
      'hat mich|hat uns|fragt|fragen|haben mich|will',
      '|mich|uns|wissen',
      '|gefragt|ständig|immer|gerade',
    ],
    [
      'ich wurde|ich werde|ich bin|wir wurden|wir werden',
      '|gerade|heute|oft|immer wieder|neulich',
      'gefragt|gefragt worden',
    ],
    ['soweit|soviel', 'du|sie|ihr|ich|man', 'weißt|wissen|wisst|weiß|sehen kannst|erkennen kann'],
    ['deines|ihres|eures|meines', 'wissens'],
    ['laut|gemäß|nach|ausweislich|aus', `|${YOUR}`, DATA],
    ['laut|gemäß|nach|ausweislich', '|dem|den|seinem|ihrem|deren|dessen', REPORT],
    [
      'schau|schaue|sieh|guck|gucke|schauen sie|sehen sie|check|such|suche',
      '|bitte|mal|doch|bitte mal|mal bitte|doch mal',
      'nach|mal|raus|heraus|bitte',
    ],
    ['hilf|helfen sie|helft|hilft', 'mir|uns', '|mal|bitte|bitte mal|kurz|weiter'],
    [
      'ich|wir',
      'brauche|brauch|brauchen|bräuchte|bräuchten',
      '|mal|kurz|dringend|deine|ihre|eure',
      'hilfe',
      '|von dir',
    ],
    ['btw|fyi|afaik|imho'],
  ],
  interjections:
    'hallo|hallo zusammen|hallo team|hallo ihr|hi|hi zusammen|hey|hej|moin|moin moin|servus|grüezi|grüß gott|grüß dich|guten tag|guten morgen|guten abend|tag|morgen|tach|mahlzeit|liebes team|liebe kollegen|liebe kolleginnen und kollegen|lieber kollege|liebe kollegin|sehr geehrte damen und herren|sehr geehrtes team|also|so|nun|nun ja|na|na ja|naja|na gut|na dann|tja|ach|ach ja|ach so|ah|aha|oh|ähm|äh|öhm|hm|hmm|okay|ok|gut|schön|super|prima|toll|danke|alles klar|verstanden|genau|klar|ja|nein|nee|doch|wow|puh|uff|mensch|leute|jungs|freunde|kollege|computer|siri|alexa|du|bitte|sag|hör mal|pass auf|achtung|warte|moment|moment mal|eine sekunde|stopp',
  turns: 'und|aber|dann|als nächstes|erst|zuerst|nächste|frage|aufgabe|thema|betreff|test|nochmal|noch mal',
  askers:
    'was|wer|wen|wem|wessen|wie|wieviel|wo|wohin|woher|wann|warum|welche|welcher|welches|welchen|welchem|in welchem|in welcher|seit wann|ist|sind|war|waren|hat|haben|hatte|gibt|nenne|nenn|zeige|zeig|liste|kannst|können|könntest|könnten|bitte|stimmt|gehört|vergleiche',
  starters: 'der|die|das|ich|mit',
  shouted: 'asap|btw|fyi|danke|bitte|mfg|lg|vg',
  closing: [
    ['bitte', '|schnell|kurz|danke|dringend|rasch|zügig|gleich|sofort'],
    [
      '|schon mal|schonmal|vorab|herzlichen|vielen|besten|tausend|lieben',
      'dank|danke',
      '|dir|ihnen|euch|schön|sehr|im voraus|schon mal|vorab|für die hilfe|für deine hilfe|und gruß|und grüße',
    ],
    ['mit freundlichen|viele|beste|liebe|schöne|herzliche|freundliche', 'grüßen|grüße|grüssen|grüsse|gruß'],
    ['gruß|grüße|mfg|merci|thx|thanks|pls|asap|btw|lol'],
    ['weißt|weisst|wisst|wissen', 'du|ihr|sie', '|das|es', '|zufällig|vielleicht|noch'],
    [
      'wenn|falls|sofern|soweit',
      'du|sie|ihr|das|es|',
      '|das|es',
      'weißt|wisst|wissen|bekannt|möglich|vorhanden|bekannt ist|möglich ist|geht|hast|haben|sagen kannst|vorliegt',
    ],
    [
      'wenn ich fragen darf|wenn man fragen darf|darf ich fragen|frage ich mich|frag ich mich|möchte ich wissen|will ich wissen|würde ich gern wissen|würde ich gerne wissen|wüsste ich gern|wüsste ich gerne|interessiert mich|würde mich interessieren',
    ],
    ['soweit|soviel', 'du|sie|ihr|ich|man', 'weißt|wissen|wisst|weiß|sehen kannst'],
    [
      'kannst|können|könntest|könnten',
      'du|sie|ihr',
      '|mir|uns',
      '|das|es',
      '|bitte|vielleicht|kurz',
      'sagen|nachsehen|nachschauen|helfen|prüfen',
    ],
    ['hast|habt|haben', 'du|ihr|sie', 'das|die zahl|den wert|eine ahnung|ne ahnung'],
    ['keine ahnung|weiß ich nicht|weiß nicht|vergessen|ich habe es vergessen|ich hab es vergessen'],
    [
      'grob gesagt|grob|grob geschätzt|in etwa|ungefähr|circa|etwa|rund|exakt|genau|ganz genau|um genau zu sein|pi mal daumen|über den daumen|gerundet|so ungefähr|so in etwa',
    ],
    [
      'nochmal|noch mal|noch einmal|nochmals|wieder|nochmal bitte|eigentlich|denn|denn eigentlich|denn so|denn nun|nun|mal|gleich nochmal|gleich noch mal|überhaupt',
    ],
    [
      'in aller kürze|in einem satz|in einer zahl|kurz|kurz und knapp|in worten|in zahlen|ausgeschrieben|im ganzen|im großen und ganzen|alles in allem|unterm strich gesagt',
    ],
    ['|bitte', '|nur|bloß|mit|als', '|die|eine|der|einer', 'zahl', '|bitte|nennen|reicht|genügt'],
    [
      '|bitte|und bitte',
      'mit|samt|inklusive|inkl',
      '|der|einer',
      'quelle|quellenangabe|quellen|beleg|fundstelle',
      '|bitte',
    ],
    ['quelle|quellenangabe', '|bitte|angeben|nennen|dazu'],
    [
      'für|vor|in',
      'die|das|den|der|meine|mein|meinen|unsere|unser|morgen|heute|ein|eine|einen',
      '|morgige|nächste|heutige',
      'sitzung|meeting|besprechung|präsentation|vortrag|termin|schule|arbeit|prüfung|referat|vorstandssitzung|konferenz',
      '|morgen|heute|nächste woche',
    ],
    ['für mich|für uns|für einen freund|für die akten|für mein verständnis'],
    [
      'ich|wir',
      'brauche|brauch|brauchen|bräuchte',
      'das|es|die zahl',
      '|dringend|schnell|sofort|heute|für morgen|noch heute',
    ],
    [POSSESSOR, PERSON, ASKS, ME],
    ['|nur|rein|aus|aus reiner', 'interessehalber|aus neugier|aus interesse|neugier|interesse'],
    ['sorry|entschuldigung|entschuldige|tut mir leid', '|für die frage|für die störung|für die dumme frage'],
    ['mehr|sonst|weiter', 'nicht|nichts', '|bitte'],
    ['das|mehr', "war's|wars|war es|ist alles|wäre alles|brauche ich nicht"],
    ['laut|gemäß|nach|aus|ausweislich', '|dem|den|seinem|ihrem|deren|dessen|letztem', REPORT],
    ['laut|gemäß|nach|aus|in', YOUR, DATA],
    ['dringend|eilt|eilig|es eilt|ist dringend|es ist dringend|sehr dringend|wichtig'],
  ],
  behind:
    'ok|okay|sag|sag mal|sag schon|nun sag|na|na los|los|also|schnell|hilfe|quelle|danke|bitte|leute|kollege|kollegen|chef|mensch|du|sorry|jetzt|heute|so|und so|oder so|oder was|nur zahl|zahl|egal wie|genau|ungefähr|merci|ciao|tschüss|bis dann',
};
