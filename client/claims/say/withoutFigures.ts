/** A sentence for the insured without the times it names, which move by themselves: it is the same one for as long as this is. */
export const withoutFigures = (sentence: string): string => sentence.replaceAll(/\d/g, "");
