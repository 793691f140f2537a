import type { Endpoints } from "../endpoints";
import { endCode, iso, type ClaimRecord } from "../records";

const openClaims = `query DemoLeftovers($after: String) {
  claims(first: 100, after: $after, filter: { open: true }) { nodes { id } pageInfo { hasNextPage endCursor } }
}`;
interface Page {
  claims: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export async function openClaimsOfEarlierRuns(endpoints: Endpoints): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { claims } = (await endpoints.query(openClaims, { after })) as Page;
    ids.push(...claims.nodes.map(({ id }) => id).filter((id) => id.startsWith("DEMO-")));
    more = claims.pageInfo.hasNextPage && claims.pageInfo.endCursor !== null;
    after = claims.pageInfo.endCursor;
  }
  return ids;
}

/** Record that finishes such a claim. The id contains the required fields: DEMO-run-instance-service-time-number. */
export function finishingRecord(id: string, now: number): ClaimRecord {
  const [, , cdama, cdservicio, occurred = ""] = id.split("-");
  const seconds = Number.parseInt(occurred, 36);
  // Higher than all versions of the earlier run, which count from 1.
  const version = Math.floor(now / 1_000);
  return {
    rgpresta: id,
    version,
    cdama,
    cdservicio,
    cdestadoserv: endCode("finished"),
    nbestadoserv: "Finished",
    ...(Number.isNaN(seconds) ? {} : { fhocurrencia: iso(seconds * 1_000) }),
  };
}
