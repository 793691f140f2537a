import { Notifications } from "@mantine/notifications";

/** What is said in the corner. What is said before this is there waits for it. */
export const Toasts = () => <Notifications position="bottom-right" autoClose={5_000} limit={3} containerWidth={310} className="toasts" />;
