const PERIODIC = /^(10-K|10-Q|20-F|40-F)/;

/** The list of a registrant's filings, as parallel arrays. */
export type FilingList = {
  accessionNumber: readonly string[];
  filingDate: readonly string[];
  form: readonly string[];
  primaryDocument: readonly string[];
};

/** The documents of periodic reports, so that a figure's link leads to the report itself. */
export class Filings {
  readonly #documents = new Map<string, string>();

  /** Takes a list; gives what is wrong with it. */
  learn(list: FilingList): string | undefined {
    const { accessionNumber, filingDate, form, primaryDocument } = list;
    const count = accessionNumber.length;
    const odd = [filingDate, form, primaryDocument].find(({ length }) => length !== count);
    if (odd !== undefined) return `Expected lists of filings of one length, got ${count} and ${odd.length}`;
    accessionNumber.forEach((accession, at) => {
      const document = primaryDocument[at] ?? '';
      if (PERIODIC.test(form[at] ?? '') && document !== '') this.#documents.set(accession, document);
    });
    return undefined;
  }

  /** The address of a filing: its document where that is known, else its folder. */
  urlOf(cik: string, accession: string): string {
    const folder = `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/`;
    return folder + (this.#documents.get(accession) ?? '');
  }
}
