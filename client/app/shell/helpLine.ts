import type { PageKey } from "../../pages";

/** The help describes forms in the section of their list. */
const listOf: Partial<Record<PageKey, PageKey>> = {
  genericProfile: "genericProfiles",
  user: "users",
  specificProfile: "specificProfiles",
  contactList: "contactLists",
  auditRow: "audit",
  apiError: "apiErrors",
  supplierFilterCall: "supplierFilterCalls",
};

export const helpLineOf = (page: PageKey): PageKey => listOf[page] ?? page;
