/**
 * Names that a table gives a company and that are those of its subsidiaries or brands, by the company's key. No rule can tell
 * them: a short name is most often the company's own, and only who knows the group knows that this one is a thing by itself.
 */
export const SUBSIDIARIES: ReadonlyMap<string, readonly string[]> = new Map([
  // Pacific Gas and Electric Company files annual reports of its own beside PG&E Corporation's.
  ['company:0001004980', ['Pacific Gas and Electric']],
  // Citibank, N.A. is the bank of the group and reports to the bank supervisors by itself.
  ['company:0000831001', ['Citibank']],
  // Zara is the largest of the chains that Inditex runs, and what it sells is not all that the group sells.
  ['company:ES/Inditex', ['Zara']],
]);
