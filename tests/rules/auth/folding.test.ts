import { describe, expect, test } from "vitest";
import { fold } from "../../../schema/rules/language/folding";

const spellings: Record<string, (text: string) => string> = {
  "folded again": fold,
  "in capitals": (text) => text.toUpperCase(),
  "in small letters": (text) => text.toLowerCase(),
  decomposed: (text) => text.normalize("NFD"),
  composed: (text) => text.normalize("NFC"),
  "in its plain form": (text) => text.normalize("NFKC"),
  "in capitals, decomposed": (text) => text.toUpperCase().normalize("NFD"),
};

/** Assigned characters only: no surrogates, private use or unassigned code points. Ideographs have no case. */
const assigned = /[^\p{C}\p{Script=Han}\p{Script=Hangul}]/u;

describe("folding of names", () => {
  test.each([
    ["KATE", "\u212Aate", "ｋａｔｅ", "ka\u00ADte", "\u200Bkate\uFEFF"],
    ["IRMAK", "ırmak", "irmak", "İRMAK", "I\u0307rmak"],
    ["ΟΔΟΣ", "οδος", "οδοσ", "Οδος"],
    ["STRASSE", "straße", "straẞe", "ﬆrasse"],
    ["ΆΛΦΑ", "άλφα", "α\u0301λφα"],
  ])("treats %s and its other forms as one name", (...names) => {
    expect(new Set(names.map(fold))).toHaveProperty("size", 1);
  });

  test("distinguishes letters with different accents", () => {
    const names = ["ana", "aná", "ann", "año", "ano", "α", "a"];
    expect(new Set(names.map(fold))).toHaveProperty("size", names.length);
  });

  test.each(Object.entries(spellings))(
    "treats every character %s, alone and within a word, as the same name",
    (_way, change) => {
      const differing = new Set<string>();
      for (let code = 0; code <= 0x10ffff; code++) {
        const sign = String.fromCodePoint(code);
        if (!assigned.test(sign)) continue;
        for (const text of [sign, `a${sign}`, `${sign}b`]) {
          const changed = change(text);
          if (changed !== text && fold(changed) !== fold(text)) differing.add(code.toString(16));
        }
      }
      expect([...differing]).toEqual([]);
    },
    60_000,
  );
});
