import { observable } from "../store/observable";

/** The export whose progress is shown, by its id; null: none. Of the page, so that it goes on on every screen. */
export const followedExport = observable<string | null>(null);
