/** Words of names as ledgers, custodians and registers shorten them, each with the words that it may be short for. */
// Stryker disable StringLiteral: rows of data
const ABBREVIATED = new Map(
  (
    'adv advanced|advncd advanced|aer aerospace|agri agricultural|air airlines,air|airls airlines|amer american,america|amern american|apt apartment|apts apartments|assoc associates,associated|assocs associates|assn association|auto automotive,automatic,auto|bank bank,bancorp,bancshares,bancorporation|' +
    'bancorp bancorporation|bev beverage,beverages|bevs beverages|bk bank|bnk bank|bco banco|bldg building|bldrs builders|brd brands|brds brands|bus business|' +
    'calif california|cap capital|cas casualty|cda canada|casinos casino|cent central|centy century|chem chemicals,chemical|chems chemicals|chgo chicago|cie compagnie|cmnty community|cmntys communities|coml commercial|comm communications,commercial|comms communications|comp computer,company|commty community|cons consolidated|consol consolidated|constr construction|cos companies|crp corporation|contl continental|ctr center|ctrl central|ctrs centers|' +
    'da de|dem democratic|do de|dept department|dev development|devs developments|devices device|disc discount|distr distribution|divers diversified|dom domestic|dt deutsche|e east|edl educational|educ education|elec electric,electronics,electrical|electr electronics,electric|electrs electronics|enrgy energy|engy energy|ent entertainment|entmt entertainment|entrprs enterprises|enterpr enterprises,enterprise|envir environmental|envmtl environmental|eqpt equipment|equip equipment|exch exchange|exp express|expl exploration|' +
    'fed federal,federated|fedl federal|fd food|fds foods|fgn foreign|fin financial,finance|finl financial|fla florida|flavrs flavors|frag fragrances|franc francisco|gen general|genl general|gl global|gp group|glbl global|gtd guaranteed|hldngs holdings|hlth health|hlthcare healthcare|hlthcr healthcare|hosp hospital|hotls hotels|hsg housing|' +
    'ill illinois|ind industries,industrial|inds industries|indl industrial|info information|ins insurance|inst institute,institutional|instr instruments,instrument|instrs instruments|int international|intercontl intercontinental|interntl international|intl international|invs investors,investments|invt investment|invts investments|kon koninklijke|ky kentucky|lab laboratories|labs laboratories|lf life|lns lines|ln line|logist logistics|' +
    'mach machines,machinery|machs machines|magmt management|matls materials|mdse merchandise|med medical|mem memorial|mfg manufacturing|mfrs manufacturers|mgmt management|mkt market|mkts markets|mng mining|motrs motors|mtr motor|mtrs motors|mtge mortgage|mun municipal|mut mutual|n north|nat national|natl national|nav navigation|netwk network|netwks networks|norweg norwegian|nw northwest|' +
    'oh ohio|ok oklahoma|opers operations|orthopdc orthopedic|pa pennsylvania|pac pacific|pack packaging|partnr partners|petes petroleum|petro petroleum|pete petroleum|pharm pharmaceuticals,pharmaceutical|pharma pharmaceuticals,pharmaceutical|pharmaceu pharmaceuticals,pharmaceutical|philp philip|pipe pipeline|ppty property|pptys properties|prod products,product|prods products|ptnrs partners|ptrs partners|pub public|pubg publishing|publ public|pwr power|' +
    'qual quality|realt realty|rec recreation|ref refining|reg regional|regl regional|reins reinsurance|rep republic|res resources,research|resh research|resorts resort|rest restaurants|restrnt restaurants|rlty realty|rr railroad|ry railway|s south|sci scientific,sciences,science|scis sciences|sec security,securities|secs securities|semi semiconductor,semiconductors|semicon semiconductor|semicond semiconductor|serv services,service|servs services|soc society|soft software|softwr software|sol solutions|solns solutions|sols solutions|southn southern|southwestn southwestern|spl special|std standard|stl steel|stor storage,stores|strs stores|sthn southern|supp supply|sv service,services|svc service,services|svcs services|sw southwest|sys systems|syst systems,system|' +
    'tech technologies,technology|techs technologies|technlgy technology|tel telephone|telcom telecommunications|telecom telecommunications|tele telephone|tex texas|tob tobacco|trans transportation,transport|transn transportation|transp transportation|trav travel,travelers|trk truck|u university|un union,united|v von|uni university|univ university,universal|utd united|utils utilities|util utilities|vy valley|w west|wash washington|whsl wholesale|wis wisconsin|wks works|wtr water|wtrs waters|wld world|worldwd worldwide'
  )
    // Stryker restore StringLiteral
    .split('|')
    .map((row): [string, readonly string[]] => {
      const [short = '', ...full] = row.split(' ');
      return [short, full.join(' ').split(',')];
    }),
);

/** The words that one of a name may be short for; undefined for any other. */
export function expansionsOf(word: string): readonly string[] | undefined {
  return ABBREVIATED.get(word);
}

/** Words of so many first letters are forms of one: industries and industrial, but not communications and commercial. */
const ONE_STEM = 6;

/** Whether a word is surely another in short: of its letters in their order, and short for no other word that names have. */
function isShortFor(short: string, word: string): boolean {
  const full = ABBREVIATED.get(short) ?? [];
  const isOne = new Set(full.map((each) => each.slice(0, ONE_STEM))).size === 1;
  return isOne && short.length > 1 && full.includes(word) && isLeftOf(short, word);
}

/** The words that some are short for: each of them ends a name as often as a field that is too small does. */
const IN_FULL: ReadonlySet<string> = new Set([...ABBREVIATED.values()].flat());

/** What is left of a word where a field ends has so many letters. */
const CUT_LETTERS = 3;

/** Whether a word is the beginning of another, and none that names end with: `delhaiz`, but not `life` of lifesciences. */
function isCutFrom(short: string, word: string): boolean {
  const isBegun = short.length >= CUT_LETTERS && word.startsWith(short);
  return (isBegun || isWithoutVowels(short, word)) && !IN_FULL.has(short);
}

/** A word without its vowels is identified by this many letters. */
const TOLD_LETTERS = 4;

/** Whether a word is the beginning of another that is written without vowels but for a first one: `entrpr` of enterprise. */
export function isWithoutVowels(short: string, word: string): boolean {
  const bare = word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, '');
  return short.length >= TOLD_LETTERS && bare.startsWith(short);
}

/** Whether letters are what is left of a word: bank is none of bancorp. */
function isLeftOf(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** What registers of securities leave out of names that they shorten: `BANK AMER CORP`. */
const LEFT_OUT: ReadonlySet<string> = new Set(['of', 'the', 'and']);

/** The seats of Canadian companies, as custodians put them behind names. */
const SEATS: ReadonlySet<string> = new Set(['que', 'ont', 'alta']);

/** More words than this in short are not those of another name by chance. */
const MOST_ALIKE = 2;

/**
 * Whether a name is the typed one without abbreviations, as registers of securities write it: `texas instrs`,
 * `toronto dominion bk ont`. Every word must match in its place, one of them in full if there are only two.
 */
export function isAbbreviation(typed: readonly string[], name: readonly string[], mayBeCut = false): boolean {
  const bare = (words: readonly string[]): string[] => words.filter((word) => !LEFT_OUT.has(word));
  const theirs = bare(name);
  const all = bare(typed);
  const ours = all.length > theirs.length && SEATS.has(all.at(-1) ?? '') ? all.slice(0, -1) : all;
  if (ours.length !== theirs.length) return false;
  const isSame = ours.map((word, at) => word === theirs[at]);
  const isTold = isSame.some((same, at) => same && (ours[at] ?? '').length > 2);
  const isShort = (short: string, word: string): boolean =>
    isShortFor(short, word) || (mayBeCut && isTold && isCutFrom(short, word));
  return (
    (isTold || ours.length > MOST_ALIKE) &&
    isSame.includes(false) &&
    ours.every((word, at) => isSame[at] === true || isShort(word, theirs[at] ?? ''))
  );
}
