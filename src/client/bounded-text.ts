/**
 * Reads a body as UTF-8 text, or gives undefined where it is longer than the bound in bytes. The bound is checked while
 * reading, because a compressed or endless body does not announce its length.
 */
export async function readBoundedText(response: Response, bound: number): Promise<string | undefined> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > bound) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
