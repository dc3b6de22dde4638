/** Words that are written in short before the names of places, with what they are short for. */
const SHORT = new Map([
  ['saint', 'st'],
  ['sankt', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]);

const FULL = new Map([...SHORT].reverse().map(([full, short]) => [short, full]));

/**
 * The other ways to write a name, as `nameText` writes it: umlauts in one letter that were typed in two (`zuerich`), and
 * what is written in full or in short (`saint louis`, `st louis`).
 */
export function otherSpellings(text: string): readonly string[] {
  const plain = text.replaceAll(/([aou])e/g, '$1');
  const words = text.split(' ');
  const written = [SHORT, FULL].map((other) => words.map((word) => other.get(word) ?? word).join(' '));
  return [...new Set([plain, ...written])].filter((each) => each !== text);
}

/** An article before a name that is seldom written with it: `the Bailiwick of Jersey`, `Die Schweiz`. */
const ARTICLE = /^(?:the|die|der|das|la|le|les|el|los|las|il|lo|gli|os|as) (?=.{4})/;

/** One that has lost its vowel, as in `L'Italie`, and what is left of it: without the mark, Lanholini would be Anholini too. */
const ELIDED = /^\s*l['’‘`´]/i;
const ELIDED_TEXT = /^l(?=[aeiouh].{3})/;

/** Words of names as ledgers, custodians and registers shorten them, each with the words that it may be short for. */
const ABBREVIATED = new Map(
  (
    'adv advanced|advncd advanced|aer aerospace|agri agricultural|air airlines,air|airls airlines|amer american,america|amern american|apt apartment|apts apartments|assoc associates,associated|assocs associates|assn association|auto automotive,automatic,auto|bank bancorp,bancshares,bancorporation|' +
    'bancorp bancorporation|bev beverage,beverages|bevs beverages|bk bank|bnk bank|bldg building|bldrs builders|brd brands|brds brands|bus business|' +
    'calif california|cap capital|cas casualty|cda canada|casinos casino|cent central|centy century|chem chemicals,chemical|chems chemicals|chgo chicago|cie compagnie|cmnty community|cmntys communities|coml commercial|comm communications,commercial|comms communications|comp computer,company|commty community|cons consolidated|consol consolidated|constr construction|cos companies|crp corporation|contl continental|ctr center|ctrl central|ctrs centers|' +
    'da de|do de|dept department|dev development|devs developments|devices device|disc discount|distr distribution|divers diversified|dom domestic|e east|edl educational|educ education|elec electric,electronics,electrical|electr electronics,electric|electrs electronics|enrgy energy|engy energy|ent entertainment|entmt entertainment|entrprs enterprises|enterpr enterprises,enterprise|envir environmental|envmtl environmental|eqpt equipment|equip equipment|exch exchange|exp express|expl exploration|' +
    'fed federal|fedl federal|fd food|fds foods|fgn foreign|fin financial,finance|finl financial|fla florida|flavrs flavors|frag fragrances|franc francisco|gen general|genl general|gl global|gp group|glbl global|gtd guaranteed|hldngs holdings|hlth health|hlthcare healthcare|hlthcr healthcare|hosp hospital|hotls hotels|hsg housing|' +
    'ill illinois|ind industries,industrial|inds industries|indl industrial|info information|ins insurance|inst institute,institutional|instr instruments,instrument|instrs instruments|int international|intercontl intercontinental|interntl international|intl international|invs investors,investments|invt investment|invts investments|ky kentucky|lab laboratories|labs laboratories|lf life|lns lines|ln line|logist logistics|' +
    'mach machines,machinery|machs machines|magmt management|matls materials|mdse merchandise|med medical|mem memorial|mfg manufacturing|mfrs manufacturers|mgmt management|mkt market|mkts markets|mng mining|motrs motors|mtr motor|mtrs motors|mtge mortgage|mun municipal|mut mutual|n north|nat national|natl national|nav navigation|netwk network|netwks networks|norweg norwegian|nw northwest|' +
    'oh ohio|ok oklahoma|opers operations|orthopdc orthopedic|pa pennsylvania|pac pacific|pack packaging|partnr partners|petes petroleum|petro petroleum|pete petroleum|pharm pharmaceuticals,pharmaceutical|pharma pharmaceuticals|pharmaceu pharmaceuticals|philp philip|pipe pipeline|ppty property|pptys properties|prod products,product|prods products|ptnrs partners|ptrs partners|pub public|pubg publishing|publ public|pwr power|' +
    'qual quality|realt realty|rec recreation|ref refining|reg regional|regl regional|reins reinsurance|rep republic|res resources,research|resh research|resorts resort|rest restaurants|restrnt restaurants|rlty realty|rr railroad|ry railway|s south|sci scientific,sciences,science|scis sciences|sec security,securities|secs securities|semi semiconductor,semiconductors|semicon semiconductor|semicond semiconductor|serv services,service|servs services|soc society|soft software|softwr software|sol solutions|solns solutions|sols solutions|southn southern|southwestn southwestern|spl special|std standard|stl steel|stor storage,stores|strs stores|sthn southern|supp supply|sv service|svc service,services|svcs services|sw southwest|sys systems|syst systems,system|' +
    'tech technologies,technology|techs technologies|technlgy technology|tel telephone|telcom telecommunications|telecom telecommunications|tele telephone|tex texas|tob tobacco|trans transportation,transport|transn transportation|transp transportation|trav travel,travelers|trk truck|u university|un union,united|v von|uni university|univ university,universal|utd united|utils utilities|util utilities|vy valley|w west|wash washington|whsl wholesale|wis wisconsin|wks works|wtr water|wtrs waters|wld world|worldwd worldwide'
  )
    .split('|')
    .map((row): [string, readonly string[]] => {
      const [short = '', ...full] = row.split(' ');
      return [short, full.join(' ').split(',')];
    }),
);

/** More ways to read a name of several such words are not tried. */
const MOST_WAYS = 24;

/** What a name may be with such words in full, and without an article: `charter comms` is charter communications; none for a name without them. */
export function withoutShortWords(text: string, name = text): readonly string[] {
  let ways: readonly string[] = [''];
  for (const word of text.replace(SEAT, '').split(' ')) {
    const full = ABBREVIATED.get(word) ?? [word];
    ways = ways.flatMap((way) => full.map((each) => `${way} ${each}`)).slice(0, MOST_WAYS);
  }
  const written = ways.map((way) => way.slice(1));
  const bare = text.replace(ELIDED.test(name) ? ELIDED_TEXT : ARTICLE, '');
  return [...written, ...initialsFirst(text), bare].filter((way) => way !== text);
}

/** The seat of a Canadian company, as custodians put it behind the name: `ROYAL BK CDA MONTREAL QUE`. */
const SEAT = /(?<= \w.*) (?:\w+ )?(?:que|ont|alta)$/;

/** A name as a list in order of last names writes it, `grainger w w inc`, with its initials before it. */
function initialsFirst(text: string): readonly string[] {
  const { last, initials, rest = '' } = INITIALS_BEHIND.exec(text)?.groups ?? {};
  return last === undefined || initials === undefined
    ? []
    : [`${initials.replaceAll(' ', '')} ${last}${rest}`];
}

const INITIALS_BEHIND = /^(?<last>\w{3,}) (?<initials>\w(?: \w)+)(?<rest> \w.*)?$/;
