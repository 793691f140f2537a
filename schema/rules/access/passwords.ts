// What a password must have. Readings, "Contradictions": 8 to 32 characters of four classes, everywhere; the server refuses common ones beside.

export const passwordLimits = { min: 8, max: 32 } as const;

/** Each rule, in the order in which a screen shows them. */
export const PasswordRule = { length: "length", digit: "digit", lower: "lower", upper: "upper", special: "special" } as const;
export type PasswordRule = keyof typeof PasswordRule;

const ruleTests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => {
    const { length } = [...password]; // characters, not halves of them
    return length >= passwordLimits.min && length <= passwordLimits.max;
  },
  digit: (password) => /\p{Nd}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  // neither letter nor digit nor a control character; a space counts
  special: (password) => /[^\p{L}\p{M}\p{N}\p{C}]/u.test(password),
};
export const passwordRules = Object.keys(PasswordRule) as PasswordRule[];

/** The rules that a password does not meet; empty: it meets them all. */
export const unmetRules = (password: string): PasswordRule[] => passwordRules.filter((rule) => !ruleTests[rule](password));
