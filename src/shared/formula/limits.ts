/** Excel's longest formula, in characters, the equals sign included. */
export const LONGEST_FORMULA = 8_192;

/** Excel refuses a formula that holds a text constant longer than this. */
export const LONGEST_TEXT_CONSTANT = 255;

/** The longest address that HYPERLINK makes a link of; a longer one gives #VALUE!. */
export const LONGEST_LINK = 255;
