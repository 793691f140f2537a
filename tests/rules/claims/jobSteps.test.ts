import { describe, expect, test } from "vitest";
import { jobsBySteps, jobStepOf } from "../../../schema/rules/claims/jobSteps";

const AT = "2026-11-28T10:00:00.000Z";
const LATER = "2026-11-28T11:00:00.000Z";
const job = { status: "PENDING_ARRIVAL", arrivedAt: null, acceptedAt: AT, promisedAt: AT, measuredFrom: null } as const;

describe("jobStepOf", () => {
  test("waits for acceptance until the supplier has accepted", () => {
    expect(jobStepOf({ ...job, acceptedAt: null })).toBe("toAccept");
    expect(jobStepOf({ ...job, status: "PROG_PENDING_ACTION", acceptedAt: null })).toBe("toAccept");
    expect(jobStepOf(job)).toBe("onTheWay");
  });
  test("counts an assignment as accepted if the profile hides the acceptance", () => {
    expect(jobStepOf({ ...job, acceptedAt: undefined })).toBe("onTheWay");
  });
  test("is on site after the arrival, and planned before a scheduled start", () => {
    expect(jobStepOf({ ...job, arrivedAt: AT })).toBe("onSite");
    expect(jobStepOf({ ...job, status: "NO_FINISH_DELAYED" })).toBe("onSite");
    expect(jobStepOf({ ...job, status: "PROG_PENDING_ACTION" })).toBe("planned");
  });
});

describe("jobsBySteps", () => {
  test("orders steps by progress and assignments by due time, and omits empty steps", () => {
    const jobs = [
      { ...job, id: "site", arrivedAt: AT },
      { ...job, id: "unknown", promisedAt: null },
      { ...job, id: "later", promisedAt: LATER },
      { ...job, id: "sooner", promisedAt: null, measuredFrom: AT },
      { ...job, id: "new", acceptedAt: null },
    ];
    expect(jobsBySteps(jobs).map(({ step, jobs: ofStep }) => [step, ofStep.map(({ id }) => id)])).toEqual([
      ["toAccept", ["new"]],
      ["onTheWay", ["sooner", "later", "unknown"]],
      ["onSite", ["site"]],
    ]);
  });
});
