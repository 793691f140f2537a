// Contact lists of Genesys Cloud: outbound API with OAuth client credentials.
import { z } from "zod";
import type { IntegrationOperation } from "../../../schema/rules/claims/integrations";
import { IntegrationError, type CallResult, type CallBody, type IntegrationAdapter } from "../adapter";
import { contactAdded, contactRemoved, type ContactAdded, type ContactRemoved } from "./contacts";
import { GenesysToken, type GenesysAccount } from "./genesysToken";

export interface GenesysSettings extends GenesysAccount {
  /** Address of the API: https://api.mypurecloud.ie */
  api: string;
  phoneColumn: string;
  claimColumn?: string | undefined;
}

/** Only the code of a failure, because its message can repeat the request. */
const failureSchema = z.object({ code: z.string() });
/** Temporary failures: permissions, load, the service itself. Other failures are rejections. */
const RETRYABLE_STATUSES = new Set([401, 403, 408, 429]);

export class Genesys implements IntegrationAdapter {
  private readonly token: GenesysToken;

  constructor(
    private readonly settings: GenesysSettings,
    now: () => number = Date.now,
  ) {
    this.token = new GenesysToken(settings, now);
  }

  pathOf(operation: IntegrationOperation, body: CallBody): string {
    return operation === "removeContact" ? contactPath(contactRemoved.parse(body)) : contactsPath(contactAdded.parse(body));
  }

  async call(operation: IntegrationOperation, body: CallBody, _key: string, signal: AbortSignal): Promise<CallResult> {
    if (operation === "addContact") return this.add(contactAdded.parse(body), signal);
    if (operation === "removeContact") return this.remove(contactRemoved.parse(body), signal);
    throw new Error(`the contact centre knows no ${operation}`);
  }

  /** With our id, adding again yields the same contact. `priority`: dialled next. */
  private async add({ listId, contactId, claimId, phone }: ContactAdded, signal: AbortSignal): Promise<CallResult> {
    const data = {
      [this.settings.phoneColumn]: phone,
      ...(this.settings.claimColumn && { [this.settings.claimColumn]: claimId }),
    };
    const contact = { id: contactId, contactListId: listId, data, callable: true, phoneNumberStatus: {} };
    return this.answer(await this.ask("POST", `${contactsPath({ listId })}?priority=true`, signal, [contact]));
  }

  /**
   * Clears phone and callable flag first, because a contact in a running campaign cannot be deleted immediately. A missing contact is a
   * success; if the update fails, deletion is still tried.
   */
  private async remove(contact: ContactRemoved, signal: AbortSignal): Promise<CallResult> {
    const { listId, contactId } = contact;
    const silenced = { contactListId: listId, data: { [this.settings.phoneColumn]: "" }, callable: false };
    await this.answer(await this.ask("PUT", contactPath(contact), signal, silenced), "absent is fine");
    const path = `${contactsPath({ listId })}?contactIds=${encodeURIComponent(contactId)}`;
    return this.answer(await this.ask("DELETE", path, signal), "absent is fine");
  }

  private async answer(response: Response, absent?: "absent is fine"): Promise<CallResult> {
    if (response.ok || (absent && response.status === 404)) {
      await response.body?.cancel();
      return { ok: true };
    }
    const failure = failureSchema.safeParse(await response.json().catch(() => undefined));
    const output = { status: response.status, code: failure.success ? failure.data.code : null };
    if (response.status >= 500 || RETRYABLE_STATUSES.has(response.status)) throw new IntegrationError(`STATUS_${response.status}`, output);
    return { ok: false, refused: "INTEGRATION_REJECTED", output };
  }

  private async ask(method: string, path: string, signal: AbortSignal, body?: unknown): Promise<Response> {
    for (let again = false; ; again = true) {
      const token = await this.token.get(signal);
      const headers = { authorization: `Bearer ${token}`, accept: "application/json", "content-type": "application/json" };
      const response = await fetch(new URL(path, this.settings.api), {
        method,
        headers,
        signal,
        redirect: "error",
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (response.status !== 401 || again) return response;
      await response.body?.cancel();
      this.token.forget(token);
    }
  }
}

const contactsPath = ({ listId }: { listId: string }): string => `/api/v2/outbound/contactlists/${encodeURIComponent(listId)}/contacts`;
const contactPath = (contact: { listId: string; contactId: string }): string =>
  `${contactsPath(contact)}/${encodeURIComponent(contact.contactId)}`;
