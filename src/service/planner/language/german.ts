import { crossed } from './crossed';
import type { Language } from './language';
import { GERMAN_RECASTS } from './german-recasts';
import { GERMAN_EDGES } from './german-edges';
import { GERMAN_WRAPPINGS } from './german-wrappings';

/** What says of a figure or a quarter that it is the newest, in each form that an adjective takes. */
const NEWEST = ['neueste', 'neuste', 'jüngste', 'letzte', 'aktuellste', 'allerneueste', 'allerletzte']
  .flatMap((form) => ['', 'r', 's', 'n', 'm'].map((ending) => form + ending))
  .join('|');

/** What is current is the newest where there are several of it. */
const CURRENT = 'aktuelle|aktueller|aktuelles|aktuellen|aktuellem';

/** German. The names of countries, currencies and languages come from CLDR. */
export const GERMAN: Language = {
  tag: 'de',
  light: {
    newest: `${NEWEST}|zuletzt`,
    ever: 'jemals|je|schon einmal|schon mal|irgendwann|schon je',
    against: 'versus|vs|gegen|gegenüber|im vergleich zu|verglichen mit',
    of: 'seitens|von der|von dem|von den|vom unternehmen|von der firma|beim unternehmen|bei der firma|von|vom|der|des',
    in: 'während|in mrd|in mio|in milliarden|in millionen|umgerechnet in|aus|aber in|aber in der|sondern in|jedoch in|in|im|innerhalb',
    for: 'für|über',
    on: 'auf|an|am|gegen',
    at: 'bei|beim',
    from: 'von|vom|ab',
    to: 'zu|zum|zur|bis|nach|gegenüber|bis zum jahr',
    by: 'nach|durch|gemessen an|sortiert nach|geordnet nach|am',
    with: 'mit mehr|mit über|mit weniger|wo|in denen|bei denen|in welchen|mit dem|mit der|mit den|mit|die|mit einem|mit einer',
    per: 'per|für jeden einzelnen|pro|je|in jedem|in jeder|für jedes|für jeden|für jede',
    between: 'unter|unter den|aus|zwischen|von',
    outside:
      'aber nicht in|jedoch nicht in|aber nicht im|nicht in|außerhalb der|jenseits von|ausserhalb von|ausserhalb der|außerhalb|ausserhalb|außerhalb von',
    be: 'gilt|gelten|galt|galten|nennt sich|nennt man|kam|kamen|stand|standen|lauten|lautete|belief sich auf|beläuft sich auf|beliefen sich auf|machte aus|betragen hat|war gewesen|gewesen|ist|sind|war|waren|wird|werden|wurde|wurden|sei|beträgt|betrug|betragen|liegt|lag|liegen|gibt es|gab es|lautet|heißt|heisst|heißen',
    do: 'konnten|konnte|könnten|bekommt man|bekomme ich|kriegt man|erhält man|bekommt man für|bekam man|bekam man für|erhielt man|tut|tun',
    have: 'eingereicht|reichte|reichte ein|veröffentlicht|eingereicht bei der sec|gezahlt|ausgezahlt|ausgeschüttet|machte|machten|macht|machen|gemacht|erzielte|erzielten|erzielt|erzielen|erwirtschaftete|erwirtschafteten|erwirtschaftet|erwirtschaften|verbuchte|verbuchten|verbucht|verzeichnete|verzeichneten|verzeichnet|meldete|meldeten|gemeldet|meldet|auswies|wies|wiesen|ausgewiesen|weist aus|schrieb|schrieben|geschrieben|schreibt|hielt|hielten|besaßen|besitzt|verfügte über|verfügt über|verfügen über|einnahm|nahm ein|nahm|einnahmen erzielte|kassierte|kassierten|zählt|zählte|zählten|zählen|aufweist|aufweisen|vorweist|kostete|kosteten|kostet|kosten|gekostet|brachte|generierte|generiert|hat|haben|hatte|hatten|besaß|gehabt|fuhr|einfuhr',
    the: 'im jahr|unterm strich|unter dem strich|kaufkraftbereinigt|zu kaufkraftparitäten|in kaufkraftparitäten|in kaufkraftparität|nach kaufkraftparität|nach kaufkraft|um|bücher|die bücher|bilanz|die bilanz|seine bücher|davon|darin|data|daten|bitte auflisten|auflisten|auflisten bitte|aufzählen|sortieren|ordnen|anzeigen|zeigen|nennen|angeben|mitteilen|sagen|heraussuchen|ausgeben|ermitteln|berechnen|ihn|ihm|uns|mir bitte|gerne|gern|eigentlich|eben|doch|wohl|nun|also|hallo|guten tag|guten morgen|moin|servus|hi|hey|danke|vielen dank|danke schön|dankeschön|danke im voraus|vielen dank im voraus|mfg|viele grüße|besten dank|kurz|kurze frage|mal kurz|vorhanden|bekannt|so ungefähr|circa|ca|überhaupt|zur zeit|im moment|aktuellen stand|aktuell gültige|derzeitig|heutige|heutigen|heutiger|heutzutage|gerade|jemals|bisher|je gemeldeten|der firma|die firma|das unternehmen|des unternehmens|dem unternehmen|der konzern|des konzerns|konzern|der sorte|sorte|ein barrel|barrel|fass|ein fass|pro barrel|je barrel|eine unze|unze|pro unze|je unze|feinunze|eine feinunze|tonne|der kurs von|letztes geschäftsjahr|im letzten geschäftsjahr|letzten geschäftsjahr|letzte geschäftsjahr|letzten geschäftsjahres|vergangenen geschäftsjahr|im vergangenen geschäftsjahr|zum ende|eigene|eigenen|der name|den namen|wert|stand|höhe|die höhe|der wert|wie viel geld|geld|dollar wert|in dollar|in us dollar|rein|tatsächlich|wirklich|genauer gesagt|insgesamt so|in deinen daten|in den daten|der|die|das|den|dem|ein|eine|einen|einem|einer|eines|sein|seine|seinen|seiner|ihr|ihre|ihren|ihrer|alle|aller|allen|jede|jedes|bitte|mal|denn|aktuell|aktuelle|aktuellen|aktueller|derzeit|derzeitige|derzeitigen|heute|jetzt|momentan|gegenwärtig|es|mir|man|welt|der welt|weltweit|insgesamt namens|genau|etwa|ungefähr|rund|und zwar|gibt|offiziell|offizielle|jeweils|hoch|viel|jährliche|jährlicher|gesamte|gesamter|auch|unternehmen namens|dort|damals|noch|so|name|namen|sich|sitz davon|gesucht|gefragt|gewünscht|benötigt|umrechnen|umgerechnet|konvertieren|in mrd|in milliarden|in millionen|in mio|in mrd dollar|in mrd us dollar|in milliarden dollar|in milliarden us dollar|in millionen dollar|in mio usd|in mrd usd|wenn überhaupt|kurzfristig|verwässert|in billionen dollar|in billionen us dollar|in mio dollar|und um wie viel',
    that: 'die|welche|welcher|welches|der|das|deren|denen',
    and: 'bzw|beziehungsweise|aber|verglichen mit|im vergleich zu|gegenüber|versus|vs|gegen|im vergleich mit|plus|neben|sowie von|als auch|wie auch|und|sowie|sowie auch',
    or: 'oder|beziehungsweise',
    not: 'aber nicht|jedoch nicht|nicht aber|ausgenommen|abgesehen von|mit ausnahme von|ohne die|ohne den|keinerlei|niemals|nie|statt|anstatt|nicht die|nicht in|nicht im|nicht|kein|keine|keinen|keiner|ohne|außer|ausser',
    than: 'wie|als|im vergleich zu|verglichen mit',
    before: 'vor|vor dem jahr',
    after: 'erst nach|erst ab|nach',
    since: 'ab|ab dem jahr|seit anfang|angefangen mit|beginnend mit|seit|seit dem jahr',
    until: 'bis',
    whose: 'deren|dessen',
    order: 'vor oder nach|nach oder vor|früher oder später als|früher als|später als|eher als',
    onset:
      'wurde|wurden|wird|werden|geworden|rutschte|rutschten|gerutscht|drehte|drehten|gedreht|fiel|gefallen|kippte|gekippt',
    firstTime:
      'das erste jahr in dem|erstes jahr in dem|das erste jahr|erstes jahr|zum ersten mal|erstmals|das erste mal|zum erstenmal|erstmalig|zuerst',
    lastTime:
      'das letzte jahr in dem|letztes jahr in dem|zuletzt|zum letzten mal|das letzte mal|letztmals|letztmalig|das letzte mal dass',
  },
  asks: {
    what: 'was ist|was war|was sind|was ist mit|was bedeutet|wofür steht|was heißt|welch|was für eine|was für ein|was für|was genau|was genau ist|wie nennt man|was|wie lautet|wie heißt|wie heisst|welche|welcher|welches|welchen|welchem',
    how: 'wie|wie hoch|wie groß|wie gross|wie lang|wie stark',
    who: 'welche person|welche leute|wer genau|wer ist|wer war|wer sind|wer waren|wer|wen|für wen',
    whose:
      'wem|zu wem|zu welchem konzern|zu welcher firma|zu welcher gruppe|welchem unternehmen|zu welchem unternehmen',
    where: 'wohin|an welchem ort|in welcher stadt|in welchem ort|wo genau|an welcher stelle|wo|woher',
    when: 'welches quartal|welcher monat|welchem monat|welchem quartal|in welchem geschäftsjahr|welches jahr|in welchem monat|an welchem tag|an welchem datum|zu welchem datum|ab wann|wann genau|wann ist|wann war|seit welchem jahr|bis wann|wann|in welchem jahr|seit wann|in welchen jahren|welche jahre|in welchen monaten|welche monate|in welchem quartal',
    'how many':
      'wie viele verschiedene|die zahl der|die zahl|zahl|wieviel|die anzahl der|die menge der|menge|wie viele gibt es|aus wie vielen|aus wievielen|in wie vielen|bei wie vielen|wieviele verschiedene|wie hoch ist die zahl der|wie hoch ist die anzahl der|wie viele|wieviele|anzahl|die anzahl|anzahl der|zahl der|anzahl von',
    'how much':
      'wie viel geld|wieviel geld|wie viel kostet|zu welchem preis|um welchen betrag|wie viele dollar|wie viele milliarden|wie viele millionen|welchen betrag|welche summe|für wie viel|wie viel|wie teuer|wieviel|um wie viel|um wieviel|wie groß war der abstand|wie groß ist der abstand|wie groß war der unterschied|wie groß ist der unterschied|wie hoch war der unterschied|wie groß war die differenz',
    about:
      'was ist über|erkläre mir|was ist bekannt über|infos zu|infos über|informationen zu|details zu|steckbrief|steckbrief von|profil von|überblick über|angaben zu|stelle mir vor|erzähle mir etwas über|erzähl mir etwas über|beschreibe|informationen über|was weißt du über|erzähle mir von|etwas über',
    list: 'sag mal|sag|sage|sagt mir|bitte|gib|gib mir bitte|gebt mir|geben sie mir|könnt ihr mir sagen|kannst du|könntest du|können sie|könnten sie|würden sie mir sagen|würdest du mir sagen|ich will wissen|wir wollen wissen|mich interessiert|uns interessiert|mich würde interessieren|ich frage mich|ich hätte gerne gewusst|ich hätte gern gewusst|ich möchte|ich will|bitte zeige|bitte zeig mir|bitte liste|bitte nenn mir|nenn mir|nenn|nennen sie|nenne bitte|zeig|zeigen sie|zeig mir bitte|zeige mir bitte|such|suche|suche mir|such mir|finde mir|liste mir|liste bitte|liste auf|auflistung|auflistung der|auflistung von|aufstellung der|übersicht der|übersicht über|zähle auf|zähl auf|rechne|rechne mir|berechne|ermittle|bestimme|gib an|gib mir an|verrate mir|kannst du mir verraten|weiß jemand|wer weiß|wissen sie zufällig|weißt du zufällig|wir suchen|wir möchten wissen|rechne um|umrechnen|wandle um|konvertiere|tausche|wechsle|eine liste der|eine liste von|liste der|liste von|alle|ich möchte wissen|ich würde gerne wissen|ich würde gern wissen|ich wüsste gerne|ich wüsste gern|ich suche|ich brauche|ich hätte gern|ich hätte gerne|ich interessiere mich für|können sie mir sagen|kannst du mir sagen|könnten sie mir sagen|könntest du mir sagen|könnten sie mir nennen|könnten sie mir zeigen|kannst du mir zeigen|weißt du|wissen sie|wir brauchen|sagen sie mir|nennen sie mir|zeigen sie mir|bitte nenne mir|welche|welcher|welches|welchen|welchem|nenne|nenne mir|nenne alle|liste|zeige|zeige mir|zeig mir|gib mir|finde|welche der|welches der|sag mir|sage mir',
    'yes or no':
      'trifft es zu dass|ist es wahr dass|ist es richtig dass|stimmt das dass|stimmt es dass|ob|weißt du ob|ich möchte wissen ob|können sie mir sagen ob',
  },
  fields: {
    public_debt:
      'staatsverschuldung|staatsschulden|staatsschuldenquote|schuldenquote|staatsverschuldung in % des bip|staatsschulden in % des bip|öffentliche verschuldung|öffentliche schulden|schuldenstandsquote',
    imports: 'importvolumen|einfuhrvolumen|gesamtimporte|importwert|einfuhren|einfuhr|importe|import',
    exports: 'exportvolumen|ausfuhrvolumen|gesamtexporte|exportwert|ausfuhren|ausfuhr|exporte|export',
    reserves_of_foreign_exchange_and_gold:
      'devisenreserven|währungsreserven|gold und devisenreserven|devisen und goldreserven',
    accession: 'beitritt|beitrittsdatum|beitrittsjahr|datum des beitritts|jahr des beitritts',
    amount: 'volumen|summe der runde|betrag',
    acquirer: 'käufer|erwerber|übernehmer',
    frequency: 'häufigkeit|erscheinungsweise',
    fred_id: 'fred code|fred kürzel|fred kennung|fred id',
    cftc_code: 'cftc code|cftc nummer',
    underlying: 'basiswert|underlying',
    is_imposed_by: 'erlassende stelle|erlassendes organ|verhängende stelle|urheber',
    unit: 'einheit|maßeinheit',
    area: 'fläche',
    target_range: 'zielspanne|leitzinsspanne|zielband|zinsspanne|leitzinsband',
    jurisdiction: 'rechtsraum',
    authority: 'behörde|zuständige behörde',
    aliases: 'englischer name|trivialname|spitzname',
    first_release_date: 'erstveröffentlichung',
    lead_investors: 'hauptinvestor|hauptinvestoren|leitender investor|führender investor|leadinvestor',
    'latitude, longitude':
      'koordinaten|geokoordinaten|geographische koordinaten|geografische koordinaten|gps koordinaten',
    longitude: 'längengrad|geographische länge|geografische länge',
    latitude: 'breitengrad|geographische breite|geografische breite',
    isic_code: 'isic|isic code|isic abteilung',
    founding_act:
      'gründungsvertrag|gründungsakte|gründungsdokument|gründungsurkunde|gründungserklärung|gründungsabkommen|vertrag|erklärung',
    publisher: 'herausgeber',
    date: 'datum|termin|erscheinungsdatum|veröffentlichungsdatum|tag|zeitpunkt|abschlussdatum',
    region: 'region|weltregion|weltgegend|un subregion|subregion|un region',
    minor_unit_digits: 'nachkommastellen|dezimalstellen|kommastellen',
    contract_size: 'kontraktgröße|kontraktgrösse|kontraktgroesse|kontraktvolumen',
    latest_version: 'neuste version|version|neueste version|aktuelle version|letzte version',
    citation:
      'fundstelle|amtsblatt|amtsblattstelle|amtsblattfundstelle|amtsblatt fundstelle|rechtsgrundlage|aktenzeichen|gesetzesnummer|celex nummer',
    fortune_500_rank:
      'fortune 500 rang|rang in der fortune 500|platz in der fortune 500|fortune 500 platz|rang in den fortune 500|platzierung in der fortune 500',
    directs:
      'aufsichtsgremien|aufsichtsräten|verwaltungsräten|aufsichtsratsposten|aufsichtsratssitze|gremien|aufsichtsratsmandate|verwaltungsratsmandate|mandate',
    company: 'beruf|position|posten|stelle|funktion|rolle|job|arbeitgeber|amt',
    funding: 'finanzierung|eingesammeltes kapital|eingesammeltes geld|kapital',
    valuation: 'bewertung|unternehmenswert|marktbewertung',
    member_of: 'mitgliedschaften|mitgliedschaft|bündnisse',
    native_name: 'landesname|name in der landessprache|eigenname|eigenbezeichnung|einheimischer name',
    left_office: crossed('ende|letzter tag', 'der amtszeit|im amt|als ceo|als finanzchef'),
    annual_report_filed: crossed(
      '|einreichung des|datum des|einreichungsdatum des',
      '10 k|10k|geschäftsberichts|geschäftsbericht|jahresbericht|jahresberichts',
    ),
    quarterly_report_filed: crossed(
      '|einreichung des|datum des|einreichungsdatum des',
      '10 q|10q|quartalsberichts|quartalsbericht',
    ),
    period_start: 'erster tag',
    period_end: 'letzter tag',
    period_weeks: 'wochen',
    successors: 'nachfolger|nachfolgerin|nachfolgestaat|nachfolgestaaten|was wurde aus|was ist aus',
    predecessors: 'vorgänger|vorgängerin|vorgängerstaat|vorgängerstaaten',
    former_names:
      'frühere firmierung|frühere firmierungen|frühere firma|ehemalige firmierung|frühere firmennamen|früherer name|frühere namen|alter name|ehemaliger name|vorheriger name|ehemalige namen',
    legal_name:
      'vollständiger name|offizieller name|juristischer name|rechtlicher name|eingetragener name|voller name',
    headquarters_address:
      'postleitzahl|plz|straße|strasse|adresse|anschrift|postanschrift|geschäftsadresse|firmenadresse',
    fiscal_year_end:
      'geschäftsjahr endet|geschäftsjahr endend|geschäftsjahresschluss|geschäftsjahr bis|ende geschäftsjahr|geschäftsjahresende|ende des geschäftsjahres|bilanzstichtag|abschlussstichtag|ende des geschäftsjahrs|endet das geschäftsjahr|endet sein geschäftsjahr|ende seines geschäftsjahres|ende ihres geschäftsjahres|letzter tag des geschäftsjahres',
    sic_description: 'sic beschreibung|sic bezeichnung',
    sic_code: 'sic|sic code|sic nummer',
    isin: 'isin|isin nummer|isin code|wertpapierkennung',
    ein: 'ein|steuernummer|us steuernummer|arbeitgebernummer',
    lei: 'lei|lei code|lei nummer',
    cik: 'cik|cik nummer|sec nummer',
    code: 'mic|mic code|börsencode',
    currency_code: 'währungscode|währungskürzel|währungsabkürzung',
    iso_numeric: 'numerischer code|numerischer iso code|iso nummer',
    iso3: 'iso3|iso3 code|iso 3166 alpha 3|dreistelliger iso code|alpha 3 ländercode|iso3 ländercode|dreibuchstabiger code|dreistelliger ländercode|iso 3 code|alpha 3 code',
    real_gdp_growth_rate:
      'wirtschaftswachstum|bip wachstum|reales wachstum|reales wirtschaftswachstum|wachstum der wirtschaft|konjunkturwachstum|wachstum des bip',
    inflation_rate_consumer_prices_compounded: `${crossed('wie stark|wie sehr|um wie viel|um wieviel', 'stiegen|sind', 'die|die verbraucher', 'preise', '|gestiegen')}|${crossed('kumulierte|gesamte|aufgelaufene', 'inflation|teuerung|preissteigerung')}`,
    inflation_rate_consumer_prices:
      'inflation|inflationsrate|teuerung|teuerungsrate|preissteigerung|preissteigerungsrate',
    unemployment_rate: 'arbeitslosenquote|arbeitslosenrate|arbeitslosigkeit',
    cost_of_revenue:
      'umsatzkosten|herstellungskosten|herstellkosten|warenkosten|kosten der verkauften waren|wareneinsatz|umsatzaufwand',
    net_income_percent_of_total_assets: 'gesamtkapitalrendite|kapitalrendite',
    net_income_percent_of_equity: 'eigenkapitalrendite|eigenkapitalrentabilität',
    diluted_weighted_average_shares:
      'verwässerte aktien|verwässerte aktienzahl|verwässerte aktienanzahl|anzahl verwässerter aktien|verwässerten aktien',
    free_cash_flow_percent_of_revenue: 'fcf marge|free cashflow marge|free cash flow marge',
    long_term_debt_percent_of_equity: 'langfristiger verschuldungsgrad',
    equity_percent_of_total_assets: 'eigenkapitalquote',
    total_liabilities_percent_of_equity:
      'verschuldungsgrad|schulden zu eigenkapital|verbindlichkeiten zu eigenkapital|schulden im verhältnis zum eigenkapital|fremdkapital zu eigenkapital',
    employee_count:
      'mitarbeitende|mitarbeitenden|arbeitskräfte|belegschaftsgröße|arbeiter|mitarbeiteranzahl|angestelltenzahl|personalbestand|arbeitsplätze|kopfzahl|beschäftigter|mann|mitarbeiter|mitarbeiterzahl|beschäftigte|beschäftigten|angestellte|angestellten|personal|belegschaft|zahl der mitarbeiter|anzahl der mitarbeiter|mitarbeiterinnen und mitarbeiter|mitarbeitern|beschäftigtenzahl|arbeitnehmer|zahl der beschäftigten',
    accounting_officer:
      'cao|chief accounting officer|leiter rechnungswesen|leiter des rechnungswesens|leiterin des rechnungswesens|oberster buchhalter|chefbuchhalter|chefbuchhalterin',
    controller: 'controller|corporate controller|leiter controlling|konzerncontroller',
    former_members:
      'ehemalige mitglieder|ehemaligen mitglieder|frühere mitglieder|früheren mitglieder|ehemalige mitgliedstaaten|frühere mitgliedstaaten|ex mitglieder|ausgetretene mitglieder|ehemalige mitgliedsländer',
    diluted_shares:
      'verwässerte aktien|verwässerten aktien|verwässerte aktienzahl|verwässerte aktienanzahl|zahl der verwässerten aktien|anzahl der verwässerten aktien|verwässerte durchschnittliche aktien|anzahl verwässerter aktien|zahl verwässerter aktien',
    former_ceos:
      'früherer ceo|frühere ceos|ehemaliger ceo|ehemalige ceos|ehemaliger vorstandschef|früherer vorstandschef|ehemaliger chef|früherer chef|ex chef|ex ceo|vorheriger ceo|vorgänger des ceo|vorgänger als ceo|vorgänger des vorstandschefs',
    ceo: 'boss|leiter|leiterin|oberster chef|firmenchefin|vorstandsvorsitz|spitze|konzernlenker|chefs|vorstandschefin|hauptgeschäftsführer|unternehmenschef|vorstandsvorsitzende|vorstandsvorsitzender|vorstandsvorsitzenden|chef|chefin|vorstandschef|geschäftsführer|konzernchef|geschäftsführerin|firmenchef|ceo',
    cfo: 'finanzvorstand|finanzchef|finanzchefin|finanzdirektor|cfo',
    board_members:
      'aufsichtsräte|verwaltungsräte|verwaltungsrat|verwaltungsratsmitglieder|direktoren|mitglieder des verwaltungsrats|vorstandsmitglieder|board',
    headquarters:
      'stammsitz|sitz des unternehmens|firmenzentrale|hauptniederlassung|standort der zentrale|konzernsitz|hauptsitz|firmensitz|sitz|zentrale|hauptquartier|konzernzentrale|unternehmenssitz|hauptverwaltung',
    registered_in: 'ort der eintragung|gründungsstaat',
    founded:
      'gegründet im jahr|gründungstag|entstehung|verabschiedung|verabschiedungsdatum|gründungsjahr|gründungsdatum|gründung|jahr der gründung|datum der gründung',
    industry:
      'sektor|wirtschaftssektor|industriezweig|geschäftsfeld|tätigkeitsfeld|gewerbe|branche|wirtschaftszweig|industrie|branchen',
    exchange: 'börse|börsenplatz|handelsplatz',
    ticker:
      'symbol|aktienkürzel|börsensymbol|tickerkürzel|tickercode|börsenkürzel|tickersymbol|kürzel|ticker|wertpapierkürzel',
    website:
      'homepage url|url der homepage|url der website|internet adresse|web adresse|www adresse|web seite|url|internetauftritt|webadresse|netzadresse|webseite|internetseite|website|homepage|internetadresse|netzseite',
    revenue:
      'erlösen|umsatzzahl|umsatzzahlen|einnahmen|jahreserlös|nettoumsatz|nettoerlös|konzernumsatz|verkaufserlöse|gesamtumsatz|umsatze|jahresumsätze|umsatz|umsätze|umsatzes|erlös|erlöse|jahresumsatz|umsatzerlöse|umsätzen',
    net_income_percent_of_revenue:
      'nettorendite|gewinnquote|umsatzrentabilität|nettoumsatzrendite|reinmarge|nettomarge|gewinnmarge|umsatzrendite|nettogewinnmarge',
    operating_income_percent_of_revenue: 'operative marge|betriebsmarge|ebit marge',
    gross_profit_percent_of_revenue: 'bruttomarge|rohertragsmarge|rohertragsquote|rohmarge|gross margin',
    capital_expenditure: 'investitionsausgabe|capex|investitionsausgaben|investitionen|sachinvestitionen',
    dividends_paid:
      'dividende|dividenden|gezahlte dividenden|dividendenzahlung|dividendenzahlungen|dividendenausschüttung|dividendenausschüttungen|ausschüttung|ausschüttungen',
    share_repurchases: 'aktienrückkäufe|aktienrückkauf',
    long_term_debt:
      'langfristige schuld|langfristige finanzschulden|langfristige schulden|langfristige verbindlichkeiten',
    net_loss:
      'verlust|verluste|verlusten|verlusts|nettoverlust|nettoverluste|nettoverlusten|jahresfehlbetrag|fehlbetrag|jahresfehlbeträge|jahresverlust|jahresverluste|reinverlust|reinverluste|konzernverlust',
    operating_loss:
      'betriebsverlust|betriebsverluste|operativer verlust|operative verluste|operativen verlust',
    loss_per_share: 'verlust je aktie|verlust pro aktie',
    current_account_deficit: 'leistungsbilanzdefizit|leistungsbilanzdefizite',
    net_income:
      'jahresgewinn|konzerngewinn|profit|profite|ertrag|gewinnen|reingewinne|nettogewinne|ergebnis nach steuern|gewinn nach steuern|jahresergebnis|nettoeinkommen|konzernergebnis|gewinn|nettogewinn|jahresüberschuss|reingewinn|gewinne|überschuss|nettoergebnis|gewinns',
    operating_income: 'betriebsergebnis|operativer gewinn|betriebsgewinn|operatives ergebnis',
    total_assets:
      'bilanzvolumen|summe der aktiva|gesamtaktiva|bilanzsummen|bilanzsumme|gesamtvermögen|vermögen|vermögenswerte|aktiva',
    total_liabilities: 'verbindlichkeiten|schulden|gesamtverbindlichkeiten',
    equity: 'eigenmittel|eigenkapitals|reinvermögen|buchwert|eigenkapital',
    cash: 'cash|kasse|flüssige mittel|liquidität|barbestand|bargeldbestand|geldmittel|barreserven|barvermögen|barmittel|liquide mittel|kassenbestand|bargeld|zahlungsmittel',
    operating_cash_flow:
      'operativer cashflow|cashflow|mittelzufluss aus laufender geschäftstätigkeit|operative cashflow|operativen cashflow|operativem cashflow|operativer mittelzufluss|operativen mittelzufluss|cashflow aus laufender geschäftstätigkeit|cashflow aus dem operativen geschäft|operativer cash flow|operative cash flow|operativen cash flow|cash flow',
    eps: 'ergebnis je aktie|gewinn je aktie|gewinn pro aktie',
    research_and_development:
      'f und e|f und e ausgaben|f und e aufwand|f und e kosten|f and e|f and e ausgaben|f and e aufwand|f and e kosten|forschungsausgaben|forschungskosten|entwicklungskosten|forschungs und entwicklungsausgaben|forschungs und entwicklungskosten|ausgaben für forschung|forschung|forschungsbudget|forschung und entwicklung|forschungsausgaben|ausgaben für forschung und entwicklung|forschungsaufwand|f und e',
    gross_profit: 'bruttogewinn|rohertrag|bruttoergebnis|gross profit',
    population:
      'menschen|bevölkerungsgröße|bevölkerungsstand|bewohnerzahl|volk|bewohnern|population|bevölkerungen|einwohnerzahlen|einwohner|einwohnerzahl|bevölkerung|bevölkerungszahl|einwohnern|zahl der einwohner|anzahl der einwohner|bewohner|volkszahl',
    gdp: 'bips|wirtschaftskraft|bruttosozialprodukt|bip|bruttoinlandsprodukt|wirtschaftsleistung|wirtschaft|bruttoinlandsprodukts|volkswirtschaft',
    life_expectancy: 'lebenserwartung bei geburt|lebenserwartung',
    fertility_rate:
      'kinder pro frau|kinder je frau|fruchtbarkeitsrate|fertilitätsrate|geburtenrate|geburtenziffer|kinderzahl je frau',
    literacy: 'alphabetisierungsrate|alphabetisierung|alphabetisierungsgrad|alphabetisierungsquote',
    capital: 'hauptstadt|hauptstädte|kapitale|regierungssitz',
    currency: 'währung|währungen|landeswährung|zahlungsmittel des landes',
    languages: 'amtssprache|amtssprachen|sprache|sprachen|landessprache|landessprachen',
    calling_code:
      'telefonvorwahl des landes|internationale vorwahl|landesvorwahlnummer|telefoncode|vorwahlnummer|ländercode telefon|vorwahl|telefonvorwahl|ländervorwahl|landesvorwahl',
    iso_code: 'iso|iso ländercode|iso 2 code|iso code|ländercode|länderkürzel|zweibuchstabiger code',
    auditor:
      'wirtschaftsprüfung|wirtschaftsprüfungsgesellschaft|bilanzprüfer|buchprüfer|wirtschaftsprüfer|abschlussprüfer|prüfer|prüfungsgesellschaft|wirtschaftsprüfern',
    subsidiaries:
      'tochterfirma|tochter|beteiligungen|tochtergesellschaft|tochtergesellschaften|töchter|tochterunternehmen|tochterfirmen',
    parent:
      'mutterfirma|mutterunternehmens|besitzerin|eigentümerin|konzernmutter|dachgesellschaft|muttergesellschaft|mutterkonzern|eigentümer|mutterunternehmen|besitzer|inhaber|mutter',
    target_rate_upper: 'obergrenze|oberes ende|oberer rand',
    target_rate_lower: 'untergrenze|unteres ende|unterer rand',
    investors: 'investoren|investor|geldgeber|kapitalgeber',
    funding_rounds: 'finanzierungsrunden|finanzierungsrunde',
    price: 'preis|kurs|marktpreis|preise|kosten',
    rate: 'wechselkurs|devisenkurs|umrechnungskurs|wechselkurse',
    continent: 'kontinent|erdteil',
    country: 'land|staat|heimatland',
    members: 'mitglied|mitglieder|mitgliedstaaten|mitgliedsstaaten|mitgliedsländer|mitgliedern',
    laureates:
      'gewinner|preisträger des jahres|ausgezeichnete|empfänger|nobelpreisträger|sieger|preisträger|gewinner des preises|preisträgerin|preisträgern',
    scientific_name:
      'wissenschaftlicher name|lateinischer name|wissenschaftliche name|lateinische name|wissenschaftlichen namen|wissenschaftlicher namen',
    persons_engaged: 'erwerbstätige|erwerbstätigen|zahl der erwerbstätigen',
    human_capital: 'humankapital|humankapitalindex',
  },
  classes: {
    companies: {
      one: 'unternehmen|firma|konzern|gesellschaft',
      many: 'unternehmen|firmen|konzerne|gesellschaften|konzernen',
    },
    people: { one: 'person|mensch', many: 'personen|menschen|leute' },
    startups: { one: 'startup|start up', many: 'startups|start ups' },
    executives: { one: 'führungskraft', many: 'führungskräfte|manager' },
    territories: {
      one: 'abhängiges gebiet|überseegebiet|territorium',
      many: 'abhängige gebiete|abhängigen gebiete|überseegebiete|territorien',
    },
    regions: { one: 'weltregion|region', many: 'weltregionen|regionen' },
    products: { one: 'produkt', many: 'produkte' },
    funding_rounds: {
      one: 'finanzierungsrunde|kapitalrunde|runde',
      many: 'finanzierungsrunden|kapitalrunden|runden',
    },
    acquisitions: {
      one: 'übernahme|firmenübernahme|zukauf|fusion',
      many: 'übernahmen|firmenübernahmen|zukäufe|akquisitionen|gekaufte firmen|fusionen',
    },
    animals: { one: 'tier', many: 'tiere' },
    plants: { one: 'pflanze', many: 'pflanzen' },
    futures: { one: 'terminkontrakt|future', many: 'terminkontrakte|futures' },
    organizations: { one: 'organisation', many: 'organisationen' },
    intergovernmental_organizations: {
      one: 'zwischenstaatliche organisation|internationale organisation',
      many: 'zwischenstaatliche organisationen|internationale organisationen',
    },
    groups: { one: 'staatengruppe|gruppe', many: 'staatengruppen|gruppen' },
    countries: { one: 'land|staat|nation|landes', many: 'länder|staaten|nationen|ländern' },
    cities: { one: 'stadt|gemeinde', many: 'städte|städten|gemeinden' },
    states: {
      one: 'bundesland|bundesstaat|provinz|kanton|us bundesstaat',
      many: 'bundesländer|bundesstaaten|provinzen|kantone|bundesländern',
    },
    continents: { one: 'kontinent|erdteil', many: 'kontinente|erdteile' },
    universities: { one: 'universität|hochschule|uni', many: 'universitäten|hochschulen|unis' },
    industries: { one: 'branche', many: 'branchen' },
    exchanges: { one: 'börse', many: 'börsen' },
    currencies: { one: 'währung', many: 'währungen' },
    languages: { one: 'sprache', many: 'sprachen' },
    commodities: { one: 'rohstoff', many: 'rohstoffe' },
    laws: { one: 'gesetz|verordnung', many: 'gesetze|verordnungen' },
    sanctions: {
      one: 'sanktion|sanktionsakt|sanktionsverordnung',
      many: 'sanktionen|sanktionsakte|sanktionsverordnungen',
    },
    indicators: { one: 'indikator', many: 'indikatoren' },
    awards: {
      one: 'nobelpreis|preis|auszeichnung|wirtschaftsnobelpreis|wirtschafts nobelpreis|nobelpreis für wirtschaft|nobelpreis für wirtschaftswissenschaften|ökonomie nobelpreis',
      many: 'preise|auszeichnungen|wirtschaftsnobelpreise',
    },
  },
  further: { sanctions: { one: 'verordnung', many: 'verordnungen' } },
  countryWords: { one: 'staat', many: 'staaten' },
  foundingWords: {
    one: 'gründungsmitglied|gründungsstaat',
    many: 'gründungsmitglieder|gründungsmitgliedern|gründungsstaaten|gründungsländer',
  },
  memberWords: {
    one: 'mitglied|mitgliedstaat|mitgliedsstaat|mitgliedsland',
    many: 'mitglieder|mitgliedstaaten|mitgliedsstaaten|mitgliedsländer|mitgliedern',
  },
  sized: [
    { topic: 'companies', size: 'dividends_paid', one: 'dividendenzahler', many: 'dividendenzahler' },
    { topic: 'companies', size: 'employee_count', one: 'arbeitgeber', many: 'arbeitgeber|arbeitgebern' },
    { topic: 'countries', size: 'gdp', one: 'volkswirtschaft', many: 'volkswirtschaften' },
  ],
  kept: [
    {
      topic: 'countries',
      field: 'name',
      value: 'Estonia OR Latvia OR Lithuania',
      one: 'baltischer staat|baltisches land',
      many: 'baltischen staaten|baltische staaten|baltischen länder|baltische länder|baltikum|baltenstaaten|baltischen ländern',
    },
    {
      topic: 'countries',
      field: 'name',
      value: 'Belgium OR Netherlands OR Luxembourg',
      one: 'beneluxland|beneluxstaat',
      many: 'beneluxländer|beneluxstaaten|beneluxländern',
    },
    {
      topic: 'countries',
      field: 'name',
      value: 'Denmark OR Finland OR Iceland OR Norway OR Sweden',
      one: 'nordisches land|nordischer staat',
      many: 'nordischen länder|nordische länder|nordischen staaten|nordischen ländern',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'national park',
      one: 'nationalpark',
      many: 'nationalparks',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'river',
      one: 'fluss',
      many: 'flüsse|flüssen',
    },
    { topic: 'locations', type: 'Location', field: 'category', value: 'lake', one: 'see', many: 'seen' },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'desert',
      one: 'wüste',
      many: 'wüsten',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'volcano',
      one: 'vulkan',
      many: 'vulkane|vulkanen',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'sea',
      one: 'meer',
      many: 'meere|meeren',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'ocean',
      one: 'ozean',
      many: 'ozeane|ozeanen|weltmeere',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'peninsula',
      one: 'halbinsel',
      many: 'halbinseln',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'archipelago',
      one: 'archipel|inselgruppe',
      many: 'archipele|inselgruppen',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'waterfall',
      one: 'wasserfall',
      many: 'wasserfälle|wasserfällen',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'mountain peak',
      one: 'berg|berggipfel|gipfel',
      many: 'berge|berggipfel|gipfel|bergen',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'range',
      one: 'gebirge|gebirgszug|bergkette',
      many: 'gebirge|gebirgszüge|gebirgen|bergketten',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'strait',
      one: 'meerenge|meeresstraße',
      many: 'meerengen|meeresstraßen',
    },
    { topic: 'laws', field: 'description', value: 'Directive*', one: 'richtlinie', many: 'richtlinien' },
    {
      topic: 'products',
      field: 'category',
      value: 'web browser',
      one: 'browser|webbrowser',
      many: 'browser|webbrowser|browsern',
    },
    {
      topic: 'people',
      field: 'awards',
      value: '*',
      one: 'wirtschaftsnobelpreisträger|wirtschaftsnobelpreisträgerin',
      many: 'wirtschaftsnobelpreisträger|wirtschaftsnobelpreisträgerinnen',
    },
  ],
  trades: {
    Banking: { one: 'bank', many: 'banken' },
    Insurance: {
      one: 'versicherer|versicherung|versicherungsunternehmen',
      many: 'versicherer|versicherungen|versicherungsunternehmen|versicherern',
    },
    Airlines: { one: 'fluggesellschaft|airline', many: 'fluggesellschaften|airlines' },
    Automobiles: {
      one: 'autohersteller|autobauer',
      many: 'autohersteller|autobauer|autoherstellern|autobauern',
    },
    Pharmaceuticals: {
      one: 'pharmaunternehmen|arzneimittelhersteller',
      many: 'pharmaunternehmen|arzneimittelhersteller|pharmafirmen',
    },
    'Retail trade': { one: 'einzelhändler|händler', many: 'einzelhändler|händler|einzelhändlern' },
    Utilities: { one: 'versorger', many: 'versorger' },
    Software: { one: 'softwareunternehmen|softwarefirma', many: 'softwareunternehmen|softwarefirmen' },
    'Oil and gas OR Petroleum Refining': {
      one: 'ölkonzern|ölfirma|mineralölkonzern|ölgesellschaft',
      many: 'ölkonzerne|ölfirmen|ölunternehmen|mineralölkonzerne|ölgesellschaften',
    },
    Restaurants: { one: 'restaurantkette', many: 'restaurantketten' },
    Technology: {
      one: 'technologieunternehmen|technologiekonzern',
      many: 'technologieunternehmen|technologiekonzerne|technologiefirmen|tech unternehmen',
    },
  },
  lines: {
    'Semiconductors & Related Devices': {
      one: 'halbleiterunternehmen|halbleiterhersteller|chiphersteller|halbleiterfirma',
      many: 'halbleiterunternehmen|halbleiterhersteller|chiphersteller|halbleiterfirmen|halbleiterkonzerne',
    },
    'Railroads, Line-Haul Operating': {
      one: 'eisenbahngesellschaft|bahngesellschaft',
      many: 'eisenbahngesellschaften|bahngesellschaften|eisenbahnen',
    },
    'Life Insurance': { one: 'lebensversicherer', many: 'lebensversicherer' },
    'Hospital & Medical Service Plans': { one: 'krankenversicherer', many: 'krankenversicherer' },
  },
  relations: [
    {
      words:
        'folgte auf|folgt auf|folgte|nachfolgte|löste|löste ab|ablöste|ersetzte|beerbte|kam nach|kommt nach',
      field: 'succeeded',
      inverse: 'succeeded_by',
    },
    {
      words:
        'trat zurück|zurücktrat|zurückgetreten|schied aus|ausgeschieden|ging|abtrat|trat ab|abgetreten|hörte auf|aufhörte',
      field: 'left_office',
    },
    { words: 'angeführt von|geführt von|geleitet von', field: 'lead_investors' },
    { words: 'angeführt|anführte|geleitet', field: 'lead_investors', isLast: true },
    { words: 'gilt|gelten|in kraft', field: 'concerns' },
    { words: 'verhängt|verhängt von|verhängte|verhängten', field: 'is_imposed_by', isLast: true },
    {
      words: 'sitzt|sitzen|sitzt er|sitzt sie',
      field: 'directs',
      inverse: 'board_members',
    },
    {
      words:
        'aktien zurückgekauft|eigene aktien zurückgekauft|eigener aktien zurückgekauft|kaufte aktien zurück|kaufte eigene aktien zurück|aktien zurückkaufte|eigene aktien zurückkaufte|aktien zurückkaufen',
      field: 'share_repurchases',
    },
    {
      words:
        'mit hauptsitz|mit sitz|sitzt|sitzen|hat sitz|seinen sitz hat|ihren sitz haben|ihren hauptsitz haben|seinen hauptsitz hat|sitz hat|sitz haben|mit zentrale in|zuhause|zu hause|hauptsitz in|haben ihren sitz in|hat seinen sitz in|mit sitz in|mit hauptsitz in|haben ihren hauptsitz in|haben sitz in|sitz in|sitzen in|sitzt in|ansässig in|ansässig|beheimatet in|ihren sitz in|seinen sitz in|seinen hauptsitz|seinen sitz|sitzt|ihren sitz|ihren hauptsitz|hat ihren sitz in|ihren hauptsitz in|seinen hauptsitz in',
      field: 'headquarters',
    },
    { words: 'gelegen in|gelegen|liegt in|liegen in|befindet sich in|befinden sich in', field: 'location' },
    { words: 'eingetragen in|registriert in|registriert|eingetragen', field: 'registered_in' },
    {
      words:
        'notiert an der|notiert an|gelistet an|gelistet an der|notiert|gelistet|an der börse notiert|gehandelt|börsennotiert an der|gehandelt an der',
      field: 'exchange',
      inverse: 'companies',
    },
    {
      words:
        'geprüft von|werden geprüft von|geprüft|auditiert|testiert|auditiert von|testiert von|bilanziell geprüft',
      field: 'auditor',
      inverse: 'audits',
      isLast: true,
    },
    { words: 'prüft|prüfen|prüfte', field: 'audits', inverse: 'auditor' },
    { words: 'geleitet von|geführt von', field: 'ceo', inverse: 'leads' },
    {
      words: 'leitet|führt|leiten|führen|an der spitze von|lenkt|steht an der spitze von',
      field: 'leads',
      inverse: 'ceo',
    },
    {
      words: 'sitzt im verwaltungsrat von|sitzen im verwaltungsrat von|im verwaltungsrat von|im board von',
      field: 'directs',
      inverse: 'board_members',
    },
    {
      words: 'arbeitet bei|arbeiten bei|arbeitet|arbeiten|arbeitet für|arbeiten für',
      field: 'company',
      inverse: 'officers',
      counted: 'employee_count',
    },
    { words: 'beschäftigt|beschäftigen|beschäftigte|beschäftigten', field: 'employee_count' },
    {
      words: 'umsetzte|umsetzten|setzte um|setzten um|umgesetzt|setzt um|erlöste|erlösten',
      field: 'revenue',
    },
    { words: 'verdient|verdiente|verdienen|verdienten|eingefahren|fuhr ein|fuhren ein', field: 'net_income' },
    {
      words: 'leben in|wohnen in|lebten in|leben|wohnen|lebten|wohnten',
      field: 'residence',
      inverse: 'population',
      counted: 'population',
    },
    {
      words:
        'gehört zu|gehören zu|im besitz von|gehört|gehören|gehörte|tochter von|tochtergesellschaft von|teil des konzerns',
      field: 'parent',
      inverse: 'subsidiaries',
    },
    {
      words:
        'übernommen von|gekauft von|erworben von|wurde übernommen von|wurde gekauft von|aufgekauft von|geschluckt von|von übernommen|von gekauft',
      field: 'parent',
      inverse: 'subsidiaries',
      isEvent: true,
    },
    {
      words: 'übernommen|gekauft|erworben|aufgekauft|geschluckt|zugekauft|hinzugekauft|einverleibt',
      field: 'subsidiaries',
      inverse: 'parent',
      isEvent: true,
      isLast: true,
    },
    {
      words: 'kaufte|kauften|kauft|übernahm|übernahmen|übernimmt|übernehmen|erwarb|erwarben|schluckte',
      field: 'subsidiaries',
      inverse: 'parent',
      isEvent: true,
    },
    {
      words: 'besitzt|besitzen|besaß|kontrolliert|kontrollieren|eigentümer von|besitzer von',
      field: 'subsidiaries',
      inverse: 'parent',
    },
    {
      words: 'investierte in|investiert in|investierten in|finanziert|finanzierte',
      field: 'investments',
      inverse: 'investors',
    },
    {
      words:
        'auf den markt gekommen|kam heraus|kam auf den markt|herausgekommen|herausgebracht|abgeschlossen|vollzogen|unterschrieben|signiert|beschlossen|erlassen|unterzeichnet|in kraft getreten|in kraft|trat in kraft|angekündigt|bekannt gegeben|besiegelt|geboren|gestartet|startete|gegründet|gegründet im jahr|gegründet in|eingeführt|erschienen|verabschiedet|veröffentlicht|entstanden|gründete',
      field: 'founded',
      inverse: 'founders',
      isDated: true,
    },
    {
      words:
        'beitrat|beitraten|beigetreten|trat bei|traten bei|trat|traten|tritt bei|beitreten|aufgenommen in|wurde mitglied der|wurden mitglied der|wurde mitglied von|wurde mitglied|wurden mitglied|mitglied wurde|mitglied wurden|kam in die|kamen in die|kam zur|kamen zur|kam in|ist beigetreten|sind beigetreten|eintrat|eingetreten|der beigetreten',
      field: 'member_of',
      inverse: 'members',
      isEvent: true,
    },
    {
      words:
        'zählen zur|zählt zur|zählen zu den|zählt zu|gehören zur|gehört zur|gehören zum|gehört zum|gehörten zur|gehörte zur|sind in der|ist in der|sind mitglied der|ist mitglied der|mitglied von|mitglied der|mitglied des|mitglieder der|mitglieder von|mitglieder des|mitglied in der|gehört zu|gehören zu|mitglied in|gehören der|gehört der|mitglied im|teil der|teil von',
      field: 'member_of',
      inverse: 'members',
    },
    {
      words:
        'führte|führten|eingeführt|führte ein|führten ein|übernahm als währung|umgestellt auf|stellte um auf',
      field: 'currency',
      inverse: 'countries',
      isEvent: true,
    },
    {
      words:
        'zahlt|zahlen|bezahlen|bezahlt man mit|gezahlt|zahlt man|bezahlt man|zahlen die leute mit|benutzen|benutzt|verwenden|verwendet|nutzen|nutzt|zahlen mit|zahlt mit|zahlt man mit|bezahlt|bezahlen mit|nutzen den|haben als währung|hat als währung|bezahlt mit',
      field: 'currency',
      inverse: 'countries',
    },
    { words: 'nutzen|nutzt|benutzen|benutzt|verwenden|verwendet', field: 'languages', inverse: 'countries' },
    { words: 'sprechen|spricht|sprechen die', field: 'languages', inverse: 'countries' },
    {
      words: 'gesprochen in|gesprochen|amtssprache in|amtssprache von|spricht man in|werden gesprochen in',
      field: 'countries',
      inverse: 'languages',
    },
    { words: 'tätig in|aktiv in|tätig in der|tätig|aktiv', field: 'industry', inverse: 'companies' },
    {
      words:
        'gewann|gewannen|erhielt|erhielten|bekam|bekamen|gewonnen|erhalten|bekommen|verliehen bekommen|ausgezeichnet mit|gewinnt',
      field: 'awards',
      inverse: 'laureates',
    },
    {
      words: 'betreffen|betrifft|gelten für|gelten gegen|richten sich gegen|gelten in',
      field: 'concerns',
      inverse: 'sanctions',
    },
    {
      words:
        'gibt aus für|ausgibt für|gibt für|gab für|gaben für|ausgegeben für|ausgegeben|gezahlt|ausgezahlt|bezahlt|ausgeschüttet|ausschüttete|gab aus für|gaben aus für|steckte in|investierte in|ausgab|ausgaben für',
      field: 'spending',
    },
    {
      words:
        'hieß früher|hießen früher|früher genannt|früher hieß|hieß vorher|hieß zuvor|hieß einst|ehemals|vormals',
      field: 'former_names',
    },
    { words: 'veröffentlicht|herausgibt|gibt heraus|publiziert', field: 'publishes', inverse: 'publisher' },
  ],
  wrappings: GERMAN_WRAPPINGS,
  edges: GERMAN_EDGES,
  loose: {
    revenue: 'nettoumsatz|nettoumsätze|nettoerlöse|netto umsatz|produktumsatz',
    total_liabilities_percent_of_equity: 'verschuldungsgrad|schulden zu eigenkapital',
  },
  everywhere: 'welt|weltweit|weltweite|weltweiten|global|globale|globalen',
  judgements:
    'was hältst du|was halten sie|was denkst du|was denken sie|was meinst du|was meinen sie|deine meinung|deiner meinung|ihre meinung|ihrer meinung|deine einschätzung|ihre einschätzung|wie findest du|wie finden sie|magst du|mögen sie|empfiehlst du|empfehlen sie|würdest du|würden sie empfehlen|soll ich|sollte ich|sollten wir|warum|wieso|weshalb|weswegen|aus welchem grund|aus welchen gründen',
  partly: [
    {
      words: 'verschuldung|schuldenstand|finanzschulden|gesamtschulden|verbindlichkeitenstand',
      held: 'the long-term debt and the total liabilities of companies, and the public debt of countries',
    },
  ],
  unheld:
    'zentralbank der|zentralbank von|zentralbank des|notenbank der|notenbank von|notenbank des|marktwert|börsenwert|marktkapitalisierung|aktienkurs|commonwealth of nations|commonwealth staaten|commonwealth länder|mitglieder des commonwealth|oberhaupt des staates|oberhaupt des staats|chef des staates|leiter des staates|haupt des staates|spitze des staates|staatsoberhaupt|staatsoberhäupter|staatschef|staatschefs|staatschefin|regierungschef|regierungschefs|regierungschefin|staatsreligion',
  unheldNames: '',
  partsAsked: {
    month: 'in welchem monat|welcher monat|welchem monat|welchen monat',
    quarter:
      'in welchem quartal|welches quartal|welchem quartal|in welchen quartalen|welche quartale|welchen quartalen',
  },
  wants:
    'brauche|brauchen|benötige|möchte|möchten|will|wollen|suche|suchen|wissen|haben|hätte|gib|gebt|gebe|nenne|nenn|zeig|zeige|bitte',
  persons:
    'ich|mir|mich|mein|meine|meinen|meinem|meiner|wir|uns|unser|unsere|unseren|du|dir|dein|ihnen|hallo|danke',
  recasts: GERMAN_RECASTS,
  byLaw: { one: 'corporation', many: 'corporations' },
  secondOwn: 'dessen|deren|seine|sein|ihre|ihr|die zahl der|die anzahl der|anzahl der',
  bothEnds: [
    ['höchst(?:e[rnms]?|stand|wert|kurs)?|hoch', '(?:niedrigst|tiefst)(?:e[rnms]?|stand|wert|kurs)?|tief'],
    ['(?:größt|meist)e[rnms]?', '(?:kleinst|wenigst)e[rnms]?'],
    ['(?:best|stärkst)e[rnms]?', '(?:schlechtest|schwächst)e[rnms]?'],
  ],
  secondAsks:
    'wann|wer|wem|wo|wie viele|wie viel|wieviel|wieviele|wie hoch|wie groß|was ist|was war|seit wann|von wem|welches ist|welcher ist|welche ist|ist es|war es|welche davon',
  ofThose: {
    said: 'wie viele davon|wieviele davon|wie viele von denen|wie viele von ihnen|wie viele hiervon|wie viele darunter|davon wie viele|wie viele dieser|wie viele von diesen',
    as: 'wie viele',
  },
  checks: {
    ahead: 'prüfe|bitte prüfen|prüfen|faktencheck|stimmt das|behauptung|aussage|bitte bestätigen|kontrolle',
    behind:
      'richtig|stimmt das|stimmts|korrekt|oder|oder nicht|nicht wahr|ja oder nein|j n|ist das richtig|ist das korrekt|wahr oder falsch|gell|gelle|ne|nee|wahr|ja|nein|w f|r f|richtig oder falsch|stimmts oder nicht|stimmt s|ist das so|ist das wahr|trifft das zu',
    before: 'stimmt es dass',
  },
  corrections:
    'entschuldigung ich meine|entschuldigung|sorry|nein|ich meine|ich meinte|quatsch|besser gesagt|vielmehr|korrektur|ach nein|halt|moment',
  examples: {
    behind: 'zum beispiel|z\\.? ?b\\.?|beispielsweise|etwa',
    further: 'wer noch|wer sonst|welche noch|welche sonst|und wer noch',
  },
  subordinate: {
    before: 'stimmt es|ist es richtig|trifft es zu|ist es wahr|ist es korrekt|stimmts',
    verbs: 'hat|hatte|haben|hatten|ist|war|sind|waren',
  },
  meaning: { before: 'bedeutung von|definition von', behind: 'bedeutung|definition', ask: 'was ist' },
  outdoing: {},
  vague:
    'groß|große|großen|großer|großes|bedeutend|bedeutende|bedeutenden|bedeutender|wichtig|wichtige|wichtigen|führend|führende|führenden|namhaft|namhafte|namhaften|bekannt|bekannte|bekannten',
  pronouns: {
    thing: 'es|sie|ihn|ihm',
    place: 'dort',
    owner: 'dessen|deren|sein|seine|seinen|seinem|seiner|seines|ihr|ihre|ihren|ihrem|ihrer|ihres',
    person: 'er',
    several: 'deren',
  },
  extremes: [
    {
      superlative:
        'am schnellsten wachsende|am schnellsten gewachsene|am stärksten gewachsene|wachstumsstärkste|am schnellsten gewachsen|am stärksten gewachsen',
      comparative:
        'schneller gewachsen|stärker gewachsen|wuchs schneller|wuchs stärker|schneller wuchs|stärker wuchs|mehr gewachsen|höheres wachstum|stärkeres wachstum',
      direction: 'DESC',
      fields: ['revenue_growth', 'real_gdp_growth_rate', 'population_growth'],
    },
    {
      superlative: '',
      comparative: 'schneller|rascher',
      direction: 'DESC',
      isAmount: true,
      isPace: true,
    },
    {
      superlative: '',
      comparative: 'langsamer',
      direction: 'ASC',
      isAmount: true,
      isPace: true,
    },
    {
      superlative: 'am meisten verloren|am meisten geld verloren',
      comparative: 'mehr verloren|mehr geld verloren',
      direction: 'DESC',
      fields: ['net_loss'],
    },
    {
      superlative: 'größt|grösst|groesst|bedeutendst|führend|am größten|wichtigst',
      comparative: 'größer|grösser|groesser',
      direction: 'DESC',
    },
    { superlative: 'kleinst|am kleinsten', comparative: 'kleiner', direction: 'ASC' },
    {
      superlative:
        'meist|höchst|hoechst|am höchsten|am meisten|längst|am längsten|rekord|höchststand|spitzenwert|allzeithoch|höchstwert|hoch|maximum|maximal|stärkst|best|das beste jahr|stärksten jahr',
      comparative: 'mehr|höher|länger|höhere|höheren',
      direction: 'DESC',
      isAmount: true,
    },
    {
      superlative:
        'wenigst|niedrigst|geringst|am niedrigsten|am wenigsten|tiefst|kürzest|tiefststand|tiefpunkt|minimum|tief|allzeittief|tiefstwert|am geringsten|schwächst|schlechtest',
      comparative: 'weniger|niedriger|geringer|kürzer|niedrigere|niedrigeren',
      direction: 'ASC',
      isAmount: true,
    },
    {
      superlative: 'bevölkerungsreichst|einwohnerreichst',
      comparative: 'bevölkerungsreicher|einwohnerreicher',
      direction: 'DESC',
      fields: ['population'],
    },
    {
      superlative: 'bevölkerungsärmst',
      comparative: 'bevölkerungsärmer',
      direction: 'ASC',
      fields: ['population'],
    },
    { superlative: 'letzt', comparative: '', direction: 'DESC', fields: ['date'] },
    { superlative: 'erst', comparative: '', direction: 'ASC', fields: ['date'] },
    { superlative: 'nördlichst', comparative: 'nördlicher', direction: 'DESC', fields: ['latitude'] },
    { superlative: 'südlichst', comparative: 'südlicher', direction: 'ASC', fields: ['latitude'] },
    { superlative: 'östlichst', comparative: 'östlicher', direction: 'DESC', fields: ['longitude'] },
    { superlative: 'westlichst', comparative: 'westlicher', direction: 'ASC', fields: ['longitude'] },
    {
      superlative: 'umsatzstärkst',
      comparative:
        'umsatzstärker|mehr umgesetzt|mehr umsatz gemacht|mehr umsatz erzielt|mehr eingenommen|mehr erlöst',
      direction: 'DESC',
      fields: ['revenue'],
    },
    {
      superlative: 'profitabelst',
      comparative:
        'profitabler|mehr verdient|mehr verdiente|mehr verdienten|mehr verdienen|mehr gewinn gemacht|mehr gewinn erzielt|mehr geld verdient|mehr geld gemacht',
      direction: 'DESC',
      fields: ['net_income'],
    },
    {
      superlative: 'reichst',
      comparative: 'reicher',
      direction: 'DESC',
      fields: ['gdp_per_population', 'revenue'],
    },
    { superlative: 'ärmst', comparative: 'ärmer', direction: 'ASC', fields: ['gdp', 'revenue'] },
    { superlative: 'ältest', comparative: 'älter', direction: 'ASC', fields: ['founded'] },
    { superlative: 'jüngst|neuest', comparative: 'jünger|neuer', direction: 'DESC', fields: ['founded'] },
    { superlative: 'teuerst', comparative: 'teurer', direction: 'DESC', fields: ['price'] },
    {
      superlative: 'billigst|günstigst',
      comparative: 'billiger|günstiger',
      direction: 'ASC',
      fields: ['price'],
    },
  ],
  directions: {
    DESC: 'absteigend|in absteigender reihenfolge|größte zuerst|vom größten zum kleinsten|von groß nach klein',
    ASC: 'aufsteigend|in aufsteigender reihenfolge|kleinste zuerst|vom kleinsten zum größten|von klein nach groß',
  },
  amongRanked: {
    'wie viele': 'wie viele der|wie viele von den|wie viele unter den|wieviele der|wieviele von den',
    welche: 'welche der|welche von den|welche unter den|welches der|welcher der',
  },
  ofAll: {
    'welche {} sind': crossed('ist|sind', 'alle|jede|jeder|jedes|sämtliche'),
    'welche {} waren': crossed('war|waren', 'alle|jede|jeder|jedes|sämtliche'),
    'welche {} haben': crossed('hat|haben|hatte|hatten', 'alle|jede|jeder|jedes|sämtliche'),
  },
  pastAsks: 'war|waren|hatte|hatten|machte|machten|schrieb|schrieben|gab',
  yearlyAverages:
    'jahresdurchschnitt|jahresdurchschnitte|jahresmittel|jahresmittelwert|jahresdurchschnittskurs|jährlicher durchschnitt|im jahresdurchschnitt|im jahresmittel',
  toldBy: {
    words:
      'ceo|cfo|vorstandschef|vorstandsvorsitzende|vorstandsvorsitzender|finanzvorstand|finanzchef|chef|chefin|muttergesellschaft|mutterkonzern|mutter|eigentümer|abschlussprüfer|prüfer|hauptstadt',
    of: 'von|der|des|bei',
    again:
      'die von|der von|das von|den von|dem von|jene von|jener von|derjenigen von|die der|der der|das der',
    past: 'war|waren|hatte|hatten|wurde|wurden',
  },
  calendar: 'kalenderjahr|kalenderjahre|kalenderjahres',
  nouns: { words: '', before: '', behind: '' },
  tongues:
    'als amtssprache|als landessprache|als offizielle sprache|als amtssprachen|als eine amtssprache|als eine ihrer amtssprachen|als sprache',
  both: 'beide|beiden|beider',
  membership: 'mitgliedschaft',
  holders: 'ceos|vorstandschefs',
  never: 'nie|niemals',
  everHeld:
    'bisher|bislang|jemals|bisher hatte|im lauf der jahre|im laufe der jahre|über die jahre|alle chefs|alle ceos|jeder chef|jeder ceo|alle wirtschaftsprüfer|alle abschlussprüfer|alle vorstandschefs',
  annualised:
    'annualisiert|annualisierte|annualisierter|auf jahresrate|als jahresrate|auf das jahr hochgerechnet|aufs jahr hochgerechnet',
  alphabetic: 'alphabetisch|in alphabetischer reihenfolge|nach namen|nach name|nach dem namen|von a bis z',
  initials: {
    start:
      'beginnend mit|deren name beginnt mit|deren namen beginnen mit|deren name anfängt mit|mit anfangsbuchstabe|mit dem anfangsbuchstaben|mit anfangsbuchstaben|beginnen mit|beginnt mit|fangen an mit',
    end: 'endend auf|enden auf|endet auf|deren name endet auf|deren namen enden auf',
    filler: 'dem|buchstaben|dem buchstaben',
    around: [
      { before: 'mit', after: 'beginnen|beginnt|anfangen|anfängt', isStart: true },
      { before: 'auf', after: 'enden|endet', isStart: false },
    ],
  },
  same: 'gleich|gleiche|gleichen|gleicher|gleiches|dieselbe|dieselben|derselbe|derselben|demselben|denselben|dasselbe|selbe|selben',
  rank: 'rang|platz|rangplatz|position|stelle|platzierung|rangfolge|platz im ranking|rang im ranking',
  leaving:
    'verließ|verließen|verlassen|verlässt|ausgetreten|austrat|austraten|trat aus|ausgeschieden|ausschied',
  andDates:
    'mit datum|mit daten|mit dem datum|mit jahr|mit jahreszahl|mit jahreszahlen|mit beitrittsdatum|mit beitrittsjahr|samt datum|mit angabe des datums',
  often: {
    any: 'wie oft|wie häufig|wie viele male|wie viele mal',
    m: 'in wie vielen monaten|wie viele monate|wie viele monate lang|anzahl der monate|zahl der monate',
    q: 'in wie vielen quartalen|wie viele quartale|anzahl der quartale',
    a: 'in wie vielen jahren|wie viele jahre|wie viele jahre lang|anzahl der jahre',
  },
  andWhich: 'und welche|und welche sind das|und welche sind es|und wer|und wie heißen sie|und welche genau',
  top: 'top',
  firstFew: 'ersten',
  bounds: {
    '>': 'überstieg|übersteigt|überstiegen|übersteigen|überschritt|überschreitet|überschritten|übertraf|übertrifft|überschreiten|übertreffen|übersteigt|überstieg|übertraf|übertrifft|oberhalb von|jenseits von|mehr als|über|größer als|höher als|mehr wie',
    '<': 'unterhalb von|weniger als|unter|kleiner als|niedriger als',
    '>=': 'ab|nicht unter|von mindestens|mindestens|wenigstens|nicht weniger als',
    '<=': 'nicht über|allerhöchstens|höchstens|bis zu|maximal|nicht mehr als',
    '=': 'genau|exakt',
  },
  signs: {
    '<': 'negativ|negatives|negative|negativer|negativem|negativen|unter null',
    '>': 'positiv|über null',
  },
  profits: {
    '<': 'verlustjahr|verlustjahre|ein verlustjahr|jahr mit verlust|ein jahr mit verlust|jahr mit verlusten|ein jahr mit verlusten|verlust|verluste|verlust auswiesen|verluste auswiesen|verlust hatten|verluste hatten|verlust verzeichneten|verluste verzeichneten|nettoverlust hatten|nettoverlust auswiesen|mit einem verlust|mit verlusten|mit nettoverlust|machte verlust|machten verlust|schreibt verlust|schreiben verlust|machte verluste|machten verluste|schrieb verlust|schrieb verluste|schrieben verluste|rote zahlen|in den miesen|verlust gemacht|verluste gemacht|verlust machten|verluste machten|verlust machte|verluste schrieben|im minus|mit verlust|verlust erlitten|unprofitabel|in den roten zahlen|verlustreich|defizitär',
    '>': 'gewinn auswiesen|gewinn hatten|machte gewinn|machten gewinn|mit einem gewinn|schwarze zahlen|gewinn gemacht|gewinn machten|gewinn machte|im plus|mit gewinn|gewinnbringend|profitabel|in den schwarzen zahlen|rentabel',
  },
  summaries: {
    average:
      'durchschnittswert|durchschnittswerte|mittelwert|durchschnittlichem|durchschnittliches|im mittel|durchschnitts|durchschnittlich|durchschnittliche|durchschnittlicher|durchschnittlichen|durchschnitt|durchschnitt der|mittlere|mittlerer|mittleren|im durchschnitt|im schnitt|avg|ø|im durchschnitt des jahres',
    median: 'median|median der|medianer|mediane',
    sum: 'gesamtes|gesamten|gesamtem|addiert|summiert|zusammengerechnet|aufsummiert|alles zusammen|in summe|kombiniert|kumuliert|summiere|zähle zusammen|summe|gesamt|summe der|insgesamt|zusammen|zusammengenommen|gesamter|gesamte|gesamtsumme|kombinierter|kombinierte',
  },
  yearlyGrowth:
    'durchschnittliches jährliches wachstum|jährliches wachstum|durchschnittliche jährliche wachstumsrate|jährliche wachstumsrate|cagr',
  annual: 'jährliches|jährliche|jährlichen',
  yearOnYear:
    'im jahresvergleich|im vorjahresvergleich|auf jahressicht|gegenüber dem vorjahresmonat|gegenüber vorjahresmonat|zum vorjahresmonat|ggü vorjahr|ggü dem vorjahr|ggü vj|gg vorjahr|gegenüber vorjahr|gegenüber vj|gegenüber dem vj|vs vorjahr|versus vorjahr|zum vj|vs vj|yoy|wachstum ggü vorjahr|wachstum gegenüber dem vorjahr|wachstum gegenüber vorjahr|wachstum zum vorjahr|veränderung zum vorjahr|veränderung ggü vorjahr|veränderung gegenüber dem vorjahr|veränderung gegenüber vorjahr|wachstum im vergleich zum vorjahr|gegenüber dem vorjahr|zum vorjahr|im vergleich zum vorjahr|jährliche wachstumsraten|jährliches wachstum|wachstumsraten|jährliche wachstumsrate|wachstum pro jahr',
  growth: 'umsatzwachstum in prozent|wachstum in prozent|wachstum|wachstumsrate',
  relativeChange: 'steigerung|steigerungsrate|zuwachs|prozentuale veränderung',
  change:
    'verlauf|veränderte sich|entwickelten|entwickeln|ändern|verändern|veränderung|verändert|veränderte|entwickelt|entwickelte|entwicklung|änderung|geändert|änderte',
  rises:
    'steigerte|gesteigert|steigern|zunahme|zulegte|zugelegt|legte zu|verbessert|stiegen|wuchsen|steigen|wachsen|gestiegen|stieg|gewachsen|wuchs|anstieg|zugenommen|erhöhte|erhöhten|erhöht|erhöhen|steigert|steigerten|zulegten|zunahm|zunahmen|steigendem|steigender|steigenden|wachsendem|wachsender|zulegen',
  falls:
    'abnahme|verschlechtert|schrumpfte|geschrumpft|fielen|sanken|fallen|sinken|gefallen|fiel|gesunken|sank|rückgang|abgenommen|kürzte|kürzten|gekürzt|kürzen|senkte|senkten|gesenkt|senken|verringerte|verringerten|verringert|abnahm|abnahmen|sinkendem|sinkender|sinkenden|fallendem|fallender|schrumpften|einbrach|eingebrochen',
  percent:
    'um wie viel prozent|um wieviel prozent|um wie viele prozent|wie viel prozent|in prozent|prozentual|um wie viele prozentpunkte|um wie viel prozentpunkte|in prozentpunkten|wie viele prozentpunkte',
  share:
    'in prozent vom|in prozent des|in prozent von|als anteil am|als anteil an|im verhältnis zum|im verhältnis zur|geteilt durch',
  ratio: 'anteil|verhältnis|prozentsatz|quote|anteils',
  multiple: 'wie viel mal|wievielmal|um wie viel mal|um welchen faktor',
  compare:
    'im vergleich|gegenübergestellt|im direkten vergleich|nebeneinander|vergleiche|vergleich|vergleich von',
  difference:
    'abstand|abstand zwischen|unterschied|unterschied zwischen|differenz|differenz zwischen|unterschied beim',
  lows: 'tief|tiefpunkt|tiefststand|minimum',
  highs: 'höchststand|maximum|hochpunkt|spitze',
  decisions: {
    newest:
      'letzter zinsentscheid der fed|letzte zinsentscheidung der fed|jüngster zinsentscheid der fed|letzte fed sitzung|letzte fed entscheidung|aktuelle zielspanne der fed|zielspanne der fed|zinsspanne der fed|zielband der fed|letzter fed entscheid|letzten zinsentscheid der fed',
    many: 'fed entscheidungen|zinsentscheide der fed|zinsentscheidungen der fed|fed zinsentscheide',
  },
  howBig: 'wie groß|wie gross|wie riesig',
  multiplied: {
    '100': 'verdoppelt|verdoppelte|verdoppelten|verdoppeln|mehr als verdoppelt',
    '200': 'verdreifacht|verdreifachte|verdreifachen|mehr als verdreifacht',
    '300': 'vervierfacht|vervierfachte|mehr als vervierfacht',
    '900': 'verzehnfacht|verzehnfachte',
    '-50': 'halbiert|halbierte|halbieren|mehr als halbiert',
  },
  heads: {
    population: 'kopf|einwohner|person|kopf der bevölkerung',
    share: 'aktie|stammaktie|stückaktie|verwässerte aktie',
    employee_count: 'mitarbeiter|beschäftigten|angestellten|mitarbeiterin|beschäftigtem',
  },
  lastDayOf: 'am letzten tag des|letzter tag des|letzten tag des',
  holidays: {
    '12-25': 'weihnachten|erster weihnachtstag',
    '12-24': 'heiligabend|heiliger abend',
    '12-31': 'silvester',
    '01-01': 'neujahr',
  },
  bottom: 'bottom|flop',
  counting: 'nummer|zahl',
  bearers:
    'welche|welches|welcher|was|wer|ist|hat|der|die|das|von|mit|unter|hinter|zu|firma|unternehmen|aktie|konzern|ticker|kürzel|tickersymbol|symbol|code|isin|lei|cik|gehört|steht|für|gehandelt|notiert|wird',
  months: [
    'januar|jan|jänner',
    'februar|feb',
    'märz|maerz|mrz',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sep|sept',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  quarter: 'quartal',
  bases: [
    {
      words:
        'kaufkraftbereinigt|zu kaufkraftparitäten|in kaufkraftparitäten|in kaufkraftparität|nach kaufkraftparität|nach kaufkraft',
      of: 'gdp',
      field: 'gdp_ppp',
    },
  ],
  fiscal: 'geschäftsjahr|geschäftsjahres|geschäftsjahre|geschäftsjahren|fiskaljahr|gj|fy',
  withinPeriod: 'des|im|der|vom|von',
  ended: {
    around: 'um|etwa|ungefähr|im|zum|ende|anfang',
    year: 'jahr bis|jahr das endete im|geschäftsjahr bis|jahr zum|jahr endend im|zwölf monate bis|zwölf monaten bis|12 monate bis|12 monaten bis|vier quartale bis|vier quartalen bis|geschäftsjahr zum|zwölfmonatszeitraum bis',
    quarter:
      'quartal bis|quartal das endete im|quartal zum|quartal endend im|drei monate bis|drei monaten bis|quartal endend|quartal das im',
  },
  eachYear:
    'jeweils zum jahresende|jeweils am jahresende|zum jahresende jeweils|am ende jedes jahres|jeweils ende|zeitreihe|im zeitverlauf|über die jahre|historie|jahr für jahr|pro jahr|je jahr|jedes jahr|nach jahren|in jedem jahr|für jedes jahr|jahresweise',
  eachMonth:
    'monatlich|monatsweise|pro monat|je monat|monat für monat|jeden monat|nach monaten|in jedem monat|monatswerte|monatliche werte|monatsdurchschnitte|monatsmittel',
  yearStart:
    'anfang|zu beginn des jahres|am anfang des jahres|anfang des jahres|jahresanfang|zu jahresbeginn|beginn',
  yearHalves: {
    first:
      'h1|1h|erstes halbjahr|ersten halbjahr|erste halbjahr|1 halbjahr|erste hälfte|erster hälfte|ersten hälfte',
    second:
      'h2|2h|zweites halbjahr|zweiten halbjahr|zweite halbjahr|2 halbjahr|zweite hälfte|zweiter hälfte|zweiten hälfte',
  },
  decades: {
    endings: 'er|ern',
    named: [
      { words: 'dreißiger|dreißigern', years: '30' },
      { words: 'vierziger|vierzigern', years: '40' },
      { words: 'fünfziger|fünfzigern', years: '50' },
      { words: 'sechziger|sechzigern', years: '60' },
      { words: 'siebziger|siebzigern|siebzigerjahre|siebzigerjahren', years: '70' },
      { words: 'achtziger|achtzigern|achtzigerjahre|achtzigerjahren', years: '80' },
      { words: 'neunziger|neunzigern|neunzigerjahre|neunzigerjahren', years: '90' },
    ],
    behind: 'jahre|jahren|jahrzehnt',
  },
  trailingYear:
    'ttm|ltm|letzte zwölf monate|letzten zwölf monate|letzten zwölf monaten|letzten 12 monate|letzten 12 monaten|letzten vier quartale|letzten vier quartalen|vergangenen zwölf monaten|vergangenen vier quartalen',
  yearEnd:
    'ende|ende des jahres|zum ende des jahres|am ende des jahres|jahresende|zum jahresende|am jahresende',
  eachQuarter:
    'quartalsweise|pro quartal|je quartal|nach quartal|nach quartalen|in jedem quartal|jedes quartal|quartals|alle quartale',
  extremeQuarter:
    'bestes quartal|beste quartal|besten quartal|stärkstes quartal|stärkste quartal|stärksten quartal|schlechtestes quartal|schlechteste quartal|schlechtesten quartal|schwächstes quartal|schwächste quartal|schwächsten quartal|rekordquartal',
  // A compound is taken apart before: `letzter Quartalsumsatz`.
  latestQuarter: crossed('|im', `${NEWEST}|${CURRENT}`, 'quartal|quartals'),
  mid: 'mitte',
  recentYears: {
    before:
      'letzten|vergangenen|der letzten|die letzten|den letzten|der vergangenen|letzte|vergangene|die letzte|die vergangenen|letzter',
    after: 'j|jahre|jahren|geschäftsjahre|geschäftsjahren',
    year: 'letztes jahr|letzten jahr|im letzten jahr|vergangenes jahr|vergangenen jahr|im vergangenen jahr|vorjahr|im vorjahr|vorigen jahr|voriges jahr|letztem jahr',
    decades: 'letzten jahrzehnt|vergangenen jahrzehnt',
    quarters: 'quartale|quartalen|geschäftsquartale|geschäftsquartalen',
    months: 'monate|monaten|kalendermonate|kalendermonaten',
    single: 'jahre|jahren|jahr|jahres|jährige|jähriges|jähriger',
  },
  yearToDate:
    'seit jahresbeginn|bisher in diesem jahr|im bisherigen jahresverlauf|im laufenden jahr|laufendes jahr|ytd|im laufenden geschäftsjahr|bisher im laufenden geschäftsjahr',
  turned: { by: 'zurück', verbs: 'kauft|kaufte|kauften' },
  yearly:
    'im jahr|jahr|ende des jahres|zum jahresende|am ende des jahres|jahresende|im laufe des jahres|während|am jahresende|kalenderjahr|jahre|im jahr|im jahre|jahren|ende|anfang|den jahren|zum ende des jahres',
  numbers: [
    'null',
    'ein|eins',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  furtherNumbers: {
    dreizehn: 13,
    vierzehn: 14,
    sechzehn: 16,
    dreissig: 30,
    vierzig: 40,
    sechzig: 60,
    zwanzig: 20,
    dreißig: 30,
    fünfzig: 50,
    hundert: 100,
    dutzend: 12,
    fünfzehn: 15,
  },
  ordinals: [
    'erst',
    'zweit',
    'dritt',
    'viert',
    'fünft',
    'sechst',
    'siebt',
    'acht',
    'neunt',
    'zehnt',
    'elft',
    'zwölft',
  ],
  scales: {
    thousand: 'tausend|tsd|k',
    million: 'million|millionen|mio|mn|mln',
    billion: 'milliarde|milliarden|mrd|bn',
    trillion: 'billion|billionen',
  },
  units: 'us dollar|us dollars|dollar|dollars|usd|prozent',
  percents: 'prozent',
  moneys: {
    eur: 'euro|euros|eur',
    gbp: 'pfund|gbp|britische pfund',
    chf: 'chf|franken|schweizer franken',
    jpy: 'yen|jpy|japanische yen',
  },
  leadingUnits: 'usd|dollar',
  people: 'menschen|leute|personen|leuten',
  one: 'ein|eine|einer|einem|einhundert|eintausend',
  halves: 'eine halbe|einer halben|halbe',
  names: {
    'Regulation #':
      'verordnung #|ratsverordnung #|eu verordnung #|verordnung nr #|verordnung eu nr #|verordnung eu #|verordnung eg #|verordnung eg nr #',
    'Directive #': 'richtlinie #|eu richtlinie #|richtlinie eu #|richtlinie eg #|richtlinie nr #',
    'WTI crude oil futures':
      'wti futures|wti future|wti kontrakt|rohöl futures|rohöl future|öl futures|öl future',
    'Wheat SRW futures': 'weizen futures|weizen future|weizenfutures|weizenfuture',
    'Corn futures': 'mais futures|mais future|maisfutures',
    'Soybeans futures': 'sojabohnen futures|soja futures|soja future',
    'Gold futures': 'gold future|goldfuture|goldfutures|gold kontrakt',
    'Silver futures': 'silber futures|silber future|silberfutures',
    'Copper futures': 'kupfer futures|kupfer future|kupferfutures',
    'Cotton No. 2 futures': 'baumwoll futures|baumwolle futures',
    'Sugar No. 11 futures': 'zucker futures|zucker future',
    'Coffee C futures': 'kaffee futures|kaffee future|kaffeefutures',
    'Cocoa futures': 'kakao futures|kakao future',
    'Natural gas futures': 'erdgas futures|erdgas future|gas futures',
    'RBOB gasoline futures': 'benzin futures',
    'NY Harbor ULSD futures': 'heizöl futures|diesel futures',
    'E-mini S&P 500 futures': 's p 500 future',
    'E-mini Nasdaq-100 futures': 'nasdaq future|nasdaq 100 future',
    '10-year US Treasury note futures': 'futures auf zehnjährige us staatsanleihen',
    '2-year US Treasury note futures': 'futures auf zweijährige us staatsanleihen',
    'Euro FX futures': 'euro futures|euro future',
    'Japanese yen futures': 'yen futures|yen future',
    'British pound futures': 'pfund futures|pfund future',
    'Danube River': 'donau',
    'Rhine River': 'rhein',
    'Elbe River': 'elbe',
    'Nile River': 'nil',
    'Amazon River': 'amazonas',
    'Thames River': 'themse',
    'Vistula River': 'weichsel',
    'Oder River': 'oder fluss',
    'Rhone River': 'rhone',
    'Seine River': 'seine',
    Tiber: 'tiber',
    'Volga River': 'wolga',
    'Ganges River': 'ganges',
    'Yangtze River': 'jangtse|jangtsekiang',
    'Mississippi River': 'mississippi fluss',
    'Euphrates River': 'euphrat',
    'Tigris River': 'tigris',
    'Congo River': 'kongo fluss',
    Alps: 'alpen',
    Pyrenees: 'pyrenäen',
    Carpathians: 'karpaten',
    Himalayas: 'himalaya',
    Andes: 'anden',
    'Rocky Mountains': 'rocky mountains|felsengebirge',
    Urals: 'ural|uralgebirge',
    Apennines: 'apennin|apenninen',
    'Sahara Desert': 'sahara',
    'Mount Vesuvius': 'vesuv',
    'Mount Etna': 'ätna',
    'Lake Constance': 'bodensee',
    'Lake Geneva': 'genfersee|genfer see',
    'Lake Victoria': 'victoriasee|viktoriasee',
    'North Sea': 'nordsee',
    'Baltic Sea': 'ostsee',
    'Mediterranean Sea': 'mittelmeer',
    'Black Sea': 'schwarzes meer',
    'Red Sea': 'rotes meer',
    'Caspian Sea': 'kaspisches meer',
    Kilimanjaro: 'kilimandscharo',
    'Mont Blanc': 'montblanc',
    'Artificial Intelligence Act': 'ki verordnung|ki gesetz|ki vo',
    Yugoslavia: 'jugoslawien|jugoslawiens',
    'Deutsche Bank': 'deutschen bank',
    'Deutsche Telekom': 'deutschen telekom',
    'Deutsche Börse': 'deutschen börse',
    'Deutsche Post': 'deutschen post',
    'Deutsche Lufthansa': 'deutschen lufthansa',
    'Frankfurt Stock Exchange': 'börse frankfurt|frankfurter börse|frankfurter wertpapierbörse',
    'London Stock Exchange': 'börse london|londoner börse',
    'Tokyo Stock Exchange': 'börse tokio|tokioter börse',
    'CFA Franc BCEAO': 'cfa franc|cfa francs|franc cfa',
    'CFA Franc BEAC': 'cfa franc|cfa francs|franc cfa',
    'European Union': 'europäische union|europäischen union|europäischer union',
    'North Atlantic Treaty Organization':
      'nordatlantikpakt|nordatlantikpakts|nordatlantische allianz|nordatlantischen allianz',
    'Organisation for Economic Co-operation and Development':
      'organisation für wirtschaftliche zusammenarbeit und entwicklung',
    'World Trade Organization': 'welthandelsorganisation',
    'International Monetary Fund': 'internationaler währungsfonds|internationalen währungsfonds|iwf',
    'World Bank': 'weltbank',
    'European Free Trade Association':
      'europäische freihandelsassoziation|europäischen freihandelsassoziation',
    'African Union': 'afrikanische union|afrikanischen union',
    'Arab League': 'arabische liga|arabischen liga',
    'Council of Europe': 'europarat|europarats|europarates',
    'Group of Seven': 'gruppe der sieben|g 7',
    'European Central Bank': 'europäische zentralbank|europäischen zentralbank',
    'United Nations': 'vereinte nationen|vereinten nationen|uno',
    'Euro area': 'euro zone|eurozone|währungsunion|euro gebiet|euroländer|eurostaaten',
    'New Privately-Owned Housing Units Started: Total Units':
      'us baubeginne|baubeginne in den usa|baubeginne',
    'Personal Saving Rate': 'sparquote|us sparquote|sparquote der usa|sparquote in den usa',
    'Gross Federal Debt (not seasonally adjusted)':
      'staatsverschuldung der usa|us staatsverschuldung|us staatsschulden|staatsschulden der usa|us schulden|bundesschulden der usa|staatsverschuldung usa|staatsschulden usa',
    'US Dollar': 'dollarkurs|us dollarkurs|dollarkurses',
    Euro: 'eurokurs|eurokurses|euros',
    'Swiss Franc': 'frankenkurs|schweizer frankenkurs|franken',
    'Japanese Yen': 'yenkurs|yen kurs',
    'Pound Sterling': 'pfundkurs|pfund|britische pfund|britisches pfund|pfund sterling',
    'United States': 'amerikaner|amerikanern|us amerikaner',
    Germany: 'deutschen',
    Cotton: 'baumwolle',
    Cocoa: 'kakao',
    Sugar: 'zucker',
    Coffee: 'kaffee',
    Soybeans: 'sojabohnen|soja',
    Corn: 'mais',
    Palladium: 'palladium',
    Platinum: 'platin',
    Gasoline: 'benzin|benzinpreis|benzinpreis usa|benzinpreis in den usa|us benzinpreis|benzinpreise usa',
    M2: 'geldmenge m2|us geldmenge m2|geldmenge m2 der usa',
    'All Employees, Total Nonfarm': 'beschäftigte außerhalb der landwirtschaft|us beschäftigtenzahl',
    'Market Yield on U.S. Treasury Securities at 10-Year Constant Maturity, Quoted on an Investment Basis (not seasonally adjusted)':
      'rendite zehnjähriger us staatsanleihen|rendite 10 jähriger us staatsanleihen|zehnjährige us staatsanleihen|zehnjährige us rendite|10 jährige us staatsanleihen|10 jährige us rendite|rendite der zehnjährigen us staatsanleihen',
    'FOMC decision of #':
      'fed im # entschieden|fed im # beschlossen|fed im # gemacht|fed im # getan|fed im #|fed am #|fed am # entschieden|fed am # beschlossen|zinserhöhung der fed im #|zinsschritt der fed im #|zinserhöhung im #|zinssenkung der fed im #|zinssenkung im #|zinsschritt im #|zielspanne im #|zielband im #|zielspanne der fed im #|fed sitzung im #|fed sitzung vom #|fed sitzung #|fomc sitzung im #|fomc sitzung vom #|zinsentscheid der fed im #|zinsentscheid im #|zinsentscheid vom #|zinsentscheidung im #|fed entscheidung im #|leitzinsentscheid im #|zinsentscheid der fed vom #',
    'Sveriges Riksbank Prize in Economic Sciences #':
      'wirtschaftsnobelpreis #|# wirtschaftsnobelpreis|wirtschaftsnobelpreis von #|nobelpreis für wirtschaft #|nobelpreis für wirtschaftswissenschaften #|ökonomie nobelpreis #|nobelpreis in wirtschaft #|wirtschafts nobelpreis #|nobelpreis für ökonomie #|wirtschaftsnobelpreis im jahr #|wirtschaftsnobelpreis des jahres #',
    'Unemployment Rate': 'arbeitslosenquote der usa|us arbeitslosenquote|arbeitslosenquote',
    'Consumer Price Index for All Urban Consumers: All Items in U.S. City Average':
      'verbraucherpreisindex|us verbraucherpreisindex|verbraucherpreise der usa|verbraucherpreise',
    'Federal Funds Effective Rate (not seasonally adjusted)':
      'leitzins der usa|us leitzins|leitzins der fed|amerikanischer leitzins|fed leitzins|leitzins in den usa|us leitzinsen|leitzinsen der fed|leitzinsen der usa',
    Gold: 'goldpreis|goldkurs|gold',
    Silver: 'silberpreis|silberkurs|silber',
    Copper: 'kupferpreis|kupfer',
    Wheat: 'weizenpreis|weizen',
    'Natural gas (Henry Hub)': 'gaspreis|erdgaspreis|erdgas',
    'Crude oil (Brent)':
      'öl der sorte brent|brent|öl brent|ölpreis brent|brent ölpreis|nordseeöl|brent öl|rohöl brent|brent rohöl|brentöl',
    'Crude oil (WTI)':
      'öl der sorte wti|rohöl der sorte wti|wti|öl wti|barrel wti|barrel öl der sorte wti|ölpreis|ölpreis wti|wti ölpreis|ölpreis der sorte wti|rohölpreis|wti öl|rohöl wti|rohöl|öl|wti rohöl',
  },
  places: {
    California: 'Kalifornien', Pennsylvania: 'Pennsylvanien', 'Washington DC': 'Hauptstadtdistrikt Washington',
    'North Carolina': 'Nordkarolina|Nord Carolina', 'South Carolina': 'Südkarolina', 'North Dakota': 'Norddakota',
    'South Dakota': 'Süddakota', 'New Mexico': 'Neumexiko', 'West Virginia': 'Westvirginia', Louisiana: 'Luisiana',
    Bavaria: 'Bayern', Hesse: 'Hessen', Saxony: 'Sachsen', Thuringia: 'Thüringen', 'Lower Saxony': 'Niedersachsen',
    'North Rhine-Westphalia': 'Nordrhein-Westfalen|NRW', 'Rhineland-Palatinate': 'Rheinland-Pfalz',
    'Saxony-Anhalt': 'Sachsen-Anhalt', 'Mecklenburg-Western Pomerania': 'Mecklenburg-Vorpommern',
    Tuscany: 'Toskana', Toscana: 'Toskana', Lombardia: 'Lombardei', Piemonte: 'Piemont', Sicilia: 'Sizilien',
    Sardegna: 'Sardinien', Cataluña: 'Katalonien', Catalonia: 'Katalonien', Andalucía: 'Andalusien', Scotland: 'Schottland',
    Wales: 'Wales', Bretagne: 'Bretagne', Normandie: 'Normandie', Corse: 'Korsika', Genève: 'Genf', Vaud: 'Waadt',
    Québec: 'Quebec', Quebec: 'Québec', Geneva: 'Genf',
  }, // oxfmt-ignore
  grown: {
    'Consumer Price Index for All Urban Consumers: All Items in U.S. City Average':
      'us inflation|us inflationsrate|inflationsrate der usa|inflation in den usa|inflationsrate in den usa|inflation usa|inflationsrate usa|teuerung in den usa|us teuerungsrate|amerikanische inflation|amerikanische inflationsrate',
    'Consumer Price Index for All Urban Consumers: All Items Less Food and Energy in U.S. City Average':
      'kerninflation|kerninflationsrate|us kerninflation|kerninflation in den usa|us kerninflationsrate',
  },
  deficits: {
    'Trade Balance: Goods and Services, Balance of Payments Basis':
      'handelsdefizit|handelsbilanzdefizit|us handelsdefizit|us handelsbilanzdefizit|amerikanisches handelsdefizit|handelsdefizit der usa|handelsbilanzdefizit der usa',
    'Federal Surplus or Deficit [-] (not seasonally adjusted)':
      'haushaltsdefizit|us haushaltsdefizit|budgetdefizit|us budgetdefizit|haushaltsdefizit der usa|budgetdefizit der usa|staatsdefizit der usa',
  },
  adjectives: {
    Africa: 'afrikanisch', Asia: 'asiatisch', Australia: 'australisch', Austria: 'österreichisch', Belgium: 'belgisch',
    Brazil: 'brasilianisch', California: 'kalifornisch', Canada: 'kanadisch', China: 'chinesisch', Denmark: 'dänisch',
    Egypt: 'ägyptisch', Europe: 'europäisch', Finland: 'finnisch', France: 'französisch', Germany: 'deutsch',
    Greece: 'griechisch', Hungary: 'ungarisch', India: 'indisch', Ireland: 'irisch', Israel: 'israelisch',
    Italy: 'italienisch', Japan: 'japanisch', Mexico: 'mexikanisch', Netherlands: 'niederländisch|holländisch',
    Norway: 'norwegisch', Poland: 'polnisch', Portugal: 'portugiesisch', Russia: 'russisch', Spain: 'spanisch',
    Sweden: 'schwedisch', Switzerland: 'schweizerisch|schweizer', Texas: 'texanisch', Turkey: 'türkisch',
    Ukraine: 'ukrainisch', 'United Kingdom': 'britisch', 'United States': 'amerikanisch|us amerikanisch|us',
    'South America': 'südamerikanisch', 'North America': 'nordamerikanisch', 'South Korea': 'südkoreanisch',
    'South Africa': 'südafrikanisch', Kenya: 'kenianisch', Nigeria: 'nigerianisch', Argentina: 'argentinisch',
    Chile: 'chilenisch', Indonesia: 'indonesisch', Vietnam: 'vietnamesisch', Thailand: 'thailändisch',
    Algeria: 'algerisch', Bolivia: 'bolivianisch', Bulgaria: 'bulgarisch', Colombia: 'kolumbianisch',
    Croatia: 'kroatisch', Cuba: 'kubanisch', 'Czech Republic': 'tschechisch', Ecuador: 'ecuadorianisch',
    Estonia: 'estnisch', Ethiopia: 'äthiopisch', Ghana: 'ghanaisch', Iceland: 'isländisch', Iran: 'iranisch',
    Iraq: 'irakisch', Latvia: 'lettisch', Lithuania: 'litauisch', Luxembourg: 'luxemburgisch',
    Malaysia: 'malaysisch', Morocco: 'marokkanisch', 'New Zealand': 'neuseeländisch', 'North Korea': 'nordkoreanisch',
    Pakistan: 'pakistanisch', Peru: 'peruanisch', Philippines: 'philippinisch', Romania: 'rumänisch',
    'Saudi Arabia': 'saudisch|saudi arabisch', Serbia: 'serbisch', Slovakia: 'slowakisch', Slovenia: 'slowenisch',
    Syria: 'syrisch', Taiwan: 'taiwanisch', Tunisia: 'tunesisch', Uruguay: 'uruguayisch', Venezuela: 'venezolanisch',
  }, // oxfmt-ignore
  misspelt: {
    wann: 'wan|wnan',
    wie: 'wi|wei',
    viel: 'fiel|vile',
    viele: 'fiele',
    welche: 'welce|wleche',
    der: 'dre',
    ist: 'sit|its',
    und: 'nud|udn',
  },
  otherWords: 'kurse stelle stellen wein seite seiten weite leiter mutter vetter weiter',
  endings: ['', 'e', 'er', 'en', 'es', 'em'],
};
