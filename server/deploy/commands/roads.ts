// The search through one road network, as a thread of the server (integrations/maps/roadThread.ts).
import { parentPort, workerData } from "node:worker_threads";
import type { RoadAnswer, RoadQuestion } from "../../integrations/maps/roadThread";
import { RoadRouter } from "../../integrations/maps/roads";
import { collectGarbage } from "../../platform/garbage";
import { createLog } from "../../platform/log";

const roads = RoadRouter.read((workerData as { file: string }).file, createLog("warn"));
// What reading leaves behind is several times the network: a thread that then only searches would keep it for a long time.
void roads.ready().then(collectGarbage);

/** Who asks gives up sooner; this only ends a search that would go on for ever. */
const SEARCH_TIMEOUT_MS = 30_000;

parentPort!.on("message", ({ id, trip }: RoadQuestion) => {
  const answer = (route: RoadAnswer["route"]): void => parentPort!.postMessage({ id, route } satisfies RoadAnswer);
  roads.route(trip, AbortSignal.timeout(SEARCH_TIMEOUT_MS)).then(answer, () => answer(null));
});
