import { useEffect, useEffectEvent, useRef } from "react";
import { useClaimTabQuery } from "../../gql/hooks";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { ClaimName } from "../../entity/ClaimName";

export interface ClaimTabProps {
  id: string;
  onFinish(): void;
}

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
      <span>
        <ClaimName id={id} />
      </span>
    </>
  );
}
