// Catalogue of external systems and their operations, from which the enums of API and database and the lists of the client derive. The
// order of the operations defines the database enum.
import { assistanceOperations, namesOf } from "./actions";

const integrationCatalogue = {
  ASSISTANCE: {
    description: "The assistance system: arrivals, completions, cancellations, delays.",
    operations: assistanceOperations,
  },
  CONTACT_CENTRE: {
    description: "The contact centre, which calls people.",
    operations: {
      addContact: { description: "Adds the phone of the insured to a contact list, or asks for a call to the supplier." },
      removeContact: { description: "Removes the phone, or withdraws the call, after the claim has recovered." },
    },
  },
  MAIL: {
    description: "The mail server: links to choose a password, invitations, reports and alerts.",
    operations: { sendMail: { description: "Sends one mail to the address of a user." } },
  },
} as const;

export const Integration = namesOf(integrationCatalogue);
export type Integration = keyof typeof integrationCatalogue;
export const integrations: Readonly<Record<Integration, { description: string }>> = integrationCatalogue;

type Operations = (typeof integrationCatalogue)[Integration]["operations"];
export type IntegrationOperation = Operations extends infer Each ? (Each extends Each ? keyof Each & string : never) : never;
export const integrationOperations = Object.assign(
  {},
  ...Object.values(integrationCatalogue).map(({ operations }) => operations),
) as Readonly<Record<IntegrationOperation, { description: string }>>;
export const IntegrationOperation = namesOf(integrationOperations);
export const ContactOperation = namesOf(integrationCatalogue.CONTACT_CENTRE.operations);
