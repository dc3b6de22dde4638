/** A pasted key without what copying brings along: white space, quotes, and the header's name before it. */
export function cleanKey(pasted: string): string {
  return pasted.replace(/^\s*x-api-key\s*[:=]/i, '').replace(/["'`\s\u200B-\u200D\uFEFF]/g, '');
}

/** Why something is no key, by the name of what is said. */
export type KeyFault = 'emptyKey' | 'longKey' | 'oddKey';

/** More no server takes in a header. */
const LONGEST_KEY = 4_000;

/** What is no key and is not sent; undefined for what may be one. */
export function faultOf(key: string): KeyFault | undefined {
  if (key === '') return 'emptyKey';
  if (key.length > LONGEST_KEY) return 'longKey';
  // A header can hold visible ASCII only.
  return /^[\x21-\x7e]+$/.test(key) ? undefined : 'oddKey';
}
