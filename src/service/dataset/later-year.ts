/** A property published so many days after a year's end is of a later year. */
export const LATER_YEAR_DAYS = 456;
