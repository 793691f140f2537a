import type { IntlShape } from "react-intl";
import type { ClaimStatus, ServiceKind } from "../../schema/rules/claims";
import type { ErrorCode } from "../../schema/rules/errors";
import type { Functionality } from "../../schema/rules/functionalities";
import type { MapLayer } from "../../schema/rules/map";
import type { ProfileType } from "../../schema/rules/profiles";
import type { ResourceStatus } from "../../schema/rules/suppliers";

/** The families of names in schema/messages, and the codes that each has. */
interface Names {
  status: ClaimStatus;
  resource: ResourceStatus;
  kind: ServiceKind;
  layer: MapLayer;
  functionality: Functionality;
  profile: ProfileType;
  errors: ErrorCode;
  /** Those of schema/rules/fields. */
  field: string;
}

/** The name of a code in the language spoken: `named(intl, "status", claim.status)`. */
export function named<F extends keyof Names>(intl: Pick<IntlShape, "formatMessage">, family: F, code: Names[F]): string {
  const descriptor = { id: `${family}.${code}` };
  return intl.formatMessage(descriptor);
}
