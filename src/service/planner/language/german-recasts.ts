import type { Language } from './language';

/** German questions that are put in words of another question that asks the same: a year may stand behind the verb. */
export const GERMAN_RECASTS: Language['recasts'] = [
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
    said: '^(welche[rsn]? .+?) (haben|nutzen|verwenden|benutzen|führen) (den|die|das) (.+?) (?:noch )?nicht$',
    as: '$1 haben nicht $3 $4',
  },
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
    said: '^durch welche (?:länder|staaten) (?:fließt|fliesst|läuft|verläuft|strömt) (?:der |die )?(.+)$',
    as: 'Länder an $1',
  },
  {
    said: '^(?:wann|an welchem tag) (?:endet|schließt|schliesst) (?:das )?geschäftsjahr (?:von|bei|der) (.+)$',
    as: 'Geschäftsjahresende von $1',
  },
];
