// In which order the files of a run begin: those that take long come first, so that none of them is left alone on one core at the end.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of about a minute and more, by the seconds that they took in a run on two quiet cores. Files that mostly wait are spread. */
const longest = [
  "tests/api/threats/11-hiddenFields.test.ts",
  "tests/e2e/room.test.ts",
  "tests/e2e/requestsAtOnce.test.ts",
  "tests/e2e/accessibility.test.ts",
  "tests/e2e/tasksOfAdministrators.test.ts",
  "tests/e2e/lostConnection.test.ts",
  "tests/e2e/shell.test.ts",
  "tests/e2e/tasks.test.ts",
  "tests/faults/silentDeath.test.ts",
  "tests/e2e/adminAccessibility.test.ts",
  "tests/e2e/layoutShift.test.ts",
  "tests/e2e/pseudoLocale.test.ts",
  "tests/e2e/camera.test.ts",
  "tests/e2e/filters.test.ts",
  "tests/e2e/sandbox.test.ts",
  "tests/e2e/tasksInTrouble.test.ts",
  "tests/e2e/missingChunks.test.ts",
  "tests/faults/reports.kill.test.ts",
  "tests/e2e/dashboard.test.ts",
  "tests/faults/backup.test.ts",
  "tests/e2e/tabStrip.test.ts",
  "tests/e2e/stalledBoard.test.ts",
  "tests/e2e/streets.test.ts",
  "tests/api/threats/28-injection.test.ts",
  "tests/api/auth/credentials.test.ts",
  "tests/api/reports/subscriptions.test.ts",
  "tests/api/figures/figures.test.ts",
  "tests/api/threats/12-foreignIds.test.ts",
  "tests/api/threats/09-liveRights.test.ts",
  "tests/structure/skeletons.test.ts",
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
