import type { CompanyRow } from './company-table';

/** Names by which people know a company whose listed name says something else. */
const COLLOQUIAL: Readonly<Record<string, readonly string[]>> = {
  AEP: ['American Electric'],
  AIG: ['AIG'],
  AJG: ['Gallagher'],
  AMZN: ['Amazon.com', 'Amazon.com Inc.'],
  BAC: ['BofA', 'Bank of America Corp'],
  BDX: ['BD', 'Becton'],
  BKNG: ['Booking.com'],
  BMY: ['Bristol-Myers Squibb', 'BMS', 'Bristol-Myers'],
  'BRK.B': ['BRK', 'BRK.A', 'BRK-B', 'Berkshire'],
  CL: ['Colgate'],
  CMCSA: ['Comcast Corporation'],
  CMG: ['Chipotle'],
  COP: ['Conoco'],
  COR: ['AmerisourceBergen'],
  DAL: ['Delta'],
  DE: ['John Deere', 'Deere'],
  DGX: ['Quest'],
  DHI: ['DR Horton'],
  DIS: ['Disney', 'Walt Disney'],
  DUK: ['Duke'],
  DD: ['Du Pont'],
  ECHO: ['SATS'],
  ED: ['Con Edison', 'ConEd'],
  EL: ['Estée Lauder', 'Estee Lauder'],
  ELV: ['Anthem'],
  F: ['Ford'],
  FCX: ['Freeport'],
  FISV: ['FI'],
  GILD: ['Gilead'],
  GM: ['GM'],
  GOOGL: ['Google', 'GOOG'],
  GS: ['Goldman', 'Goldman Sachs Group'],
  GWW: ['Grainger'],
  HLT: ['Hilton'],
  HPE: ['HPE', 'HP Enterprise'],
  HPQ: ['HP', 'Hewlett-Packard'],
  IBM: ['International Business Machines'],
  ICE: ['ICE'],
  JNJ: ['J&J', 'Johnson and Johnson'],
  JPM: ['JP Morgan', 'J.P. Morgan', 'JPMorgan', 'JPMorgan Chase & Co.'],
  KHC: ['Heinz', 'Kraft'],
  KO: ['Coke', 'Coca Cola'],
  LH: ['Laboratory Corporation of America'],
  LMT: ['Lockheed'],
  LOW: ['Lowes'],
  LUV: ['Southwest'],
  MAR: ['Marriott'],
  MCD: ['McDonalds'],
  MDLZ: ['Mondelez'],
  META: ['Facebook', 'Meta'],
  MO: ['Philip Morris USA'],
  MRK: ['Merck'],
  MRSH: ['Marsh & McLennan', 'Marsh', 'MMC'],
  MS: ['MorganStanley'],
  NEE: ['NextEra'],
  NOC: ['Northrop'],
  ORLY: ["O'Reilly", "O'Reilly Auto Parts"],
  OXY: ['Occidental', 'Oxy'],
  PCG: ['PG&E'],
  PEP: ['Pepsi'],
  PG: ['P&G', 'Procter and Gamble'],
  PNC: ['PNC Bank'],
  PRU: ['Prudential'],
  REGN: ['Regeneron'],
  RJF: ['Raymond James'],
  RTX: ['Raytheon', 'Raytheon Technologies'],
  SCHW: ['Schwab', 'Charles Schwab'],
  SJM: ['Smucker', "Smucker's"],
  SPGI: ['S&P', 'Standard & Poor’s'],
  STT: ['State Street'],
  T: ['ATT'],
  TAP: ['Coors', 'Molson Coors'],
  TFC: ['Truist'],
  TMO: ['Thermo Fisher', 'Thermo'],
  TRV: ['Travelers'],
  TXN: ['TI'],
  UAL: ['United Airlines', 'United'],
  UNH: ['UnitedHealth'],
  UNP: ['Union Pacific'],
  USB: ['US Bank', 'U.S. Bank'],
  VRTX: ['Vertex'],
  WBD: ['Warner Brothers Discovery', 'Warner Bros'],
  WFC: ['Wells'],
  WM: ['WM'],
  WMT: ['Wal-Mart'],
  XOM: ['Exxon', 'Exxon Mobil'],
  XYZ: ['Square', 'SQ'],
  ZBH: ['Zimmer'],
};

/** The name as people say it: share classes and articles in brackets are the list's, not the company's. */
export function nameOf({ name }: Pick<CompanyRow, 'name'>): string {
  const [, before = name, bracket] = /^(.*?)(?: \((.*)\))?$/.exec(name) ?? [];
  return bracket === 'The' ? `The ${before}` : before;
}

/** Every other name that a search should find the company by; its ticker among them. */
export function namesOf(row: CompanyRow): string[] {
  const name = nameOf(row);
  const registered = tidy(row.sec_name);
  const short = withoutForm(name);
  const all = [
    short,
    row.ticker,
    row.ticker.replace('.', '-'),
    registered,
    withoutForm(registered),
    ...(row.legal_name ? [plainText(row.legal_name)] : []),
  ];
  const spelled = [
    ...(COLLOQUIAL[row.ticker] ?? []),
    ...(name.includes('’') ? [name.replace('’', "'")] : []),
  ];
  return unique([...all, ...spelled]).filter((alias) => alias !== name);
}

/** Text of a filing with its hard spaces and doubled spaces made plain. */
export const plainText = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** Whether the register keeps the spelling of the issuer, so that the name is its legal one to the letter. */
export function isOwnSpelling(registered: string): boolean {
  return /[a-z]/.test(registered) && /(,? Inc\.|,? Ltd\.| plc| N\.V\.)$/.test(registered);
}

/** EDGAR adds a state or a marker to namesakes, `CORP /DE/`; it is no part of the name. */
const tidy = (text: string): string => text.replace(/\s*[/\\]\s*[A-Z]{2,3}\s*[/\\]?$/, '').trim();

function withoutForm(text: string): string {
  const short = text
    .replace(/^The /, '')
    .replace(
      /,? (Inc\.?|INC\.?|Incorporated|Corp\.?|CORP\.?|Corporation|Company|Companies|COMPANIES|Co\.?|CO\.?|Group|Holdings|plc|PLC|Ltd\.?)$/,
      '',
    );
  const whole = short.replace(/ &$/, '');
  return whole.length > 2 ? whole : text;
}

function unique(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const name of names) if (name && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  return [...seen.values()];
}
