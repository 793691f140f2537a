// Estimates how many guesses a password withstands. Only a thread imports this file, because loading the dictionaries takes
// about a second. Plain JavaScript, to run from sources.
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as de from "@zxcvbn-ts/language-de";
import * as en from "@zxcvbn-ts/language-en";
import * as es from "@zxcvbn-ts/language-es-es";
import * as fr from "@zxcvbn-ts/language-fr";
import * as it from "@zxcvbn-ts/language-it";
import * as pt from "@zxcvbn-ts/language-pt-br";
import { guessableWords, withoutAccents } from "./guessableWords.mjs";

/** Lists that reject passphrases of rare words, or hold what the other lists hold. */
const LEFT_OUT = /^(wikipedia|lastnames|diceware)/;

/** The default of 100 lets one password of many substitutions run for seconds. */
const MAX_SUBSTITUTIONS = 16;

const dictionary = { passwords: common.dictionary["passwords-common"] };
for (const [index, words] of guessableWords.entries()) dictionary[`guessable ${index}`] = words;
for (const [language, lists] of Object.entries({ de, en, es, fr, it, pt }))
  for (const [name, words] of Object.entries(lists.dictionary)) if (!LEFT_OUT.test(name)) dictionary[`${name} ${language}`] = words;

const estimator = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, l33tMaxSubstitutions: MAX_SUBSTITUTIONS });

/** Returns the decimal logarithm of the guesses that the password needs, typed with or without its accents. */
export function guessesLog10(/** @type {string} */ password) {
  const spellings = new Set([password, withoutAccents(password)]);
  return Math.min(...[...spellings].map((spelling) => estimator.check(spelling).guessesLog10));
}
