import { useClaimName } from "../store/claimNames";

export const ClaimName = ({ id }: { id: string }) => useClaimName(id);
