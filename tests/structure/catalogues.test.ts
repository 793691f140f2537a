// Texts of each language: the terms of client/i18n/messages/TERMS.md, one form of address, and no damaged words.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Locale, localeCodes } from "../../schema/rules/language/locales";

/** Words that a language does not use, with the reason or the word in their place. */
const RETIRED: Record<Locale, [RegExp, string][]> = {
  en: [],
  es: [
    [/proveedor/i, "prestador"],
    [/retraso/i, "demora"],
    [/\banul/i, "cancelar, deshacer"],
    [/por defecto/i, "predeterminado"],
    [/\b(?:tus?|tuy[oa]s?|contigo)\b/i, "usted"],
  ],
  pt: [[/usuári|\bsenha|\btelas?\b|\bregistro|\bcontato|\bsalvar\b|\bvocê/i, "the words of Portugal"]],
  bz: [
    [/utilizador|palavra-passe|\becrã|contacto|\bregisto|ficheiro|telemóvel|\bgerir\b|\bgerid[oa]/i, "the words of Brazil"],
    [/rede colaboradora/i, "rede credenciada"],
    [/pr\p{L}*status|vocên|statuss/iu, "a damaged word"],
  ],
  ca: [
    [/demora/i, "retard"],
    [/tauler/i, "panell"],
    [/en viu/i, "en directe"],
    [/\bvostès?\b/i, "vós"],
  ],
  fr: [
    [/collaborateur/i, "partenaire"],
    [/achèvement/i, "fin"],
    [/mettre en veille/i, "reporter"],
    [/\b(?:plaques?|raison)\b/i, "immatriculation, motif"],
    [/(?<!\p{L})(?:ton|tes|tien)(?!\p{L})/iu, "vous"],
  ],
  it: [
    [/scollegat/i, "disconnesso"],
    [/collaboratric/i, "rete convenzionata"],
    [/tracciamento/i, "monitoraggio"],
    [/\brimand/i, "posticipare"],
    [/\b(?:tuo|tua|tuoi|tue)\b|sceglin/i, "Lei"],
  ],
  el: [
    [/στιγμιότυπ|παρουσία AMA|εγκατάσταση AMA/i, "μονάδα AMA"],
    [/υπόθεσ/i, "περιστατικό"],
    [/διευθετ/i, "υπό διαχείριση"],
    [/\p{Script=Greek}[A-Za-z]|[A-Za-z]\p{Script=Greek}/u, "letters of one alphabet in a word"],
  ],
  tr: [
    [/tedarikçi/i, "sağlayıcı"],
    [/sağlayıcı(?:yi|ler|nin|ye\b)/i, "a suffix that follows the vowel: sağlayıcıyı, sağlayıcılar"],
    [/asistans/i, "yardım"],
    [/güzergâh/i, "rota"],
    [/uzaklık/i, "mesafe"],
  ],
};

const read = (path: string): Record<string, string> => JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
const textsOf = (language: Locale): [id: string, text: string][] =>
  ["client/i18n/messages", "schema/messages"].flatMap((folder) => Object.entries(read(`${folder}/${language}.json`)));
/** A text without its placeholders, tags and keywords of ICU. */
const wordsOf = (text: string): string => text.replace(/<\/?\w+>|\{\w+(?:,[^{}]*)?|\b(?:one|many|other|true|select|plural)\s*\{/g, " ");

const retiredIn = (language: Locale, texts: [id: string, text: string][]): string[] =>
  texts.flatMap(([id, text]) =>
    RETIRED[language].flatMap(([pattern, instead]) => (pattern.test(wordsOf(text)) ? [`${id}: ${text} (${instead})`] : [])),
  );

describe("the texts of", () => {
  test.each(localeCodes)("%s use the terms of the language", (language) => {
    expect(retiredIn(language, textsOf(language))).toEqual([]);
  });

  test("a language with a retired word are reported", () => {
    expect(retiredIn("tr", [["a", "{count, plural, one {# tedarikçi} other {# tedarikçi}}"]])).toHaveLength(1);
    expect(retiredIn("bz", [["a", "Cancelar um prstatusr"]])).toHaveLength(1);
    expect(retiredIn("el", [["a", "{name} το Atalaya"]])).toEqual([]);
  });
});
