export const LoginStep = { CODE: "CODE", ENROL: "ENROL", NEW_PASSWORD: "NEW_PASSWORD" } as const;
export type LoginStep = keyof typeof LoginStep;

/** Lifetime of a step, and the number of failures after which the sign-in must start again. */
export const challengeLimits = { minutes: 5, maxFailures: 5 } as const;
