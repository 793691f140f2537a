// Worker thread that searches one road network (integrations/routing/roadThread.ts).
import { parentPort, workerData } from "node:worker_threads";
import type { RoadAnswer, RoadQuestion } from "../../integrations/routing/roadThread";
import { RoadRouter } from "../../integrations/routing/roads";
import { collectGarbage } from "../../platform/garbage";
import { createLog } from "../../platform/log";

const roads = RoadRouter.read((workerData as { file: string }).file, createLog("warn"));
// Reading the file creates garbage of several times the network's size. A busy search thread would collect it late.
void roads.ready().then(collectGarbage);

/** Safety limit for endless searches; callers time out earlier. */
const SEARCH_TIMEOUT_MS = 30_000;

parentPort!.on("message", ({ id, trip }: RoadQuestion) => {
  const answer = (route: RoadAnswer["route"]): void => parentPort!.postMessage({ id, route } satisfies RoadAnswer);
  roads.route(trip, AbortSignal.timeout(SEARCH_TIMEOUT_MS)).then(answer, () => answer(null));
});
