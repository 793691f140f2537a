/** What is asked, after the password, before somebody is signed in; in this order. */
export const LoginStep = { CODE: "CODE", ENROL: "ENROL", NEW_PASSWORD: "NEW_PASSWORD" } as const;
export type LoginStep = keyof typeof LoginStep;

/** How long the next step may take, and how often it may fail. */
export const challengeLimits = { minutes: 5, maxFailures: 5 } as const;
