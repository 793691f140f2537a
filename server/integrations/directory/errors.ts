import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import { DirectoryError } from "./adapter";

/** Cancelled by the user. OAuth 2.0 section 4.1.2.1, OpenID Connect Core section 3.1.2.6. */
const CANCELLED_BY_USER = new Set([
  "access_denied",
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
]);
const TEMPORARY_ERRORS = new Set(["server_error", "temporarily_unavailable"]);
/** No or invalid responses, and wrong settings; independent of the user. */
const UNUSABLE_ANSWERS = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
]);

/** Maps errors of openid-client. Keeps only codes, because texts may contain the response. */
export function directoryErrorOf(error: unknown): DirectoryError {
  if (error instanceof DirectoryError) return error;
  if (error instanceof AuthorizationResponseError) {
    const code = CANCELLED_BY_USER.has(error.error)
      ? "DIRECTORY_CANCELLED"
      : TEMPORARY_ERRORS.has(error.error)
        ? "DIRECTORY_UNAVAILABLE"
        : "DIRECTORY_REFUSED";
    return new DirectoryError(code, "AUTHORIZATION_ERROR");
  }
  if (error instanceof ResponseBodyError) {
    const ours = error.error === "invalid_client" || error.error === "unauthorized_client" || error.status >= 500;
    return new DirectoryError(ours ? "DIRECTORY_UNAVAILABLE" : "DIRECTORY_REFUSED", `TOKEN_STATUS_${error.status}`);
  }
  if (error instanceof ClientError)
    return new DirectoryError(
      UNUSABLE_ANSWERS.has(error.code ?? "") ? "DIRECTORY_UNAVAILABLE" : "DIRECTORY_REFUSED",
      error.code ?? "CLIENT_ERROR",
    );
  // fetch reports an unreachable server this way
  if (error instanceof TypeError && error.message === "fetch failed") return new DirectoryError("DIRECTORY_UNAVAILABLE", "UNREACHABLE");
  return new DirectoryError("DIRECTORY_REFUSED", error instanceof Error ? error.name : "UNKNOWN");
}
