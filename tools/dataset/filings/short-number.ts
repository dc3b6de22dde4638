/** A number as text, with an exponent in place of three zeros or more at its end: most of what companies file is in millions. Nothing is no text. */
export function shortNumber(value: number | undefined): string {
  const text = String(value ?? '');
  const zeros = /^-?\d+?(0{3,})$/.exec(text)?.[1];
  return zeros === undefined ? text : `${text.slice(0, -zeros.length)}e${zeros.length}`;
}
