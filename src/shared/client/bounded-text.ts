/** Stands for bytes that are no text: half of a letter, which no bytes are read as. */
const NO_TEXT = '\ud800';

/**
 * Reads a body as UTF-8 text; undefined if it is larger than the bound, which is checked while reading, or is not
 * UTF-8. A letter that is cut off at the end is dropped.
 */
export async function readBoundedText(response: Response, bound: number): Promise<string | undefined> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (part: Uint8Array) => {
    try {
      return decoder.decode(part, { stream: true });
    } catch {
      return NO_TEXT;
    }
  };
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    length += value.byteLength;
    const more = decoded(value);
    if (length <= bound && more !== NO_TEXT) text += more;
    else {
      await reader.cancel();
      return length > bound ? undefined : NO_TEXT;
    }
  }
}
