import { useIntl } from "react-intl";
import type { RiskType, ServiceKind } from "../../../schema/rules/claims/claims";
import { named } from "../../i18n/named";
import { kindShapes, riskShapes } from "../../../schema/rules/map/kindShapes";
import { box } from "../../../schema/rules/map/signs";

interface IconProps {
  /** Width and height, CSS pixels; 15 when absent. */
  size?: number;
  /** It is said and shown on a second look what it means; leave it out where the text stands beside it. */
  spoken?: boolean;
}

/** What is served, as a sign. */
export function ServiceIcon({ kind, spoken = false, ...props }: IconProps & { kind: ServiceKind }) {
  const intl = useIntl();
  return <Icon d={kindShapes[kind]} name={`kind ${kind}`} label={spoken ? named(intl, "kind", kind) : null} {...props} />;
}

/** What is insured, as a sign. */
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
