import { z } from "zod";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { IntegrationError } from "../adapter";

export interface GenesysAccount {
  /** Address of the token service: https://login.mypurecloud.ie */
  login: string;
  clientId: string;
  clientSecret: string;
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const RENEW_BEFORE_MS = MINUTE_MS;

export class GenesysToken {
  private kept: { token: string; until: number } | undefined;

  constructor(
    private readonly account: GenesysAccount,
    private readonly now: () => number,
  ) {}

  async get(signal: AbortSignal): Promise<string> {
    if (this.kept && this.now() < this.kept.until) return this.kept.token;
    const { access_token: token, expires_in: seconds } = await this.ask(signal);
    this.kept = { token, until: this.now() + seconds * 1000 - RENEW_BEFORE_MS };
    return token;
  }

  forget(token: string): void {
    if (this.kept?.token === token) this.kept = undefined;
  }

  private async ask(signal: AbortSignal): Promise<z.output<typeof tokenSchema>> {
    const { login, clientId, clientSecret } = this.account;
    const response = await fetch(new URL("/oauth/token", login), {
      method: "POST",
      signal,
      redirect: "error",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    const answer = tokenSchema.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
    if (answer.success) return answer.data;
    if (!response.bodyUsed) await response.body?.cancel();
    throw new IntegrationError(`TOKEN_STATUS_${response.status}`);
  }
}
