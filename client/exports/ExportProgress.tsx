import { useObservable } from "../store/observable";
import { lazyPart } from "../ui/lazyPart";
import { followedExport } from "./followedExport";

const FollowedExport = lazyPart(() => import("./FollowedExport").then((file) => file.FollowedExport));

/**
 * Follows the export that was begun on this page: a toast says how far it has come, on every screen; what is written is fetched by the browser
 * as any file, and how that ended is said.
 */
export function ExportProgress() {
  const id = useObservable(followedExport);
  return id === null ? null : <FollowedExport key={id} id={id} />;
}
