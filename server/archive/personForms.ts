import { phoneKeys } from "../../schema/rules/phones/phones";
import { searchCode, searchWords } from "../../schema/rules/search/searchText";

/** Criteria for a person; absent or `null` ones are ignored, all others must match. */
export interface PersonQuery {
  phone?: string | null;
  plate?: string | null;
  name?: string | null;
}

/** A phone number has several forms, with and without calling code. */
export interface PersonForms {
  phone: string[];
  plate: string;
  name: string;
}

export const formsOf = ({ phone, plate, name }: PersonQuery): PersonForms => ({
  phone: phoneKeys(phone ?? "", null),
  plate: searchCode(plate ?? ""),
  name: searchWords(name ?? "")
    .sort()
    .join(" "),
});

export const personOf = (claim: Record<string, unknown>): PersonQuery => {
  const text = (column: string): string | null => (typeof claim[column] === "string" ? claim[column] : null);
  return { phone: text("insured_phone"), plate: text("plate"), name: text("insured_name") };
};

/** Returns whether all given criteria match. Empty criteria never match. */
export function isPerson(person: PersonForms, forms: PersonForms): boolean {
  if (!person.phone.length && !person.plate && !person.name) return false;
  return (
    (!person.phone.length || person.phone.some((phone) => forms.phone.includes(phone))) &&
    (!person.plate || person.plate === forms.plate) &&
    (!person.name || person.name === forms.name)
  );
}
