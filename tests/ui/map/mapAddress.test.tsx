import { expect, test } from "vitest";
import {
  defaultLayers,
  readMapAddress,
  withClosed,
  withOpened,
  writeMapAddress,
  type MapAddress,
} from "../../../client/map/address/mapAddress";
import type { FleetRef } from "../../../client/mapkit/fleet/FleetIndex";

const claim = (id: string): FleetRef => ({ group: "claims", id });
const supplier = (id: string): FleetRef => ({ group: "suppliers", id });
const empty = readMapAddress("");

test("reads an empty address as the default layers, no filter, and the list", () => {
  expect(empty).toEqual({
    camera: null,
    layers: defaultLayers,
    claimStatuses: [],
    resourceStatuses: [],
    filter: {},
    withoutPosition: false,
    needsMe: null,
    open: [],
    shown: null,
    section: null,
    place: null,
  });
  expect(writeMapAddress(empty)).toBe("");
});

test("writes the list in front as chosen, or not at all", () => {
  expect([true, false, null].map((needsMe) => writeMapAddress({ ...empty, needsMe }))).toEqual(["?list=needs", "?list=view", ""]);
  expect(["?list=needs", "?list=view", "?list=other", ""].map((text) => readMapAddress(text).needsMe)).toEqual([true, false, null, null]);
});

test("reads an address that it wrote identically", () => {
  const address: MapAddress = {
    camera: { lat: 40.4297, lon: -3.6864, zoom: 12.4, bearing: 30, pitch: 45 },
    layers: ["INCIDENTS"],
    claimStatuses: ["PENDING_ARRIVAL_CRITICAL", "NO_SUPPLIER"],
    resourceStatuses: ["MOBILE_FREE"],
    filter: { centreIds: ["7"], scheduled: false, unassignedMinutes: { from: 10, to: 60 }, file: "2026/44, b & c" },
    withoutPosition: true,
    needsMe: true,
    open: [claim("SIN/1, 2&3"), supplier("M:204"), claim("4")],
    shown: supplier("M:204"),
    section: "fleet",
    place: { name: "Porto, Baixa & Sé", lat: 41.14961, lon: -8.61099 },
  };
  expect(readMapAddress(writeMapAddress(address))).toEqual(address);
});

test("keeps an address readable: short codes, place and zoom together", () => {
  const address = {
    ...empty,
    camera: { lat: 40.42971234, lon: -3.6864, zoom: 12.4, bearing: 0, pitch: 0 },
    claimStatuses: ["MANAGED" as const],
    shown: claim("7"),
  };
  expect(writeMapAddress({ ...address, open: [claim("7")] })).toBe("?at=40.42971,-3.6864,12.4&status=man&claim=7");
});

test("distinguishes all layers switched off from the default", () => {
  expect(readMapAddress(writeMapAddress({ ...empty, layers: [] })).layers).toEqual([]);
});

test.each(["91,0,x", "0,181,x", "a,b,c", ",,x", "1,2", ""])("reads no mark from an invalid place (%s)", (place) => {
  expect(readMapAddress(`?place=${place}`).place).toBeNull();
});

test("opens the tab of a linked claim or supplier", () => {
  expect(readMapAddress("?claim=118199")).toMatchObject({ open: [claim("118199")], shown: claim("118199") });
  expect(readMapAddress("?supplier=M-204")).toMatchObject({ open: [supplier("M-204")], shown: supplier("M-204") });
});

test("ignores unreadable parts and enforces limits", () => {
  expect(readMapAddress("?at=x,1,2&status=nope,plc&layers=moon,mobile&open=nothing&open=c:")).toMatchObject({
    camera: null,
    claimStatuses: ["PENDING_ARRIVAL_CRITICAL"],
    layers: ["MOBILE"],
    open: [],
  });
  expect(readMapAddress("?at=95,400,30,-90,80").camera).toEqual({ lat: 90, lon: 180, zoom: 19, bearing: 270, pitch: 60 });
});

test("opens a tab once, and returns to the list after the last one closes", () => {
  const two = withOpened(withOpened(withOpened(empty, claim("1")), supplier("1")), claim("1"));
  expect(two).toMatchObject({ open: [claim("1"), supplier("1")], shown: claim("1") });
  const one = withClosed(two, claim("1"));
  expect(one).toMatchObject({ open: [supplier("1")], shown: supplier("1") });
  expect(withClosed(one, supplier("1"))).toMatchObject({ open: [], shown: null });
});

test("keeps the tab in front when one behind it closes", () => {
  const two = withOpened(withOpened(empty, claim("1")), claim("2"));
  expect(withClosed(two, claim("1"))).toMatchObject({ open: [claim("2")], shown: claim("2") });
});
