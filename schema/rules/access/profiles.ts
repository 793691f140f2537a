/** Generic profiles: a set of functionalities. Codes as in the specification. */
export const ProfileType = {
  LOCALADMIN: "LOCALADMIN",
  SUPERVISOR: "SUPERVISOR",
  OPERADOR: "OPERADOR",
  CLIENTE: "CLIENTE",
  PROVEEDOR: "PROVEEDOR",
} as const;
export type ProfileType = keyof typeof ProfileType;

/** Why a role of the directory did not become a user's: what it would have taken stays until an administrator decides. */
export const RoleKept = { SPECIFIC_PROFILE: "SPECIFIC_PROFILE", LAST_ADMINISTRATOR: "LAST_ADMINISTRATOR" } as const;
export type RoleKept = keyof typeof RoleKept;
