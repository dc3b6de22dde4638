/** Words that price lists and custodians put behind the name of an issuer, in small letters: which of its papers one holds. */
const MARKS: ReadonlySet<string> = new Set(
  (
    'com common shs share shares sh ord ordinary spon spons sp sponsored spnsd unsponsored ads adr adrs gdr dep rep repstg new reg regs ' +
    'registered registry ny y amern div rts vt nvdr unit units pref pfd prf genusschein genussscheine non vtg voting stk stock cap cv series ser sub ' +
    'ben int par a b c h n cl class del ireland bermuda namen namens akt aktien stammaktien vorzugsaktien ' +
    'inhaber inh na on vz st npv regd fp azioni acc shrs unspon genusscheine ' +
    'vzo vzi vna sta nam nach bearer actions port nom acciones eo dl sf ls yn hd ad cd sk nk dk zy'
  ).split(' '),
);

/** Those that mark a paper even where no legal form stands before them, if another is beside them. */
const OF_PAPER: ReadonlySet<string> = new Set(
  'com shs sh ord spon spons sponsored spnsd ads adr adrs gdr cl class namen akt aktien inh vna vzo nam'.split(
    ' ',
  ),
);

/** What German price lists write of a currency before what a paper is worth by its name: `DL-,01`, `EO 2,50`. */
const NOMINAL: ReadonlySet<string> = new Set('eo dl sf ls yn hd ad cd sk nk dk zy'.split(' '));

/** Legal forms as they end the name of an issuer. */
const FORM =
  /(?<=\w)[\s,]+(?:inc|incorporated|corp|corporation|cos?|company|plc|ltd|limited|llc|lp|s\.?\s?a|ag|se|spa|s\.p\.a|as|a[\s/]s|asa|ab|oyj|n\.?\s?v)\.?$/;

/** A word of letters, which may have dots, or what a paper is worth by its name: `usd0.50`; no currency has one letter. */
const WORD = /(?<![\s,(-])[\s,(-]+(?:([a-z]+(?:\.[a-z]+)*)\.?|([a-z]{0,3}\d[\d.,/]*p?))[^a-z\d]*$/;

/** A class or sort of shares behind a hyphen, or a class between marks: `-H`, `-SP ADR`, `'B'`. */
const CLASS = /-(?:[a-ch]|pref|regs?|nvdr|(?:sp(?:ons?)? )?[ag]d[rs])$| '[a-c]'$/;

/** A name without a class of shares behind a hyphen, where the form is cut off: `UNIVERSAL HEALTH SERVICES-B`. */
function withoutClass(name: string): string {
  const ahead = name.replace(CLASS, '');
  return /[a-z]{4}$/.test(ahead) && /\w \w/.test(ahead.slice(0, -4)) ? ahead : name;
}

/** The seat that a register has in the name, behind its form: `AG in München`. */
const SEAT = / in [^\s\d]+$/;

/** More marks than any price list puts behind a name. */
const MOST_MARKS = 16;

/** The last word of a name without what follows it, read from its end: a pattern would look at long texts once for each letter. */
function lastWord(name: string): string {
  let end = name.length;
  while (end > 0 && !/[a-z\d]/.test(name.charAt(end - 1))) end -= 1;
  let start = end;
  while (/[a-z\d.]/.test(name.charAt(start - 1))) start -= 1;
  return name.slice(start, end);
}

/** Whether a name may end with what `withoutShareMarks` removes; the last word rules out most. */
export function mayBearShareMarks(name: string): boolean {
  if (!name.includes(' ') && !name.includes('-') && !name.includes(',')) return false;
  const last = lastWord(name);
  return MARKS.has(last.replaceAll('.', '')) || /\d/.test(last) || name.includes(' in ');
}

/**
 * A name, in small letters, without what tells one paper of its issuer from another: `linde plc shs`, `sap se spon adr`,
 * `fox corp cl a com`, `novo nordisk a/s-b`.
 */
export function withoutShareMarks(name: string): string {
  if (!mayBearShareMarks(name)) return name;
  const marks: string[] = [];
  const unseated = name.replace(SEAT, '');
  if (FORM.test(unseated)) return unseated;
  let ahead = withoutClass(name);
  if (ahead !== name) return ahead;
  while (marks.length < MOST_MARKS) {
    const found = WORD.exec(ahead);
    if (found === null) break;
    const [, word, worth] = found;
    const mark = word?.replaceAll('.', '') ?? '';
    // A number without a currency is only a share's beside another mark; and of a legal form in letters that stand apart none is one.
    if (!(worth === undefined ? MARKS.has(mark) : !/^[a-z]\d/.test(worth)) || FORM.test(ahead)) break;
    marks.push(worth === undefined || !/^[a-z]/.test(worth) ? mark : worth);
    ahead = ahead.slice(0, found.index);
  }
  const isPaper = marks.length > 1 && marks.some((mark) => OF_PAPER.has(mark) || NOMINAL.has(mark));
  return marks.some((mark) => mark !== '') && (isPaper || FORM.test(ahead)) ? ahead : name;
}

/** Whether a text ends with a class of shares in words: `Alphabet class C`. */
export const namesShareClass = (text: string): boolean => / (?:class|cl) [a-c]$/i.test(text);
