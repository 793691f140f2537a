import { z } from "zod";

/**
 * A contact to call. The id is that of the process run, so adding it twice gives one contact. The phone is in E.164, and personal data.
 */
export const contactAdded = z.object({ contactId: z.string(), listId: z.string(), claimId: z.string(), phone: z.string() });
export type ContactAdded = z.output<typeof contactAdded>;

export const contactRemoved = contactAdded.omit({ phone: true });
export type ContactRemoved = z.output<typeof contactRemoved>;
