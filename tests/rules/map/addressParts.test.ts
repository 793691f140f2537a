import { expect, test } from "vitest";
import { addressParts } from "../../../schema/rules/geo/addressParts";

test.each<[address: string, town: string | null, street: string]>([
  ["Avenida de Roma 19, Alvalade, Lisboa", "Lisboa", "Avenida de Roma 19, Alvalade"],
  ["Calle de Alcalá 120, 28009 Madrid", "Madrid", "Calle de Alcalá 120"],
  ["Rua do Ouro 5, 1100-060 Lisboa", "Lisboa", "Rua do Ouro 5"],
  ["Calle de Alcalá 120, Madrid, 28009", "Madrid", "Calle de Alcalá 120"],
  ["Ermou 12, Αθήνα", "Αθήνα", "Ermou 12"],
  ["Calle de Alcalá, 120", null, "Calle de Alcalá, 120"],
  ["A-2 km 34", null, "A-2 km 34"],
  ["", null, ""],
])("names the town of %j", (address, town, street) => {
  expect(addressParts(address)).toEqual({ town, street });
});
