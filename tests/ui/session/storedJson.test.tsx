import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readStored, writeStored } from "../../../client/store/storedJson";

const shape = z.object({ locale: z.string() });
const read = (): { locale: string } | null => readStored("localStorage", "stored", shape);

test("what the browser keeps is read where it has its shape", () => {
  expect(read()).toBeNull();
  writeStored("localStorage", "stored", { locale: "es" });
  expect(read()).toEqual({ locale: "es" });
  writeStored("localStorage", "stored", null);
  expect(localStorage.getItem("stored")).toBeNull();
});

test.each(["{", "null", '"es"', "[]", '{"locale":1}', "{}"])("%s counts as nothing", (kept) => {
  localStorage.setItem("stored", kept);
  expect(read()).toBeNull();
});
