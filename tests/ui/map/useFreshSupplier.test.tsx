import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { act, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useSupplierRefresh } from "../../../client/map/screen/useSupplierRefresh";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import type { ResourceStatus } from "../../../schema/rules/lists/suppliers";
import { frameOf } from "./sampleFrames";

const detail = gql`
  query SupplierDetail($id: ID!) {
    supplier(id: $id) {
      id
    }
  }
`;
const other = gql`
  query MapSupplierList {
    suppliers {
      id
    }
  }
`;

let store: FleetStore;
let asked: Record<string, number>;

beforeEach(() => {
  vi.useFakeTimers();
  store = new FleetStore(() => Date.now());
  asked = {};
});

const position = gql`
  query ClaimSupplierPosition($id: ID!) {
    supplier(id: $id) {
      id
    }
  }
`;

function OpenClaim({ id }: { id: string }) {
  useSupplierRefresh(store, { group: "claims", id });
  useQuery(position, { variables: { id: "M-1" } });
  useQuery(other);
  return null;
}
function OpenSupplier({ id }: { id: string }) {
  useSupplierRefresh(store, { group: "suppliers", id });
  useQuery(detail, { variables: { id } });
  useQuery(other);
  return null;
}

const pinned = {
  __typename: "Claim",
  id: "SIN-1",
  version: 1,
  position: null,
  status: "PENDING_ARRIVAL_CRITICAL",
  kind: "OTHER",
  measuredFrom: null,
  predictedAt: null,
  supplier: { __typename: "Supplier", id: "M-1" },
};
const answerOf = (operationName: string | undefined, id: string): object =>
  operationName === "PinnedClaim" ? { claim: pinned } : id ? { supplier: { __typename: "Supplier", id } } : { suppliers: [] };

const show = async (id: string, Detail = OpenSupplier): Promise<void> => {
  const link = new ApolloLink(({ operationName, variables }) => {
    const name = `${operationName} ${variables["id"] ?? ""}`.trim();
    asked[name] = (asked[name] ?? 0) + 1;
    return new Observable((answer) => {
      answer.next({ data: answerOf(operationName, variables["id"] as string) });
      answer.complete();
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Detail id={id} />
    </ApolloProvider>,
  );
  await advanceTimers(0);
};
const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** A frame in which the supplier is so, its position being so many minutes old. */
const see = async (status: ResourceStatus, since: number): Promise<void> => {
  act(() => store.apply(frameOf([{ id: "M-1", resource: status, since }], {}, false)));
  await advanceTimers(0);
};

test("reloads an open supplier when the map shows a new status or position", async () => {
  await see("MOBILE_FREE", 5);
  await show("M-1");
  expect(asked).toEqual({ "SupplierDetail M-1": 1, MapSupplierList: 1 });
  await see("MOBILE_OCCUPIED", 5);
  expect(asked["SupplierDetail M-1"]).toBe(2);
  await advanceTimers(2_000);
  await see("MOBILE_OCCUPIED", 4);
  expect(asked).toEqual({ "SupplierDetail M-1": 3, MapSupplierList: 1 });
});

test("reloads the supplier's position of an open claim when the map shows a new one", async () => {
  await see("MOBILE_OCCUPIED", 5);
  await show("SIN-1", OpenClaim);
  const before = { "PinnedClaim SIN-1": 1, "ClaimSupplierPosition M-1": 1, MapSupplierList: 1 };
  expect(asked).toEqual(before);
  await see("MOBILE_OCCUPIED", 4);
  expect(asked).toEqual({ ...before, "ClaimSupplierPosition M-1": 2 });
});

test("sends no request for a frame without a change of the supplier", async () => {
  await see("MOBILE_FREE", 5);
  await show("M-1");
  await see("MOBILE_FREE", 5);
  act(() => store.apply(frameOf([{ id: "M-2", resource: "MOBILE_FREE", since: 1 }], {}, false)));
  await advanceTimers(10_000);
  expect(asked["SupplierDetail M-1"]).toBe(1);
});

test("reloads a moving supplier every two seconds, and after its last move", async () => {
  await see("MOBILE_FREE", 9);
  await show("M-1");
  for (let n = 0; n < 50; n++) {
    await see("MOBILE_FREE", 8 - n / 10);
    await advanceTimers(100);
  }
  await advanceTimers(5_000);
  // At once, then at 2, 4 and 6 seconds.
  expect(asked["SupplierDetail M-1"]).toBe(1 + 4);
});
