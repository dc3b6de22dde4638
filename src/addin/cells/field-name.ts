const underscored = (text: string): string => text.replace(/[\s-]+/g, '_');

/** A property's name as services write it. */
export const usualSpelling = (typed: string): string => underscored(typed).toLowerCase();

/** The name of a relationship, which the service writes in upper case with underscores, as `is CEO of` is meant. */
export const relationshipName = (typed: string): string => underscored(typed).toUpperCase();
