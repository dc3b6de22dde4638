import { coreText } from '../../shared/names/legal-form';
import { remembered } from '../../shared/names/remembered';

/** One name is parted in a row for its search, for questions and for its further names. */
const MOST_CORES = 64;

/** A name's text without article and legal form, as `coreText` gives it; the last ones are stored. */
export const coreTextOf = remembered(MOST_CORES, coreText);
