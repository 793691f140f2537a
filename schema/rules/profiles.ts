/** Generic profiles: a set of functionalities. Codes as in the specification. */
export const ProfileType = {
  LOCALADMIN: "LOCALADMIN",
  SUPERVISOR: "SUPERVISOR",
  OPERADOR: "OPERADOR",
  CLIENTE: "CLIENTE",
  PROVEEDOR: "PROVEEDOR",
} as const;
export type ProfileType = keyof typeof ProfileType;
