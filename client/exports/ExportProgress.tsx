import { useObservable } from "../store/observable";
import { lazyPart } from "../ui/lazyPart";
import { followedExport } from "./followedExport";
import { loadChunk } from "../store/loadChunk";

const FollowedExport = lazyPart(() => loadChunk(() => import("./FollowedExport")).then((file) => file.FollowedExport), { error: "corner" });

export function ExportProgress() {
  const id = useObservable(followedExport);
  return id === null ? null : <FollowedExport key={id} id={id} />;
}
