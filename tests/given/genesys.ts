// Genesys Cloud as far as contact lists go: its answers were written down by hand after its public API documentation.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterwards } from "./afterwards";

export interface Asked {
  method: string;
  /** With its query. */
  path: string;
  authorization: string;
  body: unknown;
}
export interface Said {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What Genesys Cloud answers. */
export const genesysSays = {
  token: (token = "token-1", seconds = 86_399): Said => ({
    status: 200,
    body: { access_token: token, token_type: "bearer", expires_in: seconds },
  }),
  badClient: {
    status: 400,
    body: { error: "invalid_client", description: "authentication failed", error_description: "authentication failed" },
  } satisfies Said,
  added: ({ id, contactListId, data }: { id: string; contactListId: string; data: object }): Said => ({
    status: 200,
    body: [
      {
        id,
        contactListId,
        data,
        callRecords: {},
        callable: true,
        phoneNumberStatus: { Cell: { callable: true } },
        contactableStatus: { Voice: { contactable: true, columnStatus: { Cell: { contactable: true } } } },
        selfUri: `/api/v2/outbound/contactlists/${contactListId}/contacts/${id}`,
      },
    ],
  }),
  updated: { status: 200, body: { callable: false } } satisfies Said,
  deleted: { status: 204 } satisfies Said,
  failure: (status: number, code: string, message: string): Said => ({
    status,
    body: { message, code, status, contextId: "0b7a1b8e-0000-4000-8000-000000000000", details: [], errors: [] },
    ...(status === 429 && { headers: { "retry-after": "12" } }),
  }),
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text;
};

/** A server on this machine that answers what `answer` says; null: not at all. Ended after the file's tests. */
export async function givenGenesys(answer: (asked: Asked) => Said | null): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const one = { method: request.method!, path: request.url!, authorization: request.headers.authorization ?? "", body };
      asked.push(one);
      const said = answer(one);
      if (!said) return;
      response.writeHead(said.status, { "content-type": "application/json", ...said.headers });
      response.end(said.body === undefined ? undefined : JSON.stringify(said.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
