// What the product says when something ended well or badly, wherever it happens: the messages of specification section 8 that are no error
// of the server's (those are in schema/messages). `useToast().say("filtersApplied")` shows one in the corner.
import { defineMessages } from "react-intl";

export const successes = defineMessages({
  saved: { id: "messages.saved", defaultMessage: "Saved successfully." },
  deleted: { id: "messages.deleted", defaultMessage: "Deleted successfully." },
  filtersApplied: { id: "messages.filtersApplied", defaultMessage: "Filters applied." },
  filtersCleared: { id: "messages.filtersCleared", defaultMessage: "Filters cleared." },
  allLayersOff: { id: "messages.allLayersOff", defaultMessage: "All layers are off." },
  downloadStarted: { id: "messages.downloadStarted", defaultMessage: "Download started." },
  downloadFinished: { id: "messages.downloadFinished", defaultMessage: "Download finished." },
});

export const failures = defineMessages({
  layerFilterFailed: { id: "messages.layerFilterFailed", defaultMessage: "The layer could not be filtered." },
  layerNotPermitted: { id: "messages.layerNotPermitted", defaultMessage: "You have no permission on the layer asked for." },
  configurationsFailed: { id: "messages.configurationsFailed", defaultMessage: "The map configurations could not be loaded." },
  downloadFailed: { id: "messages.downloadFailed", defaultMessage: "The download failed." },
  coordinatesInvalid: {
    id: "messages.coordinatesInvalid",
    defaultMessage: "The coordinates of this element are missing or wrong: the map cannot show it.",
  },
  elementFailed: { id: "messages.elementFailed", defaultMessage: "The data of this element could not be loaded." },
  claimFailed: { id: "messages.claimFailed", defaultMessage: "The data of this claim could not be loaded." },
  servicesFailed: { id: "messages.servicesFailed", defaultMessage: "The services could not be loaded." },
  fileServicesFailed: {
    id: "messages.fileServicesFailed",
    defaultMessage: "The services of this claim or of its file could not be loaded.",
  },
  baseTabInvalid: { id: "messages.baseTabInvalid", defaultMessage: "The tab of the base could not be opened: its parameters are wrong." },
  proxyFailed: { id: "messages.proxyFailed", defaultMessage: "Proxy error: the server could not be asked." },
});

export type FailureName = keyof typeof failures;
export type MessageName = keyof typeof successes | FailureName;
