import { useToast } from "./toasts";

/**
 * Runs a mutation and says in the corner how it ended: `await run(() => enable({ variables }))`. `done`: what is said of its answer; absent:
 * that it is saved. Answers whether it succeeded.
 */
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
