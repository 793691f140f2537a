import { defineMessages } from "react-intl";

export const accessNames = defineMessages({
  MOBILE: { id: "supplier.access.MOBILE", defaultMessage: "Mobile resource" },
  WEB: { id: "supplier.access.WEB", defaultMessage: "Web supplier" },
  MANUAL: { id: "supplier.access.MANUAL", defaultMessage: "Phone supplier" },
  COLLABORATOR: { id: "supplier.access.COLLABORATOR", defaultMessage: "Collaborating network" },
  BASE: { id: "supplier.access.BASE", defaultMessage: "Supplier base" },
});
