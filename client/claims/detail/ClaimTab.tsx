import { useEffect, useEffectEvent, useRef } from "react";
import { claimName } from "../../../schema/rules/claims/claimName";
import { useClaimTabQuery } from "../../gql/hooks";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";

export interface ClaimTabProps {
  id: string;
  /** The claim was open here and has finished, or was cancelled. */
  onFinish(): void;
}

/** What stands on the tab of an open claim: its sign and its number. */
export function ClaimTab({ id, onFinish }: ClaimTabProps) {
  const { data } = useClaimTabQuery({ variables: { id } });
  const status = data?.claim?.status;
  const before = useRef(status);
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (before.current && before.current !== "FINISHED" && status === "FINISHED") finish();
    before.current = status;
  }, [status]);
  return (
    <>
      {status && <StatusGlyph claimStatus={status} size={14} />}
      <span>{claimName(id)}</span>
    </>
  );
}
