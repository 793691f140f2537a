import { recordServerTime } from "../store/serverClock";

export async function timedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  recordServerTime(Date.parse(response.headers.get("date") ?? ""));
  return response;
}
