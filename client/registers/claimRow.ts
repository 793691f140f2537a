import type { ClaimRegister_ClaimFragment } from "../gql/graphql";

export const claimRowFields = ["id", "version", "status", "timeZone"] as const;

export type ClaimRow = Partial<ClaimRegister_ClaimFragment> & Pick<ClaimRegister_ClaimFragment, (typeof claimRowFields)[number]>;
