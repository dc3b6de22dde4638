const underscored = (text: string): string => text.replace(/[\s-]+/g, '_');

/** A property's name as services write it; nearly every one is typed so. */
export const usualSpelling = (typed: string): string =>
  /^[a-z\d_]+$/.test(typed) ? typed : underscored(typed).toLowerCase();

/** The name of a relationship, which the service writes in upper case with underscores, as `is CEO of` is meant. */
export const relationshipName = (typed: string): string => underscored(typed).toUpperCase();
