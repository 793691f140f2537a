import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import { DirectoryFailure } from "./port";

/** The user, not the directory, ended it. OAuth 2.0 section 4.1.2.1, OpenID Connect Core section 3.1.2.6. */
const givenUp = new Set(["access_denied", "login_required", "consent_required", "interaction_required", "account_selection_required"]);
const outOfOrder = new Set(["server_error", "temporarily_unavailable"]);
/** No answer, or one that is none of OpenID Connect's; and settings that do not fit: it will be the same for everybody. */
const unusable = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
]);

/** What openid-client's error means to us. Its text may hold what the directory said: only codes are kept. */
export function failureOf(error: unknown): DirectoryFailure {
  if (error instanceof DirectoryFailure) return error;
  if (error instanceof AuthorizationResponseError) {
    const code = givenUp.has(error.error)
      ? "DIRECTORY_CANCELLED"
      : outOfOrder.has(error.error)
        ? "DIRECTORY_UNAVAILABLE"
        : "DIRECTORY_REFUSED";
    return new DirectoryFailure(code, "AUTHORIZATION_ERROR");
  }
  if (error instanceof ResponseBodyError) {
    const ours = error.error === "invalid_client" || error.error === "unauthorized_client" || error.status >= 500;
    return new DirectoryFailure(ours ? "DIRECTORY_UNAVAILABLE" : "DIRECTORY_REFUSED", `TOKEN_STATUS_${error.status}`);
  }
  if (error instanceof ClientError)
    return new DirectoryFailure(
      unusable.has(error.code ?? "") ? "DIRECTORY_UNAVAILABLE" : "DIRECTORY_REFUSED",
      error.code ?? "CLIENT_ERROR",
    );
  // fetch has no other way to say that nobody is there
  if (error instanceof TypeError && error.message === "fetch failed") return new DirectoryFailure("DIRECTORY_UNAVAILABLE", "UNREACHABLE");
  return new DirectoryFailure("DIRECTORY_REFUSED", error instanceof Error ? error.name : "UNKNOWN");
}
