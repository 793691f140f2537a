import type { IntlShape } from "react-intl";
import type { Cause, ClaimStatus, Priority, RiskType, ServiceKind } from "../../schema/rules/lists/claims";
import type { Integration, IntegrationOperation } from "../gql/graphql";
import type { ErrorCode } from "../../schema/rules/errors";
import type { Functionality } from "../../schema/rules/access/functionalities";
import type { IndicatorKey, IndicatorLevel } from "../../schema/rules/indicators/indicators";
import type { MapLayer } from "../../schema/rules/lists/mapLayers";
import type { ProfileType } from "../../schema/rules/access/profiles";
import type { SettingKey } from "../../schema/rules/settings/kpiSettings";
import type { ResourceStatus } from "../../schema/rules/lists/suppliers";

interface Names {
  status: ClaimStatus;
  resource: ResourceStatus;
  kind: ServiceKind;
  risk: RiskType;
  priority: Priority;
  cause: Cause;
  layer: MapLayer;
  functionality: Functionality;
  profile: ProfileType;
  errors: ErrorCode;
  indicator: IndicatorKey;
  indicatorLevel: IndicatorLevel;
  setting: SettingKey;
  integration: Integration | IntegrationOperation;
  field: string;
}

/** Name of a code in the current language: `named(intl, "status", claim.status)`. */
export function named<F extends keyof Names>(intl: Pick<IntlShape, "formatMessage">, family: F, code: Names[F]): string {
  const descriptor = { id: `${family}.${code}` };
  return intl.formatMessage(descriptor);
}
