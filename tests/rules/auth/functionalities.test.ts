import { expect, test } from "vitest";
import { claimActionNames } from "../../../schema/rules/claims/actions";
import {
  actingFunctionalities,
  defaultFunctionalities,
  functionalities,
  requirementsOf,
} from "../../../schema/rules/access/functionalities";
import { ProfileType } from "../../../schema/rules/access/profiles";

const profiles = Object.keys(ProfileType) as ProfileType[];
const who = (functionality: (typeof functionalities)[number]): ProfileType[] =>
  profiles.filter((profile) => defaultFunctionalities[profile].has(functionality));

test("gives every profile the functionalities that its functionalities require", () => {
  const lacking = profiles.flatMap((profile) =>
    [...defaultFunctionalities[profile]].flatMap((one) =>
      requirementsOf(one)
        .filter((needed) => !defaultFunctionalities[profile].has(needed))
        .map((needed) => `${profile}: ${one} needs ${needed}`),
    ),
  );
  expect(lacking).toEqual([]);
});

test("includes the requirements of requirements", () => {
  expect(requirementsOf("claim.manageDelay")).toEqual(["claim.detail", "layer.incidents", "map"]);
  expect(requirementsOf("dashboard.subscribe")).toEqual(["dashboard.report", "dashboard"]);
  expect(requirementsOf("map")).toEqual([]);
});

test("assigns the functionalities to the profiles as the readings say", () => {
  const staff = ["LOCALADMIN", "SUPERVISOR", "OPERADOR"];
  expect(who("claim.detail")).toEqual(profiles);
  for (const one of [
    "claim.manageDelay",
    "claim.cancelService",
    "claim.cancelProvider",
    "alarms",
    "claim.viewers",
    "supplierFilter",
  ] as const)
    expect(who(one)).toEqual(staff);
  for (const one of ["claim.confirmArrival", "claim.confirmCompletion"] as const) expect(who(one)).toEqual([...staff, "PROVEEDOR"]);
  for (const one of ["claim.economics", "registers.export", "dashboard.report", "logs.audit"] as const)
    expect(who(one)).toEqual(["LOCALADMIN", "SUPERVISOR"]);
  expect(who("dashboard")).toEqual([...staff, "CLIENTE"]);
  for (const one of functionalities.filter((name) => /^admin\.|^api\.|^sandbox|^logs\.(api|supplier)/.test(name)))
    expect(who(one)).toEqual(["LOCALADMIN"]);
});

test("marks every action on a claim as a change", () => {
  for (const action of claimActionNames) expect(actingFunctionalities.has(`claim.${action}`)).toBe(true);
  expect([...actingFunctionalities].filter((one) => /detail|logs|layer|export/.test(one))).toEqual([]);
});
