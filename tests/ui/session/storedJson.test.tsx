import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { clearSessionStorage, readStored, readStoredText, writeStored, writeStoredText } from "../../../client/store/storedJson";

const shape = z.object({ locale: z.string() });
const read = (): { locale: string } | null => readStored("localStorage", "stored", shape);

test("reads a stored value that has its schema", () => {
  expect(read()).toBeNull();
  writeStored("localStorage", "stored", { locale: "es" });
  expect(read()).toEqual({ locale: "es" });
  writeStored("localStorage", "stored", null);
  expect(localStorage.getItem("stored")).toBeNull();
});

test.each(["{", "null", '"es"', "[]", '{"locale":1}', "{}"])("ignores %s", (kept) => {
  localStorage.setItem("stored", kept);
  expect(read()).toBeNull();
});

describe("a browser that refuses to store", () => {
  afterEach(() => vi.restoreAllMocks());

  const refuseAll = (): void => {
    for (const name of ["localStorage", "sessionStorage"] as const)
      vi.spyOn(window, name, "get").mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
  };
  const refuseWrites = (): void =>
    void vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });

  test.each([
    ["blocks its storage", refuseAll],
    ["has a full disk", refuseWrites],
  ])("keeps values in memory if it %s", (_name, refuse) => {
    writeStoredText("sessionStorage", "address", "?before");
    refuse();
    writeStoredText("sessionStorage", "address", "?claim=1");
    writeStored("localStorage", "stored", { locale: "es" });
    expect(readStoredText("sessionStorage", "address")).toBe("?claim=1");
    expect(read()).toEqual({ locale: "es" });
    writeStoredText("sessionStorage", "address", null);
    expect(readStoredText("sessionStorage", "address")).toBeNull();
    writeStoredText("sessionStorage", "address", "?claim=2");
    clearSessionStorage();
    vi.restoreAllMocks();
    expect(readStoredText("sessionStorage", "address")).not.toBe("?claim=2");
    writeStored("localStorage", "stored", null);
  });
});
