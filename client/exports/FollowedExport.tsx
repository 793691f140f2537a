import { useQuery } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import { useEffect, useEffectEvent } from "react";
import { SECOND_MS } from "../../schema/rules/durations";
import { type ExportState, exportPath, isUnfinished } from "../../schema/rules/exports/exports";
import { ExportProgressDocument } from "../gql/graphql";
import { useToast } from "../ui/toasts/toasts";
import { ExportToast } from "./ExportToast";
import { followedExport } from "./followedExport";
import { saveFile } from "./saveFile";

const TOAST_ID = "export";

export function FollowedExport({ id }: { id: string }) {
  const toast = useToast();
  // Polling also retries failed requests after a second.
  const { data } = useQuery(ExportProgressDocument, { variables: { id }, pollInterval: SECOND_MS, fetchPolicy: "network-only" });
  const progress = data?.export;
  const state: ExportState | null = data === undefined ? "WAITING" : (progress?.state ?? null);

  useEffect(() => {
    notifications.show({ id: TOAST_ID, autoClose: false, withCloseButton: false, message: <ExportToast id={id} /> });
    return () => void notifications.hide(TOAST_ID);
  }, [id]);

  const enter = useEffectEvent((entered: ExportState | null) => {
    if (entered === "DONE") saveFile(exportPath(id), progress!.fileName);
    if (entered === "DONE" || (entered !== null && isUnfinished(entered))) return;
    followedExport.set(null);
    if (entered === "DOWNLOADED") toast.say("downloadFinished");
    else if (entered !== "CANCELLED") toast.say("downloadFailed");
  });
  useEffect(() => enter(state), [state]);
  return null;
}
