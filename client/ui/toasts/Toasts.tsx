import { Notifications } from "@mantine/notifications";

/** Toasts sent before this component is rendered are queued. */
export const Toasts = () => <Notifications position="bottom-right" autoClose={5_000} limit={3} containerWidth={310} className="toasts" />;
