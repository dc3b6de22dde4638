/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on; `\0` where it has nothing either. */
export const BEYOND_LATIN = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';
