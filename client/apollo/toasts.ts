import { notifications } from "@mantine/notifications";
import { useFaultText } from "./faults";

/** Milliseconds. Specification section 9: errors last ten seconds. */
const shown = { done: 5_000, failed: 10_000 };

/** How something ended, said in the corner: `toast.done(text)`, `toast.failed(error)`. */
export function useToast() {
  const say = useFaultText();
  return {
    done: (message: string): void => void notifications.show({ color: "teal", autoClose: shown.done, message }),
    failed: (error: unknown): void =>
      void notifications.show({ color: "red", autoClose: shown.failed, role: "alert", message: say(error) }),
  };
}
