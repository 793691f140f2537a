import type { IntlShape } from "react-intl";

export const mapWords = (intl: IntlShape): Record<string, string> => ({
  "Map.Title": intl.formatMessage({ id: "map.canvas.title", defaultMessage: "Map of claims and suppliers" }),
  "AttributionControl.ToggleAttribution": intl.formatMessage({
    id: "map.canvas.attribution",
    defaultMessage: "Show or hide map sources",
  }),
  "AttributionControl.MapFeedback": intl.formatMessage({ id: "map.canvas.feedback", defaultMessage: "Report a map error" }),
  "NavigationControl.ZoomIn": intl.formatMessage({ id: "map.control.zoomIn", defaultMessage: "Zoom in" }),
  "NavigationControl.ZoomOut": intl.formatMessage({ id: "map.control.zoomOut", defaultMessage: "Zoom out" }),
  "NavigationControl.ResetBearing": intl.formatMessage({ id: "map.control.north", defaultMessage: "North up" }),
  "FullscreenControl.Enter": intl.formatMessage({ id: "map.control.fullScreen", defaultMessage: "Full screen" }),
  "FullscreenControl.Exit": intl.formatMessage({ id: "map.control.leaveFullScreen", defaultMessage: "Leave full screen" }),
  "Popup.Close": intl.formatMessage({ id: "map.canvas.close", defaultMessage: "Close" }),
});
