import { defineMessages } from "react-intl";

/** How suppliers are reached. */
export const accessNames = defineMessages({
  MOBILE: { id: "supplier.access.MOBILE", defaultMessage: "Mobile resource" },
  WEB: { id: "supplier.access.WEB", defaultMessage: "Web supplier" },
  MANUAL: { id: "supplier.access.MANUAL", defaultMessage: "Supplier by phone" },
  COLLABORATOR: { id: "supplier.access.COLLABORATOR", defaultMessage: "Collaborating network" },
  BASE: { id: "supplier.access.BASE", defaultMessage: "Supplier base" },
});
