// Messages of specification section 8, except server errors (schema/messages). `useToast().say("filtersApplied")` shows one as a toast.
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
  layerNotPermitted: { id: "messages.layerNotPermitted", defaultMessage: "Your profile does not give access to the requested layer." },
  configurationsFailed: { id: "messages.configurationsFailed", defaultMessage: "The map views could not be loaded." },
  downloadFailed: { id: "messages.downloadFailed", defaultMessage: "The download failed." },
  coordinatesInvalid: {
    id: "messages.coordinatesInvalid",
    defaultMessage: "The coordinates of this element are missing or invalid. It cannot be shown on the map.",
  },
  tooManyTabs: { id: "messages.tooManyTabs", defaultMessage: "The address contains more than 20 tabs. The first 20 were opened." },
  elementFailed: { id: "messages.elementFailed", defaultMessage: "The data of this element could not be loaded." },
  claimFailed: { id: "messages.claimFailed", defaultMessage: "The data of this claim could not be loaded." },
  servicesFailed: { id: "messages.servicesFailed", defaultMessage: "The services could not be loaded." },
  fileServicesFailed: {
    id: "messages.fileServicesFailed",
    defaultMessage: "The services of this claim or of its file could not be loaded.",
  },
  baseTabInvalid: { id: "messages.baseTabInvalid", defaultMessage: "The base tab could not be opened because its parameters are invalid." },
  proxyFailed: { id: "messages.proxyFailed", defaultMessage: "Proxy error. The server could not be reached." },
});

export type FailureName = keyof typeof failures;
export type MessageName = keyof typeof successes | FailureName;
