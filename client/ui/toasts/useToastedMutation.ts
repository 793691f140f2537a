import { useToast } from "./toasts";

/** Runs a mutation, shows its outcome as a toast and returns whether it succeeded: `await run(() => enable({ variables }))`. */
export function useToastedMutation() {
  const toast = useToast();
  return async <A>(mutate: () => Promise<A>, done?: string | ((answer: A) => string)): Promise<boolean> => {
    try {
      const answer = await mutate();
      toast.done(typeof done === "function" ? done(answer) : done);
      return true;
    } catch (error) {
      toast.failed(error);
      return false;
    }
  };
}
