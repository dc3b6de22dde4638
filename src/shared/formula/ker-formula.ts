import { tokens } from './tokens';

/** Excel keeps the functions of an add-in that is not there under this prefix (OfficeDev/office-js#5611). */
const KER_FUNCTION = /^(?:_xlfn\.)?(?:_xldudf_)?KER[._]([\p{L}\p{N}_.]+)$/iu;

/** The name of the function of this add-in that is called, in capitals as `PROP`; undefined for any other function. */
export function kerFunction(call: string): string | undefined {
  return KER_FUNCTION.exec(call)?.[1]?.toUpperCase();
}

/** Whether a cell's content is a formula that calls a function of this add-in. */
export function isKerFormula(content: unknown): content is string {
  if (typeof content !== 'string' || !content.startsWith('=') || !/KER[._]/i.test(content)) return false;
  return tokens(content).some(({ kind, text }) => kind === 'call' && kerFunction(text) !== undefined);
}
