export interface AddressParts {
  /** `null` if the address does not name one. */
  town: string | null;
  street: string;
}

const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?\b\s*|\s*\b\d{4,5}(?:-\d{3})?$/g;

/** Splits "Avenida de Roma 19, Alvalade, 1700-001 Lisboa" into the town Lisboa and the rest. House numbers are not towns. */
export function addressParts(address: string): AddressParts {
  const parts = address.split(",").map((part) => part.trim());
  while (parts.length > 1 && parts.at(-1)!.replace(POSTCODE, "") === "") parts.pop();
  const town = parts.length > 1 ? parts.at(-1)!.replace(POSTCODE, "").trim() : "";
  if (!/\p{L}{2}/u.test(town)) return { town: null, street: parts.join(", ") };
  return { town, street: parts.slice(0, -1).join(", ") };
}
