const ENGLISH = 'en';

/**
 * The BCP 47 tag that a host's language is formatted by; English where no formatter knows it. Hosts give what they have:
 * nothing at all, a locale of POSIX (`C`, `de_DE.UTF-8`), or a tag that was never given out.
 */
export function formatLanguage(host: string): string {
  const tag = host.replace(/[.@].*$/, '').replaceAll('_', '-');
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}
