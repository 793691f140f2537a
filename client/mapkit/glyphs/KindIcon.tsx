import { useIntl } from "react-intl";
import type { RiskType, ServiceKind } from "../../../schema/rules/lists/claims";
import { named } from "../../i18n/named";
import { kindShapes, riskShapes } from "../../../schema/rules/map/kindShapes";
import { box } from "../../../schema/rules/map/signs";

interface IconProps {
  size?: number;
  /** Adds an accessible name and a tooltip. Leave it out next to the text. */
  spoken?: boolean;
}

export function ServiceIcon({ kind, spoken = false, ...props }: IconProps & { kind: ServiceKind }) {
  const intl = useIntl();
  return <Icon d={kindShapes[kind]} name={`kind ${kind}`} label={spoken ? named(intl, "kind", kind) : null} {...props} />;
}

export function RiskIcon({ risk, spoken = false, ...props }: IconProps & { risk: RiskType }) {
  const intl = useIntl();
  return <Icon d={riskShapes[risk]} name={`risk ${risk}`} label={spoken ? named(intl, "risk", risk) : null} {...props} />;
}

function Icon({ d, name, label, size = 15 }: { d: string; name: string; label: string | null; size?: number }) {
  const speaks = label === null ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${box} ${box}`} data-icon={name} focusable="false" style={{ flex: "none" }} {...speaks}>
      {label !== null && <title>{label}</title>}
      <path d={d} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
