import { DetailStrip, StripCell } from "../../../client/entity/detail/DetailStrip";
import { StripInstant } from "../../../client/entity/detail/StripInstant";

export const Arrival = () => (
  <DetailStrip>
    <StripCell label="Predicted arrival" tone="late" note="12 min late">
      <StripInstant at="2026-10-25T10:42:00Z" zone="Europe/Madrid" />
    </StripCell>
    <StripCell label="Promised" note="moved by a managed delay">
      <StripInstant at="2026-10-25T10:30:00Z" movedFrom="2026-10-25T10:00:00Z" zone="Atlantic/Canary" />
    </StripCell>
    <StripCell label="Arrival">{null}</StripCell>
  </DetailStrip>
);
