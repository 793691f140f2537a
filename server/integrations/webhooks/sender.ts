export interface WebhookAnswer {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

export interface WebhookSender {
  /** Throws IntegrationError: PRIVATE_ADDRESS, HTTPS_REQUIRED, NAME_UNKNOWN, TIMEOUT or the code of the network error. */
  send(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>;
  /** Returns why an address can never be sent to; `null` if it can. Does not resolve its name. */
  rejectionOf(url: string): "URL_INVALID" | "HTTPS_REQUIRED" | "PRIVATE_ADDRESS" | null;
}
