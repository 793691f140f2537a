import { labelOfStatus } from "../../schema/rules/claims/claimStatus";
import { claimStatusOrder, claimStatuses } from "../../schema/rules/lists/claims";
import type { ClaimFilter } from "../gql/graphql";

export const clientLists = ["open", "late", "coming", "finished"] as const;
export type ClientList = (typeof clientLists)[number];

const late = claimStatusOrder.filter((status) => labelOfStatus[status] === "LATE" && status !== "FINISHED");
const onTheWay = claimStatusOrder.filter((status) => ["pendingArrival", "managed"].includes(claimStatuses[status].stage));

/** Field that the filter of a list reads. A list whose field the profile hides is not offered. */
export const fieldOfList = { open: "id", late: "status", coming: "status", finished: "finishedAt" } as const satisfies Record<
  ClientList,
  string
>;

/** Filter of a list. `today`: start of the day, ISO 8601. */
export function filterOfList(list: ClientList, today: string): ClaimFilter {
  switch (list) {
    case "open":
      return { open: true };
    case "late":
      return { open: true, statuses: late };
    case "coming":
      return { open: true, statuses: onTheWay.filter((status) => !late.includes(status)) };
    default:
      return { open: false, columns: [{ field: "FINISHED_AT", from: today }] };
  }
}
