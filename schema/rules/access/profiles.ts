/** Generic profiles: sets of functionalities. Codes as in the specification. */
export const ProfileType = {
  LOCALADMIN: "LOCALADMIN",
  SUPERVISOR: "SUPERVISOR",
  OPERADOR: "OPERADOR",
  CLIENTE: "CLIENTE",
  PROVEEDOR: "PROVEEDOR",
} as const;
export type ProfileType = keyof typeof ProfileType;

export const externalProfileTypes: readonly ProfileType[] = ["CLIENTE", "PROVEEDOR"];

/** Reasons why a role of the directory was not applied to a user. The user keeps its profile until an administrator decides. */
export const RoleKept = { SPECIFIC_PROFILE: "SPECIFIC_PROFILE", LAST_ADMINISTRATOR: "LAST_ADMINISTRATOR" } as const;
export type RoleKept = keyof typeof RoleKept;
