/** Removes digits, so that sentences that differ only in a time are equal. */
export const withoutFigures = (sentence: string): string => sentence.replaceAll(/\d/g, "");
