import texts from "./messages/en.json";

export const englishText = (key: keyof typeof texts): string => texts[key];
export const fieldLabel = (name: string): string => englishText(`field.${name}` as keyof typeof texts);
