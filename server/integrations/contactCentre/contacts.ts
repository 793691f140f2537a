import { z } from "zod";

/** Somebody to be called. The identifier is the process run's, so that adding it twice is one contact. The phone is personal data. */
export const contactAdded = z.object({ contactId: z.string(), listId: z.string(), claimId: z.string(), phone: z.string() });
export type ContactAdded = z.output<typeof contactAdded>;

/** Somebody who is to be called no more. */
export const contactRemoved = contactAdded.omit({ phone: true });
export type ContactRemoved = z.output<typeof contactRemoved>;
