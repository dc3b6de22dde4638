/** Puts a text on the clipboard; false where the host does not allow that, as some frames of Excel on the web. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
