import { useAcknowledgeAlarmsMutation, usePassAlarmsMutation, useSnoozeAlarmsMutation, useTakeAlarmsMutation } from "../gql/hooks";
import { useToast } from "../ui/toasts";

/** What can be done with alarms; each answers whether it was done, and what was refused is said in the corner. */
export function useHandleAlarms() {
  const toast = useToast();
  const [acknowledge] = useAcknowledgeAlarmsMutation();
  const [take] = useTakeAlarmsMutation();
  const [snooze] = useSnoozeAlarmsMutation();
  const [pass] = usePassAlarmsMutation();
  const run = async (mutate: () => Promise<unknown>): Promise<boolean> => {
    try {
      await mutate();
      return true;
    } catch (error) {
      toast.failed(error);
      return false;
    }
  };
  return {
    acknowledge: (ids: string[]) => run(() => acknowledge({ variables: { input: { ids } } })),
    take: (ids: string[]) => run(() => take({ variables: { input: { ids } } })),
    snooze: (ids: string[], minutes: number, reason: string) => run(() => snooze({ variables: { input: { ids, minutes, reason } } })),
    pass: (ids: string[], userId: string, note: string) => run(() => pass({ variables: { input: { ids, userId, note: note || null } } })),
  };
}
