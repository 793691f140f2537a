// What a person is known by in claims, in the forms in which it is compared: however it is written.
import { phoneKeys, searchCode, searchWords } from "../../schema/rules/search/searchText";

/** How whoever looks for a person says who it is; what is absent or null does not matter, all the rest must be so. */
export interface PersonQuery {
  phone?: string | null;
  plate?: string | null;
  name?: string | null;
}

/** The forms of a phone (it may be read with or without a calling code), of a plate and of a name. */
export interface PersonForms {
  phone: string[];
  plate: string;
  name: string;
}

export const formsOf = ({ phone, plate, name }: PersonQuery): PersonForms => ({
  phone: phoneKeys(phone ?? "").filter(Boolean),
  plate: searchCode(plate ?? ""),
  name: searchWords(name ?? "")
    .sort()
    .join(" "),
});

/** As a claim's row has them, by its columns' names. */
export const personOf = (claim: Record<string, unknown>): PersonQuery => {
  const text = (column: string): string | null => (typeof claim[column] === "string" ? claim[column] : null);
  return { phone: text("insured_phone"), plate: text("plate"), name: text("insured_name") };
};

/** Whether these are forms of whom is looked for. Somebody of whom nothing is said is nobody. */
export function isPerson(wanted: PersonForms, forms: PersonForms): boolean {
  if (!wanted.phone.length && !wanted.plate && !wanted.name) return false;
  return (
    (!wanted.phone.length || wanted.phone.some((phone) => forms.phone.includes(phone))) &&
    (!wanted.plate || wanted.plate === forms.plate) &&
    (!wanted.name || wanted.name === forms.name)
  );
}
