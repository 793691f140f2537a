import { registerCamelCaseEnum } from "../enums";
import { auditModels } from "../rules/lists/auditModels";

export const AuditModel = registerCamelCaseEnum("AuditModel", "Type of an entity in the audit.", auditModels);
