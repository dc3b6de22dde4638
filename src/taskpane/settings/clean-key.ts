/** A pasted key without what copying brings along: white space, quotes, and the header's name before it. */
export function cleanKey(pasted: string): string {
  return pasted.replace(/^\s*x-api-key\s*[:=]/i, '').replace(/["'`\s\u200B-\u200D\uFEFF]/g, '');
}
