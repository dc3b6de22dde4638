/** Words that price lists and custodians put behind the name of an issuer, in small letters: which of its papers one holds. */
const MARKS: ReadonlySet<string> = new Set(
  (
    'com common shs share shares sh ord ordinary spon sponsored spnsd unsponsored ads adr adrs gdr dep rep repstg new reg ' +
    'registered registry ny unit units pref pfd prf genusschein genussscheine non vtg voting stk stock cap cv series ser sub ' +
    'ben int par a b c h n cl class del ireland bermuda namen namens akt aktien stammaktien vorzugsaktien ' +
    'inhaber inh na on vz st npv regd fp azioni acc shrs unspon genussscheine genusscheine'
  ).split(' '),
);

/** Those that mark a paper even where no legal form stands before them, if another is beside them. */
const OF_PAPER: ReadonlySet<string> = new Set(
  'com shs sh ord spon sponsored spnsd ads adr adrs gdr cl class namen akt aktien'.split(' '),
);

/** Legal forms as they end the name of an issuer. */
const FORM =
  /(?<=\w)[\s,]+(?:inc|incorporated|corp|corporation|cos?|company|plc|ltd|limited|llc|lp|s\.?\s?a|ag|se|spa|s\.p\.a|as|a[\s/]s|asa|ab|oyj|n\.?\s?v)\.?$/;

/** A word of letters, which may have dots, or what a paper is worth by its name: `usd0.50`. */
const mayBeWorth = (worth: string): boolean => /^(?:[a-z]{3})?[\d.,/]+p?$/.test(worth);

const WORD = /[\s,(-]+(?:([a-z]+(?:\.[a-z]+)*)\.?|([a-z]{0,3}\d[\d.,/]*p?))[^a-z\d]*$/;

/** A class of shares behind a hyphen, where the form is cut off: `UNIVERSAL HEALTH SERVICES-B`. */
const CLASS = /(?<=\w \w.*[a-z]{4})-[a-c]$/;

/** The seat that a register has in the name, behind its form: `AG in München`. */
const SEAT = /^(?<ahead>.+) in [^\s\d]+$/;

/** What the last word of a name is without its dots and what follows it. */
const LAST = /[a-z\d.]+(?=[^a-z\d]*$)/;

/** Whether a name may end with what `withoutShareMarks` takes away: most do not, which is told by their last word. */
export function mayBearShareMarks(name: string): boolean {
  if (!name.includes(' ') && !name.includes('-') && !name.includes(',')) return false;
  const last = LAST.exec(name)?.[0] ?? '';
  return MARKS.has(last.replaceAll('.', '')) || /\d/.test(last) || name.includes(' in ');
}

/**
 * A name, in small letters, without what tells one paper of its issuer from another: `linde plc shs`, `sap se spon adr`,
 * `fox corp cl a com`, `novo nordisk a/s-b`.
 */
export function withoutShareMarks(name: string): string {
  if (!mayBearShareMarks(name)) return name;
  const marks: string[] = [];
  const { ahead: unseated = '' } = SEAT.exec(name)?.groups ?? {};
  if (FORM.test(unseated)) return unseated;
  let ahead = name.replace(CLASS, '');
  if (ahead !== name) return ahead;
  for (let found = WORD.exec(ahead); found !== null; found = WORD.exec(ahead)) {
    const [, word, worth] = found;
    const mark = word?.replaceAll('.', '') ?? '';
    // A number without a currency is only a share's beside another mark; and of a legal form in letters that stand apart none is one.
    if (!(worth === undefined ? MARKS.has(mark) : mayBeWorth(worth)) || FORM.test(ahead)) break;
    marks.push(worth === undefined || !/^[a-z]{3}/.test(worth) ? mark : worth);
    ahead = ahead.slice(0, found.index);
  }
  const isPaper = marks.length > 1 && marks.some((mark) => OF_PAPER.has(mark));
  return marks.some((mark) => mark !== '') && (isPaper || FORM.test(ahead)) ? ahead : name;
}
