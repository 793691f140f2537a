// In which order the files of a run begin: those that take long come first, so that none of them is left alone on one core at the end.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of more than half a minute, the longest first: most of it they wait. */
const longest = [
  "tests/api/threats/11-hiddenFields.test.ts",
  "tests/e2e/lostConnection.test.ts",
  "tests/e2e/layoutShift.test.ts",
  "tests/faults/backup.test.ts",
  "tests/faults/reports.kill.test.ts",
  "tests/e2e/room.test.ts",
  "tests/e2e/accessibility.test.ts",
  "tests/e2e/shell.test.ts",
  "tests/e2e/streets.test.ts",
  "tests/e2e/stalledBoard.test.ts",
  "tests/e2e/pseudoLocale.test.ts",
  "tests/e2e/sandbox.test.ts",
  "tests/api/reports/subscriptions.test.ts",
  "tests/api/figures/figures.test.ts",
  "tests/api/threats/12-foreignIds.test.ts",
  "tests/api/threats/09-liveRights.test.ts",
];

const place = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? longest.length : at;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => place(one) - place(other));
  }
}
