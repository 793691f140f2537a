// Password rules: 8 to 32 characters of four classes (readings, "Contradictions"). The server also rejects guessable ones.

export const passwordLimits = { min: 8, max: 32 } as const;

/** Time after a password confirmation during which the session is not asked again, in minutes. */
export const PASSWORD_CONFIRMED_MINUTES = 10;

export const PasswordRule = { length: "length", digit: "digit", lower: "lower", upper: "upper", special: "special" } as const;
export type PasswordRule = keyof typeof PasswordRule;

const ruleTests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => {
    const { length } = [...password]; // Counts code points, not UTF-16 units.
    return length >= passwordLimits.min && length <= passwordLimits.max;
  },
  digit: (password) => /\p{Nd}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  // Any character except letters, digits and control characters; a space counts.
  special: (password) => /[^\p{L}\p{M}\p{N}\p{C}]/u.test(password),
};
export const passwordRules = Object.keys(PasswordRule) as PasswordRule[];

/** Returns the rules that a password violates. Passwords are stored as NFC, so NFC is checked. */
export const unmetRules = (password: string): PasswordRule[] => passwordRules.filter((rule) => !ruleTests[rule](password.normalize("NFC")));
