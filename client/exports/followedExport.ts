import { observable } from "../store/observable";

/** Id of the export whose progress is shown; `null` if none. Module state, so that it survives changes of screen. */
export const followedExport = observable<string | null>(null);
