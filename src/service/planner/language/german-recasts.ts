import type { Language } from './language';

/** Verbs whose first part stands at the end of a main clause, with the participle that says the same. */
const SEPARABLE = [
  ['trat|traten|tritt|treten', 'bei', 'beigetreten'],
  ['trat|traten|tritt|treten', 'aus', 'ausgetreten'],
  ['kaufte|kauften', 'auf', 'aufgekauft'],
  ['kaufte|kauften', 'zurück', 'zurückgekauft'],
  ['ging|gingen|geht|gehen', 'zurück', 'gesunken'],
  ['stieg|stiegen|steigt', 'an', 'gestiegen'],
  ['nahm|nahmen', 'zu', 'gestiegen'],
  ['nahm|nahmen', 'ab', 'gesunken'],
  ['setzte|setzten|setzt', 'um', 'umgesetzt'],
  ['gab|gaben|gibt', 'aus', 'ausgegeben'],
  ['führte|führten', 'ein', 'eingeführt'],
  ['schloss|schlossen', 'ab', 'abgeschlossen'],
  ['schüttete|schütteten', 'aus', 'ausgeschüttet'],
].map(([verb = '', part = '', participle = '']) => ({
  said: `^(.*?)(?<!\\p{L})(?:${verb}) (.+?) ${part}$`,
  as: `$1 hat $2 ${participle}`,
}));

const FED = '(?:die )?(?:us-)?(?:fed|notenbank|federal reserve|zentralbank)';
const RATES = '(?:(?:die|den|ihre|ihren) )?(?:leitzins(?:en|es)?|zins(?:en|satz|sätze)?|zielkorridor)';

/** German questions that are put in words of another question that asks the same: a year may stand behind the verb. */
export const GERMAN_RECASTS: Language['recasts'] = [
  ...[
    ['gesenkt|reduziert|gekürzt', 'senkte', 'fall'],
    ['erhöht|angehoben|hochgesetzt', 'erhöhte', 'rise'],
  ].flatMap(([done = '', did = '', as = '']) => [
    {
      said: `^wann (?:hat ${FED}|${did} ${FED}) (?:zuletzt |das letzte mal )?(?:${RATES} )?(?:zuletzt|das letzte mal)?(?: ?${RATES})? ?(?:${done})?$`,
      as: `when did fed funds upper bound last ${as}`,
    },
    {
      said: `^(?:wie oft|wie viele male) (?:hat ${FED}|${did} ${FED})(?: ${RATES})?((?: im jahr| in| seit)? ?(?:19|20)\\d\\d)?(?: ${RATES})?(?: (?:${done}))?$`,
      as: `how many times did fed funds upper bound ${as} in$1`,
    },
  ]),
  {
    said: '^wer (?:ist|sind) (?:der |die |aktuell |derzeit )*(ceo|cfo|chef|chefin|vorstandschef|vorstandsvorsitzender?|finanzchef|finanzvorstand) (?:von|bei|der|des) (.+?),? und (?:seit wann|ab wann|wie lange schon)(?: (?:ist|macht) (?:er|sie) (?:das|es|im amt))?$',
    as: '$1 von $2 seit wann',
  },
  {
    said: '^(?:wie ?viel|welchen) (?:prozent|anteil) (?:des|vom|seines|ihres|am) umsatz(?:es)? (?:gibt|gab|steckt|steckte|investiert|investierte|wendet|wendete) (.+?)((?: im jahre?)? (?:19|20)\\d\\d)? (?:für|in) (.+?)(?: aus| auf)?$',
    as: '$3 von $1$2 in Prozent des Umsatzes',
  },
  ...SEPARABLE,
  // What kind of two things is asked for says no more than the two.
  {
    said: '^welche[rs]? (?:firma|unternehmen|konzern|gesellschaft|bank|land|staat|(?:der|von) beiden|von den beiden) (.+?), ?(.+? oder .+)$',
    as: 'wer $1, $2',
  },
  {
    said: '^(welche (?:länder|staaten) sind|wer ist) (?:der|dem) (.+?) ((?:19|20)\\d\\d) (beigetreten)$',
    as: '$1 $3 der $2 $4',
  },
  {
    said: '^unter (?:welchem|welcher) (?:kürzel|symbol|ticker|tickersymbol|börsenkürzel|tickerkürzel) (?:wird|werden|ist|läuft|notiert) (.+?)(?: gehandelt| notiert| gelistet| geführt)?$',
    as: 'ticker von $1',
  },
  {
    said: '^wer war vor (?!dem\\b|der\\b|ihm\\b|ihr\\b)([^\\d]{3,60}?) (?:der |die )?(?:ceo|chef|vorstandschef) (?:von|bei) (.{2,60})$',
    as: 'who preceded $1 as ceo of $2',
  },
  {
    said: '^wer war (?:der |die )?(?:ceo|chef|vorstandschef) (?:von|bei) (.{2,60}?) vor (?!dem\\b|der\\b|ihm\\b|ihr\\b)([^\\d]{3,60})$',
    as: 'who preceded $2 as ceo of $1',
  },
  {
    said: '^(?:womit|mit was|mit welchem geld|in welcher währung|mit welcher währung) (?:zahlt|bezahlt|zahlen|bezahlen) (?:man|die leute|die menschen) (?:in|im|auf) (.+)$',
    as: 'welche Währung hat $1',
  },
  {
    said: '^(?:was|wie viel|wieviel) (?:hat|nahm) (.+?)((?: im jahre?)? (?:19|20)\\d\\d)? ?(?:eingenommen|ein|erlöst)$',
    as: 'Umsatz von $1$2',
  },
  {
    said: '^(?:was|wie viel|wieviel) (?:blieb|bleibt) (?:für )?(.+?)((?: im jahre?)? (?:19|20)\\d\\d)?(?: unterm strich| unter dem strich| nach steuern| am ende)?( übrig)?$',
    as: 'Gewinn von $1$2',
  },
  {
    said: '^(?:seit )?wie lange (ist|gehört|hat|sind) (.+?) (in|im|mitglied|zu|zur|zum) (.+)$',
    as: 'seit wann $1 $2 $3 $4',
  },
  {
    said: '^(?:in welchem jahr|wann) (?:überstieg|überschritt|übertraf) (?:der |die |das )?(.+?) (?:erstmals|zum ersten mal|das erste mal) (?:die marke von |die schwelle von )?(.+)$',
    as: 'wann lag der $1 erstmals über $2',
  },
  {
    said: '^(?:in welchem jahr|wann) (?:hatte|machte|erzielte) (.+?) (?:erstmals|zum ersten mal|das erste mal) (?:mehr als|über) (.+?) (umsatz|gewinn)$',
    as: 'wann lag der $3 von $1 erstmals über $2',
  },
  {
    said: '^(?:der |die |das )?(?:gemeinsame[rns]?|zusammengerechnete[rns]?|kombinierte[rns]?) (.+)$',
    as: 'Summe $1',
  },
  { said: '^wie alt (?:ist|sind) (?:die firma |das unternehmen )?(.+)$', as: 'wann wurde $1 gegründet' },
  {
    said: '^((?:welche[rsn]?|wer|wo|was)\\b[^\\d]*?\\s(?:hat|hatte|haben|hatten|war|waren|machte|machten|erzielte|erzielten))\\s+((?:im jahre? |in )?(?:19|20)\\d\\d)\\s+([^\\d]+)$',
    as: '$1 $3 $2',
  },
  {
    said: '(?:für das |im |das )?(?:am|zum|per) (\\d{1,2}\\. ?\\p{L}+ \\d{4}|\\d{1,2}\\.\\d{1,2}\\.\\d{4}) (?:beendete|endende|abgeschlossene|abgelaufene|zu ende gegangene)n? (Geschäftsjahr|Quartal)',
    as: 'für das $2 zum $1',
  },
  {
    said: '(Geschäftsjahr|Quartal),? das (?:am|zum|per) (\\d{1,2}\\. ?\\p{L}+ \\d{4}|\\d{1,2}\\.\\d{1,2}\\.\\d{4}) (?:endete|endet|abschloss|abgeschlossen wurde|zu ende ging)',
    as: '$1 zum $2',
  },
  {
    said: '^(?:hat|haben|nutzt|nutzen|verwendet|verwenden|benutzt) (.+?) (?:schon |bereits |inzwischen |jetzt )?(?:den|die) (Euro|Dollar|US-Dollar|Franken|Yen)(?: als (?:Währung|Landeswährung))?$',
    as: 'ist der $2 die Währung von $1',
  },
  {
    said: '^(?:welche|welches|welcher) (?:firma|unternehmen|konzern|gesellschaft) (?:hieß|hiess|nannte sich) (?:früher|vorher|ehemals|zuvor|einst|einmal|mal) (.+)$',
    as: 'was ist $1',
  },
  {
    said: '^wie viele (?:verlustjahre|jahre mit verlust) (?:hatte|hat|gab es bei|verzeichnete) (.+)$',
    as: 'in wie vielen jahren machte $1 verlust',
  },
  {
    said: '^(?:zahl|anzahl) der verlustjahre (?:von|bei) (.+)$',
    as: 'in wie vielen jahren machte $1 verlust',
  },
  // A negation that closes the sentence.
  {
    said: '^((?:welche|wie viele) .+?) (?:haben|hat|nutzen|verwenden|benutzen|führten|haben bisher|haben noch) (?:den|die|das) (.+?) (?:noch |bisher )?nicht(?: eingeführt| übernommen| als währung)?$',
    as: '$1 ohne $2',
  },
  {
    said: '^((?:welche|wie viele) .+?) (?:gehören|sind) (?:nicht|kein|keine|keine mitglieder|nicht mitglied|kein mitglied) (?:zur|zum|zu den|der|des|von|in der|im) (.+?)(?: an)?$',
    as: '$1 sind nicht in der $2',
  },
  // Where water runs and mountains stand.
  {
    said: '^(?:durch|in) welche[nr]? (?:länder|ländern|staaten|land|staat) (?:fließt|fliesst|fließen|strömt|verläuft|läuft|liegt|liegen|erstreckt sich|erstrecken sich|befindet sich|befinden sich) (?:der |die |das )?(.+)$',
    as: 'wo liegt $1',
  },
  {
    said: '^welche (?:länder|staaten) (?:durchfließt|durchfliesst|durchquert|durchströmt|berührt) (?:der |die |das )?(.+)$',
    as: 'wo liegt $1',
  },
  {
    said: '^(welche[rn]? (?:flüsse|fluss|ströme|strom|gewässer|bäche)) (?:fließen|fliesst|fließt|verlaufen|strömen) (?:durch|in) (.+)$',
    as: '$1 in $2',
  },
  // Where a law is printed, and who made it.
  {
    said: '^(?:wo|an welcher stelle) im (?:eu-)?amtsblatt (?:der eu |der europäischen union )?(?:steht|ist|findet sich|finde ich) (?:der |die |das )?(.+?)(?: \\(.+\\))?$',
    as: 'Fundstelle von $1',
  },
  { said: '^((?:amtsblatt-?)?fundstelle .+?) im (?:eu-)?amtsblatt(?: der eu)?$', as: '$1' },
  {
    said: '^(?:amtsblatt|amtsblattfundstelle|amtsblattstelle) (?:zur|zum|der|des|von|für) (.+)$',
    as: 'Fundstelle von $1',
  },
  {
    said: '^(?:von wem (?:stammt|kommt|ist|wurde)|wer (?:hat|verhängte|erließ)) (?:die |das )?((?:verordnung|richtlinie|beschluss) (?:\\(e[ug]\\) )?(?:nr\\.? ?)?\\d+/\\d+)( (?:zur|zum|über|betreffend|gegen|wegen) .+?)?(?: erlassen| verhängt| beschlossen| verabschiedet)?$',
    as: 'erlassende Stelle von $1',
    left: '$2',
    isFirst: true,
  },
  {
    said: '^wer (?:hat|erließ) (?:die|das) (.+?)(?: erlassen| beschlossen| verabschiedet)$',
    as: 'erlassendes Organ von $1',
    isFirst: true,
  },
  // Whose a code is.
  {
    said: '^(?:zu welche[rm] (?:firma|unternehmen|konzern|gesellschaft)|wem|welche[rms]? (?:firma|unternehmen|konzern|gesellschaft)) (?:gehört|hat|trägt|führt|ist) (?:der |die |das |den )?(lei|cik|ein|isin)(?:-code|-nummer| code| nummer)? ([\\dA-Z-]{5,20})$',
    as: 'was ist $1 $2',
    isFirst: true,
  },
  // What was raised in a round, by its month.
  // Who came last came on a day, which is told with him.
  {
    said: '^(?:wer|welche[rs]? (?:land|staat|nation)) (?:ist|trat) (?:als letzte[rs]?|zuletzt|als letztes land|am spätesten) (?:in )?(?:der|dem|die|das) (.+?) (?:beigetreten|bei)$',
    as: 'neuestes Mitglied der $1',
  },
  // By whom a rate was fixed, which is said to be left aside: on a day, of which the end of a month is one.
  {
    said: '^(?:(?:der |den )?(?:ezb|ecb)[- ]?)(?:referenz)?(?:kurs|fixing|wechselkurs|referenz)(?: von| für)? (.+?)(?: zum| am| per)? (?:ende|monatsende) (januar|märz|mai|juli|august|oktober|dezember) (20\\d\\d)$',
    as: 'Wechselkurs $1 am 31. $2 $3',
    left: 'EZB',
  },
  {
    said: '^(?:(?:der |den )?(?:ezb|ecb)[- ]?)(?:referenz)?(?:kurs|fixing|wechselkurs|referenz)(?: von| für)? (.+?)(?: zum| am| per)? (?:ende|monatsende) (april|juni|september|november) (20\\d\\d)$',
    as: 'Wechselkurs $1 am 30. $2 $3',
    left: 'EZB',
  },
  {
    said: '^(?:(?:der |den )?(?:ezb|ecb)[- ]?)(?:referenz)?(?:kurs|fixing|wechselkurs|referenz)(?: von| für)? (.+?)(?: zum| am| per)? (?:ende|monatsende) (februar) (20\\d\\d)$',
    as: 'Wechselkurs $1 am 28. $2 $3',
    left: 'EZB',
  },
  {
    said: '^(?:(?:der |den )?(?:ezb|ecb)[- ]?)(?:referenz)?(?:kurs|fixing|wechselkurs|referenz)(?: von| für)? (.+? (?:\\d{1,2}\\. ?\\p{L}+ 20\\d\\d|\\d{1,2}\\.\\d{1,2}\\.20\\d\\d))$',
    as: 'Wechselkurs $1',
    left: 'EZB',
  },
  // Until when somebody belonged to a union is when he left it.
  {
    said: '^bis wann (?:war|gehörte|waren|gehörten) (.+?) (?:in|im|zu|zur|zum|mitglied|ein mitglied|teil) (?:in |von )?(?:der |des |dem |den )?(.+?)(?: mitglied| an)?$',
    as: 'wann ist $1 aus der $2 ausgetreten',
    isFirst: true,
  },
  {
    said: '^(wann|in welchem jahr) (?:verließ|verliess|verließen|trat|traten) (.+?) (?:die|den|das|aus der|aus dem|aus den) (.+?)(?: aus)?$',
    as: '$1 ist $2 aus der $3 ausgetreten',
  },
  // A year may stand before what was won.
  {
    said: '^(we[rmn]|welche[rs]? \\p{L}+) (gewann|gewannen|bekam|bekamen|erhielt|erhielten|hat|haben) (?:im jahre? |in )?((?:19|20)\\d\\d) (?:den|die|das) (.+?)(?: gewonnen| bekommen| erhalten)?$',
    as: 'wer bekam den $4 im Jahr $3',
  },
  // What is said in one word: cities by their size, the euro by what it is told in.
  {
    said: '^(?:wie viele|wieviele) (?:millionenstädte|millionenstaedte) (?:hat|gibt es in|liegen in|haben) (?:der |die |das )?(.+)$',
    as: 'wie viele Städte mit über 1 Million Einwohnern in $1',
  },
  {
    said: '^(.*?)(?:deutsche[nr]? |deutschlands )?(?:millionenstadt)$',
    as: '$1Stadt mit über 1 Million Einwohnern',
  },
  {
    said: '^(?:wie (?:hoch )?(?:ist|war|stand|steht|lag) )?(?:der )?(?:eurokurs|euro-dollar-kurs|euro dollar kurs|dollarkurs)(?: des euro)?(?: in dollar)? ?(.*)$',
    as: 'Wechselkurs Euro Dollar $1',
  },
  {
    said: '^wie (?:hieß|hiess|hießen|nannte sich) (.+?) (?:früher|vorher|zuvor|ehemals|ursprünglich|davor|einst)(?: einmal| mal)?$',
    as: 'früherer Name von $1',
  },
  {
    said: '^(?:unter welchem namen|unter welchen namen) (?:war|firmierte|lief|kannte man|trat) (.+?) (?:früher|vorher|zuvor|ehemals|einst)(?: bekannt| auf)?$',
    as: 'früherer Name von $1',
  },
  // What is denied may stand behind what it is denied of.
  {
    said: '^welche (?:staaten|länder|nationen) (?:sind|entstanden|gingen|bildeten sich) aus (?:der |dem |den )?(?:ehemaligen |alten |früheren )?(.+?)(?: hervorgegangen| hervor| entstanden)?$',
    as: 'Nachfolgestaaten von $1',
  },
  {
    said: '^(?:in was|in welche (?:staaten|länder)) (?:zerfiel|teilte sich|zerbrach) (?:die |das |der )?(?:ehemalige |alte )?(.+?)(?: auf)?$',
    as: 'Nachfolgestaaten von $1',
  },
  {
    said: '^(?:wo im amtsblatt|in welchem amtsblatt|an welcher stelle im amtsblatt) (?:steht|stand|findet sich|ist|wurde|erschien) (?:die |das |der )?(.+?)(?: veröffentlicht| erschienen| abgedruckt| verkündet)?$',
    as: 'Fundstelle $1',
  },
  {
    said: '^(?:wo|in welchem blatt) (?:ist|wurde) (?:die |das |der )?(.+?) (?:veröffentlicht|abgedruckt|verkündet)(?: worden)?$',
    as: 'Fundstelle $1',
  },
  { said: 'Millionenst(?:adt|ädten?)(?!\\p{L})', as: 'Städte mit mehr als einer Million Einwohnern' },
  {
    said: ',? (?:die|den|das) (?:ihr|du) (?:führt|führst|kennt|kennst|habt|hast|im bestand habt|gespeichert habt)$',
    as: '',
  },
  { said: '(?<!\\p{L})(?:an |zu )?Weihnachten (\\d{4})', as: 'am 25. Dezember $1' },
  { said: '(?<!\\p{L})(?:an |zu )?Silvester (\\d{4})', as: 'am 31. Dezember $1' },
  { said: '(?<!\\p{L})(?:an |zu )?Neujahr (\\d{4})', as: 'am 1. Januar $1' },
  {
    said: '^(?:wann|an welchem tag) (?:endet|schließt|schliesst) (?:das )?geschäftsjahr (?:von|bei|der) (.+)$',
    as: 'Geschäftsjahresende von $1',
  },
  {
    said: '^geh(?:ö|oe)r(?:t|en) (.+?) (?:denn |auch |eigentlich )?(?:zum|zur|zu der|zu dem|zu den|zu) (.+)$',
    as: 'ist $1 mitglied von $2',
  },
  {
    said: '^geh(?:ö|oe)r(?:te|ten) (.+?) (?:denn |auch |eigentlich )?(?:zum|zur|zu der|zu dem|zu den|zu) (.+)$',
    as: 'war $1 mitglied von $2',
  },
  {
    said: '^(.+?) nach (.+?)(?:,| [–-])? (?:die )?top (\\d{1,3})$',
    as: 'top $3 $1 nach $2',
    isFirst: true,
  },
  {
    said: '^(wie viele|welche) (.+?) haben (den|die|das) (.+?) als (?:landes)?währung$',
    as: '$1 $2 verwenden $3 $4',
  },
  // Of places by a figure the first is asked for.
  {
    said: '^(?:wo|in welchem land)((?: in \\p{L}+)?) (?:ist|war) (?:die |der |das )?(.+?)((?: im jahr| in)? (?:19|20)\\d\\d)? am (höchst|niedrigst|größt|kleinst|stärkst|schwächst)en((?: im jahr| in)? (?:19|20)\\d\\d)?$',
    as: 'welches Land$1 hat die $4e $2$3$5',
  },
];
